/// The versions of vCard, which differ in how a value is escaped and encoded.
public enum Version: UInt8, Hashable, Sendable, Comparable {
  /// vCard 2.1 (versit, 1996): quoted-printable, bare parameters, only `\;` is an escape.
  case v21 = 21
  /// vCard 3.0 (RFC 2426).
  case v30 = 30
  /// vCard 4.0 (RFC 6350), and jCard and xCard, which map onto it.
  case v40 = 40

  /// The version a VERSION property's text names; blanks around it are forgiven.
  public init?(text: some StringProtocol) {
    switch text.drop(while: { $0 == " " || $0 == "\t" }).prefix(3) {
    case "2.1": self = .v21
    case "3.0": self = .v30
    case "4.0": self = .v40
    default: return nil
    }
  }

  /// The text of the VERSION property.
  public var text: String {
    switch self {
    case .v21: "2.1"
    case .v30: "3.0"
    case .v40: "4.0"
    }
  }

  /// Older before newer.
  public static func < (left: Version, right: Version) -> Bool { left.rawValue < right.rawValue }
}
