import Foundation
import Testing

@Suite struct WatchServiceTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    // No service manager is found, so nothing of this machine is touched.
    place.runner.environment["PATH"] = place.folder.path
    place.runner.environment["HOME"] = place.folder.path
    place.runner.environment["XDG_CONFIG_HOME"] = place.folder.appendingPathComponent("cfg").path
  }

  private var units: [String] {
    let folder = place.folder.appendingPathComponent("cfg/systemd/user").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  #if os(Linux)
    @Test("installing says what it does, and where the unit is when nothing can start it")
    func install() throws {
      let outcome = try place.run("watch", "--install", "--owner", "Robin 100%", "My Circles")
      #expect(outcome.status == 74)
      #expect(outcome.output.contains("wrote "))
      #expect(outcome.errors.contains("there is no systemctl"))
      let name = try #require(units.first)
      #expect(outcome.errors.contains(name))
      let unit = try String(
        contentsOf: place.folder.appendingPathComponent("cfg/systemd/user/\(name)"),
        encoding: .utf8)
      #expect(unit.contains(#""--owner=Robin 100%%""#))
      #expect(unit.contains("/My Circles\" \"--db\" \"\(place.database.path)\""))

      let removed = try place.run("watch", "--uninstall", "My Circles")
      #expect(removed.status == 0)
      #expect(removed.output.contains("removed "))
      #expect(units.isEmpty)
      #expect(try place.run("watch", "--uninstall", "My Circles").status == 66)
    }

    @Test("a fake systemctl is called as it should be")
    func commands() throws {
      let fake = try place.file("systemctl", "#!/bin/sh\necho \"$@\" >>\"$HOME/called\"\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: fake.path)
      #expect(try place.run("watch", "--install", "r").status == 0)
      let called = try String(
        contentsOf: place.folder.appendingPathComponent("called"), encoding: .utf8)
      let unit = try #require(units.first)
      #expect(
        called == "--user daemon-reload\n--user enable \(unit)\n--user restart \(unit)\n")
    }
  #endif
}
