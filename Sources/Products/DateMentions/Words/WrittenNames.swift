/// Tells the words of another language that are names in a text: "Dinner with Marco", "Rio de Janeiro".
extension DateMentionFinder {
  /// Whether a word belongs to a name.
  static func isNamed(_ place: Int, _ tokens: [Token]) -> Bool {
    isEnglishName(place, tokens) || isParticle(place, tokens) || isOfHoliday(place, tokens)
      || isQuoted(place, tokens)
  }

  /// Whether a word in capitals stands among English words, and not among those of its languages: that is
  /// somebody's or a place's name.
  static func isEnglishName(_ place: Int, _ tokens: [Token]) -> Bool {
    guard tokens[place].capital, let word = LanguageWords.of(tokens[place].key) else {
      return false
    }
    var (own, english) = (0, 0)
    for near in [neighbours(place, -1, tokens), neighbours(place, 1, tokens)].joined() {
      let key = tokens[near].key
      if let other = LanguageWords.of(key) {
        let isShared = other.languages.contains { word.languages.contains($0) }
        if isShared, !tokens[near].capital, !isParticle(near, tokens) { own += 1 }
      } else if LanguageWords.isEnglish(key, andNone: word.languages) {
        english += 1
      }
    }
    return english > own
  }

  /// How many words on each side of a name are looked at.
  private static let near = 3

  /// The nearest words on one side of another, within the sentence. "Lunes: ..." is a heading, "Marco: ..."
  /// a person.
  private static func neighbours(_ place: Int, _ step: Int, _ tokens: [Token]) -> [Int] {
    let isHeading = LanguageWords.of(tokens[place].key)?.isWeekday == true
    var found: [Int] = []
    var at = place + step
    while tokens.indices.contains(at), found.count < near, abs(at - place) <= 2 * near {
      if isHeading, tokens[at].isMark(":") { break }
      if tokens[at].endsSentence, !(at + 1 < tokens.count && !tokens[at + 1].spaced) { break }
      if tokens[at].kind == .word { found.append(at) }
      at += step
    }
    return found
  }

  /// "de", "della", "et" between two words in capitals.
  private static func isParticle(_ place: Int, _ tokens: [Token]) -> Bool {
    guard particles.contains(tokens[place].key), !tokens[place].capital else { return false }
    func isCapital(_ step: Int) -> Bool {
      var at = place + step
      while tokens.indices.contains(at), particles.contains(tokens[at].key), !tokens[at].capital,
        abs(at - place) < near
      {
        at += step
      }
      return tokens.indices.contains(at) && tokens[at].kind == .word && tokens[at].capital
    }
    return isCapital(-1) && isCapital(1)
  }

  private static let particles = Set(
    """
    de del della delle dei degli di da do das dos du des der den dem van von vom zum zur la le les el los
    las il i e y et und en och og
    """.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })

  /// "she said 'domani'": a word that is cited.
  private static func isQuoted(_ place: Int, _ tokens: [Token]) -> Bool {
    guard place > 0, place + 1 < tokens.count, !tokens[place].spaced, !tokens[place + 1].spaced
    else { return false }
    let next = tokens[place + 1]
    return tokens[place - 1].isMark("\"") && next.isMark("\"")
      || tokens[place - 1].isMark("'") && tokens[place - 1].spaced
        && (next.isMark("'") || next.kind == .clitic)
  }

  /// "Mardi Gras", "Cinco de Mayo": English has the name as it is.
  private static func isOfHoliday(_ place: Int, _ tokens: [Token]) -> Bool {
    guard tokens[place].capital, holidays.words.contains(tokens[place].key) else { return false }
    return holidays.names.contains { name in
      name.indices.contains { offset in
        let start = place - offset
        return name[offset] == tokens[place].key && start >= 0 && start + name.count <= tokens.count
          && name.indices.allSatisfy { tokens[start + $0].key == name[$0] }
      }
    }
  }

  /// The names of holidays that are several words, and those of them that are of another language.
  private static let holidays: (names: [[UInt64]], words: Set<UInt64>) = {
    let names = Holiday.all.flatMap(\.names).map { $0.split(separator: " ").map { WordKey.of($0) } }
      .filter { $0.count > 1 && $0.contains { LanguageWords.of($0)?.tells == true } }
    return (names, Set(names.joined()))
  }()
}
