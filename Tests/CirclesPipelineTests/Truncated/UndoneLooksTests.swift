import CirclesModel
import CirclesStore
import Testing

@testable import CirclesPipeline

/// A run looks at many notes and leaves most as they are; its undo leaves no trace of that either.
@Suite("Notes that a run merely looked at")
struct UndoneLooksTests {
  static let files = [
    ("memo.txt", "Called Ana Ruiz about the boat.\n"),
    ("WhatsApp Chat with Ana Ruiz.txt", "13/03/2026, 19:05 - Ana Ruiz: the boat is sold\n"),
    (
      "KakaoTalkChats.txt",
      "KakaoTalk Chats with Ana Ruiz\n\n2026. 3. 14. 19:05, Ana Ruiz : the boat is sold\n"
    ),
  ]

  private func card(_ uid: String, _ name: String) -> [UInt8] {
    Array("BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(uid)\r\nFN:\(name)\r\nEND:VCARD\r\n".utf8)
  }

  private func look(_ torn: TornNotebook) throws -> [String] {
    try torn.rows(["SELECT matched_run, matcher, seen FROM note"])
  }

  /// Looks at every note; answers the run.
  private func reprocess(_ torn: TornNotebook) throws -> String {
    let settings = try torn.notebook.lastSettings()
    var options = ReprocessOptions(ImportOptions(like: settings, region: "GB"))
    options.all = true
    return try #require(try ReprocessPipeline().run(torn.notebook, options, Recorder()).run)
  }

  @Test("are as they were before when it is undone, whatever column", arguments: files)
  func undo(name: String, text: String) async throws {
    let torn = try TornNotebook()
    try await torn.load(card("1", "Ana Ruiz"), as: "one.vcf")
    try await torn.load(Array(text.utf8), as: name)
    let (before, looked) = try (torn.everything(), look(torn))
    let run = try reprocess(torn)
    #expect(try look(torn) != looked)
    #expect(try torn.rows(["SELECT * FROM note_change"]).isEmpty)
    _ = try torn.notebook.undo(run: run)
    #expect(try torn.everything() == before)
  }

  @Test(
    "are so too when a later run looked again, whichever is undone first", arguments: [true, false])
  func twice(isOlderFirst: Bool) async throws {
    let torn = try TornNotebook()
    try await torn.load(card("1", "Ana Ruiz"), as: "one.vcf")
    for (name, text) in Self.files { try await torn.load(Array(text.utf8), as: name) }
    let before = try torn.everything()
    let older = try reprocess(torn)
    let newer = try reprocess(torn)
    for run in isOlderFirst ? [older, newer] : [newer, older] {
      _ = try torn.notebook.undo(run: run)
    }
    #expect(try torn.everything() == before)
  }
}
