/// A sentence of another language than English.
struct LocalSentence: Sendable {
  var language: TextLanguage
  /// Which segment of the text it stands in.
  var segment: Int
  /// Its words, in places of the segment's words.
  var words: Range<Int>

  /// The sentences of a text that are of other languages, in its order: told sentence by sentence,
  /// and where one has too few common words, by those around it or by words that one language has.
  static func find(in segments: [ReadSegment]) -> [LocalSentence] {
    var sentences: [LocalSentence] = []
    for (number, segment) in segments.enumerated() where !segment.words.isEmpty {
      var whole = LanguageCount()
      for index in segment.words.indices { add(index, segment, to: &whole) }
      let language = whole.best
      var start = 0
      while start < segment.words.count {
        var end = start + 1
        while end < segment.words.count, !segment.openings.contains(end) { end += 1 }
        if let told = Self.told(start..<end, segment, around: language) {
          sentences.append(LocalSentence(language: told, segment: number, words: start..<end))
        }
        start = end
      }
    }
    return sentences
  }

  /// Counts a word, but not the `do` of `don't`, which is Portuguese without what is left out.
  private static func add(_ index: Int, _ segment: ReadSegment, to count: inout LanguageCount) {
    let word = segment.words[index].text
    if word == "do", index + 1 < segment.words.count, segment.readings[index + 1].isNegated,
      !segment.readings[index].isNegated
    {
      return
    }
    count.add(word)
  }

  /// The language of a sentence; nil for English, and where nothing tells it.
  private static func told(
    _ range: Range<Int>, _ segment: ReadSegment, around: TextLanguage?
  ) -> TextLanguage? {
    let words = segment.words[range]
    var count = LanguageCount()
    for index in range { add(index, segment, to: &count) }
    let told = count.best ?? around
    if let told, told != .english { return told }
    if let taking = LocalWords.taking(words) { return taking }
    if told != nil { return nil }
    return LocalWords.told(words) ?? LifeWords.telling(words)
  }
}
