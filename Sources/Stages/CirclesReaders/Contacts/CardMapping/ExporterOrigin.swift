import VCard

/// The kind of address book a card was exported from, as its own signs tell.
///
/// A UID means something only within its address book, and edits are merged for each book apart, so
/// it matters that the cards of one file agree: take the origin of a file's first telling card.
public struct ExporterOrigin: Hashable, Sendable {
  /// The name: `vcard/apple`, `vcard/google`, `vcard/outlook`, `vcard/android`,
  /// `vcard/nextcloud`, `vcard/proton`, `vcard/fastmail`, `vcard/whatsapp`, `vcard/circles` for what this program
  /// exported; `vcard` where nothing tells.
  public let name: String

  /// No telling sign.
  public static let unknown = ExporterOrigin(name: "vcard")
  static let apple = ExporterOrigin(name: "vcard/apple")
  static let google = ExporterOrigin(name: "vcard/google")
  static let outlook = ExporterOrigin(name: "vcard/outlook")
  static let android = ExporterOrigin(name: "vcard/android")
  static let nextcloud = ExporterOrigin(name: "vcard/nextcloud")
  static let proton = ExporterOrigin(name: "vcard/proton")
  static let fastmail = ExporterOrigin(name: "vcard/fastmail")
  static let whatsApp = ExporterOrigin(name: "vcard/whatsapp")
  static let circles = ExporterOrigin(name: "vcard/circles")

  /// The signs seen in a card so far.
  struct Signs {
    private var product: ExporterOrigin?
    private var surest: Sign?

    /// Properties and words that only one exporter writes, surest first. Google copies some of
    /// Apple's properties, so Apple's come last.
    enum Sign: Int {
      case whatsAppNumber, androidRow, outlookProperty, googleCategory, appleProperty
    }

    /// Takes a PRODID.
    mutating func take(product text: String) {
      if product != nil { return }
      var word: Substring.UTF8View = text.utf8[...]
      while !word.isEmpty {
        let end = word.firstIndex { !$0.isASCIILetter } ?? word.endIndex
        if let origin = Self.origin(of: Substring(word[..<end])) {
          product = origin
          return
        }
        word = word[end...].drop { !$0.isASCIILetter }
      }
    }

    /// The exporter that a word of a PRODID names.
    private static func origin(of word: Substring) -> ExporterOrigin? {
      switch word {
      case "Apple", "iOS": .apple
      case "Sabre", "Nextcloud": .nextcloud
      case "Microsoft": .outlook
      case "Google": .google
      case "Android": .android
      case "ProtonMail", "Proton": .proton
      case "CyrusIMAP": .fastmail
      case "circles": .circles
      default: nil
      }
    }

    /// Takes another sign.
    mutating func take(_ sign: Sign) {
      if let surest, surest.rawValue <= sign.rawValue { return }
      surest = sign
    }

    /// What all the signs together say.
    var origin: ExporterOrigin {
      if let product { return product }
      switch surest {
      case .whatsAppNumber: return .whatsApp
      case .androidRow: return .android
      case .outlookProperty: return .outlook
      case .googleCategory: return .google
      case .appleProperty: return .apple
      case nil: return .unknown
      }
    }
  }
}
