/// Makes the daemon start with the user's session, and undoes that.
public struct ServiceInstaller {
  /// What starts programs on a system.
  public enum Manager: Sendable {
    case systemd, launchd

    /// The one of this system.
    public static var native: Manager {
      #if os(macOS)
        .launchd
      #else
        .systemd
      #endif
    }
  }

  let manager: Manager
  let place: InstallPlace
  let runner: any CommandRunner
  let files: InstallFiles
  let say: (String) -> Void

  /// An installer; `say` hears each file that is written and each command that is run.
  public init(
    _ manager: Manager = .native, at place: InstallPlace,
    runner: any CommandRunner = SystemCommandRunner(), say: @escaping (String) -> Void
  ) {
    self.manager = manager
    self.place = place
    self.runner = runner
    self.say = say
    files = InstallFiles(say: say)
  }

  /// Where the service of a folder is described.
  public func file(ofRoot root: String) -> String {
    switch manager {
    case .systemd: place.unitFolder + "/" + SystemdUnit.name(ofRoot: root)
    case .launchd: place.agentFolder + "/" + LaunchAgent.label(ofRoot: root) + ".plist"
    }
  }

  /// Writes the description and starts the service, or starts it anew with what is written now.
  public func install(_ service: ServiceDescription) throws(InstallError) {
    let file = file(ofRoot: service.root)
    // A sandbox can only open what is there.
    try files.makeFolder(service.root)
    try files.makeFolder(service.notebookFolder)
    switch manager {
    case .systemd:
      try files.makeFolder(place.unitFolder)
      try files.write(SystemdUnit.text(service), to: file)
      let unit = SystemdUnit.name(ofRoot: service.root)
      try run(["systemctl", "--user", "daemon-reload"], file)
      try run(["systemctl", "--user", "enable", unit], file)
      try run(["systemctl", "--user", "restart", unit], file)
      say("The log: journalctl --user --unit \(unit)")
      say("To let it run while you are not logged in: loginctl enable-linger")
    case .launchd:
      try files.makeFolder(place.agentFolder)
      try files.makeFolder(place.logFolder)
      let label = LaunchAgent.label(ofRoot: service.root)
      let log = place.logFolder + "/" + label + ".log"
      try files.write(LaunchAgent.text(service, logPath: log), to: file)
      // An agent that runs keeps its old description until it is taken out; one that does not run
      // cannot be, which is no failure.
      _ = runner.run(["launchctl", "bootout", domain + "/" + label])
      try run(["launchctl", "bootstrap", domain, file], file)
      say("The log: \(log)")
    }
  }

  /// Stops the service and removes its description; false where there is none. What was watched and
  /// what is in the notebook stays as it is.
  public func uninstall(root: String) throws(InstallError) -> Bool {
    let file = file(ofRoot: root)
    guard files.exists(file) else { return false }
    switch manager {
    case .systemd:
      tolerate(["systemctl", "--user", "disable", "--now", SystemdUnit.name(ofRoot: root)])
      try files.remove(file)
      tolerate(["systemctl", "--user", "daemon-reload"])
    case .launchd:
      tolerate(["launchctl", "bootout", domain + "/" + LaunchAgent.label(ofRoot: root)])
      try files.remove(file)
    }
    return true
  }

  private var domain: String { "gui/\(place.user)" }

  private func run(_ command: [String], _ file: String) throws(InstallError) {
    let text = command.joined(separator: " ")
    switch runner.run(command) {
    case .done: say("ran \(text)")
    case .missing: throw .noServiceManager(command: command[0], file: file)
    case .failed(let said): throw .commandFailed(command: text, said: said, file: file)
    }
  }

  /// Runs a command whose failure is told and keeps nothing from being removed.
  private func tolerate(_ command: [String]) {
    let text = command.joined(separator: " ")
    switch runner.run(command) {
    case .done: say("ran \(text)")
    case .missing: say("did not run \(text): there is no \(command[0])")
    case .failed(let said): say("\(text) failed: \(said)")
    }
  }
}
