import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite struct ServiceInstallerTests {
  private let home: TemporaryFolder
  private let said = Said()

  final class Said {
    var lines: [String] = []
  }

  init() throws { home = try TemporaryFolder() }

  private func installer(
    _ manager: ServiceInstaller.Manager, _ runner: any CommandRunner
  ) -> ServiceInstaller {
    let place = InstallPlace(home: home.path.string, user: 501)
    return ServiceInstaller(manager, at: place, runner: runner) { [said] in said.lines.append($0) }
  }

  private func service() throws -> ServiceDescription {
    try ServiceFixture.service(
      root: home.path.appending("My Circles").string,
      notebook: home.path.appending("share/circles").string)
  }

  @Test(
    "installing with systemd writes the unit for the user alone, starts it, and tells all of it")
  func systemd() throws {
    let runner = RecordedRunner()
    let service = try service()
    try installer(.systemd, runner).install(service)

    let unit = SystemdUnit.name(ofRoot: service.root)
    let file = home.path.string + "/.config/systemd/user/" + unit
    #expect(try String(contentsOfFile: file, encoding: .utf8) == SystemdUnit.text(service))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(
      runner.commands == [
        "systemctl --user daemon-reload", "systemctl --user enable \(unit)",
        "systemctl --user restart \(unit)",
      ])
    #expect(said.lines.contains("wrote \(file)"))
    #expect(said.lines.contains("made folder \(service.root)"))
    for command in runner.commands { #expect(said.lines.contains("ran \(command)")) }
    #expect(FileManager.default.fileExists(atPath: service.notebookFolder))
  }

  @Test("installing again changes nothing but what is different")
  func again() throws {
    let runner = RecordedRunner()
    let service = try service()
    try installer(.systemd, runner).install(service)
    said.lines = []
    try installer(.systemd, runner).install(service)
    #expect(said.lines.contains { $0.hasSuffix(".service is up to date") })
    #expect(!said.lines.contains { $0.hasPrefix("made") || $0.hasPrefix("wrote") })
  }

  @Test("uninstalling takes everything back but what is the user's, and once")
  func uninstalled() throws {
    let runner = RecordedRunner()
    let service = try service()
    let installer = installer(.systemd, runner)
    try installer.install(service)
    #expect(try installer.uninstall(root: service.root))
    #expect(!FileManager.default.fileExists(atPath: installer.file(ofRoot: service.root)))
    #expect(FileManager.default.fileExists(atPath: service.root))
    let unit = SystemdUnit.name(ofRoot: service.root)
    #expect(
      runner.commands.suffix(2) == [
        "systemctl --user disable --now \(unit)", "systemctl --user daemon-reload",
      ])
    #expect(try !installer.uninstall(root: service.root))
  }

  @Test("without systemctl the unit is written all the same, and the failure says where")
  func missing() throws {
    let service = try service()
    let installer = installer(.systemd, RecordedRunner(["systemctl": .missing]))
    let file = installer.file(ofRoot: service.root)
    #expect(throws: InstallError.noServiceManager(command: "systemctl", file: file)) {
      try installer.install(service)
    }
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try installer.uninstall(root: service.root))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("a command that fails is told with what it said")
  func failed() throws {
    let said = "Failed to connect to bus"
    let runner = RecordedRunner(["systemctl --user enable": .failed(said: said)])
    let installer = installer(.systemd, runner)
    let service = try service()
    #expect {
      try installer.install(service)
    } throws: { error in
      guard case InstallError.commandFailed(_, said, installer.file(ofRoot: service.root)) = error
      else { return false }
      return runner.commands.count == 2
    }
  }

  @Test("with launchd the agent is taken out before it is put in, and that may fail")
  func launchd() throws {
    let runner = RecordedRunner(["launchctl bootout": .failed(said: "No such process")])
    let installer = installer(.launchd, runner)
    let service = try service()
    try installer.install(service)
    let file = installer.file(ofRoot: service.root)
    #expect(file.hasPrefix(home.path.string + "/Library/LaunchAgents/circles-import."))
    let label = LaunchAgent.label(ofRoot: service.root)
    #expect(
      runner.commands == [
        "launchctl bootout gui/501/\(label)", "launchctl bootstrap gui/501 \(file)",
      ])
    #expect(try installer.uninstall(root: service.root))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("units lie in $XDG_CONFIG_HOME where that is absolute")
  func place() {
    func folder(_ named: String) -> String {
      InstallPlace(home: "/home/ana", environment: ["XDG_CONFIG_HOME": named]).unitFolder
    }
    #expect(folder("/data/config") == "/data/config/systemd/user")
    #expect(folder("config") == "/home/ana/.config/systemd/user")
    #expect(folder("") == "/home/ana/.config/systemd/user")
  }

  @Test("a folder that cannot be made is told")
  func unwritable() throws {
    try home.write("file")
    let service = try ServiceFixture.service(root: home.path.appending("file/below").string)
    #expect {
      try installer(.systemd, RecordedRunner()).install(service)
    } throws: {
      guard case InstallError.cannotWrite(service.root, _) = $0 else { return false }
      return true
    }
  }
}

@Suite struct CommandRunnerTests {
  private let runner = SystemCommandRunner()

  @Test("a command is done, fails with what it said, or is missing")
  func outcomes() {
    #expect(runner.run(["true"]) == .done)
    #expect(runner.run(["sh", "-c", "echo no; exit 3"]) == .failed(said: "no"))
    #expect(runner.run(["sh", "-c", "kill -9 $$"]) == .failed(said: ""))
    #expect(runner.run(["no-such-program-anywhere"]) == .missing)
    #expect(runner.run([]) == .missing)
  }
}
