#import "ExportViewController.h"

#define EXPORT_ID(part) [NSString stringWithFormat:@"export_%@", part]

NSString *const ExportShareButtonID = @"export_share_button";
static NSString *const kFormatID = @"export_format_control";

@interface ExportViewController () {
    UISwitch *_pendingSwitch;
}

@property (nonatomic, strong) UIButton *shareButton;
@property (nonatomic, strong) UISegmentedControl *formatControl;
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, strong) UILabel *sizeLabel;

@end

@implementation ExportViewController

- (UIButton *)shareButton {
    if (!_shareButton) {
        _shareButton = [UIButton buttonWithType:UIButtonTypeSystem];
        _shareButton.accessibilityIdentifier = ExportShareButtonID;
    }
    return _shareButton;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.formatControl = [[UISegmentedControl alloc] initWithItems:@[@"CSV", @"PDF"]];
    [self.formatControl setAccessibilityIdentifier:kFormatID];
    self.nameField = [[UITextField alloc] initWithFrame:CGRectZero];
    self.nameField.accessibilityIdentifier = EXPORT_ID(@"name_field");
    _pendingSwitch = [UISwitch new];
    [_pendingSwitch setValue:@"export_pending_switch" forKey:@"accessibilityIdentifier"];
    self.sizeLabel = [UILabel new];
    self.sizeLabel.accessibilityIdentifier = NSLocalizedString(@"export.size", nil);
    for (UIView *view in @[self.formatControl, self.nameField, _pendingSwitch, self.sizeLabel, self.shareButton]) {
        [self.view addSubview:view];
    }
    for (NSInteger month = 0; month < 12; month++) {
        [self addButtonForMonth:month];
    }
    UIBarButtonItem *done = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                          target:self
                                                                          action:@selector(done)];
    self.navigationItem.rightBarButtonItem = done;
}

- (void)addButtonForMonth:(NSInteger)month {
    UIButton *button = [[UIButton alloc] init];
    button.accessibilityIdentifier = [NSString stringWithFormat:@"export_month_%ld", (long)month];
    [self.view addSubview:button];
}

- (void)done {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
