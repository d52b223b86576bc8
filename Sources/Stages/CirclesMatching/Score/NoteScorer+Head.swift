import CirclesModel

/// The first lines of a screen or a pasted chat whose layout nobody knows: a line that is the name of
/// a contact says who it is with.
extension NoteScorer {
  /// As many lines are the head.
  private static let headLines = 7
  /// As many lines are looked at to tell a list of people from a head.
  private static let listLines = 60
  /// Whoever shows so many contacts on lines of their own is a list of calls, chats or people.
  private static let listLength = 3

  /// Takes a contact who is named on a line of the head as the other side. Returns whether one is.
  mutating func takeHead(of text: String) -> Bool {
    var found: [(line: Int, name: String, people: Set<UInt32>)] = []
    var number = 0
    /// What people who are not in the owner's book call themselves: `~ Renate`, above what each says.
    var strangers: Set<Substring> = []
    for line in text.split(separator: "\n").prefix(Self.listLines) {
      number += 1
      let shown = line.drop(while: \.isWhitespace)
      if shown.hasPrefix("~ ") { strangers.insert(shown) }
      guard let head = HeadLine(line) else { continue }
      guard let (name, people) = whole(head, isHead: number <= Self.headLines) else { continue }
      if found.contains(where: { !$0.people.isDisjoint(with: people) }) { continue }
      found.append((number, name, people))
    }
    if found.count >= Self.listLength || hasMembers(text)
      || !strangers.isEmpty && found.count + strangers.count >= Self.listLength
    {
      nobody.raise(.group)
      for (_, name, _) in found.prefix(32) { takePartner(ChatPartner(name: name), .listed) }
      return true
    }
    guard let first = found.first, first.line <= Self.headLines else { return false }
    return takePartner(SpeakerLines.partner(first.name))
  }

  /// Whether a line of the head lists the members of a group: `Anka, Flo, Katrin B., Sandra, Tom...`
  private func hasMembers(_ text: String) -> Bool {
    let counts = text.split(separator: "\n").prefix(Self.headLines).contains { line in
      let tokens = FoldedText(String(line), limit: 8).tokens
      return tokens.indices.dropLast().contains { at in
        tokens[at].flags.contains(.digit) && Self.members.contains(tokens[at + 1].hash)
      }
    }
    if counts { return true }
    let finder = MentionFinder(index: index, view: view, owner: owner)
    let lines = text.split(separator: "\n").prefix(Self.headLines)
    return lines.enumerated().contains { number, line in
      let parts = line.split(separator: ",").map { part in
        part.split(separator: " ").joined(separator: " ")
      }
      guard parts.count >= Self.listLength, line.utf8.count <= 160 else { return false }
      let known = parts.filter { part in
        let words = FoldedText(part, limit: 4)
        guard (1...3).contains(words.tokens.count),
          let mention = finder.header(at: 0, in: words)
        else { return false }
        return mention.to == words.tokens.count - 1
          && mention.people.contains { $0.match >= .diminutive }
      }
      let isGroup = number < Self.titleLines && !known.isEmpty && Self.listsOwner(parts)
      return isGroup || known.count * 2 >= parts.count
    }
  }

  /// The members of a group stand in so many lines.
  private static let titleLines = 3

  /// Whether a list of names has the owner among others: `Ana, Priya P, You`.
  private static func listsOwner(_ parts: [String]) -> Bool {
    parts.contains { you.contains($0) }
      && parts.allSatisfy { part in
        part.first?.isUppercase == true && part.split(separator: " ").count <= 3
          && !part.contains(where: { ".?!:".contains($0) })
      }
  }

  /// What apps call the owner in the list of a group's members.
  private static let you: Set<String> = [
    "You", "Du", "Tú", "Tu", "Vous", "Vos", "Você", "Jij", "Вы",
  ]

  /// Behind a number: `38 members`.
  private static let members = Set(
    FoldedText(
      """
      members participants people mitglieder teilnehmer membres participants miembros participantes membros membri
      partecipanti leden deelnemers medlemmar deltagare medlemmer deltagere deltakere
      """
    ).tokens.map(\.hash))

  /// Ways of naming somebody that say enough within a line of the head, and within a short one.
  private static let wholes: Set<NameMatch> = [.full, .company, .titled]
  private static let halves: Set<NameMatch> = [.soleFamily, .given, .nickname]

  /// Takes a contact whose whole name stands within a line of the head, where no line is one.
  mutating func takeNames(ofHead text: String) -> Bool {
    var finder = MentionFinder(index: index, view: view, owner: owner)
    for (number, line) in text.split(separator: "\n").prefix(Self.headLines).enumerated() {
      guard HeadLine(line) != nil else { continue }
      let words = FoldedText(String(line), limit: 16)
      for mention in finder.mentions(in: words) where mention.people.count == 1 {
        let hit = mention.people[0]
        let isShort = number < 3 && words.tokens.count <= 5
        guard Self.wholes.contains(hit.match) || isShort && Self.halves.contains(hit.match),
          let at = admit(hit.person)
        else { continue }
        let name = words.excerpt(mention.from, mention.to)
        self.name(at, hit.match, name, -1)
        candidates[at].raise(.partner, 0.8, name)
        return true
      }
    }
    return false
  }

  /// The contacts whose whole name a line is, and the part of it that is the name.
  private func whole(_ line: HeadLine, isHead: Bool) -> (String, Set<UInt32>)? {
    for name in line.names {
      let text = FoldedText(name, limit: 16)
      let shown = index.postings[BlockKey.display.of(PersonFacts.display(text))]
      if !shown.isEmpty { return (name, Set(shown)) }
      guard isHead else { continue }
      let full = PersonFacts.full(name)
      if full != 0, text.tokens.count > 1 {
        let people = index.postings[BlockKey.full.of(full)]
        if !people.isEmpty { return (name, Set(people)) }
      }
      for key in Self.identityKeys(name) {
        let people = index.postings[key]
        if !people.isEmpty { return (name, Set(people)) }
      }
    }
    return nil
  }

  /// The keys of a line that is a number, an address or a platform name.
  private static func identityKeys(_ text: String) -> [UInt64] {
    let digits = Numbers.digits(text)
    if digits.count >= 7, !text.contains(where: \.isLetter) {
      return Numbers.key(digits).map { [BlockKey.phone.of($0)] } ?? []
    }
    if text.contains(" ") { return [] }
    if text.contains("@"), !text.hasPrefix("@") { return [BlockKey.email.of(Addresses.key(text))] }
    guard let key = Addresses.handleKey(text) else { return [] }
    return [BlockKey.handle.of(key), BlockKey.mailbox.of(key)]
  }
}

/// A line of the head of a screen or a pasted chat, without the signs and labels around a name.
struct HeadLine {
  /// What may be the name, the longest first.
  private(set) var names: [String] = []

  /// Longer lines are text.
  private static let longest = 60

  init?(_ line: Substring) {
    guard line.utf8.count <= Self.longest, !Self.isDay(line) else { return nil }
    var text = line[...]
    if let colon = text.firstIndex(of: ":") {
      let label = FoldedText(String(text[..<colon]), limit: 3).tokens
      if label.count == 1, Self.recipients.contains(label[0].hash) { return nil }
      if label.count == 1, Self.senders.contains(label[0].hash) {
        text = text[text.index(after: colon)...]
      }
    }
    // `Simone ❤️ ›`: with its signs the name may be one card's alone.
    let signed = text.split(separator: " ").filter { !Self.arrows.contains(String($0)) }
    if signed.contains(where: { !$0.contains { $0.isLetter || $0.isNumber } }) {
      names.append(signed.joined(separator: " "))
    }
    // `Hausverwaltung            Details`: a button stands far behind the name.
    if let name = Self.beforeGap(text) { names.append(name) }
    let words = text.split(separator: " ").filter { $0.contains { $0.isLetter || $0.isNumber } }
    guard !words.isEmpty, words.count <= 8 else { return nil }
    // Without a time or a status behind it, and without the letters of a picture before it.
    var end = words.count
    var ends = [end]
    while end > 1, Self.isTrailer(words[end - 1]) {
      end -= 1
      ends.append(end)
    }
    for start in 0..<min(2, words.count) {
      if start == 1, words[0].count > 2 { break }
      for end in ends where end > start {
        names.append(words[start..<end].joined(separator: " "))
      }
    }
    // `Ana Ruiz (0160 555 7719)`, `Ana Ruiz <ana@example.com>`.
    if let open = text.firstIndex(where: { "(<".contains($0) }), open > text.startIndex {
      names.append(
        text[..<open].split(separator: " ").filter { $0.contains(where: \.isLetter) }
          .joined(separator: " "))
      names.append(String(text[text.index(after: open)...].filter { !")>".contains($0) }))
    }
    names.removeAll(where: \.isEmpty)
  }

  /// `JAN 10, 2025 AT 7:41 PM` is nobody called Jan, while `June Flat 4` may be June.
  private static func isDay(_ line: Substring) -> Bool {
    let tokens = FoldedText(String(line), limit: 4).tokens
    return zip(tokens, tokens.dropFirst()).contains { left, right in
      CommonWords.months.contains(left.hash) && right.flags.contains(.digit)
        || left.flags.contains(.digit) && CommonWords.months.contains(right.hash)
    }
  }

  /// What stands before the first wide gap of a line; nil where it has none.
  private static func beforeGap(_ line: Substring) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || arrows.contains(String($0)) }
    guard let gap = words.firstIndex(where: \.isEmpty) else { return nil }
    let name = words[..<gap].filter { !arrows.contains(String($0)) }.joined(separator: " ")
    return name.count > 2 && words[gap...].contains { !$0.isEmpty } ? name : nil
  }

  /// Signs of buttons beside a name.
  private static let arrows: Set<String> = [
    "<", ">", "‹", "›", "«", "»", "←", "→", "⟨", "⟩", "❮", "❯", "⌄", "˅", "▾", "⋮", "…", "|",
  ]

  private static func isTrailer(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber) || word.count <= 2
      || statuses.contains(FoldedText(String(word), limit: 1).tokens.first?.hash ?? 0)
  }

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  /// Labels before whoever wrote, in mails, text message backups and the like.
  private static let senders = set(
    """
    from contact name sender address phone number with von absender kontakt nummer de remitente
    contacto numero expediteur da mittente contatto van afzender fra fran avsender avsandare od
    """)

  /// Labels before whoever is written to.
  private static let recipients = set(
    "to an para a cc bcc aan til till do subject betreff asunto objet oggetto re aw")

  /// Labels of the other fields of a message.
  private static let fields = set(
    "date datum fecha data type typ tipo body text time read subject message nachricht mensaje status"
  )

  /// Whether that is the name of a field, not of a person.
  static func isFieldLabel(_ name: String) -> Bool {
    let tokens = FoldedText(name, limit: 3).tokens
    guard tokens.count == 1 else { return false }
    return [senders, recipients, fields].contains { $0.contains(tokens[0].hash) }
  }

  private static let statuses = set(
    """
    am pm online active now today yesterday gestern heute aktiv jetzt ayer hoy hier aujourd ieri oggi
    mobile mobil call video ago following follow
    """)
}
