import Foundation
import Testing

extension Faults {
  /// F22, as far as it shows from outside: times on the wall that make no sense. What a clock that is
  /// set while it runs does is tested with one that the test holds (CirclesWatchTests).
  @Suite struct Clocks {
    @Test("F22: files from the past and from the future are taken after the same quiet")
    func fileTimes() async throws {
      let place = try WatchedPlace()
      let now = time(nil)
      for (number, time) in [0, now - 86_400, now + 86_400, now + 366 * 86_400].enumerated() {
        let file = SampleFile(.card, number)
        try place.drop(file)
        try place.setTime(time, of: place.drop.appendingPathComponent(file.name))
      }
      let daemon = try place.start()
      try await place.untilEmpty(within: 10)
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 4)
    }

    @Test("F22: a wait that the clock has overtaken by a year is over")
    func overtaken() async throws {
      let place = try WatchedPlace()
      // Breaks off in a card: it is put off.
      try place.drop(SampleFile("cut.vcf", Person(1).card() + "BEGIN:VCARD\r\nFN:X\r\n"))
      let first = try place.start()
      try await place.until("it is put off") { place.said("file deferred") == 1 }
      #expect(try await first.stopped() == .exit(0))
      try place.notebook().edit(
        "UPDATE ledger SET next_attempt_at = '2001-01-01T00:00:00Z', deferrals = 3")
      try await place.takeAll(within: 10)
      let people = try place.notebook().texts("SELECT identifier FROM contact")
      #expect(people.contains("person-1"))
    }
  }
}
