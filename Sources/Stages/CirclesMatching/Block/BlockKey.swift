/// What a person or a text can be found by: a word's hash, in a space of its own for each way of
/// comparing.
enum BlockKey: UInt64 {
  /// A word of a name, as it is written or romanised.
  case word = 1
  /// A group of short forms.
  case group
  /// What a name sounds like, by rule.
  case sound
  /// What a name sounds like, by knowledge.
  case homophone
  /// What a name looks like to OCR.
  case look
  /// The consonants of a name of a script without vowels.
  case skeleton
  /// A telephone number's last digits.
  case phone
  /// An e-mail address.
  case email
  /// A name on a platform.
  case handle
  /// A relation label by which a contact is called.
  case label
  /// A trade.
  case trade
  /// A word of an organisation's name.
  case organization
  /// A word of a category, a group, a place or a note of the card.
  case context
  /// A contact's identifier.
  case identifier
  /// A contact's whole name.
  case full
  /// All words of the name to show, in their order: what apps print above a chat.
  case display
  /// "Leo's dad", where a card's note says so.
  case relationOf
  /// A conversation that was filed by hand.
  case conversation
  /// A header of an app that was filed by hand.
  case header
  /// A note or a conversation that is not about the contact.
  case denied
  /// What a name sounds like to a recogniser of another language: kinds of consonants.
  case rough
  /// What a name on a platform is often made of: an address before its `@`, given and family name.
  case mailbox

  /// The day of a birthday.
  case birthday
  /// The month of a birthday: a note that speaks of one has few of these, and would have many days.
  case birthMonth

  /// What the name to show looks like to OCR.
  case displayLook

  /// The key of a hash in this space.
  @inline(__always) func of(_ hash: UInt64) -> UInt64 {
    WordHash.mix(hash &+ rawValue &* 0x9e37_79b9_7f4a_7c15)
  }

  /// The key of a small number in this space.
  func of(_ number: UInt32) -> UInt64 { of(UInt64(number)) }

  /// Whether a change of it can change whose a note is, beside how sure that is.
  var blocks: Bool {
    switch self {
    case .context, .identifier, .full, .display, .displayLook, .denied: false
    default: true
    }
  }
}

/// What part a word plays in a name.
struct NameRole: OptionSet, Sendable {
  let rawValue: UInt8
  /// A given name, or the only one.
  static let given = NameRole(rawValue: 1)
  /// A further given name.
  static let middle = NameRole(rawValue: 2)
  /// A family name, also a maiden one.
  static let family = NameRole(rawValue: 4)
  /// A nickname or an alias of one word.
  static let nickname = NameRole(rawValue: 8)
  /// A word of a nickname or an alias of several words.
  static let part = NameRole(rawValue: 16)
  /// A title, a trade or a relation within the name.
  static let label = NameRole(rawValue: 32)
  /// A word of an organisation's own name.
  static let company = NameRole(rawValue: 64)
  /// A word of the name to show beside the given name, where the card has another family name.
  static let aside: NameRole = [.part, .middle]
  /// The first word of a given name that a hyphen joins to another: the Jean of Jean-Pierre.
  static let compound: NameRole = [.given, .middle]
  /// Romanised from another script.
  static let romanised = NameRole(rawValue: 128)

  /// The roles by which somebody is called alone.
  static let callable: NameRole = [.given, .nickname]
}
