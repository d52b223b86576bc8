import CirclesStore
import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Taking files of which something cannot be read, and files whose notebook is gone")
struct IntakeGapTests {
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
