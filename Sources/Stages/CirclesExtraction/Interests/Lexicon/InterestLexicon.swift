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

  let entries: [Entry]
  /// Forms by the stem of their first word, the longest first.
  private let forms: [String: [Form]]

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
    var entries: [Entry] = []
    var forms: [String: [Form]] = [:]
    for (list, strength, family) in lists {
      for item in list.split(separator: ",") {
        var names = item.split(separator: "=", omittingEmptySubsequences: true).map(String.init)
        var verbs: [String] = []
        for index in names.indices {
          let parts = names[index].split(separator: "~").map(String.init)
          names[index] = parts.first ?? ""
          verbs += parts.dropFirst()
        }
        let written = names.map { Self.words($0).joined(separator: " ") }
        guard let name = written.first, !name.isEmpty else { continue }
        entries.append(
          Entry(name: Self.shown(names[0]), strength: strength, family: family))
        let shared = (written, verbs.map { Self.words($0).joined(separator: " ") })
        for (group, isVerb) in [(shared.0, false), (shared.1, true)] {
          for form in group {
            let stems = form.split(separator: " ").map { Token.stem(String($0)) }
            guard let first = stems.first else { continue }
            // What was named first keeps the form: `salsa` is a dance before it is a music.
            if forms[first]?.contains(where: { $0.stems == stems }) == true { continue }
            let isOwn =
              !isVerb && form != name && family != .agent && family != .equipment
              && (family == .instrument || !(" " + name + " ").contains(" " + form + " "))
              && (form.hasSuffix("ing") || !name.hasSuffix("ing"))
            forms[first, default: []].append(
              Form(stems: stems, entry: entries.count - 1, isVerb: isVerb, isOwnName: isOwn))
          }
        }
      }
    }
    self.entries = entries
    self.forms = forms.mapValues { $0.sorted { $0.stems.count > $1.stems.count } }
  }

  private static func shown(_ name: String) -> String {
    name.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
  }

  /// The words of a name as the lexer cuts them.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for piece in name.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "-" }) {
      words.append(String(piece.filter { $0 != "'" && $0 != "&" }))
    }
    return words.filter { !$0.isEmpty }
  }

  /// What to call the interest that a form at a place names.
  func name(_ form: Form, _ tokens: [Token], at index: Int) -> String {
    guard form.isOwnName else { return entries[form.entry].name }
    return tokens[index..<(index + form.stems.count)].map(\.text).joined(separator: " ")
  }

  /// Whether a word begins the name of an interest.
  func knows(_ word: String) -> Bool { forms[Token.stem(word)] != nil }

  /// The forms that begin with a word, the longest first.
  func candidates(stem: String) -> [Form]? { forms[stem] }

  /// The longest form at a place among tokens that are words.
  func match(_ tokens: [Token], at index: Int, before end: Int) -> Form? {
    guard let candidates = forms[tokens[index].stem] else { return nil }
    for form in candidates where index + form.stems.count <= end {
      var fits = true
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
