/// Finds what happens in the subject's life, and what was agreed to do together.
struct EventFinder {
  let text: ScalarText
  var days: TimedWords
  private(set) var events: [Found] = []

  /// The most events that one text gives, and the most words of each.
  static let maximum = 24
  private static let maximumWords = 12
  /// The most words of what takes place, before its day.
  private static let maximumThing = 5
  /// How many words before an event tell whose it is, and how many beside it that it is off.
  private static let maximumLead = 8

  /// The events of a text; `days` are the spans of its dates.
  static func find(
    in segments: [ReadSegment], _ life: LifeText, _ text: ScalarText, days: [Range<Int>]
  ) -> [Found] {
    var finder = EventFinder(text: text, days: TimedWords(days))
    for (segment, places) in zip(segments, life.places(in: segments.count))
    where finder.events.count < maximum {
      finder.read(segment, besides: places)
    }
    guard !life.sentences.isEmpty else { return finder.events }
    for sentence in life.sentences where finder.events.count < 2 * maximum { finder.read(sentence) }
    return Array(finder.events.sorted { $0.start < $1.start }.prefix(maximum))
  }

  mutating func add(_ event: Found) { events.append(event) }

  private init(text: ScalarText, days: TimedWords) {
    self.text = text
    self.days = days
  }

  /// - Parameter foreign: the words of sentences in other languages.
  private mutating func read(_ segment: ReadSegment, besides foreign: [Range<Int>]) {
    for clause in segment.clauses where events.count < Self.maximum {
      if !foreign.isEmpty, foreign.contains(where: { $0.overlaps(clause) }) { continue }
      guard let first = clause.first, !segment.readings[first].isAsked else { continue }
      let day = days.words(of: clause, segment)
      guard let told = event(clause, day, segment), told.count > 1,
        case let event = whole(told, clause, segment),
        !segment.readings[event.lowerBound].isHypothetical,
        let found = segment.found(event, in: text)
      else { continue }
      events.append(found)
    }
  }

  /// The words of a clause that tell of an event; nil where none do.
  private func event(
    _ clause: Range<Int>, _ day: Range<Int>?, _ segment: ReadSegment
  ) -> Range<Int>? {
    guard let start = begin(clause, day, segment) else {
      return day.flatMap { thing(before: $0, clause, segment) }
    }
    // "the exam on the ninth of May and he has been studying": up to the day.
    if let day, (start + 2...start + Self.maximumWords + 4).contains(day.upperBound) {
      return start..<day.upperBound
    }
    return start..<min(clause.upperBound, start + Self.maximumWords)
  }

  /// Where the event of a clause begins; nil where no word tells of one.
  private func begin(
    _ clause: Range<Int>, _ day: Range<Int>?, _ segment: ReadSegment
  ) -> Int? {
    let isTimed =
      day != nil
      || clause.contains { segment.words[$0].has(.time) || Self.isDay(segment.words[$0]) }
    for index in clause {
      let word = segment.words[index]
      let reading = segment.readings[index]
      if reading.isNegated { continue }
      if EventWords.turns.contains(word.text), !reading.isUsers,
        EventWords.incomplete[word.text].map({ after(index, clause, segment, $0) }) ?? true
      {
        return index
      }
      if EventWords.verbs.contains(word.text), !reading.isUsers,
        isTimed || hasPlace(clause, after: index, segment)
      {
        // "Her studio recording is on Friday" names a thing by its verb.
        let isNoun = index + 1 < clause.upperBound && segment.words[index + 1].has(.auxiliary)
        return isNoun ? nounStart(index, clause, segment) : index
      }
      if EventWords.particles.contains(word.text), !reading.isUsers,
        leads(index, to: day, clause, segment)
      {
        return index
      }
      if EventWords.nouns.contains(word.stem), isTimed, !isUsers(index, clause, segment) {
        return nounStart(index, clause, segment)
      }
    }
    return nil
  }

  /// An event with whose it is (`her father died on 3 October`), and with what calls it off.
  private func whole(
    _ event: Range<Int>, _ clause: Range<Int>, _ segment: ReadSegment
  ) -> Range<Int> {
    var (start, end) = (event.lowerBound, event.upperBound)
    if segment.readings[start].person == .other {
      while start > clause.lowerBound, event.lowerBound - start < Self.maximumLead,
        segment.readings[start - 1].person == .other
      {
        start -= 1
      }
    }
    let isOff = { (index: Int) in
      EventWords.cancelled.contains(segment.words[index].text)
        || segment.words[index].text == "off" && index > clause.lowerBound
          && segment.words[index - 1].has(.auxiliary)
    }
    if let off = (end..<max(end, min(clause.upperBound, end + Self.maximumLead))).first(
      where: isOff)
    {
      end = off + 1
    } else if let off = (max(clause.lowerBound, start - Self.maximumLead)..<start).last(
      where: isOff)
    {
      start = off
    }
    return start..<end
  }

  /// Whether a thing is the user's alone: `my operation`, `our wedding anniversary`.
  private func isUsers(_ index: Int, _ clause: Range<Int>, _ segment: ReadSegment) -> Bool {
    if segment.readings[index].isOwners { return true }
    let before = segment.words[max(clause.lowerBound, index - 3)..<index]
    let ours = EventWords.couples.contains(segment.words[index].stem)
    guard segment.speaker == .narrator || segment.speaker == .owner else { return false }
    return before.contains { $0.text == "my" || ours && $0.text == "our" }
  }

  private func after(
    _ index: Int, _ clause: Range<Int>, _ segment: ReadSegment, _ wanted: Set<String>
  ) -> Bool {
    index + 1 < clause.upperBound && wanted.contains(segment.words[index + 1].text)
  }

  private static func isDay(_ word: Token) -> Bool {
    word.kind == .number && (word.text.contains("/") || word.text.utf8.count < 3)
  }

  /// A name after a preposition: `to Denver`.
  private func hasPlace(_ clause: Range<Int>, after index: Int, _ segment: ReadSegment) -> Bool {
    for place in (index + 1)..<max(index + 1, min(index + 12, clause.upperBound - 1))
    where segment.words[place].has(.preposition) && segment.words[place + 1].isCapital {
      return true
    }
    return false
  }

  /// Whether a particle goes with a day or a place just behind it: "out Mar 2-6", "back on Monday",
  /// "off to Malheur"; not "out of four".
  private func leads(
    _ index: Int, to day: Range<Int>?, _ clause: Range<Int>, _ segment: ReadSegment
  ) -> Bool {
    if let day, (index + 1...index + 3).contains(day.lowerBound) { return true }
    return index + 2 < clause.upperBound && segment.words[index + 1].text == "to"
      && segment.words[index + 2].isCapital
  }

  private func nounStart(_ index: Int, _ clause: Range<Int>, _ segment: ReadSegment) -> Int {
    var start = index
    while start > clause.lowerBound, index - start < 3, !Self.ends(segment.words[start - 1]) {
      start -= 1
    }
    return start
  }

  /// Whether a word cannot belong to the noun behind it.
  private static func ends(_ word: Token) -> Bool {
    word.has([
      .auxiliary, .preposition, .conjunction, .pronoun, .determiner, .possessive, .function, .verb,
      .opener,
    ])
  }

  /// What takes place on a day, where no word tells of an event but the day does: "the studio
  /// recording on February 8", "hearing aids in on the 24th".
  private func thing(
    before day: Range<Int>, _ clause: Range<Int>, _ segment: ReadSegment
  ) -> Range<Int>? {
    var last = day.lowerBound - 1
    // "Vegetarian since the new year" is how things are.
    if last >= clause.lowerBound, segment.words[last].text == "since" { return nil }
    while last >= clause.lowerBound, Self.leadsToDay(segment.words[last]) { last -= 1 }
    guard last >= clause.lowerBound else { return nil }
    var start = last + 1
    while start > clause.lowerBound, last + 1 - start < Self.maximumThing,
      !Self.ends(segment.words[start - 1])
    {
      start -= 1
    }
    let words = segment.words[start..<(last + 1)]
    guard let head = words.last, head.isWord, head.text.utf8.count > 2,
      !head.has([.plain, .people]),
      words.allSatisfy({ !$0.has([.negator, .time]) }),
      !segment.readings[last].isUsers, !segment.readings[last].isNegated
    else { return nil }
    return start..<day.upperBound
  }

  private static func leadsToDay(_ word: Token) -> Bool {
    word.has([.preposition, .determiner, .auxiliary, .adverb])
      || EventWords.settled.contains(word.text)
  }
}
