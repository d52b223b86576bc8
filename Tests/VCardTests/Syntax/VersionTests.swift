import Testing
import VCard

@Suite("Versions")
struct VersionTests {
  @Test(
    "the versions that there are, also with blanks around them",
    arguments: [
      ("2.1", Version.v21), ("3.0", .v30), ("4.0", .v40), (" 3.0", .v30), ("\t 4.0 ", .v40),
      ("2.1 \r", .v21),
    ])
  func known(text: String, version: Version) { #expect(Version(text: text) == version) }

  @Test(
    "other numbers and words are no version",
    arguments: [
      "", " ", "2", "2.", "3,0", "1.0", "2.0", "3.1", "5.0", "v3.0", "30", "٣.٠",
    ])
  func unknown(text: String) { #expect(Version(text: text) == nil) }

  @Test("a version's text names it, and older ones come before newer ones")
  func order() {
    let all: [Version] = [.v40, .v21, .v30]
    #expect(all.sorted().map(\.text) == ["2.1", "3.0", "4.0"])
    #expect(all.allSatisfy { Version(text: $0.text) == $0 })
    #expect(!(Version.v30 < .v30))
  }
}
