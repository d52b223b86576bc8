import DateMentions
import Testing

@Suite("Other languages")
struct LanguageTests {
  private func values(_ text: String, _ language: DateMentionFinder.LanguageCode) -> [String] {
    DateMentionFinder(order: .dmy, languages: [language]).mentions(in: text, at: wednesday)
      .map(\.notation)
  }

  @Test(
    "Spanish",
    arguments: [
      Example("el 15 de abril de 2027", "2027-04-15"), Example("15 de abril", "2026-04-15"),
      Example("mañana", "2026-03-19"), Example("pasado mañana", "2026-03-20"),
      Example("ayer", "2026-03-17"),
      Example("el próximo martes", "2026-03-24"), Example("hace dos semanas", "2026-03-04"),
      Example("en tres días", "2026-03-21"), Example("el lunes", "2026-03-23"),
      Example("en mayo", "2026-05-01/2026-05-31"), Example("3/4/2026", "2026-04-03"),
      Example("el veintisiete bailan en la plaza", "2026-03-27"),
      Example("le quitan la escayola el treinta", "2026-03-30"),
      Example("regresa el nueve y luego descansa", "2026-04-09"),
      Example("vuelve el veintitrés para la cena", "2026-03-23"),
      Example("empieza el doce en el coro", "2026-04-12"),
      Example("el día 24. Y no sabe nada", "2026-03-24"),
      Example("del 23 al 25 están fuera", "2026-03-23/2026-03-25"),
      Example("torneo el 28 y 29 en Cuenca", "2026-03-28/2026-03-29"),
      Example("a primeros de mayo", "2026-05-01/2026-05-10"),
      Example("mañana por la mañana", "2026-03-19T08:00/2026-03-19T12:00"),
      Example("se duerme a las cuatro de la mañana", "T04:00"),
    ])
  func spanish(_ example: Example) {
    #expect(values(example.text, .spanish) == example.values)
  }

  @Test(
    "In Spanish the morning is not tomorrow, and not every number behind an article is a day",
    arguments: [
      "ha venido esta mañana", "toda la mañana al sol",
      "por la mañana no está", "el quince por ciento de la gente", "el once titular del equipo",
      "día 3 de tratamiento", "el veinte %", "el uno y el otro",
    ])
  func noSpanishDays(_ text: String) {
    #expect(values(text, .spanish) == [])
  }

  @Test(
    "Days by number alone in French, Portuguese and Italian",
    arguments: [
      ("elle revient le vingt-quatre, je crois", .french, ["2026-03-24"]),
      ("elle repart le dix-sept et revient le vingt et un", .french, ["2026-04-17", "2026-03-21"]),
      ("du 22 au 25 on est à la mer", .french, ["2026-03-22/2026-03-25"]),
      ("du 12 au 15 on est à la mer", .french, ["2026-04-12/2026-04-15"]),
      ("tournoi le 28 et 29 à Lyon", .french, ["2026-03-28/2026-03-29"]),
      ("il a eu le journal de vingt heures", .french, []), ("le deux tiers du temps", .french, []),
      ("le quinze pour cent des gens", .french, []),
      ("chego dia 24", .portuguese, ["2026-03-24"]),
      ("a festa é no dia vinte e quatro", .portuguese, ["2026-03-24"]),
      ("viaja do dia 23 ao dia 25", .portuguese, ["2026-03-23/2026-03-25"]),
      ("la festa è il ventisette", .italian, ["2026-03-27"]),
      ("dal 22 al 25 siamo al mare", .italian, ["2026-03-22/2026-03-25"]),
      ("il dodici per cento della gente", .italian, []),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func articledDays(_ text: String, _ language: DateMentionFinder.LanguageCode, _ days: [String]) {
    #expect(values(text, language) == days)
  }

  @Test(
    "In German and Dutch the morning is not tomorrow",
    arguments: [
      ("Er war heute Morgen da", .german, ["2026-03-18"]), ("jeden Morgen läuft er", .german, []),
      ("am Morgen joggt sie", .german, []), ("Guten Morgen", .german, []),
      ("bis morgen früh", .german, ["2026-03-19"]), ("elke morgen zwemt ze", .dutch, []),
      ("ze komt morgen", .dutch, ["2026-03-19"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func mornings(_ text: String, _ language: DateMentionFinder.LanguageCode, _ days: [String]) {
    #expect(values(text, language).map { $0.replacing("../", with: "") } == days)
  }

  @Test(
    "German",
    arguments: [
      Example("am 3. Mai 2027", "2027-05-03"), Example("den 5. Juni", "2026-06-05"),
      Example("morgen", "2026-03-19"),
      Example("gestern", "2026-03-17"), Example("übermorgen", "2026-03-20"),
      Example("nächsten Dienstag", "2026-03-24"), Example("vor drei Tagen", "2026-03-15"),
      Example("in zwei Wochen", "2026-04-01"), Example("am Freitag", "2026-03-20"),
      Example("03.04.2026", "2026-04-03"), Example("im August", "2026-08-01/2026-08-31"),
      Example("Anfang Mai", "2026-05-01/2026-05-10"),
    ])
  func german(_ example: Example) {
    #expect(values(example.text, .german) == example.values)
  }

  @Test(
    "French",
    arguments: [
      Example("le 14 juillet 2027", "2027-07-14"), Example("le 14 juillet", "2026-07-14"),
      Example("demain", "2026-03-19"), Example("hier", "2026-03-17"),
      Example("après-demain", "2026-03-20"),
      Example("lundi prochain", "2026-03-23"), Example("il y a deux jours", "2026-03-16"),
      Example("dans trois semaines", "2026-04-08"), Example("vendredi", "2026-03-20"),
      Example("le 1er mai", "2026-05-01"), Example("en août", "2026-08-01/2026-08-31"),
    ])
  func french(_ example: Example) {
    #expect(values(example.text, .french) == example.values)
  }

  @Test(
    "Portuguese",
    arguments: [
      Example("no dia 12 de junho", "2026-06-12"),
      Example("12 de junho de 2027", "2027-06-12"),
      Example("amanhã", "2026-03-19"),
      Example("ontem", "2026-03-17"),
      Example("na próxima terça", "2026-03-24"),
      Example("sexta-feira", "2026-03-20"),
      Example("há duas semanas", "2026-03-04"),
      Example("daqui a três dias", "2026-03-21"),
      Example("em maio", "2026-05-01/2026-05-31"),
    ])
  func portuguese(_ example: Example) {
    #expect(values(example.text, .portuguese) == example.values)
  }

  @Test(
    "Italian",
    arguments: [
      Example("il 12 giugno", "2026-06-12"),
      Example("12 giugno 2027", "2027-06-12"),
      Example("domani", "2026-03-19"),
      Example("ieri", "2026-03-17"),
      Example("martedì prossimo", "2026-03-24"),
      Example("venerdì", "2026-03-20"),
      Example("due settimane fa", "2026-03-04"),
      Example("tra tre giorni", "2026-03-21"),
      Example("a maggio", "2026-05-01/2026-05-31"),
    ])
  func italian(_ example: Example) {
    #expect(values(example.text, .italian) == example.values)
  }

  @Test(
    "Dutch",
    arguments: [
      Example("op 3 mei", "2026-05-03"),
      Example("3 mei 2027", "2027-05-03"),
      Example("morgen", "2026-03-19"),
      Example("gisteren", "2026-03-17"),
      Example("volgende dinsdag", "2026-03-24"),
      Example("vrijdag", "2026-03-20"),
      Example("twee weken geleden", "2026-03-04"),
      Example("over drie dagen", "2026-03-21"),
      Example("in augustus", "2026-08-01/2026-08-31"),
    ])
  func dutch(_ example: Example) {
    #expect(values(example.text, .dutch) == example.values)
  }

  @Test(
    "Swedish",
    arguments: [
      Example("den 3 maj", "2026-05-03"),
      Example("3 maj 2027", "2027-05-03"),
      Example("i morgon", "2026-03-19"),
      Example("igår", "2026-03-17"),
      Example("nästa tisdag", "2026-03-24"),
      Example("på fredag", "2026-03-20"),
      Example("om tre dagar", "2026-03-21"),
      Example("i augusti", "2026-08-01/2026-08-31"),
      Example("på lördag", "2026-03-21"),
    ])
  func swedish(_ example: Example) {
    #expect(values(example.text, .swedish) == example.values)
  }

  @Test(
    "Danish",
    arguments: [
      Example("den 3. maj", "2026-05-03"),
      Example("i morgen", "2026-03-19"),
      Example("i går", "2026-03-17"),
      Example("næste tirsdag", "2026-03-24"),
      Example("på lørdag", "2026-03-21"),
      Example("om tre dage", "2026-03-21"),
    ])
  func danish(_ example: Example) {
    #expect(values(example.text, .danish) == example.values)
  }

  @Test(
    "The names of months and days tell the language",
    arguments: [
      ("Anna déménage le 1er septembre", DateMentionFinder.LanguageCode.french),
      ("Anna si sposa il 12 giugno", .italian), ("Anna verhuist op 3 mei", .dutch),
      ("A Anna vai casar no dia 12 de junho", .portuguese), ("Anna fyller år den 3 maj", .swedish),
      ("Anna se casa el 12 de mayo", .spanish), ("Anna kommt am 12. März", .german),
    ])
  func written(text: String, language: DateMentionFinder.LanguageCode) {
    #expect(DateMentionFinder.language(of: text) == language)
  }

  @Test(
    "English texts are of no other language",
    arguments: ["May I come on Monday?", "Jan and Mai at 3", "See you in March"])
  func none(text: String) {
    #expect(DateMentionFinder.language(of: text) == nil)
  }

  @Test("Languages can be mixed")
  func mixed() {
    let finder = DateMentionFinder(languages: Set(DateMentionFinder.LanguageCode.allCases))
    let found = finder.mentions(in: "mañana, or demain, or next Tuesday", at: wednesday)
    #expect(found.map(\.notation) == ["2026-03-19", "2026-03-19", "2026-03-24"])
  }

  @Test("English alone knows no other language's words")
  func english() {
    let finder = DateMentionFinder(languages: [.english])
    #expect(finder.mentions(in: "mañana demain morgen", at: wednesday) == [])
  }
}
