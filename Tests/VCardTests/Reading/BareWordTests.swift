import Testing

@testable import VCard

@Suite("Parameters without a name")
struct BareWordTests {
  static let words: [(String, [String])] = [
    ("ENCODING", ["quoted-printable", "qp", "base64", "b", "7bit", "8bit"]),
    ("VALUE", ["url", "uri", "inline", "content-id", "cid", "binary"]),
    (
      "CHARSET",
      ["utf-8", "us-ascii", "iso-8859-15", "windows-1251", "shift_jis", "euc-jp", "koi8-r"]
    ),
    (
      "TYPE",
      [
        "home", "work", "cell", "jpeg", "x-boat", "my label", "q", "bb", "base", "urls", "utf8",
        "inlined", "binaries", "eu", "8", "7bits", "é",
      ]
    ),
  ]

  @Test("a word stands for the parameter that has such values, in any case", arguments: words)
  func parameters(name: String, words: [String]) {
    for word in words {
      for spelling in [word, word.uppercased()] {
        #expect(BareWord.parameter(spelling) == Parameter(name, spelling))
      }
    }
  }

  @Test("a long word is a label of the user's, however it begins")
  func long() {
    let charset = "windows-" + String(repeating: "1", count: 15)
    #expect(BareWord.parameter(charset).name == "CHARSET")
    #expect(BareWord.parameter(charset + "1").name == "TYPE")
  }

  @Test("a card with bare words and without VERSION is read as 2.1, one with names is not")
  func looksOld() {
    for (_, words) in Self.words {
      for word in words where !word.contains("/") {
        let read = Fixture("BEGIN:VCARD\nTEL;\(word):1\nEND:VCARD\n")
        #expect(read.cards.first?.version == .v21)
      }
    }
    #expect(Fixture("BEGIN:VCARD\nTEL;TYPE=home:1\nEND:VCARD\n").cards.first?.version == .v30)
  }
}
