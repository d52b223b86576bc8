#if os(Linux)
  import Foundation
  import Testing

  extension Faults {
    /// F15 and F16: disks that are full.
    @Suite(.enabled(if: Sizes.isFull, "\(Sizes.isLong)")) struct FullDisks {
      @Test("F15: a full disk under the notebook pauses everything, and blames no file")
      func notebook() async throws {
        let place = try WatchedPlace()
        let small = place.folder.appendingPathComponent("small")
        try FileManager.default.createDirectory(at: small, withIntermediateDirectories: true)
        guard let disk = try await MountedDisk.mount(at: small, megabytes: 6) else { return }
        place.prefix = disk.prefix
        place.database = small.appendingPathComponent("circles.sqlite")
        let count = 500
        for number in 0..<count {
          try SampleFile(.card, number).data
            .write(to: place.drop.appendingPathComponent("c-\(number).vcf"))
        }
        let daemon = try place.start()
        try await place.until("it pauses") { place.said("paused") > 1 }
        let left = try place.files(in: place.drop).count
        #expect(left > 0)
        // What is in the notebook is whole: as many contacts as files were taken.
        let stuck = try copy(disk.seen(small), place)
        let loaded = try stuck.number("SELECT count(*) FROM contact")
        #expect(
          try stuck.number(
            "SELECT count(*) FROM ledger WHERE state IN ('committed', 'filed')") == loaded)
        #expect(try stuck.integrity() == ["ok"])
        #expect(loaded == count - left)

        #expect(
          try await disk.run(["mount", "-o", "remount,size=200m", small.path]) == .exit(0))
        let seconds = try await Waiting.seconds { try await place.untilEmpty(within: 90) }
        #expect(try await daemon.stopped() == .exit(0))
        let whole = try copy(disk.seen(small), place)
        try place.expectWhole(files: count)
        #expect(try whole.number("SELECT count(*) FROM contact") == count)
        #expect(try whole.number("SELECT max(attempts) FROM ledger") == 1)
        Sizes.publish(
          "F15-notebook-disk-full",
          [
            "files": count, "in_when_full": loaded, "lost": 0, "duplicates": 0,
            "resumed_and_done_seconds": Sizes.rounded(seconds),
          ])
      }

      /// A copy of the notebook on that disk, which becomes the place's own: SQLite finds no way to a
      /// disk that this process does not see.
      private func copy(_ folder: URL, _ place: WatchedPlace) throws -> NotebookDump {
        let target = place.folder.appendingPathComponent("copy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for name in ["circles.sqlite", "circles.sqlite-wal"] {
          let data = try? Data(contentsOf: folder.appendingPathComponent(name))
          try data?.write(to: target.appendingPathComponent(name))
        }
        place.database = target.appendingPathComponent("circles.sqlite")
        return try place.notebook()
      }

      @Test("F16: a full disk under the folder stops no file; the notes come later")
      func folder() async throws {
        let place = try WatchedPlace()
        let real = place.root
        guard let disk = try await MountedDisk.mount(at: real, megabytes: 2) else { return }
        place.prefix = disk.prefix
        let daemon = try place.start(["--poll", "0.2"])
        try await place.until("it is ready") { place.said("listed") > 0 }
        // What is to be dropped lies on the disk already, and has room.
        let files = SampleFile.ofEachKind()
        let waiting = disk.seen(real).appendingPathComponent("waiting")
        try FileManager.default.createDirectory(at: waiting, withIntermediateDirectories: true)
        for file in files { try file.data.write(to: waiting.appendingPathComponent(file.name)) }
        let ballast = real.appendingPathComponent("ballast")
        try disk.fill(ballast)
        let drop = disk.seen(place.drop)
        for file in files {
          let path = drop.appendingPathComponent(file.name).path
          #expect(rename(waiting.appendingPathComponent(file.name).path, path) == 0)
        }
        place.root = disk.seen(real)
        try await place.untilEmpty()
        #expect(try place.doneNames().count == files.count - 1)
        #expect(try place.failedNames().count == 1)
        #expect(try place.sidecars().isEmpty)
        #expect(unlink(disk.seen(ballast).path) == 0)
        try await place.until("the note is written") { try place.sidecars().count == 1 }
        #expect(try await daemon.stopped() == .exit(0))
        try place.expectWhole(files: files.count, failed: 1)
      }
    }
  }
#endif
