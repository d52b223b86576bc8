import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite struct SystemdUnitTests {
  private func lines(_ service: ServiceDescription) -> [String] {
    SystemdUnit.text(service).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test("the unit runs the command with its options")
  func command() throws {
    let lines = try lines(ServiceFixture.service())
    #expect(
      lines.contains(
        #"ExecStart="/usr/local/bin/circles-import" "watch" "/home/ana/My Circles" "--db" "#
          + #""/home/ana/.local/share/circles/circles.sqlite""#))
    #expect(
      lines.contains(
        #"ReadWritePaths="/home/ana/My Circles" "/home/ana/.local/share/circles""#))
  }

  @Test(
    "what systemd would expand stands for itself",
    arguments: [
      ("50%", #""50%%""#), ("$HOME", #""$$HOME""#), ("${X}", #""$${X}""#),
      (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#), ("it's; done", #""it's; done""#), ("", #""""#),
      ("Zoë", #""Zoë""#),
    ])
  func arguments(text: String, written: String) {
    #expect(SystemdText.argument(text) == written)
  }

  @Test("in a path nothing is expanded, and $ stands for itself")
  func paths() {
    #expect(SystemdText.path(#"/a\b "50%""#) == #""/a\\b \"50%%\"""#)
    #expect(SystemdText.path("/opt/$x/p") == #""/opt/$x/p""#)
  }

  @Test("it has no network, and only its folders are written")
  func sandbox() throws {
    let lines = try lines(ServiceFixture.service())
    for setting in [
      "NoNewPrivileges=yes", "PrivateNetwork=yes", "RestrictAddressFamilies=AF_UNIX",
      "IPAddressDeny=any", "ProtectSystem=strict", "ProtectHome=read-only", "PrivateTmp=yes",
      "MemoryDenyWriteExecute=yes", "SystemCallFilter=@system-service", "UMask=0077",
      "Restart=on-failure",
    ] {
      #expect(lines.contains(setting))
    }
  }

  @Test("With accounts to sync it has the network, and their folder may be written")
  func accounts() throws {
    let service = try ServiceDescription(
      program: "/usr/local/bin/circles-import", arguments: ["watch", "/home/ana/c"],
      root: "/home/ana/c", notebookFolder: "/home/ana/c",
      accountsFolder: "/home/ana/.config/circles")
    let lines = lines(service)
    #expect(lines.contains("RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK"))
    #expect(lines.contains(#"ReadWritePaths="/home/ana/c" "/home/ana/.config/circles""#))
    #expect(lines.contains("ProtectSystem=strict") && lines.contains("[Install]"))
    #expect(!lines.contains { $0.hasPrefix("PrivateNetwork") || $0.hasPrefix("IPAddressDeny") })
    #expect(!LaunchAgent.profile(service).contains("network"))
  }

  @Test(
    "a private /tmp is left out where it would hide what is watched or read",
    arguments: [
      ("/tmp/circles", [], false), ("/tmpfs/circles", [], true),
      ("/home/ana/c", ["/var/tmp/p.yaml"], false), ("/home/ana/c", ["/home/ana/p.yaml"], true),
    ])
  func temporary(root: String, reads: [String], isPrivate: Bool) throws {
    let service = try ServiceFixture.service(root: root, reads: reads)
    #expect(lines(service).contains("PrivateTmp=yes") == isPrivate)
  }

  @Test("a folder that holds the notebook too is named once")
  func sameFolder() throws {
    let service = try ServiceFixture.service(root: "/data/c", notebook: "/data/c")
    #expect(lines(service).contains(#"ReadWritePaths="/data/c""#))
  }

  @Test("the same folder has the same name, another has another")
  func names() {
    let name = SystemdUnit.name(ofRoot: "/home/ana/circles")
    #expect(name == SystemdUnit.name(ofRoot: "/home/ana/circles"))
    #expect(name != SystemdUnit.name(ofRoot: "/home/ana/circles2"))
    #expect(name.wholeMatch(of: /circles-import-[0-9a-f]{16}\.service/) != nil)
    #expect(ServiceDescription.tag(ofRoot: "") == "cbf29ce484222325")
  }

  @Test(
    "paths that no unit can hold are refused",
    arguments: ["/a\nExecStart=/bin/sh", "relative", "", "/a\u{1B}b", "/not-utf8-\u{FFFD}"])
  func refused(root: String) {
    #expect(throws: InstallError.unusablePath(root)) {
      try ServiceFixture.service(root: root, arguments: ["watch"])
    }
  }

  @Test("an argument with a line break cannot add a line to the unit")
  func injected() {
    #expect(throws: InstallError.unusablePath("Ana\nUser=root")) {
      try ServiceFixture.service(arguments: ["watch", "--owner", "Ana\nUser=root"])
    }
  }

  @Test(
    "systemd itself finds nothing wrong with it",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
  func verified() throws {
    let place = try TemporaryFolder()
    let strange = try place.folder(#"it's 100% "$HOME" \x41; é"#).string
    let service = try ServiceDescription(
      program: "/bin/true", arguments: ["watch", strange, "--owner", "Ana $1 %h"], root: strange,
      notebookFolder: strange + "/note book")
    let unit = place.path.appending(SystemdUnit.name(ofRoot: strange)).string
    try SystemdUnit.text(service).write(toFile: unit, atomically: true, encoding: .utf8)

    // What it finds it says, and ends with 0 all the same.
    let script = """
      said=$(XDG_RUNTIME_DIR="$1" systemd-analyze verify --user --man=no "$2" 2>&1)
      printf %s "$said" | grep -F circles-import- && exit 1 || exit 0
      """
    let outcome = SystemCommandRunner().run(["sh", "-c", script, "sh", place.path.string, unit])
    #expect(outcome == .done)
  }
}
