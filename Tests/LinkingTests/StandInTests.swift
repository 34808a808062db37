import Inventory
import Testing

@testable import Linking

/// The settings name views of SwiftUI that linking must know.
@Test("each view that another may stand for is in the table of constructs")
func eachStandInIsAConstruct() {
  #expect(!StandInViews.names.isEmpty)
  #expect(StandInViews.names.subtracting(SwiftUIConstruct.table.keys) == [])
}
