/// When the mere name of an interest, in a clause about the subject, tells of one.
enum MentionRules {
  static func hold(
    _ form: InterestLexicon.Form, _ entry: InterestLexicon.Entry, _ segment: ReadSegment,
    at index: Int
  ) -> Bool {
    let end = index + form.stems.count
    let reading = segment.readings[index]
    if entry.name == "running", isRace(segment, after: index) { return true }
    if isListed(form, entry, segment, at: index) { return true }
    if form.isVerb {
      // "ski season", "the run club"
      if end < segment.clauseEnd(index), segment.words[index].text == form.stems[0],
        ActivityHeads.courses.contains(segment.words[end].stem)
          || segment.words[end].text == "season"
      {
        return !isAnothers(segment, before: index)
      }
      return isDone(form, segment, at: index)
    }
    if entry.strength == .said { return false }
    // `yoga mat`, `running late`: another thing.
    if end < segment.clauseEnd(index) {
      let after = segment.words[end]
      if after.has(.relation) || form.stems.count == 1 && notFollowed.contains(after.text),
        !isFollowed(form, segment, at: index)
      {
        return false
      }
      // A name: `Chess Road`.
      if after.isCapital, segment.words[index].isCapital, !after.has(.time) { return false }
    }
    if index > 0, segment.readings[index - 1].clause == reading.clause {
      let before = segment.words[index - 1]
      if isOwners(before.text, segment.speaker) { return false }
      if notBefore.contains(before.text) { return false }
      // "taking the boys fishing" takes part, "the boys' fishing" does not.
      if before.has([.relation, .people]), !isTaken(segment, before: index) { return false }
      if isAnothers(segment, before: index) || isWatched(segment, before: index) { return false }
      // "Ana's knitting" is hers, "she's knitting" is what she does.
      if before.text == "'s", index < 2 || !segment.words[index - 2].has([.pronoun, .function]) {
        return false
      }
    }
    if entry.family == .instrument { return isPlayed(segment, at: index) }
    if entry.strength == .habit, isUnderWay(segment, at: index) { return true }
    if entry.strength == .habit {
      return segment.habits.contains(reading.clause)
        && segment.words[index].text.hasSuffix("ing")
    }
    return true
  }

  /// `in the climbing gym`, `embroidery to calm down`, `sailing to Malta`: the interest all the same.
  private static func isFollowed(
    _ form: InterestLexicon.Form, _ segment: ReadSegment, at index: Int
  ) -> Bool {
    let end = index + form.stems.count
    let after = segment.words[end]
    if after.text == "gym", index > 1 {
      return segment.words[index - 1].text == "the"
        && ["in", "at", "to"].contains(segment.words[index - 2].text)
    }
    guard after.text == "to" else { return false }
    if segment.words[index].text.hasSuffix("ing") {
      return end + 1 < segment.clauseEnd(index) && segment.words[end + 1].isCapital
    }
    return true
  }

  /// `opera, netball (goal shooter), sauna`: in a list of the owner's own, a clause that is nothing
  /// but the name.
  private static func isListed(
    _ form: InterestLexicon.Form, _ entry: InterestLexicon.Entry, _ segment: ReadSegment,
    at index: Int
  ) -> Bool {
    guard segment.speaker == .narrator, !form.isVerb, !unlisted.contains(entry.family) else {
      return false
    }
    let clause = segment.clauses[segment.readings[index].clause]
    let end = index + form.stems.count
    guard segment.words[clause.lowerBound..<index].allSatisfy({ $0.has([.time, .habit]) }),
      segment.words[end..<clause.upperBound].allSatisfy({ $0.has([.time, .habit]) })
    else { return false }
    // A list has more than one thing.
    return !segment.openings.contains(clause.lowerBound)
      || clause.upperBound < segment.words.count
        && !segment.openings.contains(clause.upperBound)
  }

  /// What a list names for other reasons.
  private static let unlisted: Set<InterestLexicon.Family> = [.food, .team, .equipment, .language]

  /// `running the harbour half`, `runs ultras`.
  private static func isRace(_ segment: ReadSegment, after index: Int) -> Bool {
    let end = min(segment.clauseEnd(index), index + 7)
    return segment.words[(index + 1)..<end].contains { races.contains($0.stem) }
  }

  static let races: Set<String> = [
    "marathon", "half", "ultra", "relay", "10k", "5k", "mile", "bib", "race", "parkrun", "run",
  ]

  /// `her son's judo`, `drives the kids to judo`.
  private static func isAnothers(_ segment: ReadSegment, before index: Int) -> Bool {
    let lower = max(segment.clauses[segment.readings[index].clause].lowerBound, index - 3)
    guard let person = (lower..<index).last(where: { segment.words[$0].has(.relation) })
    else { return false }
    return segment.words[(person + 1)..<index].contains {
      ["'s", "to", "at", "from", "in"].contains($0.text)
    }
  }

  /// `my knitting`, where I am not the subject.
  static func isOwners(_ before: String, _ speaker: Speaker) -> Bool {
    switch speaker {
    case .narrator, .other: before == "my" || before == "your" || before == "our"
    case .owner: before == "my"
    case .subject, .unknown: before == "your"
    }
  }

  /// `on cello`, `her cello`, `cello on Wednesdays`.
  private static func isPlayed(_ segment: ReadSegment, at index: Int) -> Bool {
    let clause = segment.readings[index].clause
    if segment.habits.contains(clause) { return true }
    guard index > segment.clauses[clause].lowerBound else { return false }
    let before = segment.words[index - 1].text
    return ["on", "my", "his", "her"].contains(before)
  }

  /// `she's been painting`: a gerund behind a form of be, without an object of its own.
  private static func isUnderWay(_ segment: ReadSegment, at index: Int) -> Bool {
    let word = segment.words[index].text
    guard word.hasSuffix("ing"), !everyday.contains(word),
      index > segment.clauses[segment.readings[index].clause].lowerBound
    else { return false }
    let before = segment.words[index - 1].text
    return ["'s", "'m", "is", "am", "been", "keeps", "went", "going"].contains(before)
  }

  /// Gerunds that are said of everybody.
  private static let everyday: Set<String> = [
    "reading", "walking", "riding", "racing", "acting", "lifting", "running", "writing", "cooking",
    "carving",
  ]

  private static func isTaken(_ segment: ReadSegment, before index: Int) -> Bool {
    segment.words[max(0, index - 4)..<index].contains {
      ["taking", "takes", "take", "took"].contains($0.text)
    }
  }

  /// `watching every season of the pottery show`.
  private static func isWatched(_ segment: ReadSegment, before index: Int) -> Bool {
    let lower = max(segment.clauses[segment.readings[index].clause].lowerBound, index - 8)
    return segment.words[lower..<index].contains { $0.text.hasPrefix("watch") }
  }

  /// A bare verb counts where the subject does it by habit: `she sails`, `so I swim`.
  private static func isDone(
    _ form: InterestLexicon.Form, _ segment: ReadSegment, at index: Int
  ) -> Bool {
    let reading = segment.readings[index]
    guard form.stems.count == 1 else { return false }
    guard index > segment.clauses[reading.clause].lowerBound else {
      // "netball, sews for the church"
      let end = index + 1
      return segment.speaker == .narrator && segment.words[index].text == form.stems[0] + "s"
        && end < segment.clauseEnd(index) && !notFollowed.contains(segment.words[end].text)
    }
    // "I embroidered the curtain": who did, does.
    if form.stems[0].hasSuffix("ed") { return true }
    let before = segment.words[index - 1].text
    let end = index + 1
    if end < segment.clauseEnd(index), notFollowed.contains(segment.words[end].text) {
      // "she paints on Sundays"
      guard segment.words[end].text == "on", end + 1 < segment.clauseEnd(index),
        segment.words[end + 1].has(.time)
      else { return false }
    }
    if form.stems[0] == "run", isRace(segment, after: index) { return true }
    if segment.words[index].text == form.stems[0] { return before == "i" && reading.isExplicit }
    return before == "she" || before == "he" || before == "and"
  }

  /// What after the name of an activity makes it another thing.
  private static let notFollowed: Set<String> = [
    "late", "out", "away", "off", "up", "down", "around", "behind", "low", "errands", "into",
    "through", "over", "it", "him", "her", "them", "mat", "shop", "store", "teacher", "instructor",
    "gym", "house", "stove", "machine", "chair", "table", "bag", "tent", "van",
    "court", "pitch", "field", "stadium", "dads", "moms", "mums", "road",
    "room", "jokes", "joke", "committee", "list", "center",
    "centre", "along", "that", "this", "a", "an", "the", "to", "on",
  ]
  /// Those of them that are things: `camping stove`.
  static let things: Set<String> = [
    "mat", "shop", "store", "gym", "house", "stove", "machine", "chair", "table", "bag", "tent",
    "van", "court", "pitch", "field", "stadium", "road", "room", "jokes", "joke", "committee",
    "list",
    "late", "errands", "low", "dads", "moms", "mums", "street", "lane", "avenue",
  ]
  private static let notBefore: Set<String> = [
    "no", "like", "than", "old", "anti", "job", "house", "ex", "thinks", "think", "finds",
    "mocks", "mocked", "former", "lapsed", "retired",
  ]
}
