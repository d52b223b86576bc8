import CirclesExtraction
import Testing

/// What is said of somebody else, or of the user, is not the subject's.
@Suite("What is another's")
struct UsersOwnTests {
  @Test(
    "The user's family is none of the subject's",
    arguments: [
      "Lunch with Marta. My wife is pregnant.", "Told Marta that my dad is in hospital.",
      "My boss fired me. Marta offered help.",
    ])
  func ownersFamily(text: String) {
    let found = Sample.manual(text)
    #expect(found.facts.isEmpty && found.events.isEmpty, "\(found.facts) \(found.events)")
  }

  @Test(
    "What a relative likes is theirs",
    arguments: [
      "Marta Quill's brother loves sailing.", "The husband of Marta Quill plays golf.",
      "Marta has a brother. He loves sailing.", "Marta watched her husband play golf.",
      "Marta says everybody at work plays golf.", "Der Bruder von Marta segelt gern.",
      "Marta diz que o marido adora pesca.",
    ])
  func relatives(text: String) {
    #expect(Sample.manual(text).interests.isEmpty, "\(Sample.manual(text).interests)")
  }

  @Test("What happens to a relative is told with whose it is")
  func relativesEvents() {
    let found = Sample.dated("Marta Quill's father died on [3 October].")
    #expect(found.events.map(\.text) == ["Marta Quill's father died on 3 October"])
  }

  @Test("An event that is called off says so")
  func cancelled() {
    let found = Sample.dated("Marta's trip to Rome in [May] has been cancelled.")
    #expect(found.events.first?.text.hasSuffix("cancelled") == true, "\(found.events)")
  }

  @Test(
    "A reminder to ask asks for no silence",
    arguments: [
      "Don't forget to ask Marta about her mother.", "Never forget to ask Marta about her kids.",
      "Don't be afraid to ask Marta about her job.", "Don't tell Oliver about the wedding.",
      "Don't mention the party to Tom.",
    ])
  func reminders(text: String) {
    #expect(Sample.manual(text).topicsToAvoid.isEmpty)
  }

  @Test(
    "A label of dislike, or of nothing, makes no interest",
    arguments: [
      "Doesn't like: opera", "Not interested in: golf", "No longer: tennis", "Hobbies: none",
      "Mag nicht: Oper", "met at Oliver's",
    ])
  func refused(text: String) {
    #expect(Sample.manual(text).interests.isEmpty, "\(Sample.manual(text).interests)")
  }

  @Test("A name is no interest")
  func names() {
    let text = "Paul Marathon called yesterday. He is doing fine."
    #expect(Sample.manual(text, about: "Paul Marathon").interests.isEmpty)
  }

  @Test("What a label is of is told behind its colon")
  func labelled() {
    #expect(Sample.manual("New job: Siemens").fact(.job) == "New job: Siemens")
  }
}
