import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("The note of how a daemon ended")
struct CrashMarkerTests {
  // One test, for a process has one note.
  @Test("stays until the next daemon has taken it up, and is that one's from then on")
  func ending() throws {
    let folder = try WatchedFolder()
    let digest = [UInt8](0..<32)
    #expect(CrashMarker.ending(in: folder.layout) == .silence)
    try Data(digest).write(to: URL(fileURLWithPath: folder.layout.own.string + "/crash"))
    #expect(CrashMarker.ending(in: folder.layout) == .trapped(digest))
    // Told to stop before that: what the last one left is still the news.
    CrashMarker.stopping()
    #expect(CrashMarker.ending(in: folder.layout) == .trapped(digest))
    CrashMarker.begin()
    CrashMarker.stopping()
    #expect(CrashMarker.ending(in: folder.layout) == .stopped)
    CrashMarker.begin()
    #expect(CrashMarker.ending(in: folder.layout) == .silence)
  }
}
