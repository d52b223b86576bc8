import SystemPackage
import Testing

@testable import CirclesWatch

@Suite struct InotifyEventsTests {
  /// An event as the kernel writes it: the name is filled up with zeros to a multiple of 16.
  private func bytes(_ watch: Int32, _ mask: InotifyMask, name: String = "") -> [UInt8] {
    var padded = Array(name.utf8)
    if !padded.isEmpty { padded += Array(repeating: 0, count: 16 - padded.count % 16) }
    return [UInt32(bitPattern: watch), mask.rawValue, 0, UInt32(padded.count)].flatMap { word in
      withUnsafeBytes(of: word) { Array($0) }
    } + padded
  }

  private func parse(_ bytes: [UInt8]) -> (events: [InotifyEvent], isWhole: Bool) {
    var events: [InotifyEvent] = []
    let isWhole = bytes.withUnsafeBytes { InotifyEvents.parse($0) { events.append($0) } }
    return (events, isWhole)
  }

  private func watches(_ folders: [Int32: FilePath]) throws -> FolderWatches {
    let watches = FolderWatches()
    for (watch, folder) in folders {
      _ = try watches.add(folder) { _ throws(Errno) in watch }
    }
    return watches
  }

  @Test("events with names of any length are read one after the other")
  func several() {
    let longest = String(repeating: "n", count: 255)
    let read = parse(
      bytes(1, .closedAfterWriting, name: "a.vcf") + bytes(2, .folderRemoved)
        + bytes(1, .movedIn, name: longest))
    #expect(read.isWhole)
    #expect(read.events.map(\.watch) == [1, 2, 1])
    #expect(read.events.map(\.mask) == [.closedAfterWriting, .folderRemoved, .movedIn])
  }

  @Test("a buffer cut at any byte gives what is whole and says that it is cut")
  func truncated() {
    let first = bytes(1, .created, name: "a")
    let whole = first + bytes(2, .movedIn, name: "b.txt")
    for length in 0..<whole.count {
      let read = parse(Array(whole[..<length]))
      #expect(read.events.count == (length < first.count ? 0 : 1))
      #expect(read.isWhole == (length == 0 || length == first.count))
    }
  }

  @Test("a length beyond the buffer, the greatest of all too, ends the reading")
  func monstrous() {
    for length in [17, UInt32(Int32.max), .max] {
      var event = bytes(1, .created)
      event.replaceSubrange(12..<16, with: withUnsafeBytes(of: length) { Array($0) })
      let read = parse(event)
      #expect(read.events.isEmpty && !read.isWhole)
    }
  }

  @Test("news come under the name of their folder, each folder once")
  func folders() async throws {
    let watches = try watches([1: "/r/drop", 2: "/r/drop/phone"])
    let mailbox = ChangeMailbox()
    let buffer =
      bytes(1, .closedAfterWriting, name: "a") + bytes(1, .movedIn, name: "b")
      + bytes(2, [.created, InotifyMask(rawValue: 0x4000_0000)], name: "new folder")
      + bytes(9, .created, name: "of a watch long gone")
    buffer.withUnsafeBytes { InotifyInterpreter.tell($0, watches, mailbox) }
    #expect(await mailbox.next(within: .zero) == .changed(["/r/drop", "/r/drop/phone"]))
  }

  @Test(
    "an overflow, and a watched folder that goes away, mean that everything is looked at",
    arguments: [
      InotifyMask.overflow, .folderRemoved, .folderMoved, [.unmounted],
    ])
  func upheaval(mask: InotifyMask) async throws {
    let mailbox = ChangeMailbox()
    let watch: Int32 = mask == .overflow ? -1 : 1
    try bytes(watch, mask).withUnsafeBytes {
      InotifyInterpreter.tell($0, try watches([1: "/r"]), mailbox)
    }
    #expect(await mailbox.next(within: .zero) == .lost)
  }

  @Test("a cut buffer means that everything is looked at")
  func cut() async throws {
    let mailbox = ChangeMailbox()
    try bytes(1, .created, name: "a").dropLast(5).withUnsafeBytes {
      InotifyInterpreter.tell($0, try watches([1: "/r"]), mailbox)
    }
    #expect(await mailbox.next(within: .zero) == .lost)
  }

  @Test("a watch that the kernel has ended is forgotten, and says nothing by itself")
  func forgotten() async throws {
    let watches = try watches([1: "/r"])
    let mailbox = ChangeMailbox()
    bytes(1, .forgotten).withUnsafeBytes { InotifyInterpreter.tell($0, watches, mailbox) }
    #expect(watches.count == 0)
    #expect(await mailbox.next(within: .zero) == nil)
  }
}
