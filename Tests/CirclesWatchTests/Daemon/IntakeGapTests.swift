import CirclesStore
import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Taking files of which something cannot be read, and files whose notebook is gone")
struct IntakeGapTests {
  /// An archive of two cards, the second of which is said to be encrypted.
  private static let archive = """
    UEsDBBQAAAAIAICSblz3QYZxNQAAADkAAAAFAAAAYS52Y2ZzcnX39LMKc3YMcuHlCnMNCvb097My1jPg5Qr1\
    dLFK5OVy87NyzEtUCCrNrOLlcvVzgakFAFBLAwQUAAEACACAkm5cXNyRJTQAAAA4AAAABQAAAGIudmNmc3J1\
    9/SzCnN2DHLh5QpzDQr29PezMtYz4OUK9XSxSuLlcvOzcspX8MnMS+HlcvVzgSkFAFBLAQIUAxQAAAAIAICS\
    blz3QYZxNQAAADkAAAAFAAAAAAAAAAAAAACAAQAAAABhLnZjZlBLAQIUAxQAAQAIAICSblxc3JElNAAAADgA\
    AAAFAAAAAAAAAAAAAACAAVgAAABiLnZjZlBLBQYAAAAAAgACAGYAAACvAAAAAAA=
    """

  @Test("an archive with a part that cannot be unpacked is loaded, and somebody hears of the part")
  func archive() async throws {
    let desk = try Desk()
    let bytes = try #require(Data(base64Encoded: Self.archive))
    try bytes.write(to: URL(fileURLWithPath: desk.layout.drop.string + "/cards.zip"))
    try await desk.turn()
    #expect(try desk.names() == ["Ana Ruiz"])
    #expect(desk.files(desk.layout.done).count == 1)
    // `watch --once` ends with 1.
    #expect(desk.board.totals.refused == 1)
    let code = try #require(desk.board.current(at: Date()).lastErrorCode)
    #expect(code.hasPrefix("zip."))
    #expect(desk.lines.all.contains("cannot be read; the rest is loaded"))
    #expect(desk.lines.all.contains(#""code":"\#(code)""#))
    #expect(try desk.notebook.ledgerEntries(in: .filed).map(\.lastCode) == [code])
  }

  @Test("a file without a gap is loaded without a word of one")
  func whole() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a", "BDAY:soon"))
    try await desk.turn()
    #expect(desk.board.totals.refused == 0)
    #expect(!desk.lines.all.contains("the rest is loaded"))
  }

  @Test(
    "what a notebook has that is no longer at its path stays in the folder",
    arguments: [true, false])
  func notebookGone(keeps: Bool) async throws {
    let desk = try Desk(keeps: keeps)
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try FileManager.default.removeItem(atPath: desk.notebook.path)
    try await desk.turn()
    #expect(desk.files(desk.layout.drop) == ["a.vcf"])
    // It is looked at again.
    #expect(desk.intake.tracker.ready(at: desk.intake.tools.clock.now).count == 1)
    try await desk.turn()
    #expect(desk.files(desk.layout.drop) == ["a.vcf"])
  }
}
