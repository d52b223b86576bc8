/// What people take an interest in, under one name each, from general knowledge.
///
/// The lists are written `name=other name~verb`, parted by commas. Words compare without the s of
/// the plural, so that a list names each thing once.
struct InterestLexicon: Sendable {
  /// How much of a hint it takes until a mention is an interest.
  enum Strength: Int, Comparable, Sendable {
    /// Only where a liking or a practice is said: foods, languages, teams.
    case said
    /// Also where a clause tells of a habit: cooking, running, instruments.
    case habit
    /// Whenever it is told of somebody: knitting, kickboxing.
    case mention

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// One interest.
  struct Entry: Sendable {
    var name: String
    var strength: Strength
    /// Whether it is an instrument, a language, ...: what some patterns ask for.
    var family: Family
  }

  enum Family: Sendable {
    case craft, art, sport, dance, outdoors, game, collecting, study, language, instrument, music
    case genre, team, cooking, food, agent, equipment
  }

  /// A way to write an entry.
  struct Form: Sendable {
    /// The stems of its words.
    var stems: [String]
    var entry: Int
    /// Whether it is the bare verb (`knit`), which as a word may stand for anything.
    var isVerb: Bool
    /// Whether a text's own words are shown rather than the entry's name: another name for the same,
    /// and not merely another form of it.
    var isOwnName = false
  }

  private(set) var entries: [Entry] = []
  /// Forms by the stem of their first word, the longest first.
  private var forms: [String: [Form]] = [:]

  static let standard = InterestLexicon(lists: [
    (CraftEntries.crafts, .mention, .craft), (CraftEntries.arts, .mention, .art),
    (CraftEntries.plainArts, .habit, .art), (SportEntries.sports, .mention, .sport),
    (SportEntries.dances, .mention, .dance), (SportEntries.outdoors, .mention, .outdoors),
    (SportEntries.plainSports, .habit, .sport), (GameEntries.games, .mention, .game),
    (GameEntries.collecting, .said, .collecting), (GameEntries.studies, .said, .study),
    (GameEntries.languages, .said, .language), (MusicEntries.instruments, .habit, .instrument),
    (MusicEntries.makingMusic, .mention, .music), (MusicEntries.genres, .said, .genre),
    (MusicEntries.following, .said, .team), (FoodEntries.making, .mention, .cooking),
    (FoodEntries.foods, .said, .food), (AgentEntries.agents, .said, .agent),
    (AgentEntries.equipment, .said, .equipment), (HobbyEntries.plain, .said, .outdoors),
    (HobbyEntries.crafts, .mention, .craft), (HobbyEntries.outdoors, .mention, .outdoors),
    (HobbyEntries.games, .mention, .game), (HobbyEntries.pursuits, .mention, .art),
    (HobbyEntries.agents, .said, .agent), (WorldEntries.sports, .mention, .sport),
    (WorldEntries.dances, .mention, .dance), (WorldEntries.instruments, .habit, .instrument),
    (WorldEntries.genres, .said, .genre), (WorldEntries.watching, .said, .genre),
    (WorldEntries.foods, .said, .food),
  ])

  init(lists: [(String, Strength, Family)]) {
    entries.reserveCapacity(4_096)
    forms.reserveCapacity(4_096)
    for (list, strength, family) in lists {
      for item in list.utf8.split(separator: UInt8(ascii: ",")) {
        let spellings = item.split(separator: UInt8(ascii: "="))
          .map { $0.split(separator: UInt8(ascii: "~")) }
        let names = spellings.map { $0.first.map(Self.words) ?? [] }
        guard let name = names.first, !name.isEmpty else { continue }
        entries.append(
          Entry(name: Self.shown(spellings[0][0]), strength: strength, family: family))
        for form in names { add(form, of: name, family, isVerb: false) }
        for verb in spellings.flatMap({ $0.dropFirst() }) {
          add(Self.words(verb), of: name, family, isVerb: true)
        }
      }
    }
    forms = forms.mapValues { $0.count < 2 ? $0 : $0.sorted { $0.stems.count > $1.stems.count } }
  }

  /// Adds a form of the last entry. What was named first keeps it: `salsa` is a dance before it is a
  /// music.
  private mutating func add(_ form: [String], of name: [String], _ family: Family, isVerb: Bool) {
    let stems = form.map(Token.stem)
    guard let first = stems.first else { return }
    let entry = entries.count - 1
    func isOwnName() -> Bool {
      guard !isVerb, form != name, family != .agent, family != .equipment,
        family == .instrument || !Self.contains(name, form)
      else { return false }
      return form[form.count - 1].hasSuffix("ing") || !name[name.count - 1].hasSuffix("ing")
    }
    func add(to known: inout [Form]) {
      if known.contains(where: { $0.stems == stems }) { return }
      known.append(Form(stems: stems, entry: entry, isVerb: isVerb, isOwnName: isOwnName()))
    }
    add(to: &forms[first, default: []])
  }

  /// Whether some words stand in a row in a name.
  private static func contains(_ name: [String], _ words: [String]) -> Bool {
    guard words.count <= name.count else { return false }
    return (0...(name.count - words.count)).contains { name[$0...].starts(with: words) }
  }

  /// A name as it is shown, on one line.
  private static func shown(_ name: Substring.UTF8View) -> String {
    name.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) }.joined(separator: " ")
  }

  /// The words of a name as the lexer cuts them.
  private static func words(_ name: Substring.UTF8View) -> [String] {
    name.split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "-")
    }.compactMap { word in
      guard word.contains(where: isLeftOut) else { return String(Substring(word)) }
      let kept = String(decoding: word.filter { !isLeftOut($0) }, as: UTF8.self)
      return kept.isEmpty ? nil : kept
    }
  }

  private static func isLeftOut(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "&")
  }

  /// What to call the interest that a form at a place names.
  func name(_ form: Form, _ tokens: [Token], at index: Int) -> String {
    guard form.isOwnName else { return entries[form.entry].name }
    return tokens[index..<(index + form.stems.count)].map(\.text).joined(separator: " ")
  }

  /// Words that a team's name is without its s.
  private static let ordinary: Set<String> = ["met", "net", "jet", "red", "saint", "giant", "bear"]

  /// Whether a word begins the name of an interest.
  func knows(_ word: String) -> Bool { forms[Token.stem(word)] != nil }

  /// The forms that begin with a word, the longest first.
  func candidates(stem: String) -> [Form]? { forms[stem] }

  /// The longest form at a place among tokens that are words.
  func match(_ tokens: [Token], at index: Int, before end: Int) -> Form? {
    guard let candidates = forms[tokens[index].stem] else { return nil }
    for form in candidates where index + form.stems.count <= end {
      // "met" is no Met.
      var fits =
        form.stems.count > 1 || entries[form.entry].family != .team
        || !Self.ordinary.contains(tokens[index].text)
      for (offset, stem) in form.stems.enumerated().dropFirst()
      where tokens[index + offset].stem != stem {
        fits = false
        break
      }
      if fits { return form }
    }
    return nil
  }
}
