/// Finds the interests of the subject in the segments of a text.
struct InterestFinder {
  private let lexicon = InterestLexicon.standard
  private let patterns = PatternTable.standard
  private var candidates: [Candidate] = []
  /// What is disliked, denied or given up.
  private var denied: Set<String> = []
  /// What somebody else is said to do.
  private var others: Set<String> = []

  /// The most interests that one text gives.
  static let maximum = 48

  static func find(in segments: [ReadSegment]) -> [Found] {
    var finder = InterestFinder()
    for segment in segments { finder.read(segment) }
    return finder.findings()
  }

  private func findings() -> [Found] {
    var found: [Found] = []
    var places: [String: Int] = [:]
    for candidate in candidates {
      if denied.contains(candidate.key) { continue }
      if !candidate.isSaid && others.contains(candidate.key) { continue }
      if let place = places[candidate.key] {
        // The same with a closer description: `calligraphy`, then `arabic calligraphy`.
        if found[place].text.utf8.count < candidate.text.utf8.count, candidate.isSaid,
          candidate.text.hasSuffix(found[place].text)
        {
          found[place] = Found(text: candidate.text, start: candidate.start, end: candidate.end)
        }
        continue
      }
      if found.count == Self.maximum { break }
      places[candidate.key] = found.count
      found.append(Found(text: candidate.text, start: candidate.start, end: candidate.end))
    }
    return found
  }

  // MARK: One segment

  private mutating func read(_ segment: ReadSegment) {
    var index = 0
    label(segment)
    denyByVerdict(segment)
    /// Up to where a pattern has claimed the words.
    var claimed = 0
    while index < segment.words.count {
      let word = segment.words[index]
      if word.isWord {
        if let (pattern, object) = patterns.match(segment, at: index) {
          claimed = max(claimed, take(pattern, at: index, object: object, in: segment))
        }
        if let end = backward(segment, at: index) { claimed = max(claimed, end) }
        if index >= claimed, let form = match(segment, at: index) {
          mention(form, segment, at: index)
          index += form.stems.count
          continue
        }
      }
      index += 1
    }
  }

  private func match(_ segment: ReadSegment, at index: Int) -> InterestLexicon.Form? {
    lexicon.match(segment.words, at: index, before: segment.clauseEnd(index))
  }

  /// Whether what stands at a word is said of the subject as a fact.
  private func counts(_ segment: ReadSegment, at index: Int, isWish: Bool = false) -> Bool {
    let reading = segment.readings[index]
    return reading.person == .subject && !reading.isNegated && !reading.isAsked
      && (isWish || !reading.isHypothetical)
  }

  // MARK: Patterns

  /// Takes what follows a pattern; answers where it ends.
  private mutating func take(
    _ pattern: Pattern, at index: Int, object: Int, in segment: ReadSegment
  ) -> Int {
    if pattern.kind == .dislike {
      return deny(segment, from: object, at: index)
    }
    guard object < segment.clauseEnd(index), !segment.readings[object].isNegated || pattern.isDenied
    else { return 0 }
    if Self.pronouns.contains(segment.words[object].text) {
      return refer(back: pattern, at: index, object: object, in: segment)
    }
    var place = object
    var verb = ""
    if pattern.kind == .verb {
      if let form = match(segment, at: object) {
        add(form, segment, from: object, to: object + form.stems.count, index, pattern)
        return object + form.stems.count
      }
      verb = Gerunds.of(segment.words[object].text)
      place = object + 1
      if segment.words[object].has([.auxiliary, .function]) { return 0 }
    }
    if pattern.kind == .craft || pattern.kind == .practice {
      verb = Gerunds.ofForm(segment.words[index].text)
    }
    guard place < segment.clauseEnd(index), let phrase = NounPhrase.at(place, in: segment) else {
      return verb.isEmpty || pattern.kind != .verb
        ? 0 : addPlain(verb, segment, from: object, to: object + 1, index, pattern)
    }
    return take(phrase, verb: verb, pattern, at: index, in: segment)
  }

  private mutating func take(
    _ phrase: NounPhrase, verb: String, _ pattern: Pattern, at index: Int, in segment: ReadSegment
  ) -> Int {
    let range = phrase.range
    if phrase.isOthers && !Self.shared.contains(segment.words[index].text) { return 0 }
    if let family = phrase.known.map({ lexicon.entries[$0.form.entry].family }) {
      if pattern.kind == .genre && family != .genre { return 0 }
      if (pattern.kind == .agent) != (family == .agent) { return 0 }
    }
    if let (form, start) = phrase.known, isHead(form, start, range, segment) {
      let first = modifierStart(range.lowerBound, start, segment)
      let end = start + form.stems.count
      return add(form, segment, from: first, to: end, index, pattern, verb: verb)
    }
    let isOpen = pattern.kind == .open || pattern.kind == .craft || pattern.kind == .verb
    guard isOpen || ActivityHeads.follows(range, segment) else { return 0 }
    var end = range.upperBound
    while end > range.lowerBound + 1, ActivityHeads.words.contains(segment.words[end - 1].stem) {
      end -= 1
    }
    guard end > range.lowerBound, end - range.lowerBound <= 3 else { return 0 }
    let words = segment.words[range.lowerBound..<end]
    guard let head = words.last, !words.contains(where: { $0.has([.relation, .people, .number]) }),
      !head.has([.plain, .time, .verb, .function, .degree]), head.text.utf8.count > 2,
      words.first?.has([.verb, .auxiliary]) != true, !head.text.hasSuffix("ed"),
      !(pattern.words[0] == ["into"] && head.isCapital)
    else { return 0 }
    return addPlain(verb, segment, from: range.lowerBound, to: end, index, pattern)
  }

  /// Whether a known form is what the phrase is about, and not what something else is made of:
  /// `coffee` in `coffee shop`.
  private func isHead(
    _ form: InterestLexicon.Form, _ start: Int, _ range: Range<Int>, _ segment: ReadSegment
  ) -> Bool {
    let end = start + form.stems.count
    if form.isVerb, segment.words[start].text == form.stems[0], start > range.lowerBound {
      return false
    }
    if end >= range.upperBound || segment.words[end].isCapital { return true }
    return lexicon.entries[form.entry].strength == .mention
      || ActivityHeads.words.contains(segment.words[end].stem)
  }

  /// Where the words that describe an interest begin: at most two, and no praise.
  private func modifierStart(_ lower: Int, _ start: Int, _ segment: ReadSegment) -> Int {
    var first = start
    while first > lower, first > start - 2,
      !segment.words[first - 1].has([
        .degree, .plain, .relation, .verb, .adverb, .number, .habit, .people,
      ]),
      segment.words[first - 1].isWord, segment.words[first - 1].text.utf8.count > 2,
      segment.words[first - 1].text != "'s"
    {
      first -= 1
    }
    return first
  }

  @discardableResult
  private mutating func add(
    _ form: InterestLexicon.Form, _ segment: ReadSegment, from first: Int, to end: Int, _ index: Int,
    _ pattern: Pattern, verb: String = ""
  ) -> Int {
    let entry = lexicon.entries[form.entry]
    guard counts(segment, at: index, isWish: pattern.isWish) else {
      if segment.readings[index].person != .subject { others.insert(entry.name) }
      return 0
    }
    let start = end - form.stems.count
    var words = segment.words[first..<max(first, start)].map(\.text)
    if !verb.isEmpty, entry.strength == .said || words.isEmpty && entry.name.hasSuffix("s") {
      if !entry.name.hasSuffix("ing") { words.insert(verb, at: 0) }
    }
    words.append(entry.name)
    append(words.joined(separator: " "), entry.name, segment, first, end)
    return end
  }

  private mutating func addPlain(
    _ verb: String, _ segment: ReadSegment, from first: Int, to end: Int, _ index: Int,
    _ pattern: Pattern
  ) -> Int {
    guard counts(segment, at: index, isWish: pattern.isWish) else { return 0 }
    let words = segment.words[first..<end]
    var text = words.map(\.text).joined(separator: " ")
    if pattern.kind == .verb, first < end, first + 1 == end, verb == Gerunds.of(text) {
      text = verb
    } else if !verb.isEmpty {
      text = verb + " " + text
    }
    append(text, text, segment, first, end)
    return end
  }

  private mutating func append(
    _ text: String, _ key: String, _ segment: ReadSegment, _ first: Int, _ end: Int
  ) {
    candidates.append(
      Candidate(
        text: text, key: key, start: segment.words[first].start, end: segment.words[end - 1].end,
        isSaid: true))
    join(segment, from: end)
  }

  /// `tai chi and dumplings`: what is said of the one is said of the other.
  private mutating func join(_ segment: ReadSegment, from end: Int) {
    guard end + 1 < segment.words.count, segment.words[end].text == "and",
      segment.readings[end].clause == segment.readings[end - 1].clause,
      let form = match(segment, at: end + 1), !form.isVerb, !segment.readings[end + 1].isNegated
    else { return }
    let name = lexicon.entries[form.entry].name
    candidates.append(
      Candidate(
        text: name, key: name, start: segment.words[end + 1].start,
        end: segment.words[end + form.stems.count].end, isSaid: true))
  }

  /// What one does oneself with what is another's: `coaching his son's team`.
  private static let shared: Set<String> = [
    "coach", "coaches", "coaching", "teach", "teaches", "teaching", "join", "joins", "joined",
    "joining",
  ]
  private static let pronouns: Set<String> = ["it", "them", "these", "those", "that"]

  /// `she collects them`: the last interest of the clause before.
  private mutating func refer(
    back pattern: Pattern, at index: Int, object: Int, in segment: ReadSegment
  ) -> Int {
    let clause = segment.readings[index].clause
    guard clause > 0, pattern.kind != .verb, object + 1 >= segment.clauseEnd(index) else { return 0 }
    for place in segment.clauses[clause - 1].suffix(16).reversed() {
      if let form = match(segment, at: place) {
        add(form, segment, from: place, to: place + form.stems.count, index, pattern)
        return object + 1
      }
    }
    return 0
  }

  /// What follows a label: `books: ghost stories, crime novels`.
  private mutating func label(_ segment: ReadSegment) {
    guard !segment.labelled.isEmpty, let pattern = Self.labelPattern else { return }
    var isLabelled = false
    for (number, clause) in segment.clauses.enumerated() {
      guard let first = clause.first else { continue }
      isLabelled =
        segment.labelled.contains(number) || isLabelled && !segment.openings.contains(first)
      guard isLabelled, !segment.words[first].has([.pronoun, .verb]),
        let phrase = NounPhrase.at(first, in: segment)
      else { continue }
      _ = take(phrase, verb: "", pattern, at: first, in: segment)
    }
  }

  private static let labelPattern = Pattern("into > open")

  // MARK: Words before their head

  /// `a huge Timbers fan`, `her kimono class`: the phrase before a word that makes it an interest.
  private mutating func backward(_ segment: ReadSegment, at index: Int) -> Int? {
    let word = segment.words[index].stem
    if ActivityHeads.passions.contains(segment.words[index].text) {
      return passion(segment, at: index)
    }
    let isFan = ActivityHeads.people.contains(word)
    guard isFan || ActivityHeads.courses.contains(word) else { return nil }
    let clause = segment.clauses[segment.readings[index].clause]
    var first = index
    while first > clause.lowerBound, first > index - 3 {
      let before = segment.words[first - 1]
      if !before.isWord
        || before.has([
          .determiner, .possessive, .degree, .preposition, .conjunction, .function, .pronoun,
          .auxiliary, .verb, .number, .time, .relation,
        ]) || before.has(.plain) && !lexicon.knows(before.text)
      {
        break
      }
      first -= 1
    }
    guard first < index, counts(segment, at: index) else { return nil }
    if let (form, start) = NounPhrase.at(first, in: segment)?.known {
      append(
        segment.words[first..<start].map(\.text).joined(separator: " ")
          + (first < start ? " " : "") + lexicon.entries[form.entry].name,
        lexicon.entries[form.entry].name, segment, first, index + 1)
      return index + 1
    }
    guard isFan || hasCourseVerb(segment, clause.lowerBound, first) else { return nil }
    let text = segment.words[first..<index].map(\.text).joined(separator: " ")
    append(text, text, segment, first, index)
    return index + 1
  }

  /// `letterpress is his whole personality now`: the phrase that opens the clause.
  private mutating func passion(_ segment: ReadSegment, at index: Int) -> Int? {
    let clause = segment.clauses[segment.readings[index].clause]
    guard let verb = (clause.lowerBound..<index).first(where: { Self.being.contains(segment.words[$0].text) }),
      verb > clause.lowerBound, verb + 1 < index, let pattern = Self.labelPattern,
      segment.words[(verb + 1)..<index].contains(where: { $0.has(.possessive) }),
      let phrase = NounPhrase.at(clause.lowerBound, in: segment), phrase.range.upperBound <= verb
    else { return nil }
    _ = take(phrase, verb: "", pattern, at: index, in: segment)
    return nil
  }

  private static let being: Set<String> = ["is", "'s", "are", "became", "becoming"]

  /// Whether a course is taken: a school has classes that nobody chose.
  private func hasCourseVerb(_ segment: ReadSegment, _ start: Int, _ end: Int) -> Bool {
    segment.words[start..<end].suffix(6).contains { ActivityHeads.courseVerbs.contains($0.text) }
  }

  // MARK: Dislikes and mere mentions

  /// `golf is not his thing`, `yoga is boring`: the verdict comes behind.
  private mutating func denyByVerdict(_ segment: ReadSegment) {
    for (index, word) in segment.words.enumerated() where index > 0 {
      let reading = segment.readings[index]
      let isVerdict =
        DislikeWords.bad.contains(word.text) && !reading.isNegated
        || DislikeWords.goodIfTrue.contains(word.text) && reading.isNegated
      if isVerdict, !reading.isAsked, reading.person != .other {
        deny(segment, segment.clauses[reading.clause].lowerBound..<index)
      }
    }
  }

  /// Notes everything up to the end of the clause as disliked.
  private mutating func deny(_ segment: ReadSegment, from object: Int, at index: Int) -> Int {
    guard segment.readings[index].person == .subject else { return 0 }
    let end = segment.clauseEnd(index)
    if object >= end || object + 1 == end && Self.pronouns.contains(segment.words[object].text) {
      // "ice climbing I quit": what was said before.
      let clause = segment.readings[index].clause
      if clause > 0 { deny(segment, segment.clauses[clause - 1]) }
      return end
    }
    deny(segment, object..<end)
    return end
  }

  private mutating func deny(_ segment: ReadSegment, _ range: Range<Int>) {
    for index in range {
      if let form = match(segment, at: index) { denied.insert(lexicon.entries[form.entry].name) }
    }
  }

  /// An interest that is named without a pattern.
  private mutating func mention(
    _ form: InterestLexicon.Form, _ segment: ReadSegment, at index: Int
  ) {
    let entry = lexicon.entries[form.entry]
    let reading = segment.readings[index]
    if reading.isNegated {
      if reading.person != .other { denied.insert(entry.name) }
      return
    }
    if reading.person == .other {
      others.insert(entry.name)
      return
    }
    guard counts(segment, at: index), MentionRules.hold(form, entry, segment, at: index) else {
      return
    }
    candidates.append(
      Candidate(
        text: entry.name, key: entry.name, start: segment.words[index].start,
        end: segment.words[index + form.stems.count - 1].end, isSaid: false))
    join(segment, from: index + form.stems.count)
  }
}
