import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("Files that were copied, so that their time is another one")
struct CopiedFileTests {
  private static let memo = "Had tea with Ana, who starts to paint tomorrow.\n"
  private static let screen = """
    9:41
    < Sarah Chen
    Today 21:42
    Are we still on for pottery tomorrow?
    Yes! See you at 7
    Delivered
    iMessage

    """
  private static let rows = [
    "SELECT captured_at, title FROM note", "SELECT sent_at, text FROM message",
    "SELECT value, text FROM mentioned_date",
  ]

  @Test(
    "A copy is the note and the messages of the first, under the same name or another",
    arguments: [("memo.txt", memo), ("screen.ocr.txt", screen)], [true, false])
  func copies(file: (name: String, text: String), keepsName: Bool) async throws {
    let notebook = try TornNotebook()
    try await notebook.load(
      Array(file.text.utf8), as: file.name, modified: Date(timeIntervalSince1970: 1_780_000_000))
    let before = try notebook.rows(Self.rows)
    #expect(before.contains { $0.contains("2026-05-28") })
    try await notebook.load(
      Array(file.text.utf8), as: keepsName ? file.name : "copy of \(file.name)",
      modified: Date(timeIntervalSince1970: 1_790_000_000))
    let after = try notebook.rows(Self.rows)
    // A note that comes under another name has that name.
    #expect(
      after.map { $0.replacing("copy of ", with: "") } == before)
  }

  @Test("A text that was changed has the time of the change")
  func changes() async throws {
    let notebook = try TornNotebook()
    for (text, time) in [(Self.memo, 1_780_000_000), (Self.memo + "She is well.", 1_790_000_000)] {
      try await notebook.load(
        Array(text.utf8), as: "memo.txt", modified: Date(timeIntervalSince1970: Double(time)))
    }
    #expect(
      try notebook.rows(["SELECT captured_at FROM note"]).map { $0.contains("2026-09-21") } == [
        true
      ])
  }
}
