import Foundation
import Testing

extension Faults {
  /// F9 and F11: files and folders that change their names and places.
  @Suite struct Renames {
    @Test("F9: files that are renamed twenty times while it lists are each loaded once")
    func storm() async throws {
      let count = Sizes.isFull ? 500 : 60
      let place = try WatchedPlace()
      // Nothing settles during the storm for longer than a moment.
      let daemon = try place.start(["--settle", "0.02"])
      for number in 0..<count {
        try SampleFile(.card, number).data
          .write(to: place.drop.appendingPathComponent("0-\(number).vcf"))
      }
      for round in 1...20 {
        for number in 0..<count {
          // A file that was taken meanwhile is not there, which is fine.
          let path = place.drop.path
          _ = rename("\(path)/\(round - 1)-\(number).vcf", "\(path)/\(round)-\(number).vcf")
        }
      }
      try await place.untilEmpty()
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: count)
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == count)
      #expect(place.said("error") == 0 && place.said("deferred") == 0)
    }

    @Test("F11: a folder with files and deep folders that is moved in is found whole")
    func movedIn() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      try await place.until("it watches") { place.said("watching") > 0 }
      let outside = place.folder.appendingPathComponent("outgoing/album")
      let count = Sizes.isFull ? 300 : 60
      for number in 0..<count {
        let depth = number % 20
        let folder = (0..<depth).reduce(outside) { $0.appendingPathComponent("level\($1)") }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try SampleFile(.card, number).data.write(to: folder.appendingPathComponent("\(number).vcf"))
      }
      #expect(rename(outside.path, place.drop.appendingPathComponent("album").path) == 0)
      try await place.untilEmpty()
      // A folder that was found so is watched: another file in the deepest one is seen at once.
      let deep = (0..<19).reduce(place.drop.appendingPathComponent("album")) {
        $0.appendingPathComponent("level\($1)")
      }
      try SampleFile(.card, count).data.write(to: deep.appendingPathComponent("last.vcf"))
      try await place.untilEmpty(within: 10)
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: count + 1)
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == count + 1)
    }

    #if os(Linux)
      @Test(
        "F11: files of another disk below drop are copied, and go only then",
        .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
      func otherDisk() async throws {
        let place = try WatchedPlace()
        let folder = place.drop.appendingPathComponent("stick")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let disk = try await MountedDisk.mount(at: folder, megabytes: 2) else { return }
        place.prefix = disk.prefix
        for number in 0..<20 {
          try SampleFile(.card, number).data
            .write(to: disk.seen(folder).appendingPathComponent("\(number).vcf"))
        }
        let daemon = try place.start(fault: "before-rename:kill:7")
        #expect(try await daemon.end() == .signal(SIGKILL))
        let again = try place.start()
        try await place.until("the disk is empty") {
          try place.files(in: disk.seen(folder)).isEmpty
        }
        #expect(try await again.stopped() == .exit(0))
        try place.expectWhole(files: 20)
        #expect(try place.notebook().number("SELECT count(*) FROM contact") == 20)
      }
    #endif
  }
}
