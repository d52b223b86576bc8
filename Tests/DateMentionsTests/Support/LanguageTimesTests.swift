import DateMentions
import Testing

/// Hours, parts of the day and days that come again; read on Wednesday 18 March 2026.
@Suite("Hours and repetitions in the words of each language")
struct LanguageTimesTests {
  private func values(_ text: String, _ code: DateMentionFinder.LanguageCode) -> [String] {
    DateMentionFinder(order: .mdy, languages: [.english, code]).mentions(in: text, at: wednesday)
      .map(\.notation)
  }

  @Test(
    "Hours belong to their day",
    arguments: [
      ("Probe am Montag von 9 bis 11 Uhr", .german, ["2026-03-23T09:00/2026-03-23T11:00"]),
      ("Abgabe morgen um viertel nach acht", .german, ["2026-03-19T08:15"]),
      ("Ölwechsel am Donnerstag um 6:40", .german, ["2026-03-19T06:40"]),
      ("der Maler kommt morgen zwischen 9 und 11", .german, ["2026-03-19T09:00/2026-03-19T11:00"]),
      ("Freitagabend um acht bei Jonas", .german, ["2026-03-20T20:00"]),
      ("Rodaje mañana de 9 a 11", .spanish, ["2026-03-19T09:00/2026-03-19T11:00"]),
      ("notaría el jueves a las 5 de la tarde", .spanish, ["2026-03-19T17:00"]),
      ("visita el sábado al mediodía", .spanish, ["2026-03-21T12:00"]),
      ("répétition mardi 24 mars de 14h à 16h", .french, ["2026-03-24T14:00/2026-03-24T16:00"]),
      ("piscine samedi à 17 h 15", .french, ["2026-03-21T17:15"]),
      ("ensaio na quinta das 14h às 16h", .portuguese, ["2026-03-19T14:00/2026-03-19T16:00"]),
      ("vistoria amanhã de manhã às 8", .portuguese, ["2026-03-19T08:00"]),
      (
        "collaudo martedì 24 marzo dalle 15 alle 17", .italian,
        ["2026-03-24T15:00/2026-03-24T17:00"]
      ),
      ("revisione mar 24/3 ore 9:20", .italian, ["2026-03-24T09:20"]),
      ("keuring ma 23/3 van 16u tot 19u", .dutch, ["2026-03-23T16:00/2026-03-23T19:00"]),
      ("kapper dinsdag 24 maart om 10.30 uur", .dutch, ["2026-03-24T10:30"]),
      ("øvelse lørdag 21. marts kl. 11", .danish, ["2026-03-21T11:00"]),
      ("tømrer på onsdag kl. halv fem", .danish, ["2026-03-25T16:30"]),
      ("Kegeln heute um halb 7", .german, ["2026-03-18T18:30"]),
      ("Kaffee am Freitag um 3.30 Uhr", .german, ["2026-03-20T15:30"]),
      ("goûter vendredi à 4:15", .french, ["2026-03-20T16:15"]),
      ("Fika fredag kl 3:30", .swedish, ["2026-03-20T15:30"]),
      ("Der Bus fährt am Freitag um 05:12", .german, ["2026-03-20T05:12"]),
      ("gegen 8 am Montag", .german, ["2026-03-23T08:00"]),
      ("Een uur gewacht", .dutch, ["PT1H"]),
      ("Führung am Samstag um 9:30 am Dom", .german, ["2026-03-21T09:30"]),
      ("kapper morgen om half 9", .dutch, ["2026-03-19T08:30"]),
      ("klipning på torsdag kl. halv 5", .danish, ["2026-03-19T16:30"]),
      ("repetition den 3:e kl 14–16", .swedish, ["2026-04-03T14:00/2026-04-03T16:00"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func hours(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }

  @Test(
    "What comes next, and what is over",
    arguments: [
      ("Komend weekend bij Lotte", .dutch, ["2026-03-21/2026-03-22"]),
      ("Kommendes Wochenende", .german, ["2026-03-21/2026-03-22"]),
      ("kommende Woche", .german, ["2026-03-23/2026-03-29"]),
      ("Kommande fredag", .swedish, ["2026-03-20"]),
      ("nächsten Freitag", .german, ["2026-03-27"]),
      ("was wir am Montag besprochen haben", .german, ["2026-03-16"]),
      ("Sie sagt, dass wir am Montag essen", .german, ["2026-03-23"]),
      ("I natt sov han", .swedish, ["2026-03-17T20:00/2026-03-17T23:59:59"]),
      ("Elle sera passée lundi", .french, ["2026-03-23"]),
      ("Elle est passée lundi", .french, ["2026-03-16"]),
      ("Helga kommer fredag", .norwegian, ["2026-03-20"]),
      ("Vi ses i helga", .norwegian, ["2026-03-21/2026-03-22"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func turns(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }

  @Test(
    "Days that come again",
    arguments: [
      ("jeden Freitagabend Chor, montags frei", .german, ["XXXX-WXX-5TEV", "XXXX-WXX-1"]),
      ("Los lunes y miércoles va a yoga", .spanish, ["XXXX-WXX-1", "XXXX-WXX-3"]),
      ("Un mardi sur deux", .french, ["P2W"]),
      ("am 12. jeden Monats zahlen", .german, ["XXXX-XX-12"]),
      ("todos los sábados nadan, y cada día 12 pagan", .spanish, ["XXXX-WXX-6", "XXXX-XX-12"]),
      ("le mardi soir j'ai chorale", .french, ["XXXX-WXX-2TEV"]),
      ("toda quarta tem feira, aos domingos não", .portuguese, ["XXXX-WXX-3", "XXXX-WXX-7"]),
      ("il giovedì nuoto, il 12 di ogni mese pago", .italian, ["XXXX-WXX-4", "XXXX-XX-12"]),
      ("'s maandags zwemmen", .dutch, ["XXXX-WXX-1"]),
      ("Strømmen betales den 12. hver måned", .norwegian, ["XXXX-XX-12"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func sets(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }

  @Test(
    "Days that words of their own tell",
    arguments: [
      ("Vi träffades i lördags", .swedish, ["2026-03-14"]),
      ("lejr fra d. 12. til d. 26. juli", .danish, ["2026-07-12/2026-07-26"]),
      ("la visita è lunedì a otto", .italian, ["2026-03-30"]),
      ("entre os dias 5 e 8 de maio", .portuguese, ["2026-05-05/2026-05-08"]),
      ("volgend weekend verhuist ze", .dutch, ["2026-03-28/2026-03-29"]),
      ("¿viene usted el lunes?", .spanish, ["2026-03-23"]),
      ("Was machst du am Samstag?", .german, ["2026-03-21"]),
      ("förra fredagen var vi hemma", .swedish, ["2026-03-13"]),
      ("Lunchen flyttas från tisdag till torsdag kl 13", .swedish, ["2026-03-19T13:00"]),
      ("el próximo 15 de junio viajan", .spanish, ["2026-06-15"]),
      ("del lunes 6 al viernes 10 de abril", .spanish, ["2026-04-06/2026-04-10"]),
      ("Die Rechnung vom 02.03. ist offen", .german, ["2026-03-02"]),
      ("am Sonntag hat es geschneit", .german, ["2026-03-15"]),
      ("Jantei com a Rita na sexta", .portuguese, ["2026-03-13"]),
      ("On s'est revus samedi", .french, ["2026-03-14"]),
    ] as [(String, DateMentionFinder.LanguageCode, [String])])
  func days(_ text: String, _ code: DateMentionFinder.LanguageCode, _ expected: [String]) {
    #expect(values(text, code) == expected)
  }

  @Test(
    "What is no day",
    arguments: [
      ("am Abend joggt sie", .german), ("an einem Sonntag", .german),
      ("Domingo dice que viene", .spanish),
      ("elle a 6 ans", .french), ("tiene 9 años", .spanish), ("er ist 12 Jahre alt", .german),
      ("hon är 12 år", .swedish), ("fazem 50 anos de casados", .portuguese),
      ("das ist um 3 Euro teurer", .german), ("alle 3 ragazze ho scritto", .italian),
      ("Abril está en casa", .spanish), ("rue du 8 mai 1945", .french),
      ("c'est le premier à droite", .french), ("vive en la calle Dos de Mayo", .spanish),
      ("venden una casa", .spanish), ("c'est le second but", .french),
      ("a segunda vez foi melhor", .portuguese), ("compraram uma quinta", .portuguese),
      ("Mei Ling belde", .dutch), ("Maj-Britt har nyckeln", .swedish),
    ] as [(String, DateMentionFinder.LanguageCode)])
  func none(_ text: String, _ code: DateMentionFinder.LanguageCode) {
    #expect(values(text, code) == [])
  }

  @Test("A language that is not English has the day before the month")
  func order() {
    #expect(values("de keuring is op maandag 2/11", .dutch) == ["2026-11-02"])
    #expect(values("the check is on 2/11", .dutch) == ["2027-02-11"])
  }
}
