import Foundation
import Testing

extension Faults {
  /// F10: how editors and copying programs save.
  @Suite struct Editors {
    @Test("F10: what vim does while it saves gives one import, and no name of its own is opened")
    func vim() async throws {
      let place = try WatchedPlace()
      place.options += ["--log-paths"]
      let daemon = try place.start()
      let path = place.drop.path
      try place.drop(SampleFile("note.vcf", Person(1).card()))
      // Before it settles: the trial of the folder, the swap file, the backup, the new file.
      for name in ["4913", ".note.vcf.swp"] {
        try Data(Person(7).card().utf8).write(to: place.drop.appendingPathComponent(name))
      }
      #expect(unlink(path + "/4913") == 0)
      #expect(rename(path + "/note.vcf", path + "/note.vcf~") == 0)
      try Data(Person(2).card().utf8).write(to: place.drop.appendingPathComponent("note.vcf"))
      try await place.until("the new file is put away") { try place.doneNames().count == 1 }
      #expect(unlink(path + "/note.vcf~") == 0)
      #expect(unlink(path + "/.note.vcf.swp") == 0)
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 1)
      #expect(try place.notebook().texts("SELECT identifier FROM contact") == ["person-2"])
      #expect(place.said("4913") + place.said(".swp") + place.said("vcf~") == 0)
    }

    @Test("F10: saving by a temporary name, in place, and with old or future times")
    func others() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      // By a temporary name that is renamed, in the folder itself.
      let temporary = place.drop.appendingPathComponent("a.vcf.tmp")
      try SampleFile(.card, 1).data.write(to: temporary)
      #expect(rename(temporary.path, place.drop.appendingPathComponent("a.vcf").path) == 0)
      // Truncated in place and written anew, before it has settled.
      let inPlace = place.drop.appendingPathComponent("b.vcf")
      let writer = try WatchedPlace.Writer(inPlace)
      try writer.write(SampleFile(.card, 2).data.prefix(40))
      try writer.cut(0)
      try WatchedPlace.Writer(inPlace).write(SampleFile(.card, 3).data)
      // `cp -p` of something old; a camera whose clock is ahead by years.
      for (number, time) in [(4, 86_400), (5, time(nil) + 3 * 365 * 86_400)] {
        let file = SampleFile(.card, number)
        try place.drop(file)
        try place.setTime(time, of: place.drop.appendingPathComponent(file.name))
      }
      try await place.untilEmpty()
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 4)
      #expect(
        try place.notebook().texts("SELECT identifier FROM contact ORDER BY 1")
          == ["person-1", "person-3", "person-4", "person-5"])
    }

    @Test("F10: temporary names stay where they are for ever")
    func names() async throws {
      let place = try WatchedPlace()
      let names = [
        "a.vcf.part", "b.vcf.crdownload", "~$c.vcf", "#d.vcf#", ".~lock.e.vcf#", "._f.vcf",
        "g.vcf~",
        "Thumbs.db", ".syncthing.h.vcf.tmp", "~syncthing~i.vcf.tmp", "@eaDir/j.vcf",
        "__MACOSX/k.vcf", ".Trash-1000/l.vcf", ".stversions/m.vcf",
      ]
      for (number, name) in names.enumerated() {
        var file = SampleFile(.card, number)
        file.name = name
        try place.drop(file)
      }
      try place.drop(SampleFile(.card, 99))
      let daemon = try place.start()
      try await place.until("the one is taken") { try place.doneNames().count == 1 }
      #expect(try await daemon.stopped() == .exit(0))
      #expect(try place.files(in: place.drop) == names.sorted())
      try place.expectWhole(files: 1)
    }
  }
}
