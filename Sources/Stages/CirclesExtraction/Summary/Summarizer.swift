/// Shortens a text to its own words: the sentences that carry names, events and facts, in order.
struct Summarizer {
  /// A sentence: its words, and what it is worth.
  private struct Sentence {
    var start: Int
    var end: Int
    var worth: Double
  }

  /// How many sentences are looked at.
  private static let maximumSentences = 2_000

  static func summary(
    of segments: [ReadSegment], _ text: ScalarText, spans: [(start: Int, end: Int)], limit: Int
  ) -> String {
    var sentences: [Sentence] = []
    for segment in segments where sentences.count < maximumSentences {
      sentences += Self.sentences(of: segment)
    }
    weigh(&sentences, spans)
    let order = sentences.indices.sorted {
      (sentences[$0].worth, $1) > (sentences[$1].worth, $0)
    }
    var chosen: [Int] = []
    var pieces: [Int: String] = [:]
    var length = 0
    for index in order.prefix(64) {
      let piece = clean(text.words(sentences[index].start, sentences[index].end))
      let cost = piece.count + (length > 0 ? 2 : 0)
      if piece.count < 4 || length + cost > limit { continue }
      pieces[index] = piece
      chosen.append(index)
      length += cost
    }
    if chosen.isEmpty, let first = order.first {
      return cut(clean(text.words(sentences[first].start, sentences[first].end)), limit)
    }
    var result = ""
    for index in chosen.sorted() {
      guard let piece = pieces[index] else { continue }
      if let last = result.last {
        result += ".!?,;:\u{2026}".contains(last) ? " " : ". "
      }
      result += piece
    }
    return cut(result, limit)
  }

  /// The sentences of a segment: clauses that follow each other without a full stop between, cut
  /// where they grow long.
  private static func sentences(of segment: ReadSegment) -> [Sentence] {
    var sentences: [Sentence] = []
    var isOpen = false
    for (clause, span) in zip(segment.clauses, segment.spans) {
      guard let first = clause.first else { continue }
      let start = span.lowerBound
      let end = span.upperBound
      if isOpen, let before = sentences.last, end - before.start <= 140,
        !segment.openings.contains(first)
      {
        sentences[sentences.count - 1].end = end
      } else {
        sentences.append(Sentence(start: start, end: end, worth: 0))
      }
      var worth = 0.0
      for index in clause.prefix(40) where segment.words[index].isCapital { worth += 0.15 }
      let reading = segment.readings[first]
      if reading.isAsked { worth -= 1.5 }
      if reading.person == .owner { worth -= segment.speaker == .owner ? 1.2 : 0.4 }
      sentences[sentences.count - 1].worth += min(worth, 0.6)
      isOpen = true
    }
    return sentences
  }

  /// What was found lies in some sentences, and makes them worth telling.
  private static func weigh(_ sentences: inout [Sentence], _ spans: [(start: Int, end: Int)]) {
    var index = 0
    for span in spans.sorted(by: { $0.start < $1.start }) {
      while index < sentences.count, sentences[index].end <= span.start { index += 1 }
      guard index < sentences.count else { break }
      if sentences[index].start < span.end { sentences[index].worth += 1 }
    }
  }

  private static func clean(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last, ",;:-".contains(last) { text = text.dropLast() }
    return String(text)
  }

  /// The beginning of a text up to a limit, at the end of a word where there is one.
  static func cut(_ text: String, _ limit: Int) -> String {
    guard text.count > limit else { return text }
    let head = text.prefix(limit - 1)
    let words = head.lastIndex(of: " ").map { head[..<$0] } ?? head
    return clean(String(words)) + "\u{2026}"
  }
}
