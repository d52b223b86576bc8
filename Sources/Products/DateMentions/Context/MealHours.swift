/// Tells by what is on which half of the day an hour is of: dinner at eight is in the evening, breakfast at
/// seven in the morning.
struct MealHours {
  let lattice: Lattice
  let sentence: Sentence

  init(lattice: Lattice) {
    self.lattice = lattice
    sentence = Sentence(lattice: lattice)
  }

  /// The same expression, the hours in it in the half of the day that the sentence tells.
  func settled(_ expression: DateExpression, at range: Range<Int>) -> DateExpression {
    guard MealHours.hasUnsureHour(expression), let part = part(range) else { return expression }
    return MealHours.moved(expression, part)
  }

  /// "Christmas dinner", "Sunday lunch" are of the day: nobody says at what hour.
  static func day(of expression: DateExpression) -> DateExpression {
    guard case .at(let day, .partOfDay(let part)) = expression,
      [.lunch, .breakfast, .dinner].contains(part)
    else { return expression }
    if case .unit = day { return expression }
    return day
  }

  private static func hasUnsureHour(_ expression: DateExpression) -> Bool {
    switch expression {
    case .clock(let time): !time.isSure || time.isByCustom
    case .at(_, let time): hasUnsureHour(time)
    case .span(let from, let to): hasUnsureHour(from) || hasUnsureHour(to)
    case .open(_, let inner), .each(let inner): hasUnsureHour(inner)
    default: false
    }
  }

  private static func moved(_ expression: DateExpression, _ part: DateExpression.PartOfDay)
    -> DateExpression
  {
    switch expression {
    case .clock(var time):
      guard !time.isSure || time.isByCustom else { return expression }
      switch part {
      case .dinner where (5...10).contains(time.hour): time.hour += 12
      case .evening where (5...9).contains(time.hour): time.hour += 12
      case .breakfast where (5...11).contains(time.hour): break
      default: return expression
      }
      time.isSure = true
      time.isByCustom = false
      return .clock(time)
    case .at(let day, let time): return .at(day, moved(time, part))
    case .span(let from, let to): return .span(moved(from, part), moved(to, part))
    case .open(let bound, let inner): return .open(bound, moved(inner, part))
    case .each(let inner): return .each(moved(inner, part))
    default: return expression
    }
  }

  /// What is on at that time: the word nearest before the mention in its clause, else one right behind it.
  private func part(_ range: Range<Int>) -> DateExpression.PartOfDay? {
    let start = sentence.start(of: range.lowerBound)
    for index in (start..<range.lowerBound).reversed() {
      if let part = meal(index) { return part }
      // "Dinner with Tom, Friday at 8", but "Gym at 8, dinner".
      let isApposed = index == range.lowerBound - 1 && lattice.tokens[index].isMark(",")
      if parts(index, before: range.lowerBound), !isApposed { return nil }
    }
    let end = min(sentence.end(of: max(range.upperBound - 1, 0)), lattice.tokens.count)
    var isJoined = false
    for index in range.upperBound..<max(range.upperBound, end) {
      let isVerb = Self.verbs.contains(lattice.tokens[index].key)
      if index == range.upperBound || isVerb || !isJoined && isPurpose(index),
        let part = meal(index)
      {
        return part
      }
      if parts(index, before: end) { return nil }
      isJoined = isJoined || lattice.has(.and, at: index)
    }
    return nil
  }

  /// "at 8 for dinner", "um 8 auf ein Bier": what somebody meets for.
  private func isPurpose(_ index: Int) -> Bool {
    var before = index - 1
    if before > 0, [Symbol.a, .the, .my].contains(where: { lattice.has($0, at: before) }),
      lattice.tokens[before].key != Self.zum
    {
      before -= 1
    }
    return before >= 0
      && (lattice.has(.for, at: before) || Self.purposes.contains(lattice.tokens[before].key))
  }
  private static let zum = WordKey.of("zum")
  private static let purposes = set("zum auf para pour per voor till til with mit")

  /// Whether what stands before and behind a word is of different times: a mark, "then", another day.
  private func parts(_ index: Int, before end: Int) -> Bool {
    let token = lattice.tokens[index]
    if token.kind == .mark { return !token.isMark("'") && !token.isMark("-") }
    return Self.turns.contains(token.key)
      || lattice.has(.after, at: index) || lattice.has(.before, at: index)
      || [Symbol.D, .T].contains { symbol in
        lattice.items(symbol, at: index).contains { Int($0.end) <= end }
      }
  }
  private static let turns = set(
    "then so but danach dann luego despues puis ensuite depois poi daarna sedan")

  /// What a word says is on; nothing where a noun goes on with it: "dinner money", "concert tickets", but "pub
  /// quiz".
  private func meal(_ index: Int) -> DateExpression.PartOfDay? {
    guard let part = Self.parts[lattice.tokens[index].key] else { return nil }
    let next = index + 1
    guard Self.compounding.contains(lattice.tokens[index].key), next < lattice.tokens.count,
      lattice.tokens[next].kind == .word,
      lattice.tokens[next].lines == 0, !lattice.tokens[next].capital
    else { return part }
    let isPlain =
      lattice.isFunction(next) || lattice.head(Int32(next)) >= 0
      || Self.occasions.contains(lattice.tokens[next].key)
    return isPlain ? part : nil
  }
  /// What is still the meal when it is called after it.
  private static let occasions = set(
    "party date reservation booking booked reserved table dance together out again plans night")
  private static let compounding = set("dinner concert")

  private static func set(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })
  }

  private static let parts: [UInt64: DateExpression.PartOfDay] = {
    var parts: [UInt64: DateExpression.PartOfDay] = [:]
    for word in evening.split(whereSeparator: \.isWhitespace) { parts[WordKey.of(word)] = .dinner }
    for word in shows.split(whereSeparator: \.isWhitespace) { parts[WordKey.of(word)] = .evening }
    for word in morning.split(whereSeparator: \.isWhitespace) {
      parts[WordKey.of(word)] = .breakfast
    }
    return parts
  }()

  /// What people do in the evening: eat, drink, go out.
  private static let evening = """
    dinner supper pub drinks cocktails beers gig nightclub
    cena cenar cenamos cenas copas
    abendessen abendbrot essen bier biere wein kneipe
    diner dine dinons souper apero aperitif
    cenare ceniamo aperitivo aperitivi
    jantar jantamos jantares balada
    avondeten eten borrel dineren
    middag middagen aftensmad kvallsmat ol
    """
  /// What may begin in the morning, but hardly from five to nine.
  private static let shows = "concert concierto konzert concerto kino konsert koncert"
  private static let verbs = set(
    "cenar cenamos cenare ceniamo jantar jantamos dinons dineren desayunar desayunamos ontbijten")
  private static let morning = """
    breakfast desayuno desayunar desayunamos fruhstuck fruhstucken colazione ontbijt ontbijten morgenmad
    """
}
