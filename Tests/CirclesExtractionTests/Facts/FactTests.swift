import CirclesExtraction
import Testing

@Suite("Circumstances")
struct FactTests {
  @Test(
    "a clause that speaks of one states it",
    arguments: [
      (FactKey.job, "She works at the harbour office.", "She works at the harbour office"),
      (.family, "Her sister is staying with her.", "Her sister is staying with her"),
      (.travel, "She's on a trip to Peru.", "She's on a trip to Peru"),
      (.health, "She broke her ankle.", "She broke her ankle"),
      (.home, "She signed the lease.", "She signed the lease"),
      (.pets, "She got two kittens.", "She got two kittens"),
      (.diet, "Marta is vegan now.", "Marta is vegan now"),
      (.diet, "Lunch. no shellfish", "no shellfish"),
      (.gift, "Gift: a blue scarf.", "Gift"),
      (.school, "She finished her thesis.", "She finished her thesis"),
    ])
  func facts(key: FactKey, text: String, stated: String) {
    #expect(Sample.voice(text).fact(key)?.hasPrefix(stated) == true, "\(Sample.voice(text).facts)")
  }

  @Test("allergies are told with what they are to")
  func allergies() {
    #expect(Sample.voice("She's allergic to peanuts.").fact(.health) == "She's allergic to peanuts")
    #expect(Sample.voice("She's allergic to peanuts.").fact(.diet) == "She's allergic to peanuts")
  }

  @Test(
    "what is the owner's, asked or denied is none",
    arguments: [
      "I work at the bank.", "Does she have a job?", "She doesn't have a job.",
      "Joel broke his ankle.",
    ])
  func none(text: String) {
    #expect(Sample.voice("Marta rang. " + text).facts.isEmpty, "\(Sample.voice(text).facts)")
  }

  @Test("of two clauses on one thing the one that says more is told")
  func best() {
    let text = "She has a job. Her office is hiring, the company works remote for her boss now."
    #expect(Sample.voice(text).facts.filter { $0.key == .job }.count == 1)
    #expect(Sample.voice(text).fact(.job)?.contains("company") == true)
  }

  @Test("keys are those of the contract, in one order")
  func keys() {
    #expect(FactKey.allCases.map(\.rawValue).prefix(3) == ["job", "family", "travel"])
    let found = Sample.voice("She has a dog. She works nights.").facts.map(\.key)
    #expect(found == [.job, .pets])
  }
}
