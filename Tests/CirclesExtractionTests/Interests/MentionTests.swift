import CirclesExtraction
import Testing

@Suite("Interests that are merely named")
struct MentionTests {
  @Test(
    "another's, one that is judged, bought for somebody or is part of a thing is none",
    arguments: [
      "We watched her son's judo match.", "He told her about my pottery class.",
      "She mocked my knitting.",
      "The dog loves swimming.", "She thinks golf is for bankers.", "She was a gymnast once.",
      "She booked a cooking class for her mum.", "She's into her third trimester.",
      "She's cooking dinner for twelve.", "She's reading the contract.",
      "She sold her sewing machine.",
      "Her neighbour's piano keeps her awake.", "She lives on Chess Road.",
      "She put the camping stove away.",
      "He's turned into a hockey dad.", "She's watching every episode of the pottery show.",
    ])
  func none(text: String) {
    let found = Sample.voice("Met Marta. " + text)
    #expect(found.interests.isEmpty, "\(found.interestTexts)")
  }

  @Test(
    "a habit, a course, a circle and an instrument on somebody's lap tell of one",
    arguments: [
      ("Her puppeteering troupe is on tour.", "puppeteering"),
      ("She runs the sailing school.", "sailing"),
      ("Wednesday nights are cello now.", "cello"), ("She's been painting.", "painting"),
      ("She's in a knitting circle.", "knitting"), ("She has a harp teacher.", "harp"),
      ("She played on tenor sax.", "tenor sax"), ("She took the boys fishing.", "fishing"),
      ("She still paints on Sundays.", "painting"),
      ("I hear she embroidered the whole curtain.", "embroidery"),
      ("She's going through a jazz phase.", "jazz"), ("She's football mad.", "football"),
      ("She's a Ravens supporter.", "ravens"),
    ])
  func some(text: String, interest: String) {
    #expect(Sample.voice("Met Marta. " + text).interestTexts.contains(interest))
  }

  @Test("in a chat my means the one who writes")
  func mine() {
    #expect(Sample.chat("Marta: my judo got better\nKim: oh\nMarta: yes").interestTexts == ["judo"])
    #expect(Sample.chat("Kim: my judo got better\nMarta: oh\nKim: yes").interests.isEmpty)
  }
}
