import CirclesModel

/// The header of an e-mail pasted as text: who wrote it, and whether to everybody.
struct MailHead {
  /// Whoever wrote it, with or without an address.
  var from: String
  /// What stands below the header.
  var text: String
  /// Whether it went to many: a list of recipients, or `Dear all`.
  var isCircular: Bool

  /// A header has at most so many lines.
  private static let longest = 8
  /// Whoever writes to so many writes to none of them alone.
  private static let many = 4

  /// Nil where the lines, which are trimmed, begin with no header.
  init?(_ lines: [Substring]) {
    var from: Substring?
    var to: Substring = ""
    var labels: Set<UInt64> = []
    var hasOther = false
    for line in lines.prefix(Self.longest) {
      guard let (label, value) = Self.field(line) else { continue }
      // `Van: ...`, `An: ...`, `Van: ...` is a chat.
      guard labels.insert(label).inserted else { return nil }
      if from == nil, Self.senders.contains(label) {
        from = value
      } else if Self.recipients.contains(label) {
        to = value
      } else if Self.others.contains(label) {
        hasOther = true
      }
    }
    // `Ana Ruiz <ana@example.com>` and `To: ...` below it.
    if from == nil, !to.isEmpty, let first = lines.first, first.contains("@"), first.hasSuffix(">")
    {
      from = first
    }
    guard let from, !from.isEmpty, hasOther || !to.isEmpty && (from + to).contains("@") else {
      return nil
    }
    self.from = String(from)
    let end = lines.firstIndex(where: \.isEmpty) ?? min(lines.count, 6)
    let body = lines[end...]
    text = body.joined(separator: "\n")
    isCircular =
      Self.recipients(in: to) >= Self.many || Self.namesEverybody(to) || Self.namesList(to)
      || body.first { !$0.isEmpty }.map(Self.greetsEverybody) == true
  }

  private static func field(_ line: Substring) -> (UInt64, Substring)? {
    guard let colon = line.firstIndex(of: ":"),
      line.distance(from: line.startIndex, to: colon) <= 14
    else { return nil }
    let words = FoldedText(String(line[..<colon]), limit: 2).tokens
    guard words.count == 1 else { return nil }
    return (words[0].hash, line[line.index(after: colon)...].drop(while: \.isWhitespace))
  }

  /// How many a mail went to; a comma within quotes parts no two: `"Vale, Robin" <...>`.
  private static func recipients(in text: Substring) -> Int {
    var count = 1
    var isQuoted = false
    let sign: Character = text.contains(";") ? ";" : ","
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == sign, !isQuoted { count += 1 }
    }
    return count
  }

  private static func namesEverybody(_ text: Substring) -> Bool {
    let words = FoldedText(String(text), limit: 8).tokens
    if text.contains("@") || words.isEmpty { return false }
    // `Enfermería-Todos`: all of some kind.
    if words.count == 2, text.contains("-"), everybody.contains(words[1].hash) {
      return !GivenNames.has(words[0].hash)
    }
    return words.allSatisfy { everybody.contains($0.hash) || fillers.contains($0.hash) }
      && words.contains { everybody.contains($0.hash) }
  }

  /// `All,`, `Dear parents,`, `Liebe Eltern`.
  static func greetsEverybody(_ line: Substring) -> Bool {
    let words = FoldedText(String(line), limit: 7).tokens
    guard (1...6).contains(words.count), let last = words.last, everybody.contains(last.hash) else {
      return false
    }
    // `Hi, all good here!` greets nobody.
    if words.count == 1 { return true }
    let opens = Verbs.greets(words[0].hash) || greetings.contains(words[0].hash)
    return opens && words[0].flags.isDisjoint(with: [.comma, .stop])
  }

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  /// Whether a word stands before whoever wrote: `From`, `Von`.
  static func isSenderLabel(_ word: UInt64) -> Bool { senders.contains(word) }
  private static let senders = set("from von de da van fra fran od remitente mittente absender")
  private static let recipients = set("to an a para aan til till do cc kopie")
  private static let others = set(
    """
    subject date sent betreff gesendet datum objet envoye asunto enviado fecha oggetto inviato data assunto onderwerp
    verzonden amne skickat emne sendt temat
    """)

  private static let everybody = set(
    """
    all everyone everybody folks members team parents friends colleagues neighbours neighbors residents families list
    undisclosed recipients alle zusammen eltern mitglieder kollegen nachbarn freunde tous toutes membres parents amis
    collegues voisins choristes todos todas padres familias vecinos amigos companeros socios tutti genitori soci amici colleghi
    pais colegas tothom socis benvolguts benvolgudes allen allemaal iedereen ouders leden foraldrar medlemmar foreldre foraeldre medlemmer aelodau gyfeillion
    """)

  private static let fillers = set("the our an die liste de los las tous associates staff")

  /// What addresses of lists begin with: `llista@cor.example`.
  private static let lists: Set<String> = [
    "list", "lists", "all", "everyone", "members", "staff", "team", "newsletter", "liste",
    "mitglieder",
    "verteiler", "lista", "llista", "socios", "miembros", "todos", "membres", "tous", "soci",
    "tutti",
    "membros", "leden", "lijst", "medlemmer", "medlemmar",
  ]

  /// Whether a mail went to the address of a list, and to nobody by name.
  private static func namesList(_ text: Substring) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !text.contains(where: { " <>,;".contains($0) })
      && lists.contains(parts[0].lowercased())
  }

  /// Greetings of letters to several, beside those to one.
  private static let greetings = set(
    """
    good morning evening guten cheres queridos queridas estimados estimadas benvolguts benvolgudes buenas buenos cari care buongiorno caros caras
    ola beste dag lieve hej hei kjaere kaere annwyl
    """)
}
