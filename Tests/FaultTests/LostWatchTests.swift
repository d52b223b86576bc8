#if os(Linux)
  import Foundation
  import Testing

  extension Faults {
    /// F21: the system gives no watches, or the folder goes away and comes back.
    @Suite struct LostWatches {
      @Test("F21: where watches are used up it lists, says what to do, and finds all")
      func exhausted() async throws {
        let place = try WatchedPlace()
        // A limit of its own, that no other program on the machine feels.
        place.prefix = [
          "unshare", "-U", "-r", "sh", "-c",
          #"echo 1 >/proc/sys/user/max_inotify_watches && exec "$@""#, "sh",
        ]
        guard try await place.run(["--version"]).end() == .exit(0) else {
          print("fault-skipped: no limit of watches can be set here")
          return
        }
        let daemon = try place.start()
        var file = SampleFile(.card, 1)
        file.name = "deep/er/" + file.name
        try place.drop(file)
        try place.drop(SampleFile(.card, 2))
        try await place.untilEmpty(within: 10)
        #expect(place.said("no more watches") == 1)
        try await place.until("the status says so") {
          place.problems().contains("watch.no-watches")
        }
        #expect(try await daemon.stopped() == .exit(0))
        try place.expectWhole(files: 2)
      }

      @Test("F21: a folder that was removed while it is watched is made anew and watched")
      func removed() async throws {
        let place = try WatchedPlace()
        let daemon = try place.start()
        try await place.until("it watches") { place.said("watching") > 0 }
        #expect(rmdir(place.drop.path) == 0)
        try await place.until("it is there again") { access(place.drop.path, F_OK) == 0 }
        try place.drop(SampleFile(.card, 1))
        try await place.untilEmpty(within: 10)
        #expect(try await daemon.stopped() == .exit(0))
        try place.expectWhole(files: 1)
      }

      @Test(
        "F21: a disk that is unplugged and plugged in again is gone on with",
        .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
      func unmounted() async throws {
        let place = try WatchedPlace()
        let real = place.folder.appendingPathComponent("real")
        let point = place.folder.appendingPathComponent("mnt")
        for folder in [real, point] {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        guard let disk = try await MountedDisk.mount(at: real, megabytes: 8) else { return }
        let plug = ["mount", "--bind", real.path, point.path]
        #expect(try await disk.run(plug) == .exit(0))
        place.prefix = disk.prefix
        place.root = point
        let daemon = try place.start()
        try await place.until("it watches") { place.said("watching") > 0 }
        let drop = disk.seen(real).appendingPathComponent("drop")
        try SampleFile(.card, 1).data.write(to: drop.appendingPathComponent("a.vcf"))
        try await place.until("the first is taken") { try place.files(in: drop).isEmpty }

        #expect(try await disk.run(["umount", "-l", point.path]) == .exit(0))
        try SampleFile(.card, 2).data.write(to: drop.appendingPathComponent("b.vcf"))
        try await place.until("it misses the folder") { place.said("status file cannot") > 0 }
        // The empty place where the disk was is not taken for it.
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: disk.seen(point).path).isEmpty)
        #expect(try await disk.run(plug) == .exit(0))
        let back = try await Waiting.seconds {
          try await place.until("what came meanwhile is taken", within: 10) {
            try place.files(in: drop).isEmpty
          }
        }
        #expect(try await daemon.stopped() == .exit(0))
        place.root = disk.seen(real)
        try place.expectWhole(files: 2)
        Sizes.publish("F21-unplugged", ["found_after_seconds": Sizes.rounded(back)])
      }
    }
  }
#endif
