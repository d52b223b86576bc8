import Foundation
import Testing

private let tellsPeak: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

extension Faults {
  /// Memory does not grow with a file: what cannot be read piece by piece is refused (the table in
  /// `Documentation/Reliability.md` is of `Benchmarks/memory`).
  @Suite(.enabled(if: tellsPeak, "only Linux tells a process's peak")) struct Memory {
    /// More than the program takes for a small file, in kilobytes.
    private static let limit = 150 * 1024

    private func expectBounded(_ file: SampleFile, failed: Int, within seconds: Double = 60)
      async throws
    {
      let place = try WatchedPlace()
      try place.drop(file)
      let daemon = try place.start()
      try await place.untilEmpty(within: seconds)
      let peak = daemon.memory("VmHWM") ?? .max
      #expect(peak < Self.limit, "\(peak / 1024) MB")
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 1, failed: failed)
    }

    @Test(
      "A text or transcript that is larger than one note can be is refused",
      arguments: [
        ("memo.txt", ""), ("one.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n"),
        ("one.srt", "1\n00:00:01,000 --> 00:00:02,000\n"),
      ])
    func texts(_ name: String, _ head: String) async throws {
      let text = head + String(repeating: "we had tea at the harbour\n", count: 800_000)
      try await expectBounded(SampleFile(name, text), failed: 1)
    }

    @Test("A day of a chat with more messages than anybody reads takes no more memory than others")
    func longDay() async throws {
      let messages = (0..<30_000).map { number in
        let minute = number / 50
        return "13/03/2026, \(minute / 60 + 10):\(minute % 60 / 10)\(minute % 10) - "
          + "\(number % 2 == 0 ? "Ana" : "Robin Vale"): message \(number) of that day\n"
      }
      try await expectBounded(
        SampleFile("WhatsApp Chat with Ana.txt", messages.joined()), failed: 0)
    }
  }
}
