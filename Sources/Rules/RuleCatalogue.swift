package import Findings
import Taxonomy

/// Every rule there is.
package enum RuleCatalogue {
  /// Sorted by name. A test holds this list against the files in the topics' folders.
  package static let all: [any Rule.Type] = [
    AmbiguousQuery.self,
    BlankIdentifier.self,
    ComponentIdentifier.self,
    ContainerIdentifier.self,
    DuplicateIdentifier.self,
    EmptyStateIdentifier.self,
    HiddenIdentifier.self,
    IdentifierBeforeElement.self,
    IndexInIdentifier.self,
    IndexQuery.self,
    LabelAsIdentifier.self,
    LocalizedIdentifier.self,
    MalformedIdentifier.self,
    MergedIdentifier.self,
    MissingIdentifier.self,
    MissingSection.self,
    MixedRowConvention.self,
    NodelessIdentifier.self,
    NumericSuffix.self,
    OmittedElement.self,
    OmittedIdentifier.self,
    OtherIdentifierProperty.self,
    OverlongIdentifier.self,
    OverlongQuery.self,
    PresentationIdentifier.self,
    RolelessButton.self,
    ShadowedIdentifier.self,
    StepperChildQuery.self,
    StyleIdentifier.self,
    SwallowingParent.self,
    TabContentIdentifier.self,
    TapWithoutButton.self,
    TextInIdentifier.self,
    TextQuery.self,
    ToggleTap.self,
    TraitChangedType.self,
    UnassignedConstant.self,
    UnforwardedIdentifier.self,
    UnknownQuery.self,
    UnknownScreen.self,
    UnnamedCustomView.self,
    UnreliableTabIdentifier.self,
    UnstableIdentifier.self,
    UnusedAllow.self,
    UnusedIdentifier.self,
    VacuousQuery.self,
    WrongTypeQuery.self,
  ]

  /// The rule with this name.
  package static func rule(_ id: RuleID) -> (any Rule.Type)? {
    all.first { $0.descriptor.id == id }
  }

  /// The name that `name` is most likely a misspelling of.
  package static func nearest(to name: String) -> RuleID? {
    nearestName(to: name, in: all.map { $0.descriptor.id.name }).map { RuleID($0) }
  }
}
