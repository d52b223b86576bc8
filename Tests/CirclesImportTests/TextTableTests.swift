import Testing

@testable import circles_import

@Suite struct TextTableTests {
  @Test("columns line up whatever the script, and lines have no blanks at their end")
  func alignment() {
    var table = TextTable(["NAME", "WHO", "PHONE"])
    table.add(["山田 花子", "Friend", "+81 90"])
    table.add(["Zoë", "Family"])
    #expect(
      table.lines(.plain) == [
        "NAME       WHO     PHONE",
        "山田 花子  Friend  +81 90",
        "Zoë        Family",
      ])
  }

  @Test("numbers line up on the right")
  func numbers() {
    var table = TextTable(["READ", "WHAT"], rightAligned: [0])
    table.add(["7", "a"])
    table.add(["12345", "b"])
    #expect(table.lines(.plain) == [" READ  WHAT", "    7  a", "12345  b"])
  }

  @Test("cells are escaped")
  func escaping() {
    var table = TextTable(["NAME"])
    table.add(["a\u{1B}[2Jb\n"])
    #expect(table.lines(.plain) == ["NAME", "a\\u{1B}[2Jb\\n"])
  }

  @Test("a limit cuts cells; without one nothing is lost")
  func limits() {
    let long = String(repeating: "x", count: 50)
    var cut = TextTable(["NAME"], cellLimit: 8)
    cut.add([long])
    #expect(cut.lines(.plain)[1] == "xxxxxxx…")
    var whole = TextTable(["NAME"])
    whole.add([long])
    #expect(whole.lines(.plain)[1] == long)
  }
}
