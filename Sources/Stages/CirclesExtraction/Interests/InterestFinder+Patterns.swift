// What patterns of liking, doing and learning say.
extension InterestFinder {
  /// Takes what follows a pattern; answers where it ends.
  mutating func take(
    _ pattern: Pattern, at index: Int, object: Int, in segment: ReadSegment
  ) -> Int {
    if isRelatives(segment, at: index) {
      let end = segment.clauseEnd(index)
      for place in object..<max(object, end) {
        if let form = match(segment, at: place) { others.insert(lexicon.entries[form.entry].name) }
      }
      return end
    }
    if pattern.kind == .dislike {
      return deny(segment, from: object, at: index)
    }
    if isDropped(segment, at: index) { return deny(segment, from: object, at: index) }
    if isRelative(segment, at: index, object: object) {
      return refer(back: pattern, at: index, object: object, in: segment, anywhere: true)
    }
    guard object < segment.clauseEnd(index), !segment.readings[object].isNegated || pattern.isDenied
    else { return 0 }
    if Self.pronouns.contains(segment.words[object].text), object + 1 >= segment.clauseEnd(index) {
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
      // "wants to make furniture": the verb stands last.
      let isWanted = segment.words[index + 1].text == "to"
      verb = Gerunds.ofForm(segment.words[isWanted ? object - 1 : index].text)
    }
    guard place < segment.clauseEnd(index), let phrase = NounPhrase.at(place, in: segment) else {
      return 0
    }
    return take(phrase, verb: verb, pattern, at: index, in: segment)
  }

  /// `watched her husband play golf`, `thinks his wife plays`: within a clause another does it.
  private func isRelatives(_ segment: ReadSegment, at index: Int) -> Bool {
    let lower = segment.clauses[segment.readings[index].clause].lowerBound
    guard index > lower + 1, segment.words[index].has(.verb),
      segment.words[index - 1].has(.relation),
      segment.words[index - 2].has(.possessive)
    else { return false }
    // "with her sister plays", "she and her husband play"
    return !segment.words[max(lower, index - 4)..<(index - 2)].contains {
      $0.has(.conjunction) || $0.text == "with"
    }
  }

  mutating func take(
    _ phrase: NounPhrase, verb: String, _ pattern: Pattern, at index: Int, in segment: ReadSegment
  ) -> Int {
    let range = phrase.range
    if phrase.isOthers && !Self.shared.contains(segment.words[index].text) { return 0 }
    if let family = phrase.known.map({ lexicon.entries[$0.form.entry].family }) {
      if pattern.kind == .genre && family != .genre { return 0 }
      if (pattern.kind == .agent) != (family == .agent) { return 0 }
      // "doing soup", "a beer league": what is eaten, and whom one follows, is no activity.
      if family == .food || family == .team, Self.active.contains(segment.words[index].text) {
        return 0
      }
      let isEquipment = family == .equipment
      let isThing =
        isEquipment || family == .instrument || phrase.known?.form.isVerb == true
        || isGear(phrase, segment)
      if pattern.kind == .equipment ? !isThing : isEquipment {
        return 0
      }
    }
    if let (form, start) = phrase.known, isHead(form, start, range, segment) {
      let first = modifierStart(range.lowerBound, start, segment)
      let end = start + form.stems.count
      return add(form, segment, from: first, to: end, index, pattern, verb: verb)
    }
    let isGerund =
      pattern.kind == .known && range.count == 2 && Self.done.contains(segment.words[index].text)
      && segment.words[range.upperBound - 1].text.hasSuffix("ing")
    let isOpen =
      isGerund || isKind(phrase, pattern, segment) || pattern.kind == .open
      || pattern.kind == .craft || pattern.kind == .verb
    guard isOpen || ActivityHeads.follows(range, segment) else { return 0 }
    var end = range.upperBound
    while end > range.lowerBound + 1, ActivityHeads.words.contains(segment.words[end - 1].stem) {
      end -= 1
    }
    guard end > range.lowerBound, end - range.lowerBound <= 3 else { return 0 }
    // "training for the Harbour Run": what is trained is running.
    if segment.words[index].text.hasPrefix("train"), pattern.kind == .open,
      MentionRules.races.contains(segment.words[end - 1].stem)
    {
      guard counts(segment, at: index) else { return 0 }
      append("running", "running", segment, range.lowerBound, end)
      return end
    }
    let words = segment.words[range.lowerBound..<end]
    guard let head = words.last, !words.contains(where: { $0.has([.relation, .people, .number]) }),
      !head.has([.plain, .time, .verb, .function, .degree]), head.text.utf8.count > 2,
      words.first?.has([.verb, .auxiliary]) != true, !head.text.hasSuffix("ed"),
      !(pattern.words[0] == ["into"] && head.isCapital)
    else { return own(pattern, segment, at: index) }
    return addPlain(verb, segment, from: range.lowerBound, to: end, index, pattern)
  }

  /// `sewing her own clothes`: what is done, where it is known and its object says nothing.
  mutating func own(_ pattern: Pattern, _ segment: ReadSegment, at index: Int) -> Int {
    guard pattern.kind == .craft, segment.words[index].text != "made",
      let form = match(segment, at: index), form.stems.count == 1
    else { return 0 }
    return add(form, segment, from: index, to: index + 1, index, pattern)
  }

  /// Whether a known form is what the phrase is about, and not what something else is made of:
  /// `coffee` in `coffee shop`.
  func isHead(
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
  func modifierStart(_ lower: Int, _ start: Int, _ segment: ReadSegment) -> Int {
    var first = start
    while first > lower, first > start - 2,
      !segment.words[first - 1].has([
        .degree, .plain, .relation, .verb, .adverb, .number, .habit, .people,
      ]),
      segment.words[first - 1].isWord, segment.words[first - 1].text.first?.isNumber != true,
      segment.words[first - 1].text.utf8.count > 2,
      segment.words[first - 1].text != "'s"
    {
      first -= 1
    }
    return first
  }

  @discardableResult
  mutating func add(
    _ form: InterestLexicon.Form, _ segment: ReadSegment, from first: Int, to end: Int,
    _ index: Int,
    _ pattern: Pattern, verb: String = ""
  ) -> Int {
    let entry = lexicon.entries[form.entry]
    guard counts(segment, at: index, isWish: pattern.isWish, isDenied: pattern.isDenied) else {
      if segment.readings[index].person != .subject { others.insert(entry.name) }
      return 0
    }
    let start = end - form.stems.count
    let name = lexicon.name(form, segment.words, at: start)
    var words = segment.words[first..<max(first, start)].map(\.text)
    if !verb.isEmpty, entry.strength == .said || words.isEmpty && entry.name.hasSuffix("s") {
      if !entry.name.hasSuffix("ing"), !entry.name.hasPrefix(verb) { words.insert(verb, at: 0) }
    }
    words.append(entry.name.hasPrefix(verb) && !verb.isEmpty ? entry.name : name)
    append(words.joined(separator: " "), entry.name, segment, first, end)
    return end
  }

  mutating func addPlain(
    _ verb: String, _ segment: ReadSegment, from first: Int, to end: Int, _ index: Int,
    _ pattern: Pattern
  ) -> Int {
    guard counts(segment, at: index, isWish: pattern.isWish, isDenied: pattern.isDenied) else {
      return 0
    }
    let words = segment.words[first..<end]
    var text = words.map(\.text).joined(separator: " ")
    if !verb.isEmpty {
      text = verb + " " + text
    }
    append(text, text, segment, first, end)
    return end
  }

  mutating func append(
    _ text: String, _ key: String, _ segment: ReadSegment, _ first: Int, _ end: Int
  ) {
    candidates.append(
      Candidate(
        text: text, key: key, start: segment.words[first].start, end: segment.words[end - 1].end,
        isSaid: true))
    join(segment, from: end)
  }

  /// `archery and judo`: what is said of the one is said of the other.
  mutating func join(_ segment: ReadSegment, from end: Int) {
    guard end + 1 < segment.words.count, segment.words[end].text == "and",
      segment.readings[end].clause == segment.readings[end - 1].clause,
      let form = match(segment, at: end + 1), !form.isVerb, !segment.readings[end + 1].isNegated
    else { return }
    candidates.append(
      Candidate(
        text: lexicon.name(form, segment.words, at: end + 1), key: lexicon.entries[form.entry].name,
        start: segment.words[end + 1].start,
        end: segment.words[end + form.stems.count].end, isSaid: true))
  }

  /// `tried curling but it's too cold`, `tried judo, lasted a day`: it came to nothing.
  func isDropped(_ segment: ReadSegment, at index: Int) -> Bool {
    guard segment.words[index].text == "tried" else { return false }
    let end = segment.clauseEnd(index)
    if segment.words[index..<end].contains(where: { $0.text == "once" }) { return true }
    return end < segment.words.count && Self.turns.contains(segment.words[end].text)
      && !segment.openings.contains(end)
  }

  static let turns: Set<String> = ["but", "lasted", "hated", "quit", "though", "gave"]

  /// `a mahjong table`, `a fencing kit`: a thing to do it with.
  func isGear(_ phrase: NounPhrase, _ segment: ReadSegment) -> Bool {
    guard let (form, start) = phrase.known, start + form.stems.count + 1 == phrase.range.upperBound,
      lexicon.entries[form.entry].strength == .mention
    else { return false }
    return Self.gear.contains(segment.words[phrase.range.upperBound - 1].stem)
  }

  static let gear: Set<String> = [
    "table", "board", "set", "kit", "gear", "mat", "machine", "boot", "shoe", "bike", "rack",
    "frame",
    "wheel", "rod", "net", "racket", "bat", "stick", "tank", "suit", "wetsuit", "harness", "helmet",
    "glove", "tool", "supplies", "outfit", "bench", "oven", "rig",
  ]

  /// `Carnatic music`, `Iranian films`: a kind of what is known.
  func isKind(_ phrase: NounPhrase, _ pattern: Pattern, _ segment: ReadSegment) -> Bool {
    guard pattern.kind == .known || pattern.kind == .genre, phrase.range.count > 1,
      let last = phrase.range.last
    else { return false }
    return Self.kinds.contains(segment.words[last].stem)
  }

  static let kinds: Set<String> = [
    "music", "film", "movie", "novel", "poetry", "cinema", "dance", "dancing", "cuisine", "drama",
    "folk", "pop", "rock", "opera", "literature", "comic", "embroidery", "calligraphy", "painting",
    "pottery", "weaving", "singing", "wrestling", "racing", "riding", "fishing", "photography",
    "drumming", "carving", "printing", "making", "boxing", "skating", "surfing", "diving", "biking",
  ]

  /// Verbs of doing, which make no interest of a food or a team.
  static let active: Set<String> = [
    "do", "does", "doing", "did", "play", "plays", "playing", "start", "starts", "started",
    "starting", "join", "joins", "joined", "joining", "run", "runs", "running", "teach", "teaches",
    "teaching", "coach", "coaches", "coaching", "practice", "practices", "practicing", "train",
    "training", "trains", "goes", "go", "going", "rehearsing",
  ]

  /// What one does oneself with what is another's: `coaching his son's team`.
  static let shared: Set<String> = [
    "coach", "coaches", "coaching", "teach", "teaches", "teaching", "join", "joins", "joined",
    "joining",
  ]
  /// Verbs after which a gerund with a noun is an activity, known or not: `does outrigger paddling`.
  static let done: Set<String> = ["do", "does", "doing", "try", "trying", "tried", "tries"]
  static let pronouns: Set<String> = ["it", "them", "these", "those", "that"]

  /// `the concertina, which she has been learning all winter`: nothing follows the verb that it could
  /// be said of.
  private func isRelative(_ segment: ReadSegment, at index: Int, object: Int) -> Bool {
    let number = segment.readings[index].clause
    let clause = segment.clauses[number]
    guard number > 0, segment.words[clause.lowerBound].text == "which" else { return false }
    return object >= clause.upperBound
      || segment.words[object].has([.time, .habit, .preposition, .adverb])
      || ["all", "since", "every"].contains(segment.words[object].text)
  }

  /// `she collects them`: the last interest of the clause before.
  mutating func refer(
    back pattern: Pattern, at index: Int, object: Int, in segment: ReadSegment,
    anywhere: Bool = false
  ) -> Int {
    let clause = segment.readings[index].clause
    guard clause > 0, pattern.kind != .verb, anywhere || object + 1 >= segment.clauseEnd(index)
    else { return 0 }
    for place in segment.clauses[clause - 1].suffix(16).reversed() {
      if let form = match(segment, at: place) {
        add(form, segment, from: place, to: place + form.stems.count, index, pattern)
        return object + 1
      }
    }
    return 0
  }

  /// What follows a label of dislike: `hates: lilies, jazz`.
  private mutating func refuse(_ segment: ReadSegment) {
    for number in segment.refused where segment.clauses.indices.contains(number) {
      deny(segment, segment.clauses[number])
    }
  }

  /// What follows a label: `books: ghost stories, crime novels`.
  mutating func label(_ segment: ReadSegment) {
    refuse(segment)
    guard !segment.labelled.isEmpty, let pattern = Self.labelPattern else { return }
    var isLabelled = false
    for (number, clause) in segment.clauses.enumerated() {
      guard let first = clause.first else { continue }
      isLabelled =
        segment.labelled.contains(number) || isLabelled && !segment.openings.contains(first)
      guard isLabelled, !segment.words[first].has([.pronoun, .verb]),
        !Self.nothing.contains(segment.words[first].text),
        let phrase = NounPhrase.at(first, in: segment)
      else { continue }
      _ = take(phrase, verb: "", pattern, at: first, in: segment)
    }
  }

  /// What stands behind a label where there is nothing.
  private static let nothing: Set<String> = [
    "none", "nothing", "unknown", "various", "tbd", "nil", "na", "nessuno", "nessuna", "ninguno",
    "ninguna", "nenhum", "aucun", "aucune", "keine", "keins", "geen", "inga", "ingen", "unbekannt",
    "inconnu", "desconocido",
  ]

  static let labelPattern = Pattern("into > open")
}
