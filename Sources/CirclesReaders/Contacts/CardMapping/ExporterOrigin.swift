/// The kind of address book a card was exported from, as its own signs tell.
///
/// A UID means something only within its address book, and edits are merged for each book apart, so
/// it matters that the cards of one file agree: take the origin of a file's first telling card.
public struct ExporterOrigin: Hashable, Sendable {
  /// The name: `vcard/apple`, `vcard/google`, `vcard/outlook`, `vcard/android`,
  /// `vcard/nextcloud`; `vcard` where nothing tells.
  public let name: String

  /// No telling sign.
  public static let unknown = ExporterOrigin(name: "vcard")
  static let apple = ExporterOrigin(name: "vcard/apple")
  static let google = ExporterOrigin(name: "vcard/google")
  static let outlook = ExporterOrigin(name: "vcard/outlook")
  static let android = ExporterOrigin(name: "vcard/android")
  static let nextcloud = ExporterOrigin(name: "vcard/nextcloud")

  /// The signs seen in a card so far.
  struct Signs {
    private var product: ExporterOrigin?
    private var signs: Set<Sign> = []

    /// Properties and words that only one exporter writes, surest first. Google copies some of
    /// Apple's properties, so Apple's come last.
    enum Sign: CaseIterable {
      case androidRow, outlookProperty, googleCategory, appleProperty
    }

    /// Takes a PRODID.
    mutating func take(product text: String) {
      let names: [(String, ExporterOrigin)] = [
        ("Sabre", .nextcloud), ("Nextcloud", .nextcloud), ("Apple", .apple), ("iOS", .apple),
        ("Microsoft", .outlook), ("Google", .google), ("Android", .android),
      ]
      for (name, origin) in names where product == nil && text.contains(name) { product = origin }
    }

    /// Takes another sign.
    mutating func take(_ sign: Sign) { signs.insert(sign) }

    /// What all the signs together say.
    var origin: ExporterOrigin {
      if let product { return product }
      if signs.isEmpty { return .unknown }
      for sign in Sign.allCases where signs.contains(sign) {
        switch sign {
        case .androidRow: return .android
        case .outlookProperty: return .outlook
        case .googleCategory: return .google
        case .appleProperty: return .apple
        }
      }
      return .unknown
    }
  }
}
