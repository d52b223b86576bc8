/// The noun phrase that begins at a word.
struct NounPhrase {
  /// Its words, without articles, possessives and praise before them.
  var range: Range<Int>
  /// Whether it is somebody else's: `her brother's band`.
  var isOthers = false
  /// The known interest in it that ends last, and where that begins.
  var known: (form: InterestLexicon.Form, start: Int)?

  /// The most words a phrase has.
  static let maximumLength = 4

  private static let ends: WordClass = [
    .preposition, .conjunction, .function, .time, .pronoun, .auxiliary, .possessive, .opener,
    .determiner,
  ]
  private static let starts: WordClass = [.determiner, .possessive, .degree, .number]

  static func at(_ index: Int, in segment: ReadSegment) -> NounPhrase? {
    let end = segment.clauseEnd(index)
    var start = index
    while start < end, start < index + 6, skips(segment, start, end) { start += 1 }
    var stop = start
    while stop < end, stop < start + maximumLength, !segment.words[stop].has(ends),
      segment.words[stop].isWord
    {
      stop += 1
    }
    while stop > start + 1, isLoose(segment.words[stop - 1]) { stop -= 1 }
    var phrase = NounPhrase(range: start..<stop)
    phrase.isOthers = segment.words[index..<start].contains { $0.has([.relation, .people]) }
    phrase.look(in: segment, end)
    return phrase.range.isEmpty && phrase.known == nil ? nil : phrase
  }

  /// What ends no phrase: praise, and the number of another (`the cello one day`), but for a race.
  private static func isLoose(_ word: Token) -> Bool {
    word.has(.degree) || word.has(.number) && word.text != "half"
  }

  private static func skips(_ segment: ReadSegment, _ index: Int, _ end: Int) -> Bool {
    let word = segment.words[index]
    // A title: `the Great Harbour Run`.
    if word.isCapital, word.has(.degree), index + 1 < end, segment.words[index + 1].isCapital {
      return false
    }
    if word.has(starts) || word.kind == .number {
      // `the` of a title, `first editions`: what is known begins here.
      return InterestLexicon.standard.match(segment.words, at: index, before: end) == nil
    }
    // "a 1960s camper van"
    if word.text.first?.isNumber == true, word.text.hasSuffix("0s") { return true }
    // "her brother's": somebody's.
    if index + 1 < end, segment.words[index + 1].text == "'s" { return true }
    return word.text == "'s"
  }

  private mutating func look(in segment: ReadSegment, _ end: Int) {
    var last = 0
    for start in range.lowerBound..<max(range.upperBound, min(range.lowerBound + 1, end)) {
      guard let form = InterestLexicon.standard.match(segment.words, at: start, before: end) else {
        continue
      }
      // `race` in `ski race` is no verb.
      if form.isVerb, start > range.lowerBound, segment.words[start].text == form.stems[0] {
        continue
      }
      let stop = start + form.stems.count
      if stop > last {
        last = stop
        known = (form, start)
      }
    }
  }
}
