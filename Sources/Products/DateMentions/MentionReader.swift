/// Chooses among all that was recognised in a text, resolves it, and says what it is to people.
struct MentionReader {
  let finder: DateMentionFinder
  let profile: DateMentionFinder.Profile
  let lattice: Lattice
  let silence: AmbiguityFilter
  let tenses: TenseReader
  let labels: LabelReader
  let hours: MealHours
  let stamps: MessageTimestamps

  /// Symbols that can be a mention.
  static let topics: [Symbol] = [.D, .P, .T, .HD, .PD, .DT, .R, .TR, .DTR, .SET, .DUR, .B]
  private static let topicSet = Set(topics)
  static let topicSymbols = SymbolSet(topics)

  init(finder: DateMentionFinder, text: String, lattice: Lattice, reference: ReferenceTime) {
    self.finder = finder
    profile = finder.profile.resolved(for: lattice.tokens)
    self.lattice = lattice
    silence = AmbiguityFilter(lattice: lattice)
    tenses = TenseReader(
      lattice: lattice,
      pasts: PastReader(forms: finder.lexicon.pastForms, text: text, lattice: lattice))
    labels = LabelReader(lattice: lattice)
    hours = MealHours(lattice: lattice)
    stamps = MessageTimestamps(
      lattice: lattice, reference: reference, isActive: profile == .notes,
      isBritish: finder.usesBritishHolidays)
  }

  struct Candidate {
    var item: Lattice.Item
    var expression: DateExpression
    var tense: Tense
    var score: Int
    /// It takes its words, but is no mention to the profile.
    var isSilent: Bool
  }

  /// The mentions that cover most of the text.
  func mentions(in text: String) -> [DateMention] {
    let chosen = inContext(kept(choose(candidates())))
    var copy = text
    let found = copy.withUTF8 { bytes in
      chosen.compactMap { mention($0, bytes, of: text) }
    }
    return MentionReader.echoed(found)
  }

  /// A birthday said again is the same birthday: "the 5th of June ... yes, June 5".
  private static func echoed(_ mentions: [DateMention]) -> [DateMention] {
    var labels: [Substring: DateMention.Label] = [:]
    for mention in mentions where mention.kind == .annual {
      labels[mention.notation.suffix(5)] = mention.label
    }
    guard !labels.isEmpty else { return mentions }
    return mentions.map { mention in
      guard mention.kind == .date, case .day(nil, .some, _, _) = mention.expression,
        let label = labels[mention.notation.suffix(5)]
      else { return mention }
      var copy = mention
      copy.kind = .annual
      copy.notation = "--" + mention.notation.suffix(5)
      copy.label = label
      return copy
    }
  }

  private func candidates() -> [Candidate] {
    var all: [Candidate] = []
    var tenseAt: [Int32: Tense] = [:]
    for item in lattice.items where MentionReader.topicSet.contains(item.symbol) {
      guard let expression = lattice.node(item), silence.allows(item, expression) else { continue }
      let isSilent =
        profile == .notes && !NotesProfile.allows(item, expression, lattice, silence)
      let range = Int(item.start)..<Int(item.end)
      if stamps.covers(range) { continue }
      let place = item.start &* 64 &+ (item.end - item.start)
      let tense = tenseAt[place] ?? tenses.tense(of: range)
      tenseAt[place] = tense
      let resolver = resolver(at: range.lowerBound, tense)
      guard resolver.canResolve(expression) else { continue }
      let length = Int(item.end - item.start) - lattice.lead(range)
      let rank = MentionReader.topics.firstIndex(of: item.symbol) ?? 0
      all.append(
        Candidate(
          item: item, expression: expression, tense: tense,
          score: length * 100 - 60 - rank, isSilent: isSilent))
    }
    return all
  }

  private func resolver(at token: Int, _ tense: Tense) -> Resolver {
    Resolver(
      reference: stamps.reference(at: token), isPast: tense == .past,
      isNote: finder.isNotebook,
      isBritish: finder.usesBritishHolidays)
  }

  /// Those that overlap nowhere and cover most: weighted intervals, from the end.
  private func choose(_ candidates: [Candidate]) -> [Candidate] {
    guard !candidates.isEmpty else { return [] }
    let count = lattice.tokens.count
    var byStart: [Int: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() {
      byStart[Int(candidate.item.start), default: []].append(index)
    }
    var best = [Int](repeating: 0, count: count + 1)
    var pick = [Int](repeating: -1, count: count + 1)
    for token in stride(from: count - 1, through: 0, by: -1) {
      best[token] = best[token + 1]
      for index in byStart[token] ?? [] {
        let score = candidates[index].score + best[Int(candidates[index].item.end)]
        if score > best[token] {
          best[token] = score
          pick[token] = index
        }
      }
    }
    var chosen: [Candidate] = []
    var token = 0
    while token < count {
      let index = pick[token]
      guard index >= 0 else {
        token += 1
        continue
      }
      if !candidates[index].isSilent { chosen.append(candidates[index]) }
      token = Int(candidates[index].item.end)
    }
    return chosen
  }

  /// Without those that a note takes back for the next.
  private func kept(_ chosen: [Candidate]) -> [Candidate] {
    guard profile == .notes, chosen.count > 1 else { return chosen }
    return chosen.indices.filter { index in
      guard index + 1 < chosen.count else { return true }
      let between = Int(chosen[index].item.end)..<Int(chosen[index + 1].item.start)
      return !Retraction.takesBack(between, lattice)
    }.map { chosen[$0] }
  }

  private func mention(
    _ candidate: Candidate, _ bytes: UnsafeBufferPointer<UInt8>, of text: String
  ) -> DateMention? {
    let begin = Int(candidate.item.start)
    var end = Int(candidate.item.end)
    if lattice.tokens[end - 1].kind == .clitic, end - begin > 1 { end -= 1 }
    let resolver = resolver(at: begin, candidate.tense)
    var expression = candidate.expression
    if tenses.plans.isAsked(before: begin) { expression = resolver.nearest(expression) }
    if profile == .notes { expression = NotesProfile.core(of: expression) }
    expression = MealHours.day(of: hours.settled(expression, at: begin..<end))
    // "i natt", "vannacht", "stanotte": the night that is over, or the one that comes.
    if candidate.tense == .past, lattice.value(.weekpart, at: begin) == 103,
      case .at(.unit(.day, 0), let part) = expression
    {
      expression = .at(.unit(.day, -1), part)
    }
    guard var value = resolver.value(expression) else { return nil }
    let first = Int(lattice.tokens[begin].firstByte)
    let last = Int(lattice.tokens[end - 1].endByte)
    let start = text.utf8.index(text.startIndex, offsetBy: first)
    var mention = DateMention(
      range: start..<text.utf8.index(start, offsetBy: last - first),
      text: String(decoding: bytes[first..<last], as: UTF8.self), notation: value.text,
      scalars: lattice.scalars(of: begin..<end), kind: value.kind, tense: candidate.tense,
      expression: expression)
    mention.holiday = MentionReader.holiday(in: expression)
    // "born 4 June at 03:12"
    if value.kind == .datetime, case .at(let day, _) = expression,
      lattice.cue(at: begin - 1) == .birth,
      let date = resolver.value(day), date.kind == .date
    {
      (expression, value) = (day, date)
      (mention.kind, mention.notation, mention.expression) = (date.kind, date.text, day)
    }
    if value.kind == .date, mention.holiday == nil,
      let label = labels.label(of: begin..<end)
    {
      mention.label = label
      let year = MentionReader.year(in: expression)
      if year == nil || (profile == .notes && label == .birthday) {
        value = Value(kind: .annual, text: "--" + value.text.suffix(5))
        mention.kind = value.kind
        mention.notation = value.text
        // "Her birthday is June 5, 2026" tells of the party.
        mention.year = year.flatMap { $0 < resolver.today.parts.year ? $0 : nil }
      }
    }
    return mention
  }

  private static func holiday(in expression: DateExpression) -> String? {
    switch expression {
    case .holiday(let index, _, _):
      Holiday.all.indices.contains(index) ? Holiday.all[index].name : nil
    case .within(let inner, _), .at(let inner, _), .open(_, let inner): holiday(in: inner)
    default: nil
    }
  }

  private static func year(in expression: DateExpression) -> Int? {
    if case .day(let year, _, _, _) = expression { return year }
    return nil
  }
}

extension Resolver {
  /// Whether an expression has a value, without writing it.
  func canResolve(_ expression: DateExpression) -> Bool {
    switch expression {
    case .clock, .partOfDay, .length, .every: true
    case .each(let day): Iso.pattern(day) != nil
    case .span(.clock, .clock), .open(_, .clock), .open(_, .partOfDay): true
    default: stretch(expression)?.isPrintable == true
    }
  }
}

extension Lattice {
  /// Whether there is anything that can be a mention.
  var hasTopics: Bool { !symbols.isDisjoint(with: MentionReader.topicSymbols) }

  /// Words before a phrase that say nothing: "on the", so that they do not outweigh what does.
  func lead(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range.dropLast() {
      guard has(.on, at: index) || has(.the, at: index) || has(.at, at: index) else { break }
      count += 1
    }
    return count
  }

  func scalars(of range: Range<Int>) -> Range<Int> {
    Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
  }
}

extension DateOrder {
  /// The order for a text that is rather read as `self`: the other where two dates without a year, or
  /// one with it, only read that way and none only reads this way.
  func corrected(by tokens: [Token]) -> DateOrder {
    var (days, months) = (0, 0)
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .number {
      let (mark, second) = (tokens[index + 1], tokens[index + 2])
      let (a, b) = (tokens[index].value, second.value)
      guard mark.isMark("/") || mark.isMark("-"), !mark.spaced, second.kind == .number,
        !second.spaced, tokens[index].digits <= 2, second.digits <= 2, min(a, b) >= 1,
        (a, b) != (24, 7), index == 0 || tokens[index - 1].key != mark.key || tokens[index].spaced
      else { continue }
      // A whole date says as much as two days.
      let isWhole =
        index + 4 < tokens.count && tokens[index + 3].key == mark.key
        && !tokens[index + 3].spaced && tokens[index + 4].digits == 4
      guard isWhole || mark.isMark("/") else { continue }
      if (13...31).contains(a), b <= 12 { days += isWhole ? 2 : 1 }
      if (13...31).contains(b), a <= 12 { months += isWhole ? 2 : 1 }
    }
    if self == .mdy, days > 1, months == 0 { return .dmy }
    if self == .dmy, months > 1, days == 0 { return .mdy }
    return self
  }

  /// The order the figures of a text allow: the first that reads only one way decides.
  static func evidence(in tokens: [Token]) -> DateOrder {
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .number {
      let (mark, second) = (tokens[index + 1], tokens[index + 2])
      guard mark.isMark("/") || mark.isMark("-") || mark.isMark("."), second.kind == .number,
        !mark.spaced, !second.spaced, tokens[index].digits <= 2, second.digits <= 2,
        index + 4 < tokens.count, tokens[index + 3].key == mark.key,
        tokens[index + 4].kind == .number
      else { continue }
      if (13...31).contains(tokens[index].value), second.value <= 12 { return .dmy }
      if (13...31).contains(second.value), tokens[index].value <= 12 { return .mdy }
    }
    return .mdy
  }
}
