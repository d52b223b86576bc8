import Foundation
import Testing

@Suite struct InboxEditTests {
  private let inbox: InboxPlace

  init() throws { inbox = try InboxPlace() }

  /// Runs `inbox edit v1` with an editor made of these commands, to which `$1` is the file.
  private func edit(_ script: String, variable: String = "EDITOR") throws
    -> CommandRunner.Outcome
  {
    let editor = try inbox.place.file("editor.sh", "#!/bin/sh\n" + script + "\n")
    var runner = inbox.place.runner
    runner.environment[variable] = "sh '\(editor.path)'"
    runner.environment["TMPDIR"] = inbox.place.folder.path
    return try runner.run(["inbox", "edit", "v1"])
  }

  private func content() throws -> String? {
    try inbox.rows().text(
      "SELECT content FROM unassigned_note WHERE id = (SELECT id FROM note WHERE record = 'v1')")
  }

  @Test("--text is the new text; what was read stays beside it, and undo takes it back")
  func text() throws {
    let outcome = try inbox.run("inbox", "edit", "v1", "--text", "Tea with Zoe Lindqvist.")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("reprocess"))
    let shown = try inbox.run("inbox", "show", "v1").output
    #expect(shown.contains("Tea with Zoe Lindqvist."))
    #expect(shown.contains("Tea and a long talk about the boat."))
    #expect(try inbox.run("runs", "undo", "last").status == 0)
    #expect(try content() == "Tea and a long talk about the boat.")
  }

  @Test("an edited note is looked at once, and stays as edited when the file comes again")
  func reprocessed() throws {
    #expect(try inbox.run("inbox", "edit", "v1", "--text", "A green bicycle.").status == 0)
    #expect(try inbox.run("import", "a.notes.jsonl").status == 0)
    #expect(try content() == "A green bicycle.")
    for looked in [1, 0] {
      let report = try inbox.run("reprocess", "--output", "jsonl").report()
      #expect((report["records"] as? [String: Any])?["read"] as? Int == looked)
    }
  }

  @Test("the editor gets a file of the user's alone, which is gone afterwards")
  func editor() throws {
    let outcome = try edit(
      """
      ls -l "$1" > seen; ls -ld "$(dirname "$1")" >> seen; cat "$1" >> seen
      echo 'Other words' > "$1"; echo backup > "$1~"; echo "$1" > where
      """)
    #expect(outcome.status == 0)
    #expect(try content() == "Other words")
    let folder = inbox.place.folder
    let seen = try String(contentsOf: folder.appendingPathComponent("seen"), encoding: .utf8)
    #expect(seen.contains("-rw-------") && seen.contains("drwx------"))
    #expect(seen.contains("Tea and a long talk about the boat."))
    let path = try String(contentsOf: folder.appendingPathComponent("where"), encoding: .utf8)
    let file = path.trimmingCharacters(in: .newlines)
    #expect(file.hasPrefix(folder.path))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(!FileManager.default.fileExists(atPath: (file as NSString).deletingLastPathComponent))
  }

  @Test("$VISUAL comes before $EDITOR")
  func visual() throws {
    #expect(try edit("echo 'Visual words' > \"$1\"", variable: "VISUAL").status == 0)
    #expect(try content() == "Visual words")
  }

  @Test("several lines stay several lines")
  func lines() throws {
    #expect(try edit("printf 'One\\n\\nTwo\\n' > \"$1\"").status == 0)
    #expect(try content() == "One\n\nTwo")
  }

  @Test("a text that comes back unchanged is no run")
  func unchanged() throws {
    let runs = try inbox.run("runs", "--output", "jsonl").lines.count
    let outcome = try edit("true")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("The text did not change."))
    #expect(try inbox.run("runs", "--output", "jsonl").lines.count == runs)
  }

  @Test("a text given outright is a run, though it is the same, and undo gives back every row")
  func sameText() throws {
    let before = try inbox.rows().everything()
    let runs = try inbox.run("runs", "--output", "jsonl").lines.count
    let text = "Tea and a long talk about the boat."
    #expect(try inbox.run("inbox", "edit", "v1", "--text", text).status == 0)
    #expect(try inbox.run("runs", "--output", "jsonl").lines.count == runs + 1)
    #expect(try inbox.run("runs", "undo", "last").status == 0)
    #expect(try inbox.rows().everything() == before)
  }

  @Test(
    "an editor that fails, or leaves nothing that can be a note, changes nothing",
    arguments: [
      ("echo x > \"$1\"; exit 3", 74), ("kill -9 $$", 74), (": > \"$1\"", 64), ("rm \"$1\"", 64),
      ("printf '\\377\\376' > \"$1\"", 64), ("head -c 2000000 /dev/zero | tr '\\0' x > \"$1\"", 64),
    ])
  func fails(script: String, status: Int) throws {
    let outcome = try edit(script)
    #expect(outcome.status == Int32(status))
    #expect(outcome.errors.contains("nothing was changed"))
    #expect(try content() == "Tea and a long talk about the boat.")
  }

  @Test("a blank --text, and a note that no longer waits, are usage errors")
  func usage() throws {
    #expect(try inbox.run("inbox", "edit", "v1", "--text", " ").status == 64)
    #expect(try inbox.run("inbox", "edit", "v9", "--text", "x").status == 64)
    #expect(try inbox.run("inbox", "assign", "v1", "Zoe Lindqvist").status == 0)
    let filed = try inbox.run("inbox", "edit", "v1", "--text", "x")
    #expect(filed.status == 64)
    #expect(filed.errors.contains("filed"))
  }
}
