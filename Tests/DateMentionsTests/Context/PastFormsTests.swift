import DateMentions
import Testing

/// What other languages than English tell of the past, on Wednesday 18 March 2026.
@Suite("The past in each language")
struct PastFormsTests {
  @Test(
    "Spanish",
    arguments: [
      Example("Llegaron el lunes", "2026-03-16"),
      Example("Operaron a mi madre el 3 de marzo", "2026-03-03"),
      Example("Ha vendido el coche el viernes", "2026-03-13"),
      Example("Mi hermano llegó el sábado", "2026-03-14"),
      Example("El 2 de marzo empezó en el banco", "2026-03-02"),
      Example("Llego el sábado", "2026-03-21"),
      Example("Existe desde siempre, pero cierra el sábado", "2026-03-21"),
      Example("Compraron un piso y se mudan el 3 de mayo", "2026-05-03"),
      Example("La despedida es el jueves diecinueve", "2026-03-19"),
      Example("Vienen el lunes quince personas", "2026-03-23"),
      Example("A las diez y media el lunes", "2026-03-23T10:30"),
      Example("se tomaba licencia el lunes", "2026-03-23"),
      Example("Compró entradas para el 12 de mayo", "2026-05-12"),
    ])
  func spanish(_ example: Example) {
    #expect(days(example.text, in: .spanish) == example.values)
  }

  @Test(
    "French",
    arguments: [
      Example("Elle a déménagé samedi", "2026-03-14"),
      Example("Ils se sont mariés le 3 mars", "2026-03-03"),
      Example("Paul est parti lundi", "2026-03-16"),
      Example("Il était à Lyon jeudi", "2026-03-12"),
      Example("Il fait son déménagement samedi", "2026-03-21"),
      Example("Le concert est prévu samedi", "2026-03-21"),
      Example("Elle ne travaille pas samedi", "2026-03-21"),
      Example("Marie ne travaille pas le 12 mai", "2026-05-12"),
      Example("On a pris des billets pour le 12 mai", "2026-05-12"),
    ])
  func french(_ example: Example) {
    #expect(days(example.text, in: .french) == example.values)
  }

  @Test(
    "Italian",
    arguments: [
      Example("Sono arrivati sabato", "2026-03-14"),
      Example("Arrivo il 24", "2026-03-24"),
      Example("Ha venduto la casa il 3 marzo", "2026-03-03"),
      Example("Si è laureata sabato", "2026-03-14"),
      Example("Il concerto è previsto sabato", "2026-03-21"),
      Example("Però sabato non viene", "2026-03-21"),
    ])
  func italian(_ example: Example) {
    #expect(days(example.text, in: .italian) == example.values)
  }

  @Test(
    "Portuguese",
    arguments: [
      Example("Chegaram sábado", "2026-03-14"),
      Example("Ela comprou a casa em 3 de março", "2026-03-03"),
      Example("Eu vou sábado", "2026-03-21"), Example("Estou aqui sábado", "2026-03-21"),
    ])
  func portuguese(_ example: Example) {
    #expect(days(example.text, in: .portuguese) == example.values)
  }

  @Test(
    "Dutch",
    arguments: [
      Example("Hij heeft maandag zijn auto verkocht", "2026-03-16"),
      Example("Ze heeft zaterdag gebeld", "2026-03-14"),
      Example("Ze vertrokken maandag", "2026-03-16"),
      Example("Hij verkoopt maandag zijn auto", "2026-03-23"),
    ])
  func dutch(_ example: Example) {
    #expect(days(example.text, in: .dutch) == example.values)
  }

  @Test(
    "German",
    arguments: [
      Example("Wir sind am Montag umgezogen", "2026-03-16"),
      Example("Sie heiratete am 3. März", "2026-03-03"),
      Example("Wir ziehen am Montag um", "2026-03-23"),
    ])
  func german(_ example: Example) {
    #expect(days(example.text, in: .german) == example.values)
  }

  @Test(
    "Swedish and Danish",
    arguments: [
      Example("Hon fick jobbet den 3 mars", "2026-03-03"),
      Example("De flyttade den 2 mars", "2026-03-02"),
    ])
  func swedish(_ example: Example) {
    #expect(days(example.text, in: .swedish) == example.values)
  }
}
