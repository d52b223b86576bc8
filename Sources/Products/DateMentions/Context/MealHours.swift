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
    case .clock(let time): !time.isSure
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
      guard !time.isSure else { return expression }
      switch part {
      case .dinner where (5...10).contains(time.hour): time.hour += 12
      case .breakfast where (5...11).contains(time.hour): break
      default: return expression
      }
      time.isSure = true
      return .clock(time)
    case .at(let day, let time): return .at(day, moved(time, part))
    case .span(let from, let to): return .span(moved(from, part), moved(to, part))
    case .open(let bound, let inner): return .open(bound, moved(inner, part))
    case .each(let inner): return .each(moved(inner, part))
    default: return expression
    }
  }

  /// What is on in the sentence, the word nearest before the mention first.
  private func part(_ range: Range<Int>) -> DateExpression.PartOfDay? {
    let start = sentence.start(of: range.lowerBound)
    let end = min(sentence.end(of: max(range.upperBound - 1, 0)), lattice.tokens.count)
    for index in (start..<range.lowerBound).reversed() {
      if let part = MealHours.parts[lattice.tokens[index].key] { return part }
    }
    guard range.upperBound < end else { return nil }
    return (range.upperBound..<end).lazy.compactMap { MealHours.parts[lattice.tokens[$0].key] }
      .first
  }

  private static let parts: [UInt64: DateExpression.PartOfDay] = {
    var parts: [UInt64: DateExpression.PartOfDay] = [:]
    for word in evening.split(whereSeparator: \.isWhitespace) { parts[WordKey.of(word)] = .dinner }
    for word in morning.split(whereSeparator: \.isWhitespace) {
      parts[WordKey.of(word)] = .breakfast
    }
    return parts
  }()

  /// What people do in the evening: eat, drink, go out.
  private static let evening = """
    dinner supper pub drinks cocktails gig concert nightclub
    cena cenar cenamos cenas copas concierto
    abendessen abendbrot konzert kneipe kino
    diner dine dinons souper apero aperitif
    cenare ceniamo aperitivo aperitivi
    jantar jantamos jantares balada
    avondeten borrel dineren
    middag middagen aftensmad kvallsmat
    """
  private static let morning = """
    breakfast desayuno desayunar desayunamos fruhstuck fruhstucken colazione ontbijt ontbijten morgenmad
    """
}
