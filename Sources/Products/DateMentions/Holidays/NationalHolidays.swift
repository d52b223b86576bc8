extension Holiday {
  /// Days of the United States and Canada.
  static let american: [Holiday] = [
    make(
      "Thanksgiving", .weekday(4, 4, month: 11), "thanksgiving day", "thanks giving",
      "thanks giving day", "turkey day"),
    make(
      "Black Friday", .weekday(4, 4, month: 11, plus: 1), "day after thanksgiving",
      "friday after thanksgiving"),
    make("Thanksgiving Eve", .weekday(4, 4, month: 11, plus: -1), "day before thanksgiving"),
    make("Cyber Monday", .weekday(4, 4, month: 11, plus: 4)),
    make("Giving Tuesday", .weekday(4, 4, month: 11, plus: 5)),
    make("Canadian Thanksgiving", .weekday(2, 1, month: 10)),
    make(
      "Independence Day", .fixed(7, 4), "us independence day", "the fourth", "july fourth",
      "fourth of july weekend day"),
    make(
      "Martin Luther King Day", .weekday(3, 1, month: 1), "mlk day", "mlk", "martin luther king",
      "martin luther kings day", "martin luther king jr day", "mlk jr day", "civil rights day",
      "martin luther king junior day", "idaho human rights day"),
    make(
      "Presidents' Day", .weekday(3, 1, month: 2), "presidents day", "president day",
      "washingtons birthday", "washington day", "washingtons day", "lincolns day"),
    make("Memorial Day", .weekday(-1, 1, month: 5), "decoration day"),
    make("Juneteenth", .fixed(6, 19), "freedom day"),
    make("Labor Day", .weekday(1, 1, month: 9), "labour day"),
    make("Columbus Day", .weekday(2, 1, month: 10), "indigenous peoples day"),
    make("Veterans Day", .fixed(11, 11), "veteran day", "armistice day"),
    make(
      "Mother's Day", .weekday(2, 7, month: 5), british: .easter(-21), "mothers day",
      "mother day"),
    make("Father's Day", .weekday(3, 7, month: 6), "fathers day", "father day"),
    make("Grandparents' Day", .weekday(1, 1, month: 9, plus: 6), "grandparents day"),
    make("Flag Day", .fixed(6, 14)), make("Inauguration Day", .fixed(1, 20)),
    make("Election Day", .election), make("Tax Day", .fixed(4, 15)),
    make("Canada Day", .fixed(7, 1)), make("Kwanzaa", .fixed(12, 26), days: 7),
    make("Emancipation Day", .fixed(4, 16)), make("Patriot Day", .fixed(9, 11)),
    make("Super Bowl Sunday", .weekday(2, 7, month: 2), "super bowl"),
    make(
      "Administrative Professionals' Day", .weekday(-1, 6, month: 4, plus: -3),
      "administrative professional day", "secretaries day", "admin day"),
    make("Boss's Day", .fixed(10, 16), "boss day", "bosss day", "bosses day"),
    make("Teachers' Day", .fixed(9, 10), "teachers day", "teacher day"),
    make("Loyalty Day", .fixed(5, 1)),
  ]

  /// Days of Britain, Ireland and Australia.
  static let british: [Holiday] = [
    make(
      "Boxing Day", .fixed(12, 26), "st stephens day", "st stephen day", "stephens day",
      "stephen day"),
    make("Guy Fawkes Night", .fixed(11, 5), "bonfire night", "guy fawkes day", "guy fawkes"),
    make("Burns Night", .fixed(1, 25)),
    make(
      "St. George's Day", .fixed(4, 23),
      "st georges day", "feast of saint george", "saint georges day"),
    make("St. Andrew's Day", .fixed(11, 30), "st andrews day"),
    make("St. David's Day", .fixed(3, 1), "st davids day"),
    make("Mothering Sunday", .easter(-21)),
    make("Remembrance Day", .fixed(11, 11), "poppy day"),
    make("Remembrance Sunday", .weekday(2, 7, month: 11)),
    make("Early May Bank Holiday", .weekday(1, 1, month: 5), "may bank holiday"),
    make("Spring Bank Holiday", .weekday(-1, 1, month: 5)),
    make(
      "Summer Bank Holiday", .weekday(-1, 1, month: 8), "august bank holiday", "aug bank holiday"),
    make("Melbourne Cup", .weekday(1, 2, month: 11), "melbourne cup day", "cup day"),
    make("Australia Day", .fixed(1, 26)), make("Anzac Day", .fixed(4, 25)),
    make("Waitangi Day", .fixed(2, 6)),
    make("King's Day", .fixed(4, 27), "kings day", "koningsdag"),
    make("Republic Day", .fixed(1, 26)), make("Tag der Deutschen Einheit", .fixed(10, 3)),
    make("St. Lucia's Day", .fixed(12, 13), "st lucys day", "lucia day"),
  ]
}

/// A holiday with its other spellings in a row.
private func make(
  _ name: String, _ rule: Holiday.Rule, days: Int = 1, british: Holiday.Rule? = nil,
  _ others: String...
) -> Holiday {
  Holiday(name: name, rule: rule, days: days, british: british, others: others)
}
