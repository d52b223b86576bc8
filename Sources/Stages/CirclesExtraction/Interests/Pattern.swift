/// Words that tell that an interest, or a dislike, follows.
struct Pattern: Sendable {
  enum Kind: Sendable {
    /// Whatever noun phrase follows is an interest.
    case open
    /// What follows is one if it is known as such.
    case known
    /// A verb follows (`learning to sail`).
    case verb
    /// A craft with its object: `restoring clocks`; the object may be anything.
    case craft
    /// The same, where only known objects count: `building robots`.
    case practice
    /// Only a kind of books, films or music, or an author, counts: `wants crime novels`.
    case genre
    /// Only a word for somebody who does it counts: `she's a runner`.
    case agent
    /// Only a thing to do it with, or an instrument, counts: `bought a loom`.
    case equipment
    /// What follows is disliked or given up.
    case dislike
  }

  /// The words, each with its alternatives.
  var words: [[String]]
  var kind: Kind
  /// Words one of which must stand before, or the clause begin here; empty for no condition.
  var before: Set<String> = []
  /// Whether it holds only where it is denied: `can't stand`.
  var isDenied = false
  /// Whether it does not hold behind a form of be: `is used to`.
  var isLapsed = false
  /// Whether a wish counts: `would love to learn`.
  var isWish = false
  /// Whether it holds only where the clause tells of a place at home: `built a canoe in the garage`.
  var isHome = false
  /// Whether it holds only of a habit: `does the Crosaire daily`.
  var isDaily = false

  /// Reads a line `words > kind flags`: alternatives parted by `|`.
  init?(_ line: Substring) {
    let parts = line.split(separator: ">")
    guard parts.count == 2 else { return nil }
    words = parts[0].split(separator: " ").map { word in
      let choices = word.split(separator: "|").map(String.init)
      // "obsessed w/ synths"
      return choices.contains("with") ? choices + ["w"] : choices
    }
    let flags = parts[1].split(separator: " ")
    switch flags.first {
    case "open": kind = .open
    case "known": kind = .known
    case "verb": kind = .verb
    case "craft": kind = .craft
    case "practice": kind = .practice
    case "dislike": kind = .dislike
    case "genre": kind = .genre
    case "agent": kind = .agent
    case "equipment": kind = .equipment
    default: return nil
    }
    for flag in flags.dropFirst() {
      switch flag {
      case "be": before = Self.being
      case "go": before = Self.going
      case "denied": isDenied = true
      case "lapsed": isLapsed = true
      case "wish": isWish = true
      case "home": isHome = true
      case "daily": isDaily = true
      default: before.formUnion(flag.split(separator: "|").map(String.init))
      }
    }
  }

  static let being: Set<String> = [
    "is", "are", "was", "were", "am", "be", "been", "being", "'s", "'m", "'re", "got", "get",
    "gets", "getting", "gotten", "became", "become", "big", "deep", "deeper", "gone", "all", "back",
    "huge", "mad",
    "right", "dead", "proper", "well", "mustard", "fierce", "pure",
  ]
  /// Where people make things for themselves.
  private static let homes: Set<String> = [
    "garage", "shed", "attic", "loft", "basement", "cellar", "barn", "workshop", "conservatory",
    "outhouse", "greenhouse",
  ]
  /// What everybody does each day.
  private static let chores: Set<String> = [
    "dish", "dishe", "washing", "laundry", "ironing", "cleaning", "hoovering", "shopping",
    "cooking", "bin", "floor", "round", "run", "school", "job", "work", "shift", "pickup", "drop",
    "book",
    "account", "accounts", "feed", "milking", "rest", "lot", "same", "talking", "driving", "night",
    "morning", "exercise", "physio", "stairs", "bed",
  ]

  /// Whether what a pattern asks of its clause is there.
  func holds(_ segment: ReadSegment, in number: Int, object: Int) -> Bool {
    let clause = segment.clauses[number]
    if isHome, !segment.words[clause].contains(where: { Self.homes.contains($0.text) }) {
      return false
    }
    guard isDaily else { return true }
    return segment.habits.contains(number) && object < clause.upperBound
      && !Self.chores.contains(segment.words[object].stem)
  }
  private static let going: Set<String> = [
    "is", "'s", "'m", "am", "go", "goes", "going", "gone", "went", "get", "gets", "got", "getting",
    "gotten", "come", "came", "been", "are", "'re",
  ]
}

/// The patterns by their first word.
struct PatternTable: Sendable {
  private let byFirst: [String: [Pattern]]

  static let standard = PatternTable(InterestPatterns.list)

  init(_ text: String) {
    var table: [String: [Pattern]] = [:]
    for line in text.split(separator: "\n") {
      guard let pattern = Pattern(line), let first = pattern.words.first else { continue }
      for word in first { table[word, default: []].append(pattern) }
    }
    byFirst = table.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// The longest pattern that begins at a word, and where its object begins.
  func match(_ segment: ReadSegment, at index: Int) -> (pattern: Pattern, object: Int)? {
    guard let candidates = byFirst[segment.words[index].text] else { return nil }
    let reading = segment.readings[index]
    let clause = segment.clauses[reading.clause]
    for pattern in candidates where index + pattern.words.count <= clause.upperBound {
      if pattern.isDenied != reading.isNegated && (pattern.isDenied || pattern.kind == .dislike) {
        continue
      }
      if !pattern.before.isEmpty, index > clause.lowerBound,
        !pattern.before.contains(segment.words[index - 1].text)
      {
        continue
      }
      if pattern.isLapsed, index > clause.lowerBound,
        Pattern.being.contains(segment.words[index - 1].text)
      {
        continue
      }
      var fits = true
      for (offset, choices) in pattern.words.enumerated().dropFirst()
      where !choices.contains(segment.words[index + offset].text) {
        fits = false
        break
      }
      let object = index + pattern.words.count
      if fits, pattern.holds(segment, in: reading.clause, object: object) {
        return (pattern, object)
      }
    }
    return nil
  }
}
