import Foundation
import Testing

extension Faults {
  /// F24: contents and names that nobody expects.
  @Suite struct OddContents {
    /// Drops a file between two sound ones, and waits until it is dealt with; answers the place.
    private func take(
      _ file: SampleFile, within seconds: Double = 30
    ) async throws -> (place: WatchedPlace, peak: Int) {
      let place = try WatchedPlace()
      for file in [SampleFile(.card, 1), file, SampleFile(.card, 2)] { try place.drop(file) }
      let daemon = try place.start()
      try await place.until("it is dealt with", within: seconds) {
        let left = try place.files(in: place.drop)
        return left.isEmpty || (left == [file.name] && place.said("file deferred") > 0)
      }
      #if os(Linux)
        let peak = daemon.memory("VmHWM") ?? 0
      #else
        let peak = 0
      #endif
      // Whatever it was, the daemon lives and is well.
      #expect(try await daemon.stopped() == .exit(0))
      let people = try place.notebook().texts(
        "SELECT identifier FROM contact WHERE identifier IN ('person-1', 'person-2') ORDER BY 1")
      #expect(people == ["person-1", "person-2"])
      #expect(try place.notebook().integrity() == ["ok"])
      return (place, peak)
    }

    private static func raw(_ name: String, _ bytes: [UInt8]) -> SampleFile {
      var file = SampleFile(name, "")
      file.data = Data(bytes)
      return file
    }

    private static let strange = [
      raw("one.vcf", [0x42]),
      raw("one.bin", [0xFF]),
      raw("nothing.vcf", [UInt8](repeating: 0, count: 5000)),
      raw("zeros.json", [UInt8](repeating: 0, count: 5000)),
      raw("spaces.txt", [UInt8](repeating: 0x20, count: 5000)),
      SampleFile("open.json", String(repeating: "[", count: 100_000)),
      SampleFile(
        "nested.json", String(repeating: "[", count: 100) + "1" + String(repeating: "]", count: 100)
      ),
      SampleFile(
        "nested.xml",
        String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)),
      raw("empty.zip", [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18)),
      raw("short.sqlite", Array("SQLite format 3\0".utf8)),
    ]

    @Test("F24: what nobody can read is put aside or put off", arguments: strange)
    func unreadable(_ file: SampleFile) async throws {
      let (place, peak) = try await take(file)
      let isAside = try place.failedNames().count == 1
      #expect(try isAside || place.files(in: place.drop) == [file.name])
      #expect(try place.sidecars().count == (isAside ? 1 : 0))
      #expect(peak < 150 * 1024)
    }

    @Test("F24: an empty file is waited for, since somebody may be about to write it")
    func empty() async throws {
      let (place, _) = try await take(SampleFile("empty.vcf", ""))
      #expect(try place.files(in: place.drop) == ["empty.vcf"])
      #expect(try place.notebook().texts("SELECT state FROM ledger WHERE size = 0") == ["deferred"])
    }

    @Test("F24: bytes that are no text, zeros and endless lines in a card harm nobody")
    func inCard() async throws {
      let sound = Person(3).card()
      let odd: [[UInt8]] = [
        Array("NOTE:".utf8) + [0xC3, 0x28, 0xFF, 0xFE] + [13, 10],
        Array("NOTE:a\0b\r\n".utf8),
        Array("NOTE:".utf8) + [UInt8](repeating: 0x61, count: 1_000_000) + [13, 10],
        Array(String(repeating: "X-A;", count: 20_000).utf8) + [13, 10],
      ]
      for line in odd {
        let end = Array("END:VCARD\r\n".utf8)
        let file = Self.raw("odd.vcf", Array(sound.utf8).dropLast(end.count) + line + end)
        let (place, peak) = try await take(file)
        #expect(try place.files(in: place.drop).isEmpty)
        #expect(
          try place.notebook().number(
            "SELECT count(*) FROM contact WHERE identifier = 'person-3'") == 1)
        #expect(peak < 150 * 1024)
      }
    }

    @Test("F24: a name that is no text, and one as long as can be, are taken and put away")
    func names() async throws {
      let place = try WatchedPlace()
      let long = String(repeating: "n", count: 251) + ".vcf"
      var file = SampleFile(.card, 1)
      file.name = long
      try place.drop(file)
      let raw: [CChar] =
        place.drop.path.utf8.map { CChar(bitPattern: $0) }
        + [0x2F, -1, -2, 0x2E, 0x76, 0x63, 0x66, 0]
      let descriptor = open(raw, O_WRONLY | O_CREAT, 0o644)
      // macOS allows no such name.
      if descriptor >= 0 {
        let bytes = Array(SampleFile(.card, 2).data)
        #expect(write(descriptor, bytes, bytes.count) == bytes.count)
        close(descriptor)
      }
      let count = descriptor >= 0 ? 2 : 1
      let daemon = try place.start()
      try await place.until("both are taken") {
        (try? place.notebook().states()["filed"]) == count
      }
      #expect(try await daemon.stopped() == .exit(0))
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == count)
      #expect(rmdir(place.drop.path) == 0, "something is left in drop")
    }

    @Test(
      "F24: a file of more than 256 MiB is put aside unread",
      .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
    func large() async throws {
      let place = try WatchedPlace()
      let hidden = place.drop.appendingPathComponent("large.tmp")
      // It has a hole instead of bytes.
      try WatchedPlace.Writer(hidden).cut((256 << 20) + 1)
      let path = place.drop.appendingPathComponent("large.vcf")
      #expect(rename(hidden.path, path.path) == 0)
      try place.drop(SampleFile(.card, 1))
      let daemon = try place.start(program: WatchedPlace.fastProgram)
      let seconds = try await Waiting.seconds { try await place.untilEmpty(within: 90) }
      #if os(Linux)
        let peak = daemon.memory("VmHWM") ?? 0
        #expect(peak < 150 * 1024)
        Sizes.publish(
          "F24-too-large", ["seconds": Sizes.rounded(seconds), "peak_mb": peak / 1024])
      #endif
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 2, failed: 1)
      #expect(try place.sidecars().first?["code"] as? String == "watch.too-large")
    }
  }
}
