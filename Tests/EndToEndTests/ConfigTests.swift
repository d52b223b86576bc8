import Foundation
import Testing

/// What is said once holds for every command: command line, environment, file.
@Suite struct ConfigTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private var file: URL { place.folder.appendingPathComponent("config.yaml") }
  private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test("a list and a value are set, shown, got and taken out; comments stay, the file is private")
  func sets() throws {
    try place.file("config.yaml", "# mine\nregion: US # home\n# the end\n")
    #expect(
      try place.run("config", "set", "owner", "Robin \"R\" Falk", "+447700900100").status == 0)
    #expect(try place.run("config", "set", "region", "gb").status == 0)
    #expect(try place.run("config", "get", "owner").lines == ["Robin \"R\" Falk", "+447700900100"])
    #expect(try place.run("config", "get", "region").lines == ["GB"])
    #expect(try text().hasPrefix("# mine\nregion: \"GB\"\n# the end\nowner:\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try place.run("config", "set", "owner", "Robin Falk").status == 0)
    let shown = try place.run("config", "show", "--output", "jsonl").objects("config")
      .filter { $0["origin"] as? String == "file" }
    #expect(shown.count == 2)
    #expect(
      shown[0]["key"] as? String == "owner" && shown[0]["value"] as? [String] == ["Robin Falk"])
    #expect(try place.run("config", "set", "region", "").status == 0)
    #expect(try place.run("config", "get", "region").lines.isEmpty)
    #expect(try place.run("config", "path").lines == [file.path])
  }

  @Test(
    "an unknown key or a wrong value is 64 at set, and the file stays",
    arguments: [
      ["owners", "x"], ["region", "UK"], ["region", "GB", "US"], ["time-zone", "Mars/Base"],
      ["date-order", "myd"], ["languages", "klingonese"], ["owner", " "], ["owner"],
      ["db", "file:x"], ["owner", "a\nb"],
    ])
  func wrong(arguments: [String]) throws {
    try place.run("config", "set", "region", "GB")
    let before = try text()
    #expect(try place.runner.run(["config", "set"] + arguments).status == 64)
    #expect(try text() == before)
  }

  @Test(
    "a broken file is 78 with its line, before the notebook is opened",
    arguments: [
      "region: XX\n", "regoin: GB\n", "owner: {a: b}\n", "owner: [a\n", "region: [GB, US]\n",
    ])
  func broken(line: String) throws {
    try place.file("config.yaml", "date-order: dmy\n" + line)
    try place.file("book.vcf", Cards.book)
    for command in [
      ["book.vcf"], ["people", "list"], ["config", "show"], ["config", "set", "region", "GB"],
    ] {
      let outcome = try place.runner.run(command)
      #expect(outcome.status == 78)
      #expect(outcome.errors.contains("config.yaml:"))
    }
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
    #expect(try place.run("config", "path").status == 0)
    #expect(try place.run("--help").status == 0)
  }

  @Test("the command line goes before the environment, and that before the file")
  func order() throws {
    try place.file("a.vcf", Cards.card("Ana One", "TEL:07700 900142"))
    func number(_ options: String...) throws -> String? {
      try? FileManager.default.removeItem(at: place.database)
      _ = try place.runner.run(["a.vcf"] + options)
      return try NotebookRows(place.database).text("SELECT coalesce(normalized, '') FROM phone")
    }
    #expect(try number() == "")
    try place.run("config", "set", "region", "GB")
    #expect(try number() == "+447700900142")
    var other = place.runner
    other.environment["CIRCLES_REGION"] = "FR"
    #expect(try other.run(["config", "get", "region"]).lines == ["FR"])
    other.environment["CIRCLES_REGION"] = "XX"
    #expect(try other.run(["people", "list"]).status == 78)
    #expect(try number("--region", "US") != "+447700900142")
  }

  @Test("Dates are found in the languages of the settings, and the daemon's later runs keep them")
  func languages() throws {
    // Nothing in it tells the language.
    func days() throws -> Int {
      let outcome = try place.run(
        "extract", "--at", "2026-03-14", "--output", "jsonl", input: "Zoe: a las 5")
      let found = try #require(try outcome.objects("extraction").first)
      return (found["dates"] as? [Any])?.count ?? 0
    }
    #expect(try days() == 0)
    try place.run("config", "set", "languages", "es-MX", "en")
    #expect(try days() == 1)
    try place.file("a.vcf", Cards.card("Ana One", "TEL:07700 900142"))
    try place.run("a.vcf")
    let settings = try NotebookRows(place.database).text("SELECT settings FROM run") ?? ""
    #expect(settings.contains(#""languages":["es-mx","en"]"#))
  }

  @Test("db names the notebook where nothing else does")
  func database() throws {
    try place.file("book.vcf", Cards.book)
    var runner = place.runner
    runner.environment["CIRCLES_DB"] = nil
    try FileManager.default.createDirectory(
      at: place.folder.appendingPathComponent("books"), withIntermediateDirectories: true)
    #expect(try runner.run(["config", "set", "db", "books/mine.sqlite"]).status == 0)
    #expect(try runner.run(["book.vcf"]).output.contains("books/mine.sqlite"))
    #expect(
      FileManager.default.fileExists(
        atPath: place.folder.appendingPathComponent("books/mine.sqlite").path))
  }

  @Test("an import without --owner knows the user by the settings, else by the newest import")
  func owner() throws {
    try place.file(
      "book.vcf", Cards.card("Robin Falk", "EMAIL:robin@example.com") + Cards.card("Ana Ruiz"))
    try place.file(
      "first.notes.jsonl", #"{"id":"n1","source":"manual","text":"Coffee with Ana Ruiz."}"#)
    try place.file(
      "second.notes.jsonl",
      #"{"id":"n2","source":"manual","title":"Robin Falk","text":"Robin Falk: I run on Sundays."}"#)
    func holders(_ setting: () throws -> Void) throws -> [String] {
      try? FileManager.default.removeItem(at: place.database)
      try place.run("book.vcf", "--owner", "Robin Falk")
      try setting()
      try place.run("second.notes.jsonl")
      return try NotebookRows(place.database).texts(
        "SELECT c.name FROM interaction AS i JOIN contact AS c ON c.id = i.contact_id")
    }
    #expect(try !holders {}.contains("Robin Falk"))
    // One import for somebody else does not change whose notebook it is.
    let other = try holders {
      try place.run("config", "set", "owner", "Robin Falk")
      try place.run("first.notes.jsonl", "--owner", "Somebody Else")
    }
    #expect(!other.contains("Robin Falk"))
  }
}
