/// The rules in their layers: each sees what those before it made.
struct Grammar: Sendable {
  private let layers: [RuleTrie]

  static let standard = Grammar()

  /// All rules, layer by layer.
  static let rules: [[Rule]] = [
    AmountRules.rules + ClockRules.times,
    ClockRules.parts + AmountRules.joined,
    DayRules.numbered,
    ClockRules.relative + DayRules.weekdays + PeriodRules.plain + PeriodRules.named,
    PeriodRules.derived,
    PeriodRules.parts,
    DayRules.counted,
    PeriodRules.derived + JoinRules.dayParts,
    JoinRules.moments + SpanRules.times,
    SpanRules.days + SpanRules.moments,
    SpanRules.days + BoundRules.bounds + BoundRules.sets,
    BoundRules.last,
  ]

  private init() { layers = Grammar.rules.map { RuleTrie($0) } }

  /// Recognises all there is in a text's tokens.
  ///
  /// - Parameter isForeign: whether it is written in a language other than English.
  func lattice(
    of text: String, tokens: [Token], lexicon: Lexicon, order: DateOrder, isForeign: Bool = false
  ) -> Lattice {
    let lattice = Lattice(
      tokens: tokens, order: order, writesDottedDays: lexicon.writesDottedDays,
      countsHoursTo24: isForeign && lexicon.countsHoursTo24, isForeign: isForeign)
    WordItems(lexicon: lexicon).apply(to: lattice)
    Meridiems.apply(to: lattice)
    Numerals(order: order).apply(to: lattice)
    Numbers().apply(to: lattice)
    for days in lexicon.articledDays { days.apply(to: lattice) }
    lexicon.damage.apply(to: lattice, text: text)
    for layer in layers { layer.apply(to: lattice) }
    return lattice
  }
}
