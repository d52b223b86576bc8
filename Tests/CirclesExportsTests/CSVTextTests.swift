import Testing

@testable import CirclesExports

@Suite("Cells of exported tables")
struct CSVTextTests {
  @Test(
    "A cell that a spreadsheet would run is given an apostrophe",
    arguments: [
      ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("@sum", "'@sum"), ("-see me", "'-see me"),
      ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("\t=1", "'\t=1"), ("'=1", "''=1"),
    ])
  func defused(cell: String, written: String) {
    #expect(CSVText.defused(cell) == written)
  }

  @Test(
    "Numbers and days stay as they are",
    arguments: ["+44 20 7946 0001", "+1 (503) 555-0101", "--03-15", "Ana", "", "'quoted'"])
  func harmless(cell: String) {
    #expect(CSVText.defused(cell) == cell)
  }

  @Test("Rows are RFC 4180: CRLF, quotes doubled")
  func row() {
    let text = String(
      decoding: CSVText.row(["a,b", "say \"hi\"", "two\nlines", "x"]), as: UTF8.self)
    #expect(text == "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",x\r\n")
  }
}
