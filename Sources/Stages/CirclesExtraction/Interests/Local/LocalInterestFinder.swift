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
  /// Words of statements that deny what they name, in scalars of the text.
  private var denied: [Range<Int>] = []

  static func finder(in segments: [ReadSegment], _ text: ScalarText) -> LocalInterestFinder {
    var finder = LocalInterestFinder(text: text)
    for segment in segments {
      finder.foreign.append([])
      finder.read(segment)
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

  /// Whether a word of a segment stands in a sentence of another language.
  func isForeign(_ segment: Int, _ index: Int) -> Bool {
    foreign[segment].contains { $0.contains(index) }
  }

  private init(text: ScalarText) { self.text = text }

  private mutating func read(_ segment: ReadSegment) {
    var whole = LanguageCount()
    for word in segment.words { whole.add(word.text) }
    guard !segment.words.isEmpty else { return }
    let language = whole.best
    var start = 0
    while start < segment.words.count {
      var end = start + 1
      while end < segment.words.count, !segment.openings.contains(end) { end += 1 }
      var count = LanguageCount()
      for word in segment.words[start..<end] { count.add(word.text) }
      let words = segment.words[start..<end]
      if let local = (count.best ?? language).map(LocalWords.of) ?? LocalWords.taking(words) {
        foreign[foreign.count - 1].append(start..<end)
        sentence(start..<end, segment, local)
      }
      start = end
    }
  }

  /// Reads the statements of a sentence: what stands between its signs and conjunctions.
  private mutating func sentence(
    _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords
  ) {
    var start = range.lowerBound
    for index in range {
      let isLast = index + 1 == range.upperBound
      let closes =
        isLast || segment.readings[index + 1].clause != segment.readings[index].clause
        || local.breaks.contains(segment.words[index + 1].text)
      guard closes else { continue }
      statement(start..<(index + 1), segment, local)
      start = index + 1
    }
  }

  private mutating func statement(
    _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords
  ) {
    let words = segment.words[range]
    guard let first = words.first, let last = words.last else { return }
    let reading = segment.readings[range.lowerBound]
    let isDenied =
      words.contains { local.denials.contains($0.text) || $0.text.hasPrefix("aufgeho") }
      || !local.first.contains("eu") && range.contains { segment.readings[$0].isNegated }
    let hasCue = words.contains { local.cues.contains($0.text) }
    let anothers = isAnothers(range, segment, local)
    var features = FeatureSet()
    features.insert(.localCue, if: hasCue)
    features.insert(.localDenied, if: isDenied)
    features.insert(.localAnothers, if: anothers)
    let counts =
      !isDenied && !anothers && reading.person == .subject && !reading.isAsked
    if isDenied || anothers { denied.append(first.start..<last.end) }
    var index = range.lowerBound
    while index < range.upperBound {
      let word = segment.words[index]
      index += 1
      guard word.isWord else { continue }
      let isNamed =
        index - 1 > range.lowerBound && local.articles.contains(segment.words[index - 2].text)
      if !isNamed, let name = local.crafts[word.text],
        let object = made(after: index, range.upperBound, segment, local)
      {
        let whole = name + " " + segment.words[object].map(\.text).joined(separator: " ")
        if counts { add((index - 1)..<object.upperBound, segment, name: whole) }
        note(
          (index - 1)..<object.upperBound, .localObject, features, segment, name: whole)
        index = object.upperBound
      } else if local.joiners.contains(word.text), index < range.upperBound,
        ["a", "al", "con"].contains(segment.words[index].text),
        let object = object(after: index + 1, range.upperBound, segment, local)
      {
        if counts { add(object, segment, name: nil) }
        note(object, .localObject, features, segment, name: nil)
        index = object.upperBound
      } else if local.takers.contains(word.text),
        let object = object(after: index, range.upperBound, segment, local)
      {
        if counts { add(object, segment, name: nil) }
        note(object, .localObject, features, segment, name: nil)
        index = object.upperBound
      } else if !isNamed, let name = local.verbs[word.text] {
        if counts { add((index - 1)..<index, segment, name: name) }
        note((index - 1)..<index, .localVerb, features, segment, name: name)
      } else if isNoun(word, local), !isRoom(index - 1, range, segment) {
        if hasCue, counts { add((index - 1)..<index, segment, name: nil) }
        note((index - 1)..<index, .localNoun, features, segment, name: nil)
      }
    }
  }

  /// `en la cocina`: where, and not what.
  private func isRoom(_ index: Int, _ range: Range<Int>, _ segment: ReadSegment) -> Bool {
    guard index > range.lowerBound + 1,
      ["cocina", "cuisine", "cozinha", "cucina"].contains(segment.words[index].text)
    else { return false }
    return ["en", "dans", "na", "in"].contains(segment.words[index - 2].text)
      && ["la", "su", "mi", "tu", "sa", "ma"].contains(segment.words[index - 1].text)
  }

  private func isNoun(_ word: Token, _ local: LocalWords) -> Bool {
    if local.nouns.contains(word.text) { return !local.hasCapitals || word.isCapital }
    return word.isCapital
      && local.suffixes.contains {
        word.text.hasSuffix($0) && word.text.utf8.count > $0.utf8.count + 2
      }
  }

  /// What a verb of making makes, which is many: `pinta soldaditos`, but not `pinta la casa`.
  private func made(
    after index: Int, _ end: Int, _ segment: ReadSegment, _ local: LocalWords
  ) -> Range<Int>? {
    guard let object = object(after: index, end, segment, local), let last = object.last,
      segment.words[last].text.hasSuffix("s"), !local.cues.contains(segment.words[last].text)
    else { return nil }
    return last..<(last + 1)
  }

  /// What a verb takes: `sammelt alte Barometer`, `toca la guitarra`.
  private func object(
    after index: Int, _ end: Int, _ segment: ReadSegment, _ local: LocalWords
  ) -> Range<Int>? {
    var start = index
    while start < end, start < index + 4, local.skipped.contains(segment.words[start].text) {
      start += 1
    }
    var last = start
    if local.hasCapitals {
      while last < end, last < start + 2, !segment.words[last].isCapital { last += 1 }
      if last > start, !segment.words[last - 1].text.hasSuffix("e") { return nil }
    }
    guard last < end else { return nil }
    let noun = segment.words[last]
    guard noun.isWord, noun.text.utf8.count > 2, !local.idle.contains(noun.text),
      noun.isCapital == local.hasCapitals, !noun.has([.time, .number]),
      !local.relatives.contains(noun.text), TextLanguage.of(noun.text) == nil
    else { return nil }
    return start..<(last + 1)
  }

  /// `ihr Sohn spielt Handball`, `ich spiele Skat` in a note of the owner's own.
  private func isAnothers(
    _ range: Range<Int>, _ segment: ReadSegment, _ local: LocalWords
  ) -> Bool {
    let isNarrated = segment.speaker == .narrator || segment.speaker == .other
    for index in range {
      let word = segment.words[index].text
      if isNarrated, local.first.contains(word) { return true }
      guard index + 1 < range.upperBound else { continue }
      let owners = isNarrated ? local.theirs : local.mine
      if owners.contains(word), local.relatives.contains(segment.words[index + 1].text) {
        return true
      }
    }
    return false
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
