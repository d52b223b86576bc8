/// Finds what is better not mentioned: what the note asks not to bring up, and secrets.
struct TopicFinder {
  let text: ScalarText
  /// The words of the subject's names.
  let subject: Set<String>
  private var topics: [Found] = []

  /// The most topics that one text gives, and the most words of each.
  static let maximum = 16
  static let maximumWords = 9

  /// The topics of a text about somebody of these names. What the user writes in a chat is known to
  /// them.
  static func find(
    in segments: [ReadSegment], _ life: LifeText, _ text: ScalarText, about subject: Set<String>
  ) -> [Found] {
    var finder = TopicFinder(text: text, subject: subject)
    for (segment, places) in zip(segments, life.places(in: segments.count))
    where finder.topics.count < maximum && segment.speaker != .owner {
      finder.read(segment, besides: places)
    }
    guard !life.sentences.isEmpty else { return finder.topics }
    for (number, sentence) in life.sentences.enumerated() where sentence.speaker != .owner {
      finder.read(sentence, after: number > 0 ? life.sentences[number - 1] : nil)
    }
    return finder.topics.sorted { $0.start < $1.start }
  }

  private init(text: ScalarText, subject: Set<String>) {
    self.text = text
    self.subject = subject
  }

  /// - Parameter foreign: the words of sentences in other languages.
  private mutating func read(_ segment: ReadSegment, besides foreign: [Range<Int>]) {
    for index in segment.words.indices {
      let reading = segment.readings[index]
      let word = segment.words[index]
      guard TopicWords.all.contains(word.text), !foreign.contains(where: { $0.contains(index) })
      else { continue }
      if TopicWords.secrets.contains(word.text) || isKept(segment, index) {
        // "it's no secret"
        if !reading.isNegated || isKept(segment, index) { secret(segment, at: index) }
      } else if reading.isNegated, let object = mentioned(segment, at: index) {
        add(object, in: segment, at: index)
      } else if reading.isNegated, TopicWords.jokes.contains(word.text) {
        joke(segment, at: index)
      } else if TopicWords.subjects.contains(word.text), index > 0,
        TopicWords.sore.contains(segment.words[index - 1].text)
      {
        secret(segment, at: index)
      } else if phrase(segment, at: index) {
        continue
      } else if word.text == "alone", let first = left(segment, before: index) {
        leave(first..<index, in: segment, at: index)
      }
    }
  }

  /// Where the object of a verb of mentioning begins, if one stands here.
  private func mentioned(_ segment: ReadSegment, at index: Int) -> Int? {
    let clause = segment.clauses[segment.readings[index].clause]
    // "He didn't mention it" asks for nothing.
    if segment.words[max(clause.lowerBound, index - 10)..<index].contains(where: {
      TopicWords.told.contains($0.text)
    }) {
      return nil
    }
    guard let verb = TopicWords.verbs[segment.words[index].text],
      !isKeptFromAnother(clause, index, segment)
    else { return nil }
    var place = index + 1
    if !verb.isEmpty {
      // "bring it up", "bring up the tractor", "ask her about it"
      let reach = min(place + 3, clause.upperBound)
      guard let particle = (place..<reach).first(where: { verb == segment.words[$0].text }) else {
        return nil
      }
      if particle == place { place += 1 } else if verb == "about" { place = particle + 1 }
    } else if place < clause.upperBound, segment.words[place].text == "about" {
      place += 1
    }
    return place
  }

  /// `don't tell Oliver`, `don't mention the party to Tom`: what another is not to know.
  private func isKeptFromAnother(
    _ clause: Range<Int>, _ index: Int, _ segment: ReadSegment
  ) -> Bool {
    func isAnother(_ place: Int) -> Bool {
      guard place < clause.upperBound else { return false }
      let word = segment.words[place]
      return word.isCapital && word.classes.isEmpty && !subject.contains(word.text)
    }
    if TopicWords.telling.contains(segment.words[index].text), isAnother(index + 1) { return true }
    return (index..<min(clause.upperBound, index + 8)).contains {
      segment.words[$0].text == "to" && isAnother($0 + 1)
    }
  }

  private mutating func add(_ object: Int, in segment: ReadSegment, at index: Int) {
    let clause = segment.clauses[segment.readings[index].clause]
    let end = min(clause.upperBound, object + Self.maximumWords)
    var last = object
    while last < end, !segment.words[last].has(.time) { last += 1 }
    if object >= last || segment.words[object].has(.function) && last - object < 3 {
      before(segment, clause)
      return
    }
    append(object..<last, in: segment)
  }

  private mutating func joke(_ segment: ReadSegment, at index: Int) {
    var first = index
    while first > 0, index - first < 3,
      segment.readings[first - 1].clause == segment.readings[index].clause,
      segment.readings[first - 1].isNegated,
      !segment.words[first - 1].has([.auxiliary, .verb, .determiner])
    {
      first -= 1
    }
    append(first..<(index + 1), in: segment)
  }

  /// `keep it quiet`, `keep that to yourself`.
  private func isKept(_ segment: ReadSegment, _ index: Int) -> Bool {
    guard TopicWords.kept.contains(segment.words[index].text), index > 0 else { return false }
    return segment.words[max(0, index - 3)..<index].contains { TopicWords.keep.contains($0.text) }
  }

  private mutating func secret(_ segment: ReadSegment, at index: Int) {
    let clause = segment.clauses[segment.readings[index].clause]
    // "That is a secret" speaks of what came before, "the ring is a secret" of the ring.
    guard
      let first = segment.words[clause].prefix(8).first(where: { !$0.has([.conjunction, .opener]) }
      ),
      !first.has([.pronoun, .function]), first.text != "keep", first.text != "that",
      clause.count > 3
    else {
      before(segment, clause)
      return
    }
    append(clause.lowerBound..<min(index + 1, clause.upperBound), in: segment)
  }

  private func left(_ segment: ReadSegment, before index: Int) -> Int? {
    let lower = max(segment.clauses[segment.readings[index].clause].lowerBound, index - 6)
    return (lower..<index).last { segment.words[$0].text == "leave" }.map { $0 + 1 }
  }

  private mutating func leave(_ object: Range<Int>, in segment: ReadSegment, at index: Int) {
    let clause = segment.clauses[segment.readings[index].clause]
    if object.count < 2
      || segment.words[object].allSatisfy({ $0.has([.function, .determiner, .number]) })
    {
      before(segment, clause, own: object.lowerBound - 1)
    } else {
      append(object, in: segment)
    }
  }

  /// What was said just before: the rest of the clause, else the clause before it.
  mutating func before(_ segment: ReadSegment, _ clause: Range<Int>, own end: Int? = nil) {
    if let end, end - clause.lowerBound > 3 {
      append(max(clause.lowerBound, end - Self.maximumWords)..<end, in: segment)
      return
    }
    guard clause.lowerBound > 0 else { return }
    let earlier = segment.clauses[segment.readings[clause.lowerBound - 1].clause]
    append(max(earlier.lowerBound, earlier.upperBound - 12)..<earlier.upperBound, in: segment)
  }

  mutating func append(_ range: Range<Int>, in segment: ReadSegment) {
    guard topics.count < Self.maximum else { return }
    var range = range.suffix(16)
    while let first = range.first,
      segment.words[first].has(.conjunction) || segment.words[first].text == "about"
    {
      range = range.dropFirst()
    }
    guard let found = segment.found(range, in: text),
      !topics.contains(where: { $0.start < found.end && found.start < $0.end })
    else { return }
    topics.append(found)
  }
}
