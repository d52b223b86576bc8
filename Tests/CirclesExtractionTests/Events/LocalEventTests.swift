import CirclesExtraction
import Testing

@Suite("Events in other languages")
struct LocalEventTests {
  @Test(
    "Turns and what takes place on a day, in the note's words",
    arguments: [
      ("Marta zieht am [3. Mai] nach Hamburg um.", "Marta zieht am 3. Mai nach Hamburg um"),
      ("Am [12. Juni] heiratet sie Jonas.", "Am 12. Juni heiratet sie Jonas"),
      ("Sie hat die Prüfung am [14. März].", "Sie hat die Prüfung am 14. März"),
      ("Se casa con Luis el [12 de junio].", "Se casa con Luis el 12 de junio"),
      ("La operación es el [3 de mayo] en Sevilla.", "La operación es el 3 de mayo en Sevilla"),
      ("Elle a accouché hier.", "Elle a accouché hier"),
      ("Le mariage est le [12 juin].", "Le mariage est le 12 juin"),
      ("O casamento é no dia [12 de junho].", "O casamento é no dia 12 de junho"),
      ("È stata promossa e lavora con Luca.", "È stata promossa"),
      ("L'esame è il [14 marzo].", "L'esame è il 14 marzo"),
      ("Ze verhuist op [3 mei] naar Gent.", "Ze verhuist op 3 mei naar Gent"),
      ("Hon gifter sig med Nils den [12 juni].", "Hon gifter sig med Nils den 12 juni"),
      ("Hun har eksamen den [14. marts].", "Hun har eksamen den 14. marts"),
      ("Hun flytter til Oslo den [3. mai].", "Hun flytter til Oslo den 3. mai"),
    ])
  func told(text: String, event: String) {
    #expect(Sample.dated(text).eventTexts == [event])
  }

  @Test(
    "What is the user's, denied, asked, doubted or somebody else's is none",
    arguments: [
      "Unsere Hochzeit ist am [2. Mai].", "Ich ziehe am [3. Mai] um.",
      "Sie zieht am [3. Mai] nicht um.",
      "Heiratet sie am [3. Mai]?", "Vielleicht heiratet sie am [3. Mai].",
      "Nuestra boda es el [2 de mayo].", "Nos mudamos el [1 de abril].", "No se casa con Luis.",
      "Notre mariage est le [2 mai].", "Elle ne se marie pas avec Luc.",
      "O nosso casamento é a [2 de maio].", "Il nostro matrimonio è il [2 maggio].",
      "Onze bruiloft is op [2 mei].", "Vårt bröllop är den [2 maj].",
      "Vores bryllup er den [2. maj].",
      "Joel hat sich das Bein gebrochen.", "Siden [maj] har hun været på barsel.",
    ])
  func none(text: String) {
    #expect(Sample.dated(text).events.isEmpty, "\(Sample.dated(text).events)")
  }
}
