extension Holiday {
  /// Days that other languages of Europe and the Americas name.
  static let european: [Holiday] = [
    make("Weiberfastnacht", .easter(-52)), make("Rose Monday", .easter(-48)),
    make("Holy Week", .easter(-7), days: 8), make("St. Joseph's Day", .fixed(3, 19)),
    make("Liberation Day", .fixed(4, 25)), make("Walpurgis Night", .fixed(4, 30)),
    make("Muttertag", .weekday(2, 7, month: 5)), make("Día de la Madre", .weekday(1, 7, month: 5)),
    make("Fête des Mères", .weekday(-1, 7, month: 5)),
    make("Dodenherdenking", .fixed(5, 4)), make("Bevrijdingsdag", .fixed(5, 5)),
    make("Syttende mai", .fixed(5, 17)), make("Festa della Repubblica", .fixed(6, 2)),
    make("Grundlovsdag", .fixed(6, 5)), make("Sveriges nationaldag", .fixed(6, 6)),
    make("Santo Antônio", .fixed(6, 13)), make("Fête de la Musique", .fixed(6, 21)),
    make("Midsommarafton", .onOrAfter(6, 19, weekday: 5)),
    make("Midsommardagen", .onOrAfter(6, 20, weekday: 6)), make("Bundesfeier", .fixed(8, 1)),
    make("Prinsjesdag", .weekday(3, 2, month: 9)), make("Fiesta Nacional", .fixed(10, 12)),
    make("Nationalfeiertag", .fixed(10, 26)),
    make("Alla helgons dag", .onOrAfter(10, 31, weekday: 6)),
    make("Mårtensaften", .fixed(11, 10)), make("St. Martin's Day", .fixed(11, 11)),
    make("Pakjesavond", .fixed(12, 5)), make("Día de la Constitución", .fixed(12, 6)),
    make("Immaculate Conception", .fixed(12, 8)), make("Lille juleaften", .fixed(12, 23)),
    make("Epiphany Eve", .fixed(1, 5)),
  ]

  /// The place of a holiday in ``all``.
  static func place(of name: String) -> Int? { places[name] }

  private static let places = Dictionary(
    all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// A holiday that goes by the words of its language, not by its name here.
private func make(_ name: String, _ rule: Holiday.Rule, days: Int = 1) -> Holiday {
  var holiday = Holiday(name: name, rule: rule, days: days, others: [])
  holiday.names = []
  return holiday
}
