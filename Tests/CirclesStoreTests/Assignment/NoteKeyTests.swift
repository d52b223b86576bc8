import CirclesModel
import CirclesStore
import Testing

@Suite struct NoteKeyTests {
  private let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
  }

  private func keys() throws -> [String] {
    try book.rows(
      """
      SELECT n.record, group_concat(b.block) FROM note AS n
      LEFT JOIN (SELECT * FROM note_block ORDER BY block) AS b ON b.note_key = n.key
      GROUP BY n.key ORDER BY n.key
      """)
  }

  @Test("notes that are loaded together are found by all of their keys, and each by its own")
  func together() throws {
    try book.filing { session in
      _ = try session.load(
        notes: [
          Decided(
            Texts.note("v1", "A."), decision: Texts.about("ana"), blocks: [9, 2, .max]),
          Decided(
            Texts.note("v2", "B."), decision: MatchDecision(),
            blocks: Array(100..<300) + [2, 2]),
        ], .tests)
    }
    let many = (["2"] + (100..<300).map(String.init)).joined(separator: ",")
    #expect(try keys() == ["\"v1\"|\"-1,2,9\"", "\"v2\"|\"\(many)\""])
  }

  @Test("a note that comes twice among them has the keys of what it said last")
  func twice() throws {
    try book.filing { session in
      _ = try session.load(
        notes: [
          Decided(Texts.note("v1", "A."), decision: Texts.about("ana"), blocks: [1, 2]),
          Decided(Texts.note("v1", "B."), decision: MatchDecision(), blocks: [3]),
        ], .tests)
    }
    #expect(try keys() == ["\"v1\"|\"3\""])
  }
}
