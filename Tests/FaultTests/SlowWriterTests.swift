import Foundation
import Testing

extension Faults {
  /// F4 and F5: writers that pause.
  @Suite struct SlowWriters {
    /// A card, once in three.
    private let parts = (1...3).map { Data(Person($0).card().utf8) }
    private var whole: Data { parts.reduce(Data(), +) }

    private func clean(_ name: String) async throws -> [String] {
      let place = try WatchedPlace()
      var file = SampleFile(name, "")
      file.data = whole
      try place.drop(file)
      try await place.takeAll()
      return try place.notebook().rows()
    }

    @Test("F4: a file whose writer pauses for less than it has to be quiet is taken once, whole")
    func short() async throws {
      // Where the machine was so busy that the writer paused for longer, that shows nothing.
      for _ in 1...3 {
        let place = try WatchedPlace()
        let daemon = try place.start(["--settle", "1"])
        let writer = try WatchedPlace.Writer(place.drop.appendingPathComponent("slow.vcf"))
        let clock = ContinuousClock()
        var longest = Duration.zero
        var last = clock.now
        for byte in stride(from: 0, to: whole.count, by: 60) {
          longest = max(longest, clock.now - last)
          last = clock.now
          try writer.write(whole[byte..<min(byte + 60, whole.count)])
          try await Task.sleep(for: .milliseconds(120))
        }
        if longest > .milliseconds(700) { continue }
        try await place.untilEmpty()
        #expect(try await daemon.stopped() == .exit(0))
        try place.expectWhole(files: 1)
        #expect(try place.notebook().number("SELECT records_ok FROM ledger") == 3)
        return
      }
      Issue.record("the machine is too busy")
    }

    @Test("F5: the beginning of a file that was taken gives way to the whole")
    func betweenRecords() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      let writer = try WatchedPlace.Writer(place.drop.appendingPathComponent("torn.vcf"))
      try writer.write(parts[0])
      try await place.untilEmpty()
      try writer.write(parts[1] + parts[2])
      try await place.until("the whole is put away") {
        try place.notebook().states() == ["filed": 1, "superseded": 1]
      }
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 1, superseded: 1)
      let difference = NotebookDifference(
        try place.notebook().rows(), clean: try await clean("torn.vcf"))
      #expect(difference.isNone, "\(difference.sentence)")
    }

    @Test("F5: half a text, message or transcript that was taken gives way to the whole")
    func withoutEnd() async throws {
      let torn: [(name: String, first: String, rest: String)] = [
        ("memo.txt", "Remember to ask Tomas about", " the ladder.\n"),
        (
          "WhatsApp Chat with Ana.txt",
          "13/03/2026, 19:04 - Robin Vale: and?\n"
            + "13/03/2026, 19:05 - Ana: what I bring:\n- the spade\n",
          "- seed\n13/03/2026, 19:07 - Robin Vale: ok\n"
        ),
        (
          "Call.srt", "1\n00:00:01,000 --> 00:00:02,000\nCome at ten.\n",
          "\n2\n00:00:03,000 --> 00:00:04,000\nBring the key.\n"
        ),
      ]
      let place = try WatchedPlace()
      let daemon = try place.start()
      let writers = try torn.map {
        try WatchedPlace.Writer(place.drop.appendingPathComponent($0.name))
      }
      for (writer, file) in zip(writers, torn) { try writer.write(Data(file.first.utf8)) }
      try await place.untilEmpty()
      for (writer, file) in zip(writers, torn) { try writer.write(Data(file.rest.utf8)) }
      try await place.until("the whole ones are put away") {
        try place.notebook().states() == ["filed": 3, "superseded": 3]
      }
      #expect(try await daemon.stopped() == .exit(0))
      let notebook = try place.notebook()
      #expect(try notebook.number("SELECT count(*) FROM unassigned_note") == 3)
      #expect(try notebook.number("SELECT count(*) FROM message") == 3)
      #expect(
        try notebook.number(
          """
          SELECT count(*) FROM unassigned_note WHERE raw_text LIKE '%the ladder.'
            OR raw_text LIKE '%- seed%' OR raw_text = 'Come at ten. Bring the key.'
          """) == 3)
    }

    @Test("F5: the rest is found that came while no daemon was there")
    func betweenDaemons() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      let writer = try WatchedPlace.Writer(place.drop.appendingPathComponent("torn.vcf"))
      try writer.write(parts[0])
      try await place.untilEmpty()
      #expect(try await daemon.stopped() == .exit(0))
      try writer.write(parts[1] + parts[2])
      writer.finish()
      let next = try place.start()
      try await place.until("the whole is put away") {
        try place.notebook().states() == ["filed": 1, "superseded": 1]
      }
      #expect(try await next.stopped() == .exit(0))
      try place.expectWhole(files: 1, superseded: 1)
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == 3)
    }

    @Test("F5: a file that breaks off in a record is put off, and taken once it is whole")
    func inRecord() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      let writer = try WatchedPlace.Writer(place.drop.appendingPathComponent("torn.vcf"))
      let start = parts[0] + parts[1].prefix(30)
      try writer.write(start)
      try await place.until("it is put off") { place.said("file deferred") == 1 }
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == 0)
      try writer.write(whole.dropFirst(start.count))
      writer.finish()
      // Sooner than the ten seconds for which it was put off: it changed.
      try await place.untilEmpty(within: 8)
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 1, superseded: 1)
      let difference = NotebookDifference(
        try place.notebook().rows(), clean: try await clean("torn.vcf"))
      #expect(difference.isNone, "\(difference.sentence)")
    }

    @Test("F5: the rest of a file that was put away comes as a file of its own, without harm")
    func newFile() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      let path = place.drop.appendingPathComponent("torn.vcf")
      try WatchedPlace.Writer(path).write(parts[0])
      try await place.untilEmpty()
      try WatchedPlace.Writer(path, flags: O_WRONLY | O_CREAT | O_APPEND).write(parts[1] + parts[2])
      try await place.until("both are put away") { try place.doneNames().count == 2 }
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 2)
      let names = try place.notebook().texts("SELECT identifier FROM contact ORDER BY 1")
      #expect(names == ["person-1", "person-2", "person-3"])
    }
  }
}
