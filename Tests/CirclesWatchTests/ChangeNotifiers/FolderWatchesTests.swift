import SystemPackage
import Testing

@testable import CirclesWatch

@Suite struct FolderWatchesTests {
  private let watches = FolderWatches()

  private func add(_ folder: FilePath, _ watch: Int32) throws -> Bool {
    try watches.add(folder) { _ throws(Errno) in watch }
  }

  @Test("a folder is new once")
  func once() throws {
    #expect(try add("/a", 1))
    #expect(try !add("/a", 1))
    #expect(watches.folder(of: 1) == "/a")
  }

  @Test("a moved folder keeps its watch and gets its new name")
  func moved() throws {
    _ = try add("/a", 1)
    #expect(try add("/b", 1))
    #expect(watches.folder(of: 1) == "/b")
    #expect(!watches.contains("/a"))
  }

  @Test("another folder of the same name is new, and the old one's watch stands for nothing")
  func replaced() throws {
    _ = try add("/a", 1)
    #expect(try add("/a", 2))
    #expect(watches.folder(of: 1) == nil)
    watches.forget(1)
    #expect(watches.watch(of: "/a") == 2)
  }

  @Test("a refused watch changes nothing")
  func refused() throws {
    _ = try add("/a", 1)
    #expect(throws: Errno.noSpace) {
      try watches.add("/b") { _ throws(Errno) in throw .noSpace }
    }
    #expect(watches.all == ["/a"])
    #expect(watches.remove("/a") == 1)
    #expect(watches.remove("/a") == nil)
    #expect(watches.count == 0)
  }
}
