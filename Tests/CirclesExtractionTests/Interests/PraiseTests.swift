import CirclesExtraction
import Testing

@Suite("What somebody cannot do without")
struct PraiseTests {
  @Test(
    "what is said of an activity in the highest words makes it an interest",
    arguments: [
      ("Running is her church.", "running"),
      ("Baking keeps her off the wine.", "baking"),
      ("Never misses the opera in spring.", "opera"),
      ("She's an ace at darts.", "darts"),
      ("Potty about trains, always was.", "trains"),
      ("She's started the sailing lark again.", "sailing"),
      ("A right chess fiend.", "chess"),
    ])
  func praised(text: String, interest: String) {
    #expect(Sample.manual(text).interestTexts.contains(interest), "\(Sample.manual(text))")
  }

  @Test(
    "what is another's, or praised in no such words, is none",
    arguments: [
      "Sushi is all gone on Monday.", "Opera is her brother's church.",
    ])
  func plain(text: String) {
    #expect(Sample.manual(text).interests.isEmpty, "\(Sample.manual(text).interestTexts)")
  }

  @Test(
    "what is asked about and answered with a plain no is none",
    arguments: [
      "Kim: you joining the climbing lot then\nMarta Quill: nah, no time for it",
      "Kim: you still into pottery\nMarta Quill: nope sold the wheel",
    ])
  func refused(text: String) {
    #expect(Sample.chat(text).interests.isEmpty, "\(Sample.chat(text).interestTexts)")
  }

  @Test("an answer that only begins with no denies nothing")
  func noWorries() {
    let text = "Kim: you're into pottery, could you fix my jug\nMarta Quill: no worries, bring it"
    #expect(Sample.chat(text).interestTexts == ["pottery"])
  }
}
