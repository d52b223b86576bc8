import CirclesExtraction
import Testing

@Suite("What came to nothing, or is long past")
struct GivenUpTests {
  @Test(
    "what was tried once, given away or done as a child is no interest",
    arguments: [
      "She tried judo but it hurts.", "She tried karate once.", "She tried pilates, lasted a day.",
      "She gave away her piano.", "Archery, she gave it up.",
      "She dropped out of the pottery course.", "She played netball, packed it in.",
      "She's gone off cricket.", "She couldn't care less about rugby.",
      "She can't be doing with golf.", "She doesn't care for opera.",
      "She stays away from karaoke.", "She had a phase with origami.",
      "Netball is dead to her.", "She finds yoga unbearable.", "Her tennis days are behind her.",
      "She was into sailing as a kid.", "She did karate but not anymore.",
      "She played hockey in her day.", "Ballet is ancient history.",
      "She's too clumsy for ice skating.", "Tennis is her brother's department.",
      "If she had the time she would learn Greek.", "Marta used to play the harp.",
      "She can't do zumba, her knee.", "She is quitting archery.",
    ])
  func none(text: String) {
    let found = Sample.voice("Met Marta. " + text)
    #expect(found.interests.isEmpty, "\(found.interestTexts)")
  }

  @Test(
    "what is tried, wished for or got used to is one",
    arguments: [
      ("She tried bouldering and loved it.", "bouldering"),
      ("She'd love to try surfing.", "surfing"), ("She'd like to get back to rowing.", "rowing"),
      ("She'd love to learn the cello one day.", "cello"),
      ("She's used to early starts, she loves rowing.", "rowing"),
      ("She swears by pilates.", "pilates"), ("She's partial to opera.", "opera"),
      ("She's sewing her own clothes.", "sewing"),
      ("She wants to make furniture.", "furniture making"),
      ("She can't do zumba till Xmas, she loves it.", "zumba"),
      ("She is never quitting archery.", "archery"),
    ])
  func some(text: String, interest: String) {
    let found = Sample.voice("Met Marta. " + text).interestTexts
    #expect(found.contains { $0.hasSuffix(interest) }, "\(found)")
  }
}
