/// What a text says in sentences of other languages than English, with all of their words and signs:
/// the readings of English leave out some that are no adverbs there (`um`, `er`, `no`).
struct LifeText: Sendable {
  /// A sentence and its statements.
  struct Sentence: Sendable {
    var words: ReadSegment
    var life: LifeWords
    var local: LocalWords
    var speaker: Speaker
    var isAsked: Bool
    /// Which segment it stands in, and its words there.
    var segment: Int
    var place: Range<Int>
    /// The pieces of it that say one thing each.
    var statements: [LifeStatement] = []
  }

  private(set) var sentences: [Sentence] = []
  /// The words of the subject's names, and the pronoun they go by, where their record tells.
  let subject: Set<String>
  let gender: SubjectGender?

  init(
    _ found: [LocalSentence], _ segments: [Segment], _ read: [ReadSegment], _ tokens: [Token],
    _ cast: Participants, _ text: ScalarText
  ) {
    subject = cast.subject
    gender = cast.recordedGender
    var start = 0
    for (number, sentence) in found.enumerated() {
      let segment = segments[sentence.segment]
      let isFirst = number == 0 || found[number - 1].segment != sentence.segment
      if isFirst { start = segment.tokens.lowerBound }
      guard let life = LifeWords.of(sentence.language), let local = LocalWords.of(sentence.language)
      else { continue }
      let words = read[sentence.segment].words
      let (first, last) = (words[sentence.words.lowerBound], words[sentence.words.upperBound - 1])
      // What is left out before its first word, from the last end of a sentence on.
      var place = start
      var begin = start
      while place < segment.tokens.upperBound, tokens[place].start < first.start {
        if Self.ends(tokens[place]) { begin = place + 1 }
        place += 1
      }
      while place < segment.tokens.upperBound, tokens[place].start <= last.start { place += 1 }
      // What is left out behind its last.
      while place < segment.tokens.upperBound, !tokens[place].isSign,
        sentence.words.upperBound == words.count
          || tokens[place].start < words[sentence.words.upperBound].start
      {
        place += 1
      }
      start = place
      let raw = Self.words(tokens[begin..<place], segment.speaker, text)
      guard !raw.words.isEmpty else { continue }
      var whole = Sentence(
        words: raw, life: life, local: local, speaker: segment.speaker,
        isAsked: read[sentence.segment].readings[sentence.words.lowerBound].isAsked,
        segment: sentence.segment, place: sentence.words)
      whole.statements = LifeStatement.statements(of: whole, subject, gender)
      sentences.append(whole)
    }
  }

  private static func ends(_ token: Token) -> Bool {
    token.kind == .newline
      || token.kind == .sign && [".", "!", "?", "\u{2022}"].contains(token.text)
  }

  private static let parting: Set<String> = [
    ",", ";", ":", "(", ")", "[", "]", "-", "/", "=", "\"", "\u{2013}", "\u{2014}", "\u{2026}",
  ]

  /// The words of some tokens; what stands between two signs is a clause.
  private static func words(_ tokens: ArraySlice<Token>, _ speaker: Speaker, _ text: ScalarText)
    -> ReadSegment
  {
    var result = ReadSegment(speaker: speaker)
    result.openings = [0]
    var clause = 0
    for token in tokens {
      guard token.isSign else {
        var token = token
        if LifeWords.isAccented(token, text) { token.text += "'" }
        result.extend(clause, over: token)
        result.words.append(token)
        result.readings.append(Reading(person: .subject, clause: clause))
        continue
      }
      if result.readings.last?.clause == clause, parting.contains(token.text) { clause += 1 }
    }
    result.close()
    return result
  }

  /// The places of each segment's words that stand in these sentences.
  func places(in segments: Int) -> [[Range<Int>]] {
    var places = [[Range<Int>]](repeating: [], count: segments)
    for sentence in sentences { places[sentence.segment].append(sentence.place) }
    return places
  }
}
