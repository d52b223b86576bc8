import CirclesExports
import CirclesModel
import CirclesPipeline
import CirclesStore
import VCard

/// Writes changes into a card: the lines that say what changed are replaced, added or taken out, and
/// every other byte stays.
///
/// Which line says what is asked of the reader itself, and the result is read again: a card that would
/// then say anything but what it is to say is not made.
struct CardPatch {
  private let reader: CardReader
  private let version: Version
  private let lineBreak: [UInt8]
  private var lines: [CardLine]

  /// The card with the changes; nil where they cannot be written into it.
  static func patched(
    _ card: [UInt8], _ changes: [CardChange], _ reader: CardReader
  ) -> [UInt8]? {
    guard let fields = reader.fields(card), let plain = CardPatch(card, reader) else { return nil }
    let wanted = changes.reduce(fields) { $1.applied(to: $0) }
    // With the parameters that a line has, and if they do not fit the new value, without.
    for keepsHeads in [true, false] {
      var patch = plain
      for change in changes { patch.make(change, wanted, keepsHeads: keepsHeads) }
      let bytes = patch.lines.flatMap(\.raw)
      if let result = reader.fields(bytes), result.agrees(with: wanted) { return bytes }
    }
    return nil
  }

  /// The card with those of the changes that can be written into it, and which these are; nil where
  /// none can.
  static func patchedAsFarAsPossible(
    _ card: [UInt8], _ changes: [CardChange], _ reader: CardReader
  ) -> (card: [UInt8], changes: [CardChange])? {
    if let whole = patched(card, changes, reader) { return (whole, changes) }
    var made: (card: [UInt8], changes: [CardChange])?
    for change in changes.prefix(maximumTried) {
      let more = (made?.changes ?? []) + [change]
      if let bytes = patched(card, more, reader) { made = (bytes, more) }
    }
    return made
  }

  /// How many changes of one card are tried by themselves.
  private static let maximumTried = 100

  /// Nil for a card in a version that is not written.
  private init?(_ card: [UInt8], _ reader: CardReader) {
    self.reader = reader
    lines = CardLine.lines(of: card)
    guard let said = lines.first(where: { $0.name == "VERSION" && $0.depth == 1 }) else {
      return nil
    }
    switch String(decoding: said.value, as: UTF8.self).filter({ !$0.isWhitespace }) {
    case "3.0": version = .v30
    case "4.0": version = .v40
    default: return nil
    }
    lineBreak = said.raw.suffix(2) == [0x0D, 0x0A] ? [0x0D, 0x0A] : [0x0A]
  }

  private mutating func make(_ change: CardChange, _ wanted: ContactFields, keepsHeads: Bool) {
    switch change.field {
    case .name: makeName(change, wanted, keepsHeads)
    case .organization, .department:
      var fields = ContactFields()
      fields.organization = wanted.organization
      fields.department = wanted.department
      let places = places { $0.organization + $0.department != "" }
      let isKept = change.field == .organization && wanted.department != ""
      replace(places, with: written(fields), keepsHeads, keepsUnits: isKept)
    case .birthday, .jobTitle, .note:
      let places = places { change.field.count(in: $0) > 0 }
      replace(places, with: written(change.after), keepsHeads)
    default: makeMember(change, keepsHeads)
    }
  }

  /// The lines of a name: of FN, N and the sounds only those whose part changed.
  private mutating func makeName(_ change: CardChange, _ wanted: ContactFields, _ keepsHeads: Bool)
  {
    var fields = ContactFields()
    fields.name = wanted.name
    let new = written(fields, names: true)
    let (old, now) = (change.before.name, change.after.name)
    let parts: [(line: String, of: [KeyPath<PersonName, String>])] = [
      ("FN", [\.display]), ("N", [\.family, \.given, \.middle, \.prefix, \.suffix]),
      ("X-PHONETIC-FIRST-NAME", [\.phoneticGiven]), ("X-PHONETIC-MIDDLE-NAME", [\.phoneticMiddle]),
      ("X-PHONETIC-LAST-NAME", [\.phoneticFamily]),
    ]
    for part in parts where part.of.contains(where: { old[keyPath: $0] != now[keyPath: $0] }) {
      let places = lines.indices.filter { lines[$0].name == part.line && lines[$0].depth == 1 }
      replace(places, with: new.filter { $0.name == part.line }, keepsHeads)
    }
  }

  /// A member of a list: a line of its own, or one of several values on a line.
  private mutating func makeMember(_ change: CardChange, _ keepsHeads: Bool) {
    let field = change.field
    var new = written(change.after)
    guard field.count(in: change.before) > 0 else {
      return insert(new, behind: places { field.count(in: $0) > 0 }.last)
    }
    let places = places { field.holds(change.before, in: $0) }
    if let place = places.first, let all = fields(at: place), field.count(in: all) > 1 {
      new = written(field.only(change.applied(to: all)))
    }
    let isSameLabel = field.label(change.before) == field.label(change.after)
    replace(places, with: new, keepsHeads && isSameLabel)
  }

  /// Puts lines into the place of others: the first is replaced, the rest go.
  private mutating func replace(
    _ places: [Int], with new: [CardLine], _ keepsHead: Bool, keepsUnits: Bool = false
  ) {
    guard let first = places.first else { return insert(new, behind: nil) }
    let old = lines[first]
    if keepsHead, let line = new.first(where: { !$0.isLabel }), line.name == old.name,
      old.hasPlainHead, !line.hasDayHead
    {
      var value = Array(line.value)
      if keepsUnits { value = Self.firstPart(line.value) + Self.rest(old.value) }
      // Before any line goes that may stand in front of it.
      lines[first] = CardLine(text: old.head + value, lineBreak: lineBreak)
      return remove(Array(places.dropFirst()))
    }
    // Behind what is to go, so that no place moves before it is used.
    lines.insert(contentsOf: renamed(new), at: first + 1)
    remove(places.map { $0 > first ? $0 + new.count : $0 })
  }

  private mutating func insert(_ new: [CardLine], behind place: Int?) {
    let end = lines.lastIndex { $0.name == "END" && $0.depth == 1 } ?? lines.endIndex
    lines.insert(contentsOf: renamed(new), at: place.map { $0 + 1 } ?? end)
  }

  /// Takes lines out, with the labels of groups that are then empty.
  private mutating func remove(_ places: [Int]) {
    let gone = Set(places)
    let groups = Set(places.map { lines[$0].group }).subtracting([""])
    let kept = Set(
      lines.indices.filter { !gone.contains($0) && !lines[$0].isLabel }.map { lines[$0].group })
    lines = lines.indices.filter { index in
      let isLabel = lines[index].isLabel && groups.subtracting(kept).contains(lines[index].group)
      return !gone.contains(index) && !isLabel
    }.map { lines[$0] }
  }

  /// New lines in a group that the card does not have.
  private func renamed(_ new: [CardLine]) -> [CardLine] {
    guard new.contains(where: { !$0.group.isEmpty }) else { return new }
    let taken = Set(lines.map(\.group))
    let group = (1...).lazy.map { "item\($0)" }.first { !taken.contains($0.uppercased()) } ?? "item"
    return new.map { line in
      guard !line.group.isEmpty else { return line }
      return CardLine(
        text: Array(group.utf8) + line.text.dropFirst(line.group.utf8.count), lineBreak: lineBreak)
    }
  }

  // MARK: What lines say

  /// The lines that say something.
  private func places(_ isMeant: (ContactFields) -> Bool) -> [Int] {
    lines.indices.filter { place in fields(at: place).map(isMeant) ?? false }
  }

  /// What one line says, with the label of its group.
  private func fields(at place: Int) -> ContactFields? {
    let line = lines[place]
    guard line.depth == 1, !line.isLabel, !Self.others.contains(line.name) else { return nil }
    let labels = line.group.isEmpty ? [] : lines.filter { $0.isLabel && $0.group == line.group }
    return reader.fields(card([line] + labels))
  }

  private static let others: Set<String> = [
    "", "BEGIN", "END", "VERSION", "UID", "PHOTO", "LOGO", "SOUND", "KEY", "REV", "PRODID",
  ]

  private func card(_ lines: [CardLine]) -> [UInt8] {
    // A card of which nothing but a day is known would be skipped.
    let head = "BEGIN:VCARD\r\nVERSION:\(version.text)\r\nFN:Nobody\r\n"
    return Array(head.utf8) + lines.flatMap(\.raw) + Array("END:VCARD\r\n".utf8)
  }

  /// Fields as lines of the card.
  private func written(_ fields: ContactFields, names: Bool = false) -> [CardLine] {
    let made = ContactCard.make(fields, identifier: "", photo: nil, as: version)
    let left = Set(["BEGIN", "END", "VERSION", "UID", "PRODID"] + (names ? [] : ["N", "FN"]))
    return CardLine.lines(of: VCardWriter.write(made, as: version))
      .filter { !left.contains($0.name) }
      .map { CardLine(text: $0.text, lineBreak: lineBreak) }
  }

  /// A structured value up to its first semicolon, and from there on.
  private static func firstPart(_ value: ArraySlice<UInt8>) -> [UInt8] {
    Array(value[..<semicolon(value)])
  }

  private static func rest(_ value: ArraySlice<UInt8>) -> [UInt8] {
    Array(value[semicolon(value)...])
  }

  private static func semicolon(_ value: ArraySlice<UInt8>) -> Int {
    var isEscaped = false
    for index in value.indices {
      if value[index] == UInt8(ascii: ";"), !isEscaped { return index }
      isEscaped = value[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return value.endIndex
  }
}

extension MergeField {
  /// What a number or an address is called.
  fileprivate func label(_ member: ContactFields) -> String {
    switch self {
    case .phones: member.phones.first.map { "\($0.label)\u{1F}\($0.preferred)" } ?? ""
    case .emails: member.emails.first.map { "\($0.label)\u{1F}\($0.preferred)" } ?? ""
    case .addresses: member.addresses.first?.label ?? ""
    case .urls: member.urls.first?.label ?? ""
    case .dates: member.dates.first?.label ?? ""
    case .handles: member.handles.first?.service ?? ""
    case .related: member.related.first?.type ?? ""
    default: ""
    }
  }

  /// Fields with nothing but this one.
  fileprivate func only(_ fields: ContactFields) -> ContactFields {
    var one = ContactFields()
    switch self {
    case .nicknames: one.nicknames = fields.nicknames
    case .phones: one.phones = fields.phones
    case .emails: one.emails = fields.emails
    case .addresses: one.addresses = fields.addresses
    case .dates: one.dates = fields.dates
    case .categories: one.categories = fields.categories
    case .urls: one.urls = fields.urls
    case .handles: one.handles = fields.handles
    case .related: one.related = fields.related
    default: break
    }
    return one
  }
}
