/// Words of a text that name a person: `Tom`, `Coach Ramirez`, `sister`.
struct PersonMention {
  enum Kind {
    case subject, owner
    /// The subject, by what it is to the user: `Mom`.
    case label
    /// Somebody by what they are to somebody.
    case relation
    /// Another name.
    case other
  }

  let range: Range<Int>
  let kind: Kind

  /// The longest name looked at, in words.
  private static let longest = 4

  private static let movements: Set<String> = [
    "move", "moves", "moved", "moving", "go", "goes", "went", "going", "gone", "fly", "flies",
    "flew", "flying", "come", "comes", "came", "coming", "drive", "drove", "travel", "travelled",
    "traveled", "travelling", "traveling", "trip", "back", "off", "over", "relocated",
    "relocating", "emigrated", "ticket", "tickets", "train", "flight",
  ]

  /// Whether a token can be of a name, or means a person.
  static func isPerson(_ index: Int, _ tokens: [Token], _ cast: Participants) -> Bool {
    let token = tokens[index]
    guard token.isWord else { return false }
    if token.has([.relation, .people]) || cast.subject.contains(token.text) { return true }
    return token.isCapital && (token.classes.isEmpty || Participants.titles.contains(token.text))
  }

  /// The run that ends before `end`.
  init?(_ tokens: [Token], endingAt end: Int, from: Int, _ cast: Participants) {
    var start = end
    while start > from, end - start < Self.longest, Self.isPerson(start - 1, tokens, cast) {
      start -= 1
    }
    self.init(tokens, start..<end, cast)
  }

  /// The run that begins at `start`.
  init?(_ tokens: [Token], from start: Int, _ cast: Participants) {
    var end = start
    while end < tokens.count, end - start < Self.longest, Self.isPerson(end, tokens, cast) {
      end += 1
    }
    self.init(tokens, start..<end, cast)
  }

  private init?(_ tokens: [Token], _ range: Range<Int>, _ cast: Participants) {
    guard let last = range.last else { return nil }
    self.range = range
    let words = range.map { tokens[$0] }.filter { !Participants.titles.contains($0.text) }
    let strange = words.filter {
      !cast.subject.contains($0.text) && !cast.labels.contains($0.text)
        && !Self.isGenitive($0.text, cast)
    }
    if strange.isEmpty, words.contains(where: { cast.subject.contains($0.text) }) {
      // A family's name alone may be any of them.
      kind = words.allSatisfy { cast.families.contains($0.text) } ? .relation : .subject
    } else if words.contains(where: { $0.has([.relation, .people]) }) {
      // "Mom" is a person only where she is the subject; "her mom" is somebody else.
      let isLabel = words.allSatisfy { cast.labels.contains($0.text) }
      let before = range.lowerBound > 0 ? tokens[range.lowerBound - 1] : nil
      let isHers = before?.has(.possessive) == true && before?.text != "my"
      kind = isLabel && !isHers && before?.text != "'s" ? .label : .relation
    } else if words.isEmpty {
      // A title alone means a person only with an article, which tells nothing.
      kind = cast.labels.contains(tokens[last].text) ? .label : .relation
    } else if strange.allSatisfy({ cast.owners.contains($0.text) }) {
      kind = .owner
    } else {
      kind = .other
    }
  }

  /// `Langs`, of Petra Lang.
  private static func isGenitive(_ word: String, _ cast: Participants) -> Bool {
    word.last == "s" && cast.subject.contains(String(word.dropLast()))
  }

  /// Whether the name is rather that of a place or a thing: `in Bristol`, `the Great Exhibition`.
  func isPlace(_ tokens: [Token]) -> Bool {
    guard range.lowerBound > 0 else { return false }
    switch tokens[range.lowerBound - 1].text {
    case "to":
      // "moved to Denver", but "married to Dana"
      return range.lowerBound > 1
        && Self.movements.contains(tokens[range.lowerBound - 2].text)
    case "in", "at", "from", "on", "near", "into", "the", "a", "an", "of", "via", "around":
      return true
    default: return false
    }
  }
}
