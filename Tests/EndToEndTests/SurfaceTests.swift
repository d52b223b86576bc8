import Foundation
import Testing

/// What the program takes in beside files, and what it leaves behind: the command line, the
/// environment, the notebook as others have changed it, the disk, the terminal.
@Suite struct SurfaceTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.folder.path).sorted()
  }

  @Test(
    "an impossible birthday neither ends a command nor comes into the list",
    arguments: ["13", "0", "31", "-9223372036854775808"])
  func impossibleBirthday(month: String) throws {
    try place.run("book.vcf", "--quiet")
    try NotebookRows(place.database).edit(
      """
      UPDATE contact SET birthday_month = \(month) WHERE name = 'Zoe Lindqvist';
      INSERT INTO labelled_date (contact_key, position, label, month, day)
        SELECT key, 7, 'feast', \(month), 3 FROM contact WHERE name = 'Zoe Lindqvist';
      """)
    let birthdays = try place.run("birthdays", "--output", "jsonl")
    #expect(birthdays.status == 0)
    #expect(birthdays.lines.count == 1)
    let sheet = try place.run("people", "show", "Zoe Lindqvist")
    #expect(sheet.status == 0)
    #expect(sheet.output.contains("no such day"))
    #expect(try place.run("export").status == 0)
  }

  @Test("after readers and writers there is one file, and a copy of it is whole")
  func oneFile() throws {
    try FileManager.default.createDirectory(
      at: place.folder.appendingPathComponent("w/drop"), withIntermediateDirectories: true)
    try place.file("w/drop/book.vcf", Cards.book)
    #expect(try place.run("watch", "--once", "--settle", "0.1", "w").status == 0)
    #expect(try files().filter { $0.hasPrefix("circles.sqlite") } == ["circles.sqlite"])
    let copy = place.folder.appendingPathComponent("copy.sqlite")
    try FileManager.default.copyItem(at: place.database, to: copy)
    #expect(
      try place.run("people", "list", "--output", "jsonl", "--db", "copy.sqlite").lines.count == 2)
    for command in [["people", "list"], ["export"], ["birthdays"], ["runs"], ["inbox"]] {
      #expect(try place.runner.run(command).status == 0)
      #expect(try files().filter { $0.hasPrefix("circles.sqlite") } == ["circles.sqlite"])
    }
  }

  @Test("an import that was killed is interrupted, with what it had committed")
  func killed() throws {
    let cards = (0..<30000).map { Cards.card("Person Number\($0)") }.joined()
    try place.file("many.vcf", cards)
    let process = Process()
    process.executableURL = CommandRunner.program
    process.arguments = ["import", "--quiet", "many.vcf"]
    process.currentDirectoryURL = place.folder
    process.environment = CommandRunner.plainEnvironment.merging(place.runner.environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    CommandRunner.limit(process)
    func people() -> Int {
      // Whoever opens a file that is not there makes it.
      guard FileManager.default.fileExists(atPath: place.database.path) else { return 0 }
      return
        (try? NotebookRows(place.database).number("SELECT count(*) FROM contact")) ?? 0
    }
    while process.isRunning, people() == 0 { usleep(2000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let run = try #require(try place.run("runs", "--output", "jsonl").objects("run").first)
    // A fast machine may have ended it before it was killed.
    let wasKilled = process.terminationReason == .uncaughtSignal
    #expect(run["state"] as? String == (wasKilled ? "interrupted" : "finished"))
    let contacts = try #require(run["contacts"] as? [String: Any])
    #expect(contacts["created"] as? Int == people())
    #expect(try place.run("book.vcf", "--quiet").status == 0)
    let state = "SELECT state FROM run ORDER BY key"
    #expect(
      try NotebookRows(place.database).text(state) == (wasKilled ? "interrupted" : "finished"))
  }

  @Test("a birthday may stand behind --")
  func terminator() throws {
    try place.run("book.vcf", "--quiet")
    let name = "Zoe Lindqvist"
    #expect(try place.run("people", "birthday", name, "--", "--02-29").status == 0)
    #expect(try place.run("people", "birthday", name, "--06-05", "--quiet").status == 0)
    #expect(try place.run("people", "birthday", name, "--", "--02-30").status == 64)
    #expect(try place.run("people", "birthday", name).status == 64)
  }

  @Test(
    "a message never repeats a control of the command line",
    arguments: [
      ["check", "book.vcf", "--region"], ["check", "book.vcf", "--as"], ["--db"],
      ["check", "book.vcf", "--time-zone"], ["people", "show"], ["runs", "show"], ["check"],
      ["check", "book.vcf", "--date-order"], ["check", "book.vcf", "--"],
    ])
  func echo(arguments: [String]) throws {
    let outcome = try place.runner.run(arguments + ["\u{1B}[31m\u{9B}1m\u{202E}x"])
    #expect(outcome.status != 0)
    for unsafe in ["\u{1B}", "\u{9B}", "\u{202E}"] { #expect(!outcome.errors.contains(unsafe)) }
  }

  @Test("a notebook is made only where there is a folder for it, and the default one anywhere")
  func folders() throws {
    let outcome = try place.run("--db", "nowhere/n.sqlite", "book.vcf")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("mkdir -p nowhere"))
    #expect(try place.run("--db", "file:n.sqlite?mode=ro", "book.vcf").status == 64)
    #expect(try files() == ["book.vcf"])
    var runner = place.runner
    runner.environment = ["HOME": place.folder.path + "/home", "CIRCLES_DB": ""]
    #expect(try runner.run(["book.vcf"]).status == 0)
    #if os(Linux)
      #expect(
        FileManager.default.fileExists(
          atPath: place.folder.path + "/home/.local/share/circles/circles.sqlite"))
    #endif
  }

  @Test("a notebook that others may read is closed to them by the first change")
  func modes() throws {
    try place.run("book.vcf", "--quiet")
    let path = place.database.path
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(try place.run("people", "alias", "Zoe Lindqvist", "Zo").status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("JSON on a terminal has its controls escaped, and is the same JSON")
  func terminalJSON() throws {
    try place.file("odd.vcf", Cards.card("Ana \u{9B}31m\u{85}\u{202E}One \u{E0001}é"))
    let plain = try place.run("read", "odd.vcf")
    let (status, screen) = try TerminalSession(folder: place.folder).run(["read", "odd.vcf"])
    #expect(status == 0)
    let line = try #require(screen.split(whereSeparator: \.isNewline).first { $0.hasPrefix("{") })
    for unsafe in ["\u{9B}", "\u{85}", "\u{202E}", "\u{E0001}"] {
      #expect(plain.output.unicodeScalars.contains(unsafe.unicodeScalars.first ?? "-"))
      #expect(!line.unicodeScalars.contains(unsafe.unicodeScalars.first ?? "-"))
    }
    #expect(line.contains("\\u009B31m\\u0085\\u202EOne \\uDB40\\uDC01é"))
    let same = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
    let other =
      try JSONSerialization.jsonObject(with: Data(plain.lines[0].utf8)) as? NSDictionary
    #expect(same != nil && same == other)
  }

  @Test("help that cannot be printed is exit 74")
  func fullHelp() throws {
    #if os(Linux)
      let process = Process()
      process.executableURL = CommandRunner.program
      process.arguments = ["--help"]
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 74)
    #endif
  }
}
