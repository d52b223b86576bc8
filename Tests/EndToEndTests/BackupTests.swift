import Foundation
import GRDB
import Testing

/// A backup is whole or is not there; a restore changes nothing unless it can do it all.
@Suite struct BackupTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.run("book.vcf")
  }

  private func files() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: place.folder.path))
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: place.folder.appendingPathComponent(name))
  }

  @Test("what was backed up is there again row for row", arguments: [[], ["--compress"]])
  func roundTrip(options: [String]) throws {
    let before = try NotebookRows(place.database).everything()
    let made = try place.runner.run(["backup", "safe"] + options + ["--output", "jsonl"])
    #expect(made.status == 0)
    #expect(try made.objects("backup").first?["compressed"] as? Bool == !options.isEmpty)
    let path = place.folder.appendingPathComponent("safe").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try bytes("safe").starts(with: [0x1F, 0x8B]) == !options.isEmpty)
    try FileManager.default.removeItem(at: place.database)
    #expect(try place.run("restore", "safe").status == 0)
    #expect(try NotebookRows(place.database).everything() == before)
    #expect(try files() == ["book.vcf", "safe", "circles.sqlite"])
    // Once more over the older one.
    #expect(try place.runner.run(["backup", "safe"] + options).status == 0)
  }

  @Test("a backup holds what another program has not yet brought into the one file")
  func inUse() throws {
    let queue = try DatabaseQueue(path: place.database.path)
    try queue.write { try $0.execute(sql: "UPDATE contact SET note = 'late'") }
    try queue.inDatabase { (db: Database) throws -> Void in
      #expect(try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal")
      #expect(try place.run("backup", "safe.sqlite").status == 0)
    }
    try queue.close()
    let copy = try NotebookRows(place.folder.appendingPathComponent("safe.sqlite"))
    #expect(try copy.texts("SELECT note FROM contact") == ["late", "late"])
  }

  @Test("onto a notebook that is there only by force, and then that one is kept")
  func force() throws {
    #expect(try place.run("backup", "safe.sqlite").status == 0)
    try place.file("more.vcf", Cards.card("Bea Two"))
    try place.run("more.vcf")
    let before = try NotebookRows(place.database).everything()
    #expect(try place.run("restore", "safe.sqlite").status == 74)
    #expect(try NotebookRows(place.database).everything() == before)
    let outcome = try place.run("restore", "--force", "safe.sqlite", "--output", "jsonl")
    #expect(outcome.status == 0)
    #expect(try NotebookRows(place.database).number("SELECT count(*) FROM contact") == 2)
    let kept = try #require(try outcome.objects("restore").first?["kept"] as? String)
    #expect(try NotebookRows(URL(fileURLWithPath: kept)).everything() == before)
    #expect(try place.run("people", "list", "--db", kept, "--output", "jsonl").lines.count == 3)
  }

  @Test("what is no backup, or a damaged one, is 74 and changes nothing, with force or without")
  func noBackup() throws {
    try place.run("backup", "safe.sqlite")
    try place.run("backup", "--compress", "safe.gz")
    let whole = try bytes("safe.sqlite")
    try place.file("text", "SQLite format 3\0 and nothing of the kind")
    try place.file("empty", "")
    try whole.prefix(whole.count / 2).write(to: place.folder.appendingPathComponent("half"))
    try bytes("safe.gz").dropLast(500).write(to: place.folder.appendingPathComponent("half.gz"))
    var damaged = whole
    for page in 1..<6 {
      damaged.replaceSubrange(page * 16384..<page * 16384 + 64, with: Data(count: 64))
    }
    try damaged.write(to: place.folder.appendingPathComponent("damaged"))
    let other = try DatabaseQueue(path: place.folder.appendingPathComponent("other").path)
    try other.write { try $0.execute(sql: "CREATE TABLE contact (key, id, name)") }
    try other.close()
    let before = try NotebookRows(place.database).everything()
    let names = try files()
    for name in ["text", "empty", "half", "half.gz", "damaged", "other", "book.vcf"] {
      for options in [[], ["--force"]] {
        let outcome = try place.runner.run(["restore", name] + options)
        #expect(outcome.status == 74, "\(name)")
      }
      let fresh = try place.run("restore", name, "--db", "fresh.sqlite")
      #expect(fresh.status == 74, "\(name)")
    }
    #expect(try place.run("restore", "nothing").status == 66)
    #expect(try NotebookRows(place.database).everything() == before)
    #expect(try files() == names)
  }

  @Test("a backup goes neither over the notebook nor over a file of another kind")
  func targets() throws {
    let before = try bytes("book.vcf")
    #expect(try place.run("backup", "circles.sqlite").status == 64)
    #expect(try place.run("backup", "book.vcf").status == 74)
    #expect(try bytes("book.vcf") == before)
    #expect(try place.run("backup", "nowhere/safe").status == 74)
    #expect(try place.run("backup", "x", "--db", "none.sqlite").status == 66)
    #expect(try files() == ["book.vcf", "circles.sqlite"])
    #expect(try place.run("restore", "book.vcf", "--db", "nowhere/x.sqlite").status == 74)
  }

  @Test("a notebook is no target of a backup, nor of a page of figures")
  func notebooks() throws {
    try place.run("backup", "safe.sqlite")
    try place.run("--db", "other.sqlite", "book.vcf")
    let before = try bytes("other.sqlite")
    #expect(try place.run("backup", "other.sqlite").status == 74)
    #expect(try place.run("backup", place.database.path, "--db", "safe.sqlite").status == 74)
    #expect(try bytes("other.sqlite") == before)
    #expect(try place.run("stats", "--html", place.database.path, "--force").status == 64)
    #expect(try NotebookRows(place.database).number("SELECT count(*) FROM contact") == 2)
  }

  @Test("a notebook from which somebody was removed is sound")
  func afterRemoval() throws {
    let name = try #require(
      try NotebookRows(place.database).texts("SELECT name FROM contact").first)
    #expect(try place.run("people", "remove", name, "--yes").status == 0)
    #expect(try place.run("backup", "safe.sqlite").status == 0)
    #expect(try place.run("restore", "--force", "safe.sqlite").status == 0)
  }

  @Test("a restore takes along what stands in the journal beside a copy")
  func withJournal() throws {
    let queue = try DatabaseQueue(path: place.database.path)
    try queue.write { try $0.execute(sql: "UPDATE contact SET note = 'late'") }
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: place.database.path + end,
        toPath: place.folder.appendingPathComponent("copy.sqlite").path + end)
    }
    try queue.close()
    #expect(try place.run("restore", "copy.sqlite", "--db", "new.sqlite").status == 0)
    let new = try NotebookRows(place.folder.appendingPathComponent("new.sqlite"))
    #expect(try new.texts("SELECT note FROM contact") == ["late", "late"])
    #expect(try !files().contains { $0.contains(".part") })
  }

  @Test("links are followed, by a backup and by a restore")
  func links() throws {
    let (manager, folder) = (FileManager.default, place.folder.path)
    try manager.createDirectory(atPath: folder + "/stick", withIntermediateDirectories: false)
    for name in ["safe", "new"] {
      try manager.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: "stick/" + name)
    }
    #expect(try place.run("backup", "safe").status == 0)
    #expect(try place.run("restore", "--force", "safe", "--db", "new").status == 0)
    for name in ["safe", "new"] {
      #expect(try bytes("stick/" + name).starts(with: Array("SQLite format 3".utf8)))
      #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/" + name) == "stick/" + name)
    }
  }

  @Test("while another program has the notebook open, a restore is 75 and changes nothing")
  func busy() throws {
    try place.run("backup", "safe.sqlite")
    let queue = try DatabaseQueue(path: place.database.path)
    try queue.inDatabase { db in
      _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
      _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM contact")
      #expect(try place.run("restore", "--force", "safe.sqlite").status == 75)
    }
    try queue.close()
    #expect(try files() == ["book.vcf", "circles.sqlite", "safe.sqlite"])
    #expect(try place.run("restore", "--force", "safe.sqlite").status == 0)
  }
}
