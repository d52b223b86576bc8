import CirclesModel
import Testing

@Suite struct EditDistanceTests {
  @Test(
    "Each letter that is inserted, removed or replaced counts one",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2),
      ("same", "same", 0),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(EditDistance.between(left, right) == expected)
    #expect(EditDistance.between(right, left) == expected)
  }

  @Test("Above the limit it is only known to be above it")
  func limit() {
    #expect(EditDistance.between(Array("kitten"), Array("sitting"), atMost: 3) == 3)
    #expect(EditDistance.between(Array("abcdefgh"), Array("zyxwvuts"), atMost: 2) > 2)
    // The lengths alone are too far apart.
    #expect(EditDistance.between(Array("ab"), Array("abcdef"), atMost: 3) > 3)
    #expect(EditDistance.between(Array("abcdef"), Array("ab"), atMost: 4) == 4)
  }
}
