import Testing
import VCard

@Suite("Apple's labels")
struct AppleLabelTests {
  private func apple(_ name: String) -> String? { AppleLabel.text(of: "_$!<\(name)>!$_") }

  @Test(
    "a word begins where the case changes, and capitals in a row are one word",
    arguments: [
      ("Home", "home"), ("HomePage", "home page"), ("HomeFAX", "home fax"),
      ("FAXNumber", "fax number"),
      ("ABC", "abc"), ("aB", "a b"), ("A", "a"), ("ABc", "a bc"), ("sister2Be", "sister2be"),
      ("Mother In Law", "mother in law"), (" Work ", "work"), ("home", "home"),
    ])
  func words(name: String, text: String) { #expect(apple(name) == text) }

  @Test("letters beyond ASCII are kept as they are")
  func beyondASCII() {
    #expect(apple("Große") == "große")
    #expect(apple("北") == "北")
  }

  @Test(
    "a label that is only half in Apple's brackets is the user's own",
    arguments: [
      "_$!<Home", "Home>!$_", "_$!<>!$", "$!<Home>!$_", "x_$!<Home>!$_", "_$!<Home>!$_x", "_$!!$_",
    ])
  func halfBrackets(written: String) { #expect(AppleLabel.text(of: written) == written) }

  @Test("blanks around a label do not count, those within stay")
  func blanks() {
    #expect(AppleLabel.text(of: "  _$!<HomePage>!$_\n") == "home page")
    #expect(AppleLabel.text(of: "\tMy  own ") == "My  own")
    #expect(AppleLabel.text(of: "\r\n") == nil)
  }

  @Test("a label as long as a card is read in one pass, and doubles at most")
  func long() {
    let name = String(repeating: "aB", count: 50_000)
    #expect(apple(name)?.utf8.count == 2 * 50_000 + 50_000)
  }
}
