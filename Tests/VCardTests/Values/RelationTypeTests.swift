import Testing
import VCard

@Suite("Words for relations")
struct RelationTypeTests {
  @Test("Android's numbers 1 to 14 are each a word of their own, and no other number is")
  func android() {
    let words = (1...14).compactMap { RelationType.android($0) }
    #expect(words.count == 14 && Set(words).count == 14)
    #expect(words == words.map(\.asciiLowercased))
    for number in [Int.min, -1, 0, 15, Int.max] { #expect(RelationType.android(number) == nil) }
  }

  @Test(
    "the numbers mean what ContactsContract says",
    arguments: [
      (1, "assistant"), (2, "brother"), (3, "child"), (4, "domestic partner"), (5, "father"),
      (6, "friend"), (7, "manager"), (8, "mother"), (9, "parent"), (10, "partner"),
      (11, "referred by"), (12, "relative"), (13, "sister"), (14, "spouse"),
    ])
  func numbers(number: Int, word: String) { #expect(RelationType.android(number) == word) }

  @Test(
    "every spelling of a property gives its relation",
    arguments: [
      ("X-SPOUSE", "spouse"), ("X-WAB-SPOUSE-NAME", "spouse"), ("X-SPOUSE-NAME", "spouse"),
      ("X-MS-MANAGER", "manager"), ("X-MANAGERSNAME", "manager"),
      ("X-KADDRESSBOOK-X-ASSISTANTSNAME", "assistant"), ("X-MS-ASSISTANT", "assistant"),
      ("X-CHILDREN", "child"), ("X-WAB-CHILDREN", "child"),
    ])
  func properties(name: String, type: String) { #expect(RelationType.property(name) == type) }

  @Test(
    "names in lower case and names of other properties give none",
    arguments: [
      "x-spouse", "SPOUSE", "RELATED", "X-SPOUSE ", "", "X-ABRELATEDNAMES",
    ])
  func others(name: String) { #expect(RelationType.property(name) == nil) }
}
