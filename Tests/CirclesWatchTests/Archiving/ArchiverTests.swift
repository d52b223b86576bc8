import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Putting files away")
struct ArchiverTests {
  @Test("a file goes to the month's folder, under its name and digest")
  func filed() throws {
    let folder = try WatchedFolder()
    try folder.put("hello", "sub/card.vcf")
    let claimed = try folder.claim("sub/card.vcf")
    let outcome = Archiver(layout: folder.layout, clock: ManualClock()).file(claimed)
    let path = folder.layout.done.appending("2026-11/card.2cf24dba.vcf")
    #expect(outcome == .filed(path))
    #expect(try folder.read(path) == "hello")
    #expect(try folder.contents(folder.layout.drop).isEmpty)
  }

  @Test("the same content comes to one file, however often it is put there")
  func repeated() throws {
    let folder = try WatchedFolder()
    for _ in 0..<3 {
      try folder.put("hello", "card.vcf")
      _ = Archiver(layout: folder.layout).file(try folder.claim("card.vcf"))
    }
    #expect(try folder.contents(folder.layout.root).count == 1)
  }

  @Test("two names of one file leave one")
  func hardLink() throws {
    let folder = try WatchedFolder()
    try folder.put("hello", "card.vcf")
    let away = Archiver(layout: folder.layout)
    guard case .filed(let path) = away.file(try folder.claim("card.vcf")) else {
      Issue.record("not filed")
      return
    }
    try SystemFileSystem().addName(folder.drop("card.vcf"), for: path)
    #expect(away.file(try folder.claim("card.vcf")) == .filed(path))
    #expect(try folder.contents(folder.layout.root).values.sorted() == ["hello"])
  }

  @Test("a file that went by itself is no error")
  func gone() throws {
    let folder = try WatchedFolder()
    let path = try folder.put("hello", "card.vcf")
    let claimed = try folder.claim("card.vcf")
    try SystemFileSystem().remove(path)
    #expect(Archiver(layout: folder.layout).file(claimed) == .gone)
  }

  @Test("a file that was replaced before it could be put away stays (F7)")
  func replacedBefore() throws {
    let folder = try WatchedFolder()
    try folder.put("old", "card.vcf")
    let claimed = try folder.claim("card.vcf")
    try folder.put("newer", "card.vcf")
    #expect(Archiver(layout: folder.layout).file(claimed) == .replaced)
    #expect(try folder.contents(folder.layout.drop) == ["card.vcf": "newer"])
  }

  @Test("a file that is replaced in the instant before the rename goes back (F7)")
  func replacedDuring() throws {
    let folder = try WatchedFolder()
    try folder.put("old", "card.vcf")
    let claimed = try folder.claim("card.vcf")
    let faulty = FaultyFileSystem(
      before: (
        .move,
        {
          _ = try? folder.put("newer", "other")
          try? SystemFileSystem().move(folder.drop("other"), to: folder.drop("card.vcf"))
        }
      ))
    let away = Archiver(fileSystem: faulty, layout: folder.layout)
    #expect(away.file(claimed) == .replaced)
    #expect(try folder.contents(folder.layout.drop) == ["card.vcf": "newer"])
    #expect(try folder.contents(folder.layout.done).isEmpty)
  }

  @Test("a file that goes back writes over nothing that came meanwhile")
  func replacedTwice() throws {
    let folder = try WatchedFolder()
    try folder.put("old", "card.vcf")
    let claimed = try folder.claim("card.vcf")
    try folder.put("second", "card.vcf")
    let path = folder.layout.done.appending("moved.vcf")
    try SystemFileSystem().move(folder.drop("card.vcf"), to: path)
    try folder.put("third", "card.vcf")
    try OriginalFile(claimed, SystemFileSystem()).putBack(path)
    #expect(
      try folder.contents(folder.layout.drop) == ["card.vcf": "third", "card-2.vcf": "second"])
  }

  @Test("a file that goes aside first writes over nothing that comes meanwhile")
  func cameMeanwhile() throws {
    let folder = try WatchedFolder()
    try folder.put("hello", "card.vcf")
    _ = Archiver(layout: folder.layout).file(try folder.claim("card.vcf"))
    try folder.put("hello", "card.vcf")
    let claimed = try folder.claim("card.vcf")
    let faulty = FaultyFileSystem(
      before: (.move, { _ = try? folder.put("second", "card-2.vcf") }))
    guard case .filed = Archiver(fileSystem: faulty, layout: folder.layout).file(claimed) else {
      Issue.record("not filed")
      return
    }
    #expect(try folder.contents(folder.layout.drop) == ["card-2.vcf": "second"])
  }

  @Test("where done/ may not be written the file stays (F14)", arguments: [EACCES, EROFS])
  func refused(_ errno: Int32) throws {
    let folder = try WatchedFolder()
    try folder.put("hello", "card.vcf")
    let claimed = try folder.claim("card.vcf")
    let faulty = FaultyFileSystem(failingCall: 1, with: .errno(errno))
    let outcome = Archiver(fileSystem: faulty, layout: folder.layout).file(claimed)
    #expect(outcome == .refused(FileError(.makeFolder, errno)))
    #expect(try folder.contents(folder.layout.drop) == ["card.vcf": "hello"])
  }

  @Test("a file on another device is copied, and goes only then (F11)")
  func otherDevice() throws {
    let folder = try WatchedFolder()
    let text = String(repeating: "circles ", count: 400_000)
    try folder.put(text, "usb/card.vcf")
    let faulty = FaultyFileSystem(island: folder.drop("usb"))
    let claimed = try folder.claim("usb/card.vcf", faulty)
    let away = Archiver(fileSystem: faulty, layout: folder.layout, clock: ManualClock())
    let path = folder.layout.done.appending("2026-11/card.\(claimed.sha8).vcf")
    #expect(away.file(claimed) == .filed(path))
    #expect(try folder.contents(folder.layout.root).count == 1)
    #expect(try folder.read(path) == text)
  }

  @Test("what replaces a file on another device while it is copied stays")
  func otherDeviceReplaced() throws {
    let folder = try WatchedFolder()
    try folder.put("old", "usb/card.vcf")
    let claimed = try folder.claim("usb/card.vcf")
    let faulty = FaultyFileSystem(
      island: folder.drop("usb"),
      before: (
        .create,
        {
          try? SystemFileSystem().remove(folder.drop("usb/card.vcf"))
          _ = try? folder.put("newer", "usb/card.vcf")
        }
      ))
    #expect(Archiver(fileSystem: faulty, layout: folder.layout).file(claimed) == .replaced)
    #expect(try folder.contents(folder.layout.drop) == ["usb/card.vcf": "newer"])
  }
}
