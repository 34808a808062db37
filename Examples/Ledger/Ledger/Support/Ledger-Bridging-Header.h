#import "ExportViewController.h"
