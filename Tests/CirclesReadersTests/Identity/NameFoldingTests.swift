import Testing

@testable import CirclesReaders

@Suite("Names folded")
struct NameFoldingTests {
  @Test(
    "case, width, composition and blanks do not matter",
    arguments: [
      ("  Fern\t HILL ", "fern hill"), ("", ""), (" ", ""), ("É", "é"), ("E\u{301}", "é"),
      ("Ｆｅｒｎ", "fern"), ("Straße", "strasse"), ("Ὀδυσσεύς", "ὀδυσσεύσ"), ("ﬁn", "fin"),
      ("Fern\u{3000}Hill", "fern hill"), ("Åsa ØSTERGÅRD", "åsa østergård"), ("Ķ Ő Ŋ", "ķ ő ŋ"),
      ("ЁЖ Ђ", "ёж ђ"), ("ΆΈΉ", "άέή"), ("山田 太郎", "山田 太郎"), ("김민준", "김민준"),
    ])
  func folds(text: String, folded: String) { #expect(NameFolding.fold(text) == folded) }

  @Test("letters of the quick way fold as the thorough way folds them")
  func quickEqualsThorough() {
    // A ligature sends the whole text the thorough way.
    for value in [0x41...0x5A, 0xC0...0x17F, 0x386...0x3CE, 0x400...0x45F, 0x5D0...0x5EA].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isAlphabetic else {
        continue
      }
      let letter = String(Character(scalar))
      #expect(NameFolding.fold(letter) + "fi" == NameFolding.fold(letter + "\u{FB01}"), "\(value)")
    }
  }

  @Test("folding twice changes nothing")
  func idempotent() {
    for name in ["İpek", "GROẞ", "Ǆ", "Σίσυφος", "Ａ\u{301}", "ﾔﾏﾀﾞ"] {
      let once = NameFolding.fold(name)
      #expect(NameFolding.fold(once) == once)
    }
  }
}
