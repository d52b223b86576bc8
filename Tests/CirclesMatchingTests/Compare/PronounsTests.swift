import CirclesModel
import Testing

@testable import CirclesMatching

/// What stands for a woman or a man depends on the language.
@Suite struct PronounsTests {
  private func counts(_ text: String) -> (she: Int, he: Int) {
    let features = NoteFeatures(text: text, title: "", source: .manual)
    let pronouns = Pronouns(features.languages)
    let tokens = features.text.tokens
    return (tokens.count { pronouns.isShe($0) }, tokens.count { pronouns.isHe($0) })
  }

  @Test(
    "An article of one language is no pronoun of another",
    arguments: [
      ("Cristina vende la sua quota, il rogito lo fanno il trenta e lei è contenta", 1, 0),
      ("Il part au ski et elle reste chez sa mère avec les enfants", 1, 1),
      ("Er hat gesagt, dass sie am Montag kommt, und ihm ist das recht", 1, 2),
      ("She said er the late orders, er, and he laughed", 1, 1),
      ("Dice que el lunes viene con ella y que él no puede", 1, 1),
      ("Hij komt maandag en zij niet, er is geen plaats voor haar", 2, 1),
    ])
  func languages(_ text: String, _ she: Int, _ he: Int) {
    let found = counts(text)
    #expect(found.she == she && found.he == he, "\(found)")
  }

  @Test("A woman's name in Italian keeps its note, whatever articles follow")
  func article() {
    let matcher = Matcher(
      index: PersonIndex(
        people: BookReading.people(
          """
          cri|Cristina Farmacia|Cristina|Belli|||||||
          zia|Zia Carmen|Zia Carmen||||||||
          """)),
      settings: MatchingSettings(owners: ["Robin Quill"], region: "IT"))
    let text =
      "allora cristina ha deciso vende la quota a quelli di modena il rogito lo fanno il trenta aprile"
    #expect(matcher.decide(BookReading.note(text)).contact?.identifier == "cri")
  }
}
