import Testing

@testable import VCard

@Suite("Single TYPE words")
struct TypeWordTests {
  private func meaning(_ word: String) -> String {
    switch TypeWord(word) {
    case .preferred: "preferred"
    case .nothing: "nothing"
    case .fax: "fax"
    case .device(let name): "device \(name)"
    case .place(let name): "place \(name)"
    case .own(let name): "own \(name)"
    }
  }

  static let standard: [(String, String)] = [
    ("pref", "preferred"), ("voice", "nothing"), ("msg", "nothing"), ("dom", "nothing"),
    ("intl", "nothing"), ("text", "nothing"), ("x400", "nothing"), ("smtp", "nothing"),
    ("postal", "nothing"), ("parcel", "nothing"), ("internet", "nothing"), ("fax", "fax"),
    ("cell", "device mobile"), ("mobile", "device mobile"), ("iphone", "device mobile"),
    ("cellular", "device mobile"), ("pager", "device pager"), ("homefax", "device home fax"),
    ("workfax", "device work fax"), ("home", "place home"), ("work", "place work"),
    ("main", "place main"), ("other", "place other"), ("car", "place car"), ("bbs", "place bbs"),
    ("pcs", "place pcs"), ("tlx", "place telex"), ("isdn", "place isdn"), ("video", "place video"),
    ("modem", "place modem"), ("homepage", "place home page"), ("textphone", "place textphone"),
  ]

  @Test(
    "the words of the standards mean the same in any case, and behind an X-", arguments: standard)
  func anyCase(word: String, expected: String) {
    for spelling in [word, word.uppercased(), word.capitalized, "X-" + word, "x-evolution-" + word]
    {
      #expect(meaning(spelling) == expected)
    }
  }

  @Test(
    "a word that only begins or ends like a known one is the user's own",
    arguments: [
      "homes", "ahome", "cel", "cells", "prefer", "wor", "fa", "workfaxes", "ho me",
    ])
  func nearly(word: String) { #expect(meaning(word) == "own \(word)") }

  @Test("exporters write their words in one case; mixed case is the user's own spelling")
  func exporters() {
    for word in ["school", "company", "callback", "business"] {
      #expect(meaning(word) == "place \(word)")
      #expect(meaning(word.uppercased()) == "place \(word)")
      #expect(meaning(word.capitalized) == "own \(word.capitalized)")
    }
  }

  @Test("an empty word says nothing, also as a bare X-")
  func empty() {
    #expect(meaning("") == "nothing")
    #expect(meaning("X-") == "nothing")
    #expect(meaning("x-evolution-") == "nothing")
  }
}

extension String {
  /// The first letter in upper case, without Foundation.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
