/// Finds interests in sentences of other languages than English: what is known as an
/// activity, or what a verb of playing, learning and collecting takes, where the statement is the
/// subject's own, not denied and not past.
struct LocalInterestFinder {
  let text: ScalarText
  private var found: [Found] = []
  /// Every word of such a sentence that names an activity, and what verbs take.
  private(set) var mentions: [LocalMention] = []
  /// The words of each segment that stand in sentences of other languages.
  private var foreign: [[Range<Int>]] = []
  /// Words of statements that deny what they name, or tell of another, in scalars of the text.
  private var denied: [Range<Int>] = []
  /// How the statement before told of its words, within a sentence.
  private var before: LocalScope?
  /// Words of statements that say that something is liked, done or learned.
  private var cued: [Range<Int>] = []

  static func finder(
    in segments: [ReadSegment], _ sentences: [LocalSentence], _ text: ScalarText
  ) -> LocalInterestFinder {
    var finder = LocalInterestFinder(text: text)
    var next = sentences.startIndex
    for (number, segment) in segments.enumerated() {
      finder.foreign.append([])
      while next < sentences.endIndex, sentences[next].segment == number {
        finder.foreign[number].append(sentences[next].words)
        if let local = LocalWords.of(sentences[next].language) {
          finder.sentence(sentences[next].words, segment, local)
        }
        next += 1
      }
    }
    return finder
  }

  /// English findings without what a sentence of another language denies, and what such sentences
  /// tell besides.
  func merged(with known: [Found]) -> [Found] {
    if found.isEmpty && denied.isEmpty { return known }
    var result = known.filter { interest in
      !denies(interest.start..<interest.end)
    }
    for interest in found where result.count < InterestFinder.maximum {
      if result.contains(where: {
        $0.key == interest.key || $0.start < interest.end && interest.start < $0.end
      }) {
        continue
      }
      result.append(interest)
    }
    return result.sorted { $0.start < $1.start }
  }

  /// Whether a statement that is denied, or tells of somebody else, holds a span.
  func denies(_ span: Range<Int>) -> Bool { denied.contains { $0.overlaps(span) } }

  /// Whether a statement says of a span that it is liked, done or learned.
  func cues(_ span: Range<Int>) -> Bool { cued.contains { $0.overlaps(span) } }

  /// Whether a word of a segment stands in a sentence of another language.
  func isForeign(_ segment: Int, _ index: Int) -> Bool {
    foreign[segment].contains { $0.contains(index) }
  }

  private init(text: ScalarText) { self.text = text }

  /// Reads the statements of a sentence: what stands between its signs and conjunctions.
  private mutating func sentence(
    _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords
  ) {
    var start = range.lowerBound
    before = nil
    for index in range {
      let isLast = index + 1 == range.upperBound
      let closes =
        isLast
        || segment.readings[index + 1].clause != segment.readings[index].clause
          && parts(segment.words[index], segment.words[index + 1])
        || local.breaks.contains(segment.words[index + 1].text)
      guard closes else { continue }
      statement(start..<(index + 1), segment, local)
      start = index + 1
    }
  }

  /// Whether a sign stands between two words: what only an English pronoun would begin (`lo he dejado`)
  /// is no other statement.
  private func parts(_ word: Token, _ next: Token) -> Bool {
    guard word.end < next.start else { return false }
    return text.holds(anyOf: Self.signs, word.end, next.start)
  }

  private static let signs = Set(",;:.!?()[]-/=\"\n\u{2022}".unicodeScalars)

  private mutating func statement(
    _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords
  ) {
    let scope = LocalScope(range, segment, local, after: before)
    before = scope
    denied +=
      scope.denied.compactMap { segment.span($0) } + scope.anothers.compactMap { segment.span($0) }
    cued += scope.cued.compactMap { segment.span($0) }
    let isLower = local.hasCapitals && !segment.hasCapitals
    let reading = segment.readings[range.lowerBound]
    let isSubjects = reading.person == .subject && !reading.isAsked
    var index = range.lowerBound
    while index < range.upperBound {
      guard let (found, kind, name) = mention(at: index, range, segment, local, isLower) else {
        index += 1
        continue
      }
      var features = FeatureSet()
      features.insert(.localCue, if: scope.isCued(found))
      features.insert(.localDenied, if: scope.isDenied(found))
      features.insert(.localAnothers, if: scope.isAnothers(found))
      let counts = isSubjects && !scope.isDenied(found) && !scope.isAnothers(found)
      if kind == .localVerb, isNamedBehind(found, range, segment, local, isLower) {
        // "singt im Chor", "baila sevillanas": what is sung or danced says more.
        index = found.upperBound
        continue
      }
      if counts, kind != .localNoun || scope.isCued(found) { add(found, segment, name: name) }
      note(found, kind, features, segment, name: name)
      index = found.upperBound
    }
  }

  /// Whether what a verb does is named shortly behind it.
  private func isNamedBehind(
    _ found: Range<Int>, _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords,
    _ isLower: Bool
  ) -> Bool {
    (found.upperBound..<min(found.upperBound + 4, range.upperBound)).contains {
      mention(at: $0, range, segment, local, isLower)?.1 == .localNoun
    }
  }

  /// What at a word may be an interest: where it stands, how it is told, and its name if that is
  /// not the words themselves.
  private func mention(
    at index: Int, _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords, _ isLower: Bool
  ) -> (Range<Int>, InterestFeature, String?)? {
    let words = segment.words
    let word = words[index]
    let end = range.upperBound
    guard word.isWord, !segment.names.contains(index) else { return nil }
    let isNamed = index > range.lowerBound && local.articles.contains(words[index - 1].text)
    if !isNamed, let name = local.crafts[word.text],
      let object = made(after: index + 1, end, segment, local)
    {
      let whole = name + " " + words[object].map(\.text).joined(separator: " ")
      return (index..<object.upperBound, .localObject, whole)
    }
    if local.joiners.contains(word.text), index + 1 < end,
      ["a", "al", "con"].contains(words[index + 1].text),
      let object = object(after: index + 2, end, segment, local, isLower)
    {
      return (object, .localObject, nil)
    }
    if local.takers.contains(word.text),
      let object = object(after: index + 1, end, segment, local, isLower)
    {
      return (object, .localObject, nil)
    }
    if !isNamed, let name = local.verbs[word.text] {
      return (index..<(index + 1), .localVerb, name)
    }
    if let phrase = phrase(at: index, end, segment, local) { return (phrase, .localNoun, nil) }
    if isNoun(word, local, isLower) || isListed(index, segment, local, isLower),
      !isRoom(index, range, segment)
    {
      return (index..<(index + 1), .localNoun, nil)
    }
    return nil
  }

  /// A name of several words: `bici de montaña`.
  private func phrase(
    at index: Int, _ end: Int, _ segment: ReadSegment, _ local: LocalWords
  ) -> Range<Int>? {
    guard let phrases = local.phrases[segment.words[index].text] else { return nil }
    for phrase in phrases where index + phrase.count <= end {
      if zip(phrase, segment.words[index...]).allSatisfy({ $0 == $1.text }) {
        return index..<(index + phrase.count)
      }
    }
    return nil
  }

  /// What has one name in many languages: `triathlon`, `kimchi`.
  private func isListed(
    _ index: Int, _ segment: ReadSegment, _ local: LocalWords, _ isLower: Bool
  ) -> Bool {
    let word = segment.words[index]
    guard word.text.utf8.count > 3, !local.hasCapitals || word.isCapital || isLower,
      TextLanguage.of(word.text) == nil,
      let form = InterestLexicon.standard.match(segment.words, at: index, before: index + 1)
    else { return false }
    return !form.isVerb && InterestLexicon.standard.entries[form.entry].strength == .mention
  }

  /// `en la cocina`: where, and not what.
  private func isRoom(_ index: Int, _ range: Range<Int>, _ segment: ReadSegment) -> Bool {
    guard index > range.lowerBound + 1,
      ["cocina", "cuisine", "cozinha", "cucina"].contains(segment.words[index].text)
    else { return false }
    return ["en", "dans", "na", "in"].contains(segment.words[index - 2].text)
      && ["la", "su", "mi", "tu", "sa", "ma"].contains(segment.words[index - 1].text)
  }

  /// - Parameter isLower: whether a language that writes nouns with a capital is written without.
  private func isNoun(_ word: Token, _ local: LocalWords, _ isLower: Bool) -> Bool {
    let isWritten = !local.hasCapitals || word.isCapital || isLower
    if local.nouns.contains(word.text) { return isWritten }
    if isWritten, local.isCourse(word.text) { return true }
    return (word.isCapital || isLower)
      && local.suffixes.contains {
        word.text.hasSuffix($0) && word.text.utf8.count > $0.utf8.count + 2
      }
  }

  /// What a verb of making makes, which is many: `pinta soldaditos`, but not `pinta la casa`.
  private func made(
    after index: Int, _ end: Int, _ segment: ReadSegment, _ local: LocalWords
  ) -> Range<Int>? {
    guard let object = object(after: index, end, segment, local, false), let last = object.last,
      segment.words[last].text.hasSuffix("s"), !local.cues.contains(segment.words[last].text)
    else { return nil }
    return last..<(last + 1)
  }

  /// What a verb takes: `sammelt alte Barometer`, `toca la guitarra`.
  private func object(
    after index: Int, _ end: Int, _ segment: ReadSegment, _ local: LocalWords, _ isLower: Bool
  ) -> Range<Int>? {
    var start = index
    while start < end, start < index + 4, local.skipped.contains(segment.words[start].text) {
      start += 1
    }
    if start < end, let phrase = phrase(at: start, end, segment, local) { return phrase }
    var last = start
    if isLower {
      // "sammelt alte barometer"
      if last + 1 < end, segment.words[last].text.hasSuffix("e"), segment.words[last + 1].isWord {
        last += 1
      }
    } else if local.hasCapitals {
      while last < end, last < start + 2, !segment.words[last].isCapital { last += 1 }
      if last > start, !segment.words[last - 1].text.hasSuffix("e") { return nil }
    }
    guard last < end else { return nil }
    let noun = segment.words[last]
    guard noun.isWord, noun.text.utf8.count > 2, !local.idle.contains(noun.text),
      noun.isCapital == (local.hasCapitals && !isLower), !noun.has([.time, .number]),
      !local.relatives.contains(noun.text), TextLanguage.of(noun.text) == nil
    else { return nil }
    return start..<(last + 1)
  }

  private mutating func note(
    _ range: Range<Int>, _ kind: InterestFeature, _ features: FeatureSet, _ segment: ReadSegment,
    name: String?
  ) {
    guard var interest = segment.found(range, in: text), mentions.count < InterestWeigher.maximum
    else { return }
    interest.text = name ?? interest.text.lowercased()
    interest.key = interest.text
    var features = features
    features.insert(kind)
    mentions.append(
      LocalMention(
        segment: foreign.count - 1, range: range, found: interest, features: features))
  }

  private mutating func add(_ range: Range<Int>, _ segment: ReadSegment, name: String?) {
    guard var interest = segment.found(range, in: text) else { return }
    interest.text = name ?? interest.text.lowercased()
    interest.key = interest.text
    if found.contains(where: { $0.key == interest.key }) { return }
    found.append(interest)
  }
}

/// A word of a sentence in another language that names an activity.
struct LocalMention {
  var segment: Int
  var range: Range<Int>
  var found: Found
  var features: FeatureSet
}
