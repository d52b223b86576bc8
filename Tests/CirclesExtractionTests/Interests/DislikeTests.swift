import CirclesExtraction
import Testing

@Suite("What somebody dislikes or has given up")
struct DislikeTests {
  @Test(
    "a dislike is no interest",
    arguments: [
      "She hates golf.", "She can't stand karaoke.", "She is not into yoga.",
      "She doesn't like jazz.", "She's not a fan of opera.", "She gave up judo.",
      "She quit the choir.", "She stopped knitting.", "She's off coffee.",
      "She used to play the harp.", "She is done with ballet.", "She's sick of bingo.",
      "She's allergic to horses.", "She no longer sails.", "She doesn't do sudoku anymore.",
      "no more archery for her", "She never learned to swim.", "She sold the piano.",
      "She dislikes techno.", "Golf is not her thing.", "She finds ballet boring.",
      "She retired from fencing.", "She has no interest in chess.",
      "She hasn't got time for chess.",
      "Marta refuses to do karate.", "She won't do karaoke.", "She's over sourdough.",
      "She loathes cricket and darts.", "She isn't learning Danish.",
      "She's taking a break from curling.",
    ])
  func dislikes(text: String) {
    #expect(Sample.voice(text).interests.isEmpty, "\(Sample.voice(text).interestTexts)")
  }

  @Test("what is denied once is not taken from another mention")
  func anywhere() {
    #expect(Sample.voice("We talked about golf. Golf! She hates golf.").interests.isEmpty)
  }

  @Test("a dislike ends where the next thing is said")
  func scope() {
    #expect(Sample.voice("She hates golf but she loves tennis.").interestTexts == ["tennis"])
    #expect(Sample.voice("She quit judo, she's into archery now.").interestTexts == ["archery"])
    #expect(Sample.voice("Not golf. She plays darts.").interestTexts == ["darts"])
  }

  @Test("what comes before the verb is given up too")
  func fronted() {
    #expect(Sample.chat("Marta: water polo I quit\nKim: ok\nMarta: bye").interests.isEmpty)
  }

  @Test("denied leaving off is no giving up")
  func double() {
    #expect(Sample.voice("She can't stop knitting.").interestTexts == ["knitting"])
    #expect(Sample.voice("Not only chess, she plays darts.").interestTexts.contains("darts"))
  }

  @Test(
    "what is only thought of is no interest",
    arguments: [
      "If she had time she could play golf.", "Maybe she should try judo.",
      "She might take up bridge with me.", "I wonder whether she likes opera.",
    ])
  func hypothetical(text: String) {
    #expect(Sample.voice(text).interests.isEmpty, "\(Sample.voice(text).interestTexts)")
  }

  @Test("questions claim nothing")
  func questions() {
    #expect(Sample.voice("Does she still play chess?").interests.isEmpty)
    #expect(Sample.chat("Kim: do you like opera?\nMarta: hm\nKim: hello?").interests.isEmpty)
  }
}
