/// A day that has a name, and the rule that finds it in a year.
struct Holiday: Sendable {
  /// How a year's day is found.
  enum Rule: Sendable {
    case fixed(Int, Int)
    /// nth weekday of a month, from its end if negative; days after that.
    case weekday(Int, Int, month: Int, plus: Int = 0)
    /// Days after Western Easter.
    case easter(Int)
    /// Days after Orthodox Easter.
    case orthodox(Int)
    /// Month and day of the Chinese calendar.
    case chinese(Int, Int)
    /// Month (Tishri is 1) and day of the Hebrew calendar.
    case hebrew(Int, Int)
    /// Month and day of the Islamic calendar of Umm al-Qura.
    case islamic(Int, Int)
    /// Days after Diwali.
    case diwali(Int)
    /// Days after the nearest Sunday to a day.
    case election
    /// The first such weekday that is not before a month and day.
    case onOrAfter(Int, Int, weekday: Int)
  }

  /// The name a mention carries.
  var name: String
  /// Spellings, lower case, without accents and apostrophes.
  var names: [String]
  var rule: Rule
  /// How many days it lasts.
  var days: Int
  /// Another rule where British customs hold.
  var british: Rule?

  /// Whether it begins on the evening before.
  var hasEve: Bool

  init(
    name: String, rule: Rule, days: Int = 1, eve: Bool = false, british: Rule? = nil,
    others: [String]
  ) {
    self.name = name
    names = [Holiday.plain(name)] + others
    // "St George's Day" is cut into "George" and "'s".
    let bare = name.split(separator: "'s").joined()
    if bare.utf8.count < name.utf8.count { names.append(Holiday.plain(bare)) }
    self.rule = rule
    self.days = days
    self.british = british
    hasEve = eve
  }

  /// A name as words are looked up: in small letters, without marks.
  private static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0 != "'" && $0 != "." }
          .map { $0 == "-" ? " " : $0 }))
  }

  init(
    _ name: String, _ rule: Rule, days: Int = 1, british: Rule? = nil, _ others: String...
  ) {
    self.init(name: name, rule: rule, days: days, british: british, others: others)
  }

  /// The first day of the holiday in a Gregorian year; none if the calendars do not know it.
  func day(in year: Int, isBritish: Bool) -> CivilDay? {
    switch isBritish ? british ?? rule : rule {
    case .fixed(let month, let day): CivilDay(year, month, day)
    case .weekday(let nth, let weekday, let month, let plus):
      MovableFeasts.weekday(nth, weekday, month: month, year: year).map { $0 + plus }
    case .easter(let plus): MovableFeasts.easter(year).map { $0 + plus }
    case .orthodox(let plus): MovableFeasts.orthodoxEaster(year).map { $0 + plus }
    case .chinese(let month, let day): LunarCalendars.chinese(month, day, in: year)
    case .hebrew(let month, let day): HebrewCalendar.day(month, day, in: year)
    case .islamic(let month, let day): LunarCalendars.islamic(month, day, in: year)
    case .diwali(let plus): LunarCalendars.diwali(in: year).map { $0 + plus }
    case .election: MovableFeasts.weekday(1, 1, month: 11, year: year).map { $0 + 1 }
    case .onOrAfter(let month, let day, let weekday):
      CivilDay(year, month, day).map { $0 + (weekday - $0.weekday + 7) % 7 }
    }
  }

  /// All holidays that are known; expressions count them from 0.
  static let all: [Holiday] =
    western + american + british + jewish + muslim + asian + european

  private static let western: [Holiday] = [
    Holiday(
      "Christmas", .fixed(12, 25), "christmas day", "xmas", "xmas day", "x mas", "noel",
      "christmas time", "weihnachten", "navidad", "weihnachtstag"),
    Holiday(
      "Christmas Eve", .fixed(12, 24), "xmas eve", "christmas evening", "heiligabend",
      "nochebuena", "heiliger abend"),
    Holiday(
      "New Year's Day", .fixed(1, 1), "new years day", "new year day", "new years", "new year",
      "yuandan", "ano nuevo", "neujahr", "nouvel an", "jour de lan"),
    Holiday(
      "New Year's Eve", .fixed(12, 31), "new years eve", "new year eve", "nye", "silvester",
      "nochevieja", "saint sylvestre", "hogmanay"),
    Holiday(
      "Valentine's Day", .fixed(2, 14), "valentines day", "valentine day", "valentines",
      "valentine", "st valentines day", "saint valentines day"),
    Holiday("Halloween", .fixed(10, 31), "halloween day", "all hallows eve", "hallowe en"),
    Holiday("All Saints' Day", .fixed(11, 1), "all saints", "all saints day", "allerheiligen"),
    Holiday("All Souls' Day", .fixed(11, 2), "all souls", "all souls day", "day of the dead"),
    Holiday(
      "St. Patrick's Day", .fixed(3, 17), "st patricks day", "st patrick day", "st paddys day",
      "st patricks", "saint patricks day", "saint paddys day", "st pattys day", "paddys day",
      "saint pattys day", "saint patrick day", "paddy day", "st paddy day"),
    Holiday(
      "April Fools' Day", .fixed(4, 1), "april fools day", "april fools", "april fool day",
      "april fool s day", "all fools day"),
    Holiday("Groundhog Day", .fixed(2, 2), "groundhogs day", "ground hog day"),
    Holiday("Earth Day", .fixed(4, 22)), Holiday("Pi Day", .fixed(3, 14)),
    Holiday(
      "International Workers' Day", .fixed(5, 1), "international workers day", "may day",
      "labour day may", "workers day", "tag der arbeit"),
    Holiday("International Women's Day", .fixed(3, 8), "womens day", "international womens day"),
    Holiday("Epiphany", .fixed(1, 6), "three kings day", "twelfth night", "dia de reyes"),
    Holiday("Cinco de Mayo", .fixed(5, 5)), Holiday("Bastille Day", .fixed(7, 14)),
    Holiday("Children's Day", .fixed(6, 1), "childrens day", "child day"),
    Holiday("Singles' Day", .fixed(11, 11), "singles day", "single day"),
    Holiday("Ides of March", .fixed(3, 15), "the ides of march"),
    Holiday(
      "Easter", .easter(0), "easter sunday", "easter day", "ostern", "ostersonntag", "pascua",
      "paques"),
    Holiday("Good Friday", .easter(-2), "karfreitag", "great friday", "holy friday"),
    Holiday("Easter Monday", .easter(1), "ostermontag"),
    Holiday("Holy Saturday", .easter(-1), "easter saturday", "black saturday"),
    Holiday("Maundy Thursday", .easter(-3), "holy thursday", "covenant thursday"),
    Holiday("Palm Sunday", .easter(-7)), Holiday("Ash Wednesday", .easter(-46)),
    Holiday(
      "Mardi Gras", .easter(-47), "shrove tuesday", "pancake day", "pancake tuesday",
      "fat tuesday"),
    Holiday("Lent", .easter(-46), days: 46),
    Holiday("Ascension Day", .easter(39), "ascension", "ascension thursday", "himmelfahrt"),
    Holiday("Pentecost", .easter(49), "whitsunday", "whit sunday", "pfingsten", "white sunday"),
    Holiday(
      "Whit Monday", .easter(50), "pentecost monday", "pfingstmontag", "monday of the holy spirit"),
    Holiday("Trinity Sunday", .easter(56)),
    Holiday("Corpus Christi", .easter(60), "feast of corpus christi", "fronleichnam"),
    Holiday("Orthodox Easter", .orthodox(0), "greek easter", "orthodox easter sunday"),
    Holiday("Orthodox Good Friday", .orthodox(-2), "orthodox great friday"),
    Holiday("Orthodox Easter Monday", .orthodox(1)),
    Holiday("Clean Monday", .orthodox(-48), "orthodox shrove monday", "orthodox ash monday"),
    Holiday("Orthodox Christmas", .fixed(1, 7)),
    Holiday("Advent", .onOrAfter(11, 27, weekday: 7), "first advent"),
    Holiday("Assumption", .fixed(8, 15), "assumption day", "assumption of mary"),
    Holiday("Candlemas", .fixed(2, 2)), Holiday("Reformation Day", .fixed(10, 31)),
    Holiday("St. Nicholas Day", .fixed(12, 6), "saint nicholas day", "nikolaus"),
    Holiday("Midsummer", .fixed(6, 24), "midsummers day", "midsummer day", "st johns day"),
    Holiday("Midsummer Eve", .fixed(6, 23), "midsummers eve"),
  ]
}
