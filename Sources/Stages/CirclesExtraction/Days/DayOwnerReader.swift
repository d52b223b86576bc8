/// Reads whose a birthday or an anniversary is: "her birthday", "Tom's birthday", "she turned forty".
///
/// Only what can be read one way is told: where somebody else was spoken of last, `her` may be hers.
struct DayOwnerReader {
  let tokens: [Token]
  let segments: [Segment]
  let cast: Participants
  let text: ScalarText

  /// Words that say what day it is.
  private static let nouns: Set<String> = [
    "birthday", "birthdays", "bday", "anniversary", "anniversaries", "anniv",
  ]
  private static let verbs: Set<String> = ["born", "turn", "turns", "turned", "turning"]

  /// How many tokens before a pronoun are searched for the person it stands for.
  static let reach = 60
  /// How many words may stand between a possessive and its birthday, or a subject and its verb.
  private static let gap = 4

  /// Whose the day at some scalars is.
  func owner(of day: Range<Int>) -> DayOwner {
    guard let (segment, place) = place(of: day.lowerBound) else { return .unknown }
    let sentence = sentence(around: place, in: segment)
    let cue = cue(near: place, in: sentence)
    if isDoubtful(sentence, place, cue) { return .unknown }
    guard let cue else { return bare(before: place, segment, sentence) }
    // "Birthday husband 6 July"
    if cue < place, tokens[(cue + 1)..<place].contains(where: isAnother) { return .unknown }
    return Self.nouns.contains(tokens[cue].text)
      ? owner(ofNoun: cue, segment, sentence) : owner(ofVerb: cue, segment, sentence)
  }

  private func isAnother(_ token: Token) -> Bool {
    token.has(.relation) && !cast.labels.contains(token.text)
  }

  private static let articles: Set<String> = ["a", "an", "another", "some"]

  // MARK: Places

  private func place(of scalar: Int) -> (Segment, Int)? {
    // Tokens lie in order: the first that ends behind the scalar.
    let token = Self.first(of: tokens.count) { tokens[$0].end > scalar }
    let segment = Self.first(of: segments.count) { segments[$0].tokens.upperBound > token }
    guard token < tokens.count, segment < segments.count,
      segments[segment].tokens.contains(token)
    else { return nil }
    return (segments[segment], token)
  }

  /// The first of so many for which something holds, as it does for all behind it.
  private static func first(of count: Int, _ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func ends(_ index: Int, in segment: Segment) -> Bool {
    let token = tokens[index]
    guard token.isSign else { return false }
    switch token.text {
    case "!", "?", "\u{2022}": return true
    case ".":
      return index == 0 || !Participants.titles.contains(tokens[index - 1].text)
    // Bubbles and read pictures break lines where their width ends.
    case "\n": return segment.speaker == .narrator
    default: return false
    }
  }

  func sentence(around place: Int, in segment: Segment) -> Range<Int> {
    var start = place
    while start > segment.tokens.lowerBound, place - start < Self.reach,
      !ends(start - 1, in: segment)
    {
      start -= 1
    }
    var end = place
    while end < segment.tokens.upperBound, end - place < Self.reach, !ends(end, in: segment) {
      end += 1
    }
    return start..<end
  }

  private func cue(near place: Int, in sentence: Range<Int>) -> Int? {
    let cues = sentence.filter {
      Self.nouns.contains(tokens[$0].text) || Self.verbs.contains(tokens[$0].text)
    }
    return cues.min { abs($0 - place) < abs($1 - place) }
  }

  // MARK: Nouns

  private func owner(ofNoun cue: Int, _ segment: Segment, _ sentence: Range<Int>) -> DayOwner {
    if cue + 2 < sentence.upperBound, tokens[cue + 1].text == "of" {
      let first = tokens[cue + 2].has(.possessive) ? cue + 3 : cue + 2
      if first < sentence.upperBound, let other = PersonMention(tokens, from: first, cast) {
        return whose(other, possessive: first > cue + 2 ? tokens[cue + 2].text : nil, segment)
      }
    }
    var index = cue - 1
    while index >= sentence.lowerBound, cue - index <= Self.gap {
      let token = tokens[index]
      if token.has(.possessive) {
        return isQuoted(index, sentence) ? .unknown : possessor(token.text, at: index, segment)
      }
      // "plays at a birthday": anybody's.
      if Self.articles.contains(token.text) { return .unknown }
      if token.text == "'s" || token.text == "'" { return named(before: index, segment, sentence) }
      if PersonMention.isPerson(index, tokens, cast) {
        return named(before: index + 1, segment, sentence)
      }
      if token.isSign || token.has([.preposition, .verb, .auxiliary, .conjunction]) { break }
      index -= 1
    }
    return bare(before: cue, segment, sentence)
  }

  /// The name that ends before an index: `Tom` of `Tom's birthday`.
  private func named(before index: Int, _ segment: Segment, _ sentence: Range<Int>) -> DayOwner {
    guard index > sentence.lowerBound,
      let run = PersonMention(tokens, endingAt: index, from: sentence.lowerBound, cast)
    else { return .unknown }
    let before = run.range.lowerBound - 1
    let possessive =
      before >= sentence.lowerBound && tokens[before].has(.possessive) ? tokens[before].text : nil
    return whose(run, possessive: possessive, segment)
  }

  private func whose(_ run: PersonMention, possessive: String?, _ segment: Segment) -> DayOwner {
    switch run.kind {
    case .subject: return possessive == nil ? .subject : .unknown
    case .owner: return .owner
    case .label: return possessive == nil || possessive == "my" ? .subject : .unknown
    case .relation: return .unknown
    case .other:
      let span = tokens[run.range.lowerBound].start..<tokens[run.range.upperBound - 1].end
      return .somebody(Self.bare(text.words(span.lowerBound, span.upperBound)))
    }
  }

  /// A name without its `'s`, whose token lies where the name's does.
  private static func bare(_ name: String) -> String {
    for end in ["'s", "\u{2019}s", "'", "\u{2019}"] where name.hasSuffix(end) {
      return String(name.dropLast(end.count))
    }
    return name
  }

  private func possessor(_ word: String, at index: Int, _ segment: Segment) -> DayOwner {
    switch word {
    case "his", "her": third(word == "his" ? .male : .female, at: index, segment)
    case "my", "our": first(segment)
    case "your": second(segment)
    default: .unknown
    }
  }

  // MARK: Verbs

  private func owner(ofVerb cue: Int, _ segment: Segment, _ sentence: Range<Int>) -> DayOwner {
    var index = cue - 1
    while index >= sentence.lowerBound, cue - index <= Self.gap {
      let token = tokens[index]
      switch token.text {
      case "she": return third(.female, at: index, segment)
      case "he": return third(.male, at: index, segment)
      case "i", "we": return first(segment)
      case "you", "u": return second(segment)
      default: break
      }
      if PersonMention.isPerson(index, tokens, cast) {
        return named(before: index + 1, segment, sentence)
      }
      guard token.has([.adverb, .auxiliary]), token.isWord else {
        return token.isSign ? bare(before: cue, segment, sentence) : .unknown
      }
      index -= 1
    }
    return index < sentence.lowerBound ? bare(before: cue, segment, sentence) : .unknown
  }
}
