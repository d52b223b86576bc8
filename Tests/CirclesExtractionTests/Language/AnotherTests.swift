import CirclesExtraction
import Testing

@Suite("Somebody else's news")
struct AnotherTests {
  @Test("the answer to a question after somebody is about them, until I is said")
  func answers() {
    let about = Sample.chat("Kim: how is your mum?\nMarta: still painting all night. does judo")
    #expect(about.interests.isEmpty)
    let back = Sample.chat("Kim: how is your mum?\nMarta: does judo. I do karate now")
    #expect(back.interestTexts == ["karate"])
  }

  @Test("yes to a question says what was asked")
  func affirmed() {
    #expect(
      Sample.chat("Kim: do you still do archery?\nMarta: yes every sunday").interestTexts
        == ["archery"])
    #expect(Sample.chat("Kim: do you still do archery?\nMarta: nope").interests.isEmpty)
  }

  @Test(
    "what is said of hers is not said of her",
    arguments: [
      "Marta's kids are at judo.", "Her other half does pilates.", "The lads play darts.",
      "Marta rang. Her granddaughter doing ballet.", "Her missus is into cold water swimming.",
    ])
  func others(text: String) {
    #expect(Sample.voice("Met Marta. " + text).interests.isEmpty)
  }

  @Test("a name that was heard a letter off is the subject's, and others are others")
  func heard() {
    let text = "About Anna. She does judo. Pedro has taken up the cello."
    #expect(Sample.voice(text, about: "Ana Roe").interestTexts == ["judo"])
    #expect(
      Sample.voice("Tim does judo. Tom does chess.", about: "Tom Roe").interestTexts == ["chess"])
  }
}
