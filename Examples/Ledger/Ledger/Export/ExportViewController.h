#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

extern NSString *const ExportShareButtonID;

/// Writes the transactions of a year to a file. The oldest screen of the app.
@interface ExportViewController : UIViewController

@property (nonatomic) NSInteger year;

@end

NS_ASSUME_NONNULL_END
