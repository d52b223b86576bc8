/// One card of an address book, as a life holds it: small enough to read, and to make smaller.
struct Card: Hashable, Sendable {
  var name: String
  /// The UID as written; nil for a card without one.
  var uid: String?
  var phones: [String] = []
  var emails: [String] = []
  /// `1990-03-15`, or `--03-15`.
  var birthday: String?
  var categories: [String] = []
  var nickname: String?
  var organization: String?
  var title: String?
  var note: String?
  /// The name of the spouse.
  var spouse: String?
  /// The UIDs of the members: the card is a group then.
  var members: [String]?

  init(
    _ name: String, uid: String? = nil, phones: [String] = [], emails: [String] = [],
    birthday: String? = nil, categories: [String] = [], nickname: String? = nil,
    organization: String? = nil, title: String? = nil, note: String? = nil,
    spouse: String? = nil, members: [String]? = nil
  ) {
    self.name = name
    self.uid = uid
    self.phones = phones
    self.emails = emails
    self.birthday = birthday
    self.categories = categories
    self.nickname = nickname
    self.organization = organization
    self.title = title
    self.note = note
    self.spouse = spouse
    self.members = members
  }

  var isGroup: Bool { members != nil }

  /// Whether whole birthdays say that two cards are of two people, and no e-mail address says otherwise.
  func hasOtherBirthday(than other: Card) -> Bool {
    guard let birthday, let theirs = other.birthday, !birthday.hasPrefix("-"),
      !theirs.hasPrefix("-")
    else { return false }
    return birthday != theirs && Set(emails).isDisjoint(with: other.emails)
  }
}

extension Card {
  /// The card as vCard 3.0.
  var vCard: String {
    let words = name.split(separator: " ")
    let given = words.first ?? ""
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:\(name)"]
    lines.append("N:\(words.dropFirst().joined(separator: " "));\(given);;;")
    if let members {
      lines.append("X-ADDRESSBOOKSERVER-KIND:group")
      lines += members.map { "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:\($0)" }
    }
    if let uid { lines.append("UID:\(uid)") }
    lines += phones.map { "TEL;TYPE=CELL:\($0)" } + emails.map { "EMAIL;TYPE=HOME:\($0)" }
    if let birthday { lines.append("BDAY:\(birthday)") }
    if !categories.isEmpty { lines.append("CATEGORIES:\(categories.joined(separator: ","))") }
    if let nickname { lines.append("NICKNAME:\(nickname)") }
    if let organization { lines.append("ORG:\(organization)") }
    if let title { lines.append("TITLE:\(title)") }
    if let note { lines.append("NOTE:\(note)") }
    if let spouse {
      lines += ["item1.X-ABRELATEDNAMES:\(spouse)", "item1.X-ABLABEL:_$!<Spouse>!$_"]
    }
    return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  /// The card with one thing less, for each thing that it has.
  var smaller: [Card] {
    var cards: [Card] = []
    func without(_ change: (inout Card) -> Void) {
      var card = self
      change(&card)
      if card != self { cards.append(card) }
    }
    for index in phones.indices { without { $0.phones.remove(at: index) } }
    for index in emails.indices { without { $0.emails.remove(at: index) } }
    for index in categories.indices { without { $0.categories.remove(at: index) } }
    without { $0.birthday = nil }
    without { $0.nickname = nil }
    without { $0.organization = nil }
    without { $0.title = nil }
    without { $0.note = nil }
    without { $0.spouse = nil }
    return cards
  }
}
