#if os(Linux)
  import Foundation
  import Testing

  /// Nothing leaves the machine: no command opens a socket, as the kernel sees it.
  @Suite struct NetworkTests {
    private static let strace = "/usr/bin/strace"

    /// Whether the calls of a process can be watched here: strace may be missing, or be forbidden.
    private static let canTrace: Bool = {
      guard FileManager.default.isExecutableFile(atPath: strace) else { return false }
      return (try? calls(of: "/bin/true", [], in: FileManager.default.temporaryDirectory)) != nil
    }()

    /// Every subcommand with arguments that make it do its work. `help` is ArgumentParser's own.
    private static let commands: [String: [String]] = [
      "import": ["book.vcf", "notes"], "read": ["book.vcf"], "check": ["."], "formats": [],
      "reprocess": ["--all"], "inbox": ["list"], "note": ["Hello"], "people": ["list"],
      "today": [], "due": [], "brief": ["ana"], "birthdays": [], "search": ["lunch"], "mcp": [],
      "learned": ["list"], "config": ["show"],
      "backup": ["copy.sqlite"], "restore": ["copy.sqlite", "--force"],
      "interests": [], "gifts": ["Ana"], "stats": [],
      "accounts": ["list"],
      // Without an account, or a container, there is nobody to ask; their own tests look at whom
      // they ask.
      "sync": [], "push": [],
      "runs": ["list"], "run": ["pipeline.yaml"], "export": [], "extract": [],
      "watch": ["--once", "--settle", "0.1", "w"], "status": ["w"], "retry": ["w"],
      // Serving is what a socket is for; its own test looks at which.
      "serve": ["tokens", "list"],
    ]

    private let place: Workplace

    init() throws {
      place = try Workplace()
      // Whatever could be fetched: a photo, a page, a key, a host as an identifier.
      try place.file(
        "book.vcf",
        Cards.card(
          "Ana Ruiz", "PHOTO;VALUE=URI:http://127.0.0.1:9/ana.jpg", "URL:https://example.com/ana",
          "KEY;VALUE=URI:http://127.0.0.1:9/key", "SOURCE:ldap://127.0.0.1/x", "TEL:+447700900101"))
      try place.file("notes/memo.txt", "Lunch with Ana Ruiz: see http://127.0.0.1:9/menu\n")
      try place.file("w/drop/book.vcf", Cards.book)
      try place.file("pipeline.yaml", "sources:\n  - path: book.vcf\n")
    }

    @Test(
      "no command opens a socket, the watched folder neither",
      .enabled(if: canTrace, "strace is not installed, or may not trace here"))
    func noSockets() throws {
      let help = try place.run("--help").lines
      let start = try #require(help.firstIndex { $0.hasPrefix("SUBCOMMANDS") })
      let named = help[(start + 1)...].compactMap { line -> String? in
        guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
        return line.split(separator: " ").first.map(String.init)
      }
      #expect(named.count > 10)
      try place.run("book.vcf", "--quiet")
      for command in named where command.allSatisfy(\.isLowercase) && command != "help" {
        // One that is not in the list above is new: say there how it is run.
        let arguments = Self.commands[command] ?? ["?"]
        #expect(arguments != ["?"], "\(command) is not tried here")
        let calls = try Self.calls(
          of: CommandRunner.program.path, [command] + arguments, in: place.folder,
          place.runner.environment)
        #expect(Self.connections(calls).isEmpty, "\(command)")
        #expect(calls.contains { $0.contains("+++ exited with ") }, "\(command) was not traced")
      }
      #expect(try place.run("people", "list", "--output", "jsonl").lines.count == 3)
    }

    @Test(
      "serve listens at this machine's own addresses, and calls nobody",
      .enabled(if: canTrace, "strace is not installed, or may not trace here"))
    func servesHere() throws {
      try place.run("book.vcf", "--quiet")
      let script = """
        "$0" serve --port 0 > served & server=$!
        for _ in $(seq 200); do [ -s served ] && break; sleep 0.05; done
        kill -TERM $server; wait $server
        """
      let calls = try Self.calls(
        of: "/bin/bash", ["-c", script, CommandRunner.program.path], in: place.folder,
        place.runner.environment)
      let reaching = Self.connections(calls)
      let bound = reaching.filter { $0.contains("bind(") && !$0.contains("AF_NETLINK") }
      #expect(bound.contains { $0.contains("127.0.0.1") })
      for call in bound {
        #expect(call.contains("\"127.0.0.1\"") || call.contains("\"::1\""), "\(call)")
      }
      #expect(!reaching.contains { $0.contains("connect(") && !$0.contains("AF_NETLINK") })
    }

    @Test(
      "a socket would be seen, and asking the system's own name service is none",
      .enabled(if: canTrace, "strace is not installed, or may not trace here"))
    func control() throws {
      let calls = try Self.calls(
        of: "/bin/bash", ["-c", "exec 3<>/dev/tcp/127.0.0.1/9"], in: place.folder)
      #expect(!Self.connections(calls).isEmpty)
      let local = """
        7 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC|SOCK_NONBLOCK, 0) = 3
        7 connect(3, {sa_family=AF_UNIX, sun_path="/var/run/nscd/socket"}, 110) = -1 ENOENT
        """
      #expect(Self.connections(local.split(separator: "\n").map(String.init)).isEmpty)
      let other = ["7 connect(3, {sa_family=AF_UNIX, sun_path=\"/run/user/1/bus\"}, 110) = 0"]
      #expect(Self.connections(other) == other)
    }

    /// The calls that reach out, or might: libc's question to nscd on this machine is left out.
    private static func connections(_ calls: [String]) -> [String] {
      calls.filter { call in
        if call.contains("sun_path=\"/var/run/nscd/socket\"") { return false }
        if call.contains("socket(AF_UNIX") || call.contains("socketpair(AF_UNIX") { return false }
        return ["socket(", "connect(", "bind(", "listen(", "sendto(", "sendmsg("]
          .contains { call.contains($0) }
      }
    }

    /// Runs a program under strace and answers its calls of the network.
    private static func calls(
      of program: String, _ arguments: [String], in folder: URL,
      _ environment: [String: String] = [:]
    ) throws -> [String] {
      let trace = FileManager.default.temporaryDirectory
        .appendingPathComponent("circles-trace-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: trace) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: strace)
      process.arguments =
        ["-f", "-e", "trace=network", "-o", trace.path, program] + arguments
      process.currentDirectoryURL = folder
      process.environment = CommandRunner.plainEnvironment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      CommandRunner.limit(process)
      process.waitUntilExit()
      return try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }
#endif
