import CirclesExtraction
import Testing

@Suite("What is better not mentioned")
struct TopicTests {
  @Test(
    "a request for silence names its topic",
    arguments: [
      ("Don't bring up the tractor.", "the tractor"),
      ("do not mention the flood", "the flood"),
      ("DON'T mention the lost election", "the lost election"),
      ("Never ask her about the audit.", "the audit"),
      ("Please don't talk about the house sale with her.", "the house sale with her"),
      ("We shouldn't discuss the will.", "the will"),
      ("Do not congratulate Ines on the promotion.", "Ines on the promotion"),
      ("no more spider jokes please", "spider jokes"),
      ("Her divorce is a sore subject.", "Her divorce is a sore subject"),
      ("She's leaving the firm, that's a secret.", "She's leaving the firm"),
      ("He is not talking to Bo over the fence so leave the fence alone.", "the fence"),
      ("She's pregnant, keep it quiet.", "She's pregnant"),
    ])
  func topics(text: String, topic: String) {
    #expect(Sample.voice(text).topicTexts == [topic])
  }

  @Test(
    "a report of silence asks for none",
    arguments: [
      "She didn't mention the party.", "He never said a word.", "She likes quiet streets.",
      "I haven't asked about the flat.", "She works alone.", "She talked about her knee.",
    ])
  func reports(text: String) {
    #expect(Sample.voice(text).topicsToAvoid.isEmpty)
  }

  @Test(
    "requests to avoid a subject, and what nobody knows yet",
    arguments: [
      ("Avoid talking about her divorce.", "her divorce"),
      ("Avoid mentioning the flood.", "the flood"),
      ("Steer clear of politics with her.", "politics with her"),
      ("Stay off the subject of her job.", "her job"),
      ("She doesn't like talking about her father.", "her father"),
      ("She hates talking about money.", "money"),
      ("Her father is off limits.", "Her father is off limits"),
      ("The house sale is a no-go.", "The house sale is a no-go"),
      ("She is touchy about her weight.", "her weight"),
      ("She is pregnant. Nobody knows yet.", "She is pregnant"),
      ("She is leaving the firm, she hasn't told anyone yet.", "She is leaving the firm"),
      ("No one knows about the baby yet.", "the baby"),
    ])
  func avoided(text: String, topic: String) {
    #expect(Sample.voice(text).topicTexts == [topic])
  }

  @Test(
    "what was avoided, what the user avoids and what is no secret are none",
    arguments: [
      "She avoided mentioning the party.", "I avoid talking about work.", "She avoids gluten.",
      "It's no secret that she likes jazz.", "She isn't touchy about her age.",
      "She was good to go.", "The road was off limits.", "Marta knows nobody here.",
    ])
  func notAvoided(text: String) {
    #expect(Sample.voice(text).topicsToAvoid.isEmpty, "\(Sample.voice(text).topicTexts)")
  }

  @Test("each topic lies where its words stand")
  func places() {
    let text = "Lunch. Don't mention Ólafur's boat. Also don't bring up the flood!"
    let topics = Sample.manual(text).topicsToAvoid
    #expect(topics.count == 2)
    for topic in topics { #expect(text.scalars(topic.start, topic.end) == topic.text) }
  }

  @Test("their number is bounded")
  func many() {
    let text = String(repeating: "Don't mention the harbour. ", count: 200)
    #expect(Sample.voice(text).topicsToAvoid.count <= 16)
  }

  @Test("A line that was cut at the page's width goes on in the next")
  func wrapped() {
    let text = """
      Walked round the lake with Marta Quill and back by the mill. Don't bring up
      the burnt pie.
      """
    #expect(Sample.manual(text).topicsToAvoid.map(\.text) == ["the burnt pie"])
    // A short line ends by itself.
    let list = "Marta Quill called\nthe burnt pie is forgotten"
    #expect(Sample.manual(list).topicsToAvoid.isEmpty)
  }
}
