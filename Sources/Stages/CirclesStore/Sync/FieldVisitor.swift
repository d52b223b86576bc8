import CirclesModel

/// Something done with a field of contacts, whatever its type.
protocol FieldVisitor {
  /// A field, or a part of one, that has one value.
  mutating func scalar<Value: Hashable>(
    _ path: WritableKeyPath<ContactFields, Value>, empty: Value)
  /// A field that is a list.
  mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>)
}

extension MergeField {
  /// The fields that a card has a place for.
  static let ofCards = allCases.filter { $0 != .relationshipType }

  /// Shows a visitor where the field is kept.
  func visit(_ visitor: inout some FieldVisitor) {
    switch self {
    case .name:
      let parts: [WritableKeyPath<ContactFields, String>] = [
        \.name.display, \.name.prefix, \.name.given, \.name.middle, \.name.family, \.name.suffix,
        \.name.phoneticGiven, \.name.phoneticMiddle, \.name.phoneticFamily,
      ]
      for part in parts { visitor.scalar(part, empty: "") }
    case .nicknames: visitor.list(\.nicknames)
    case .phones: visitor.list(\.phones)
    case .emails: visitor.list(\.emails)
    case .addresses: visitor.list(\.addresses)
    case .birthday: visitor.scalar(\.birthday, empty: nil)
    case .dates: visitor.list(\.dates)
    case .organization: visitor.scalar(\.organization, empty: "")
    case .department: visitor.scalar(\.department, empty: "")
    case .jobTitle: visitor.scalar(\.jobTitle, empty: "")
    case .note: visitor.scalar(\.note, empty: "")
    case .categories: visitor.list(\.categories)
    case .urls: visitor.list(\.urls)
    case .handles: visitor.list(\.handles)
    case .related: visitor.list(\.related)
    case .relationshipType: break
    }
  }
}
