import CirclesExtraction
import Testing

@Suite("How far words of other languages reach")
struct LocalScopeTests {
  /// A text and the interests it tells of Marta.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var interests: [String]
    var testDescription: String { text }

    init(_ text: String, _ interests: String...) {
      self.text = text
      self.interests = interests
    }
  }

  private func check(_ interests: [Found], _ expected: Case) {
    #expect(interests.map(\.text).sorted() == expected.interests.sorted())
  }

  @Test(
    "Speech sets no signs: a denial reaches a few words",
    arguments: [
      Case(
        "Marta me ha dicho que la boda no la celebran hasta que vuelva su hermana de Chile y que ahora"
          + " los jueves va a clases de esgrima con los del trabajo", "esgrima"),
      Case(
        "Marta me ha dicho que vuelve en mayo con toda la familia y que ya no va nunca a esgrima desde"
          + " lo de la rodilla que le duele mucho todavía"),
    ])
  func speech(_ example: Case) { check(Sample.voice(example.text).interests, example) }

  @Test(
    "German in small letters, and courses in what is listed",
    arguments: [
      Case(
        "die marta hat angefangen trompete zu lernen und am sonntag hat sie vorspiel", "trompete"),
      Case("die marta macht jetzt einen töpferkurs in der altstadt", "töpferkurs"),
    ])
  func small(_ example: Case) { check(Sample.voice(example.text).interests, example) }

  @Test(
    "What French and Italian cut with an apostrophe, and names of several words",
    arguments: [
      Case(
        "Marta fait de l'escalade et joue de l'accordéon, s'est mise au tir à l'arc", "escalade",
        "accordéon", "tir à l'arc"),
      Case("Marta ne fait plus d'escalade"),
      Case("Marta fa un corso di tiro con l'arco", "tiro con l'arco"),
      Case("Marta se ha apuntado a bici de montaña", "bici de montaña"),
    ])
  func elided(_ example: Case) { check(Sample.manual(example.text).interests, example) }

  @Test(
    "What is told of another is his in the next statement, too",
    arguments: [
      Case("Marta bien. Su hermano odia el ruido y se va a Jaca a esquiar"),
      Case("Marta bien. Su hermano odia el ruido y ella se va a esquiar cada domingo", "esquiar"),
    ])
  func anothers(_ example: Case) { check(Sample.manual(example.text).interests, example) }

  @Test(
    "A few words tell their language by what they say of liking",
    arguments: [
      Case("Marta: odia el futsal"), Case("Marta: el futsal lo ha dejado para siempre"),
      Case("Marta: loves futsal", "futsal"),
    ])
  func short(_ example: Case) { check(Sample.manual(example.text).interests, example) }

  @Test(
    "What is sung or danced says more than that it is",
    arguments: [
      Case("Marta baila sevillanas los domingos", "sevillanas"),
      Case("Marta teje sin parar", "tejer"), Case("Marta canta cada domingo", "cantar"),
    ])
  func verbs(_ example: Case) { check(Sample.manual(example.text).interests, example) }
}
