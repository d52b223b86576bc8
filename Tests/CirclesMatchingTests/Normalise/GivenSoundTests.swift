import Testing

@testable import CirclesMatching

@Suite("How given names sound")
struct GivenSoundTests {
  private func key(_ name: String) -> UInt64 { GivenSound.key(Array(name.utf8)[...]) }

  @Test(
    "spellings that a recogniser cannot tell apart are one",
    arguments: [
      ("kayleigh", "kaylee"), ("rae", "ray"), ("cheryl", "sheryl"), ("hana", "hannah"),
      ("olly", "ollie"), ("christine", "kristine"), ("nadja", "nadia"), ("tanya", "tania"),
      ("marc", "mark"), ("sophia", "sofia"), ("john", "jon"), ("anne", "ann"), ("chloe", "cloe"),
      ("oksana", "oxana"),
    ])
  func same(one: String, other: String) { #expect(key(one) == key(other)) }

  @Test(
    "others stay apart",
    arguments: [
      ("hannah", "anna"), ("dina", "tina"), ("ben", "penn"), ("mark", "marek"), ("ray", "roy"),
      ("christine", "christina"), ("jan", "ian"), ("lena", "lina"),
    ])
  func others(one: String, other: String) { #expect(key(one) != key(other)) }

  @Test(
    "what is no name in Latin letters, or too short, has none",
    arguments: ["bo", "a1b", "", "aeio"])
  func none(word: String) { #expect(key(word) == 0) }
}
