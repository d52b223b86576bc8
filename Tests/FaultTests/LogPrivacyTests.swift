import Foundation
import Testing

extension Faults {
  /// Nothing personal leaves by logs, the status, or the notes beside failed files.
  @Suite struct LogPrivacy {
    private let canary = "Quillfeather"

    @Test(
      "no name of a file, nor of a person, is in logs, status and notes",
      arguments: ["text", "json"])
    func canary(form: String) async throws {
      let place = try WatchedPlace()
      place.options += ["--log-format", form, "--poll", "0.2"]
      let card = Person(1).card().replacingOccurrences(of: "FN:", with: "FN:\(canary) ")
      let files = [
        SampleFile("\(canary).vcf", card),
        SampleFile("WhatsApp Chat with \(canary).txt", Person(2).whatsapp),
        SampleFile("\(canary)/deep.notes.jsonl", #"{"id":"1","text":"\#(canary) likes figs"}"#),
        // Each wrong in its own way.
        SampleFile("\(canary).bin", "\u{7F}\u{0}\u{1}\(canary)"),
        SampleFile("\(canary).csv", "a,b\n\"\(canary)\",\"1\n"),
        SampleFile("\(canary).xml", "<smses count=\"1\"><\(canary)>"),
        SampleFile("\(canary).json", #"{"\#(canary)": [}"#),
        SampleFile("cut.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(canary)\r\nBDAY:\(canary)\r\n"),
        SampleFile("bad.vcf", card.replacingOccurrences(of: "UID", with: "BDAY;X=\(canary)")),
      ]
      for file in files { try place.drop(file) }
      #expect(symlink("/nowhere", place.drop.path + "/\(canary)-link") == 0)
      let daemon = try place.start()
      try await place.until("each was looked at") {
        place.said("file deferred") + place.said("file put into failed/")
          + place.said("file put into done/") >= files.count
      }
      #expect(try await daemon.stopped() == .exit(0))
      // It did say something of them.
      #expect(place.said("skipped") == 1)
      #expect(try !place.failedNames().isEmpty)
      try expectNothing(place)
    }

    private func expectNothing(_ place: WatchedPlace) throws {
      for folder in [place.own, place.failed] {
        for name in try place.files(in: folder)
        where folder == place.own || name.hasSuffix("error.json") {
          let data = try Data(contentsOf: folder.appendingPathComponent(name))
          #expect(data.range(of: Data(canary.utf8)) == nil)
        }
      }
      let lines = place.said().filter { $0.localizedCaseInsensitiveContains(canary) }
      #expect(lines.isEmpty)
      for note in try place.files(in: place.failed) where note.hasSuffix(".error.json") {
        var status = stat()
        #expect(stat(place.failed.appendingPathComponent(note).path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
      }
    }
  }
}
