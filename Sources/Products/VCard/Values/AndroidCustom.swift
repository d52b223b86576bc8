/// A row of Android's address book that vCard has no property for, as AOSP writes it:
/// `X-ANDROID-CUSTOM:vnd.android.cursor.item/KIND;data1;data2;...` (up to 15 columns).
package enum AndroidCustom: Hashable, Sendable {
  /// Another name.
  case nickname(String)
  /// A day: its text, and what it is.
  case event(date: String, kind: EventKind)
  /// Somebody's name, and what they are to the contact.
  case relation(name: String, type: String)

  /// What a day of `ContactsContract.CommonDataKinds.Event` is.
  package enum EventKind: Hashable, Sendable {
    /// Type 3.
    case birthday
    /// Type 1 (`anniversary`), type 2 (`other`), or the user's own label.
    case labelled(String)
  }

  /// Reads the components of the property; nil for kinds that are not known, and for rows that
  /// say nothing.
  package init?(components: [String]) {
    guard let kind = components.first, components.count > 1 else { return nil }
    let value = components[1]
    if value.isEmpty { return nil }
    let type = components.count > 2 ? components[2] : ""
    let label = components.count > 3 ? components[3] : ""
    switch kind {
    case "vnd.android.cursor.item/nickname":
      self = .nickname(value)
    case "vnd.android.cursor.item/contact_event":
      self = .event(date: value, kind: Self.eventKind(type, label))
    case "vnd.android.cursor.item/relation":
      self = .relation(name: value, type: Self.relationType(type, label))
    default:
      return nil
    }
  }

  private static func eventKind(_ type: String, _ label: String) -> EventKind {
    switch type {
    case "1": .labelled("anniversary")
    case "3": .birthday
    case "0": .labelled(label)
    default: .labelled(label.isEmpty ? "other" : label)
    }
  }

  private static func relationType(_ type: String, _ label: String) -> String {
    if let number = Int(type), let word = RelationType.android(number) { return word }
    return label
  }
}
