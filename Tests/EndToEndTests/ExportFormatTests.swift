import Foundation
import Testing

/// What `export` writes for other programs, read again by ours.
@Suite("Export for other programs") struct ExportFormatTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Self.book)
    try #require(try place.run("book.vcf", "--region", "GB", "--quiet").status == 0)
  }

  private static let book =
    Cards.card(
      "Zoe Lindqvist", "TEL;TYPE=CELL,pref:+44 7700 900142", "TEL;TYPE=HOME,FAX:020 7946 0001",
      "item1.TEL:+44 7700 900143", "item1.X-ABLabel:boat", "BDAY:1988-05-12",
      "EMAIL;TYPE=WORK:zoe@example.com", "CATEGORIES:Friends,Rowing\\, club",
      "ORG:Northwind;Sales;East", "TITLE:Engineer", "NOTE:One\\nTwo\\; three\\, four",
      "NICKNAME:Zo,Zozo", "ADR;TYPE=HOME:;;1 Mill Lane;Ely;Cambs;CB7 4AA;UK",
      "URL;TYPE=WORK:https://example.com/zoe?a=1,2;3", "IMPP;X-SERVICE-TYPE=Skype:skype:zoe.l",
      "X-SOCIALPROFILE;TYPE=twitter;X-USER=zoel:https://twitter.com/zoel",
      "item2.X-ABDATE:2015-06-05", "item2.X-ABLabel:_$!<Anniversary>!$_",
      "X-ABRELATEDNAMES;TYPE=x:Per", "REV:2024-01-02T03:04:05Z", "X-FOO;TYPE=HOME:a\\;b",
      "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9Q"
        + "DwADhgGAWjR9awAAAABJRU5ErkJggg==", "UID:second-uid")
    + Cards.card(
      "Amara Okafor", "EMAIL:amara@example.com", "BDAY:--07-04", "NOTE:-call after six",
      "RELATED;VALUE=uri;TYPE=friend:urn:uuid:9c0e3f5a-0000-4000-8000-000000000001")
    + Cards.card("Dov Levi", "X-ALTBDAY;CALSCALE=hebrew:57450203", "TEL:+972 2 555 0101")
    + Cards.card("Leap Day", "BDAY:1992-02-29", "TEL:+44 7700 900999")
    + "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:choir-1\r\nKIND:group\r\nFN:Choir\r\n"
    + "MEMBER:zoe-lindqvist\r\nMEMBER:amara-okafor\r\nEND:VCARD\r\n"

  /// What `export contacts` says of people, without what differs between two notebooks.
  private func people(_ database: String) throws -> [String] {
    try place.run("export", "contacts", "--db", database).objects().map { object in
      var object = object
      for key in ["id", "created_at", "modified_at", "sources"] { object[key] = nil }
      let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test(
    "vCards bring the same people into a new notebook, fields and pictures",
    arguments: ["3.0", "4.0"])
  func cardsIntoNew(form: String) throws {
    let written = try place.run("export", "vcard", "--format", form, "--to", "out.vcf")
    #expect(written.status == 0, "\(written.errors)")
    #expect(written.output.isEmpty)
    #expect(written.errors.contains("4 people, 1 group"))
    let imported = try place.run("out.vcf", "--region", "GB", "--db", "new.sqlite", "--quiet")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(imported.errors.isEmpty)
    let new = place.folder.appendingPathComponent("new.sqlite").path
    #expect(try people(new) == people(place.database.path))
    let text = try String(
      contentsOf: place.folder.appendingPathComponent("out.vcf"), encoding: .utf8)
    #expect(text.contains("VERSION:\(form)\r\n"))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
  }

  @Test("vCards read into the same notebook change nobody", arguments: ["3.0", "4.0"])
  func cardsIntoSame(form: String) throws {
    let before = try people(place.database.path)
    try place.run("export", "vcard", "--format", form, "--to", "out.vcf")
    try place.run("out.vcf", "--region", "GB", "--quiet")
    #expect(try people(place.database.path) == before)
  }

  private func names(_ cards: String) -> [String] {
    cards.components(separatedBy: "\r\n").filter { $0.hasPrefix("FN:") }
  }

  @Test("A group or a tag narrows the people; an unknown one is a usage error")
  func group() throws {
    let choir = try place.run("export", "vcard", "--group", "choir")
    #expect(names(choir.output).count == 3)
    let friends = try place.run("export", "vcard", "--group", "Friends")
    #expect(names(friends.output) == ["FN:Zoe Lindqvist"])
    #expect(try place.run("export", "vcard", "--group", "nobody").status == 64)
  }

  @Test("Tables bring the same people back, once", arguments: ["google", "outlook"])
  func tables(form: String) throws {
    let written = try place.run("export", "csv", "--format", form, "--to", "out.csv")
    #expect(written.status == 0, "\(written.errors)")
    let data = try Data(contentsOf: place.folder.appendingPathComponent("out.csv"))
    #expect(data.starts(with: [0xEF, 0xBB, 0xBF]) == (form == "outlook"))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("'-call after six"))
    #expect(text.contains("+44 7700 900142"))
    #expect(!text.contains("'+44"))
    let report = try place.run("out.csv", "--region", "GB", "--output", "jsonl").report()
    #expect((report["contacts"] as? [String: Any])?["created"] as? Int == 0)
    try place.run("out.csv", "--region", "GB", "--db", "new.sqlite", "--quiet")
    let new = try place.run("export", "contacts", "--db", "new.sqlite").objects()
    let zoe = try #require(
      new.first { ($0["name"] as? [String: Any])?["given"] as? String == "Zoe" })
    let phones = try #require(zoe["phones"] as? [[String: Any]]).compactMap {
      $0["value"] as? String
    }
    #expect(Set(phones) == ["+44 7700 900142", "020 7946 0001", "+44 7700 900143"])
    #expect((zoe["birthday"] as? [String: Any])?["year"] as? Int == 1988)
    #expect(Set(zoe["categories"] as? [String] ?? []).contains("Friends"))
    let amara = try #require(
      new.first { ($0["name"] as? [String: Any])?["given"] as? String == "Amara" })
    #expect(amara["note"] as? String == "-call after six")
    #expect((amara["birthday"] as? [String: Any])?["month"] as? Int == 7)
    #expect((amara["birthday"] as? [String: Any])?["year"] == nil)
  }

  @Test("The calendar has yearly days, 29 February, other calendars, and no alarm unless wished")
  func calendar() throws {
    let outcome = try place.run("export", "calendar")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = outcome.output.replacing("\r\n ", with: "")
    #expect(outcome.output.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
    #expect(outcome.output.hasSuffix("END:VCALENDAR\r\n"))
    #expect(outcome.output.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(text.contains("DTSTART;VALUE=DATE:19880512\r\n"))
    #expect(text.contains("DTSTART;VALUE=DATE:19700704\r\n"))
    #expect(text.contains("SUMMARY:\u{1F382} Amara Okafor\r\n"))
    #expect(text.contains("SUMMARY:\u{1F382} Zoe Lindqvist (1988)\r\n"))
    #expect(text.contains("DTSTART;VALUE=DATE:19920229\r\n"))
    #expect(text.contains("RRULE:FREQ=YEARLY;BYYEARDAY=60\r\n"))
    #expect(text.contains("RDATE;VALUE=DATE:20"))
    #expect(text.contains("Zoe Lindqvist: anniversary (2015)"))
    #expect(!text.contains("VALARM"))
    #expect(try place.run("export", "calendar").output == outcome.output)
    let other = try place.run("export", "calendar", "--alarm", "9h", "--leap-day", "february")
      .output
    #expect(other.contains("TRIGGER:PT9H\r\n"))
    #expect(other.contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n"))
    #expect(try place.run("export", "calendar", "--alarm", "soon").status == 64)
  }

  @Test("A yearly day of another calendar is written day by day, and says what day it is there")
  func otherCalendars() throws {
    try place.file(
      "wed.vcf", Cards.card("Dov Amir", "ANNIVERSARY;CALSCALE=hebrew:57550715"))
    try place.run("wed.vcf")
    let outcome = try place.run("export", "calendar")
    let text = outcome.output.replacing("\r\n ", with: "")
    let event = try #require(
      text.components(separatedBy: "BEGIN:VEVENT").first { $0.contains("Dov Amir: anniversary") })
    #expect(event.contains("DESCRIPTION:Day 15 of month 7 by the Hebrew calendar\r\n"))
    let days = try #require(event.components(separatedBy: "RDATE;VALUE=DATE:").dropFirst().first)
      .components(separatedBy: "\r\n")[0].split(separator: ",")
    #expect(days.count == 9)
    #expect(!event.contains("RRULE"))
    #expect(text.contains("by the Hebrew calendar\r\nCATEGORIES:Birthday"))
  }

  @Test("Days ahead that a note tells are events, under the words of the note")
  func saidDays() throws {
    try place.file(
      "notes/a.txt", "Talked with Zoe Lindqvist today. She is moving to Denver on 14 May 2151.")
    try place.run("notes", "--quiet")
    let text = try place.run("export", "calendar").output.replacing("\r\n ", with: "")
    #expect(text.contains("DTSTART;VALUE=DATE:21510514\r\nDTEND;VALUE=DATE:21510515\r\nSUMMARY:"))
    #expect(text.contains("SUMMARY:Zoe Lindqvist: moving to Denver on 14 May 2151\r\n"))
    #expect(!text.contains("today\r\nDESCRIPTION"))
  }

  @Test(
    "Graphs are well formed, escaped and the same each time", arguments: ["dot", "graphml", "svg"])
  func graph(form: String) throws {
    try place.file("more.vcf", Cards.card("Tom <b>\"&\" Lee", "EMAIL:tom@example.com"))
    try place.run("more.vcf", "--quiet")
    let outcome = try place.run("export", "graph", "--format", form, "--everybody")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Zoe Lindqvist"))
    #expect(
      try place.run("export", "graph", "--format", form, "--everybody").output == outcome.output)
    if form != "dot" {
      #expect(!outcome.output.contains("<b>"))
      #expect(!outcome.output.contains("<script"))
    }
    let tied = try place.run("export", "graph", "--format", form)
    #expect(!tied.output.contains("Leap Day"))
    #expect(tied.output.contains("Choir"))
  }

  @Test("A file is its owner's alone and is not replaced unasked")
  func files() throws {
    try place.run("export", "vcard", "--to", "out.vcf")
    let path = place.folder.appendingPathComponent("out.vcf").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try place.run("export", "contacts", "--to", "out.vcf").status == 74)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("BEGIN:VCARD"))
    #expect(try place.run("export", "contacts", "--to", "out.vcf", "--force").status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("{"))
    #expect(try place.run("export", "vcard", "--to", "no/such/folder/x.vcf").status == 74)
    #expect(try place.run("export", "vcard", "--to", "/dev/null", "--force").status == 74)
    let notebook = place.database.path
    #expect(try place.run("export", "vcard", "--to", notebook, "--force").status == 64)
    #expect(try place.run("people", "list", "--output", "jsonl").lines.count == 4)
    #expect(try place.run("export", "vcard", "--format", "5.0").status == 64)
    #expect(try place.run("export", "csv", "--alarm", "9h").status == 64)
    let left = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
    #expect(!left.contains { $0.hasPrefix(".out") })
  }

  @Test("An archive holds everything, as a folder, a zip or a tar")
  func archive() throws {
    let names = [
      "README.md", "calendar.ics", "connections.jsonl", "contacts.jsonl", "contacts.vcf",
      "days.jsonl", "inbox.jsonl", "interactions.jsonl", "learned.jsonl", "messages.jsonl",
      "notes.jsonl",
      "settings.jsonl",
    ]
    #expect(try place.run("export", "archive").status == 64)
    for path in ["all", "all.zip", "all.tar.gz"] {
      let outcome = try place.run("export", "archive", "--to", path)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try place.run("export", "archive", "--to", path).status == 74)
    }
    let folder = place.folder.appendingPathComponent("all").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == names)
    for (command, file) in [("unzip", "all.zip"), ("tar", "all.tar.gz")] {
      let out = place.folder.appendingPathComponent("from-" + command).path
      try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.currentDirectoryURL = place.folder
      process.arguments =
        command == "unzip" ? ["unzip", "-q", file, "-d", out] : ["tar", "xzf", file, "-C", out]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      // A machine without these programs still reads the archive with ours, below.
      if process.terminationStatus == 127 { continue }
      #expect(process.terminationStatus == 0)
      for name in names where name != "README.md" {
        #expect(
          FileManager.default.contentsEqual(atPath: out + "/" + name, andPath: folder + "/" + name),
          "\(name) of \(file)")
      }
    }
    let read = try place.run("all.zip", "--db", "new.sqlite", "--quiet")
    #expect(read.status <= 1 && !read.errors.contains("notes.no-text"), "\(read.errors)")
    #expect(
      try place.run("people", "list", "--db", "new.sqlite", "--output", "jsonl").lines.count == 4)
    #expect(try place.run("export", "archive", "--to", "all", "--force").status == 0)
  }
}
