import DateMentions
import Testing

/// How people of each language say when; written on Wednesday 18 March 2026.
@Suite("Days in the words of each language")
struct LanguageDaysTests {
  @Test(
    "Spanish",
    arguments: [
      Example("Su boda es el veintitrés de agosto", "2026-08-23"),
      Example("La operan el treinta y uno de julio", "2026-07-31"),
      Example("Se muda a fines de julio", "2026-07-21/2026-07-31"),
      Example("Regresa a principios de septiembre", "2026-09-01/2026-09-10"),
      Example("El 1º de julio abre la tienda", "2026-07-01"),
      Example("El 1ro de julio abre la tienda", "2026-07-01"),
      Example("Cumple 40 años el 20 de junio", "--06-20"),
      Example("cumple años el 12 de julio", "--07-12"),
      Example("De hoy en ocho le toca doctor", "2026-03-25"),
      Example("El lunes y martes no está", "2026-03-23/2026-03-24"),
      Example("Empieza la próxima semana", "2026-03-23/2026-03-29"),
    ])
  func spanish(_ example: Example) {
    #expect(days(example.text, in: .spanish) == example.values)
  }

  @Test(
    "French",
    arguments: [
      Example("Il se marie le vingt-trois août", "2026-08-23"),
      Example("Elle aura 40 ans le 3 juillet", "--07-03"),
      Example("samedi en huit il vient dîner", "2026-03-28"),
      Example("mi-août on sera là", "2026-08-11/2026-08-20"),
      Example("dans deux semaines elle passe son permis", "2026-04-01"),
      Example("anniversaire de mariage le 5 juin", "--06-05"),
      Example("Rendez-vous mardi 24 mars à 15h", "2026-03-24T15:00"),
    ])
  func french(_ example: Example) {
    #expect(days(example.text, in: .french) == example.values)
  }

  @Test(
    "German",
    arguments: [
      Example("Vom 12. bis 19. Oktober bin ich in Krakau", "2026-10-12/2026-10-19"),
      Example("Resi kommt 3.–6. Juli. Will baden", "2026-07-03/2026-07-06"),
      Example(
        "Kongress im Oktober ist am 22. und 23., Couch", "2026-10-01/2026-10-31",
        "2026-03-22/2026-03-23"),
      Example("Am Samstag, dem 28., fahren wir", "2026-03-28"),
      Example("will Do in 14 Tagen Revanche", "2026-04-02"),
      Example("Heute in 14 Tagen ist Prüfung", "2026-04-01"),
      Example("Baubeginn in der ersten Oktoberwoche", "2026-10-01/2026-10-07"),
      Example(
        "Umzug KW 31, dann sind Ferien im August", "2026-07-27/2026-08-02", "2026-08-01/2026-08-31"),
      Example("Übernächste Woche hat sie Urlaub", "2026-03-30/2026-04-05"),
      Example("sie fällt am Montag und Dienstag aus", "2026-03-23/2026-03-24"),
      Example("Ende Juli ziehen sie um", "2026-07-21/2026-07-31"),
    ])
  func german(_ example: Example) {
    #expect(days(example.text, in: .german) == example.values)
  }

  @Test(
    "Italian",
    arguments: [
      Example("Parte dal 3 al 5 luglio", "2026-07-03/2026-07-05"),
      Example("Compie 40 anni il 3 luglio", "--07-03"),
      Example("Tra due settimane arriva", "2026-04-01"),
      Example("Torna la settimana prossima", "2026-03-23/2026-03-29"),
    ])
  func italian(_ example: Example) {
    #expect(days(example.text, in: .italian) == example.values)
  }

  @Test(
    "Portuguese",
    arguments: [
      Example("Casamento dia 23 de agosto", "2026-08-23"),
      Example("A festa é sábado, dia 28", "2026-03-28"),
      Example("Daqui a duas semanas ele chega", "2026-04-01"),
      Example("Ela faz 40 anos no dia 3 de julho", "--07-03"),
    ])
  func portuguese(_ example: Example) {
    #expect(days(example.text, in: .portuguese) == example.values)
  }

  @Test(
    "Dutch",
    arguments: [
      Example("Hij wordt 40 op 3 augustus", "--08-03"),
      Example("Eind augustus verhuizen ze", "2026-08-21/2026-08-31"),
      Example("Over twee weken komt hij", "2026-04-01"),
    ])
  func dutch(_ example: Example) {
    #expect(days(example.text, in: .dutch) == example.values)
  }

  @Test(
    "Danish",
    arguments: [
      Example("Hun fylder 40 den 3. juli", "--07-03"),
      Example("Næste uge begynder hun", "2026-03-23/2026-03-29"),
      Example("Om to uger kommer han", "2026-04-01"),
    ])
  func danish(_ example: Example) {
    #expect(days(example.text, in: .danish) == example.values)
  }

  @Test(
    "A text's language is told by its months, days, units and small words",
    arguments: [
      ("Empieza la próxima semana", DateMentionFinder.LanguageCode.spanish),
      ("dans deux semaines elle passe son permis", .french), ("Ende Juli ziehen sie um", .german),
      ("in der ersten Oktoberwoche", .german), ("Tra due settimane arriva", .italian),
      ("Daqui a duas semanas ele chega", .portuguese), ("Eind juli verhuizen ze", .dutch),
      ("Om to uger kommer han", .swedish), ("Nästa vecka börjar hon", .swedish),
    ])
  func language(text: String, code: DateMentionFinder.LanguageCode) {
    #expect(DateMentionFinder.language(of: text) == code)
  }

  @Test("English is not taken for another language")
  func english() {
    for text in [
      "The timer went off, tag 5 of them", "Mai and Juli came over", "We met the Ortegas in June",
      "He passed the exam last week",
    ] {
      #expect(DateMentionFinder.language(of: text) == nil, "\(text)")
    }
  }
}
