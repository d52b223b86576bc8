import Testing

@testable import circles_import

@Suite("Values that begin as options do") struct DashedValuesTests {
  @Test("They are never taken for options")
  func arranged() {
    func line(_ arguments: String...) -> [String] { DashedValues.arranged(arguments) }
    #expect(line("search", "-which dentist") == ["search", "--", "-which dentist"])
    #expect(
      line("search", "--rebuild", "-a b", "x", "--", "-c") == [
        "search", "--rebuild", "x", "--", "-a b", "-c",
      ])
    #expect(line("gifts", "ana", "--price", "-50") == ["gifts", "ana", "--price=-50"])
    #expect(
      line("people", "add", "Ana", "--note", "- likes tea") == [
        "people", "add", "Ana", "--note=- likes tea",
      ])
    #expect(line("note", "ana", "- tea\n- milk") == ["note", "ana", "--", "- tea\n- milk"])
    for same in [
      ["import", "-"], ["people", "add", "A", "--birthday", "--12-31"], ["-q", "--x=a b"],
    ] {
      #expect(DashedValues.arranged(same) == same)
    }
  }
}
