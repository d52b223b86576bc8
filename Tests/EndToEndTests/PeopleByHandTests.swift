import Foundation
import Testing

@Suite struct PeopleByHandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
    #expect(try place.run("book.vcf", "--region", "GB").status == 0)
  }

  private func sheet(_ name: String) throws -> [String: Any] {
    let outcome = try place.run("people", "show", name, "--output", "jsonl")
    return try #require(try outcome.objects("person").first, "\(outcome.errors)")
  }

  @Test("add, edit and remove are runs that undo takes back, row for row")
  func life() throws {
    let before = try NotebookRows(place.database).everything()
    let added = try place.run(
      "people", "add", "Anna van der Berg", "--phone", "07700 900555", "--birthday", "--06-05",
      "--tag", "choir", "--relationship", "Friend", "--output", "jsonl")
    #expect(added.status == 0)
    let change = try #require(try added.objects("change").first)
    #expect((change["undo"] as? String)?.hasPrefix("circles-import runs undo ") == true)
    let anna = try sheet("anna")
    #expect(anna["relationship_type"] as? String == "Friend")
    let phones = try #require(anna["phones"] as? [[String: Any]])
    #expect(phones[0]["normalized"] as? String == "+447700900555")
    #expect((anna["name"] as? [String: Any])?["family"] as? String == "van der Berg")
    let edit = try place.run(
      "people", "edit", "anna", "--remove-phone", "+44 7700 900555", "--email", "anna@example.com",
      "--no-birthday", "--tag", "tall", "--organization", "Northwind")
    #expect(edit.status == 0, "\(edit.errors)")
    let edited = try sheet("anna@example.com")
    #expect(edited["phones"] == nil && edited["birthday"] == nil)
    #expect(edited["categories"] as? [String] == ["choir", "tall"])
    #expect(try place.run("people", "list", "--tag", "TALL", "--output", "jsonl").lines.count == 1)
    let refused = try place.run("people", "remove", "anna")
    #expect(refused.status == 64 && refused.errors.contains("--yes"))
    #expect(try place.run("people", "remove", "anna", "--yes").status == 0)
    #expect(try place.run("people", "show", "anna").status == 64)
    for _ in 0..<3 { #expect(try place.run("runs", "undo", "last").status == 0) }
    #expect(try NotebookRows(place.database).everything() == before)
  }

  @Test("the first person added makes the notebook")
  func firstOne() throws {
    let place = try Workplace()
    let added = try place.run("people", "add", "Ana Ruiz", "--birthday", "--06-05")
    #expect(added.status == 0, "\(added.errors)")
    let birthdays = try place.run("people", "list", "--output", "jsonl").objects("person")
    #expect(birthdays.map { $0["name"] as? String } == ["Ana Ruiz"])
  }

  @Test("who was removed does not come back with the book, and comes back with undo")
  func removed() throws {
    let removal = try place.run("people", "remove", "Zoe Lindqvist", "--yes", "--output", "jsonl")
    let run = try #require(try removal.objects("change").first?["run"] as? String)
    try place.file("again.vcf", Cards.book + Cards.card("Cem Aydin"))
    #expect(try place.run("again.vcf").status == 0)
    #expect(try place.run("people", "show", "Zoe Lindqvist").status == 64)
    #expect(try place.run("runs", "undo", run).status == 0)
    #expect(try sheet("Zoe Lindqvist")["identifier"] as? String == "zoe-lindqvist")
  }

  @Test("without options the card opens as YAML; a mistake tells its line, no change is no run")
  func editor() throws {
    var runner = place.runner
    func edit(_ editor: String) throws -> CommandRunner.Outcome {
      runner.environment["EDITOR"] = editor
      return try runner.run(["people", "edit", "zoe"])
    }
    #expect(try edit("sed -i 's/^organization:.*/organization: Northwind/'").status == 0)
    #expect(try sheet("zoe")["organization"] as? String == "Northwind")
    let runs = try place.run("runs", "list", "--output", "jsonl").lines.count
    #expect(try edit("true").status == 0)
    let mistake = try edit("sed -i 's/1988-05-12/1988-05-32/'")
    #expect(mistake.status == 64 && mistake.errors.contains("line "))
    #expect(try edit("sed -i 's/^note:/nots:/'").errors.contains("there is no such field"))
    #expect(try edit("sed -i '/^birthday/d'").status == 0)
    #expect(try sheet("zoe")["birthday"] == nil)
    #expect(try place.run("runs", "list", "--output", "jsonl").lines.count == runs + 1)
  }

  @Test("a value that is none, or is not there, is exit 64 and changes nothing")
  func mistakes() throws {
    let before = try NotebookRows(place.database).everything()
    for arguments in [
      ["add", "  "], ["add", "Eli", "--phone", "no"], ["add", "Eli", "--email", "eli"],
      ["add", "Eli", "--birthday", "1990-02-31"], ["edit", "zoe", "--remove-email", "z@z.example"],
      ["edit", "zoe", "--birthday", "1990-01-01", "--no-birthday"],
      ["edit", "Nobody", "--note", "x"],
      ["cadence", "zoe", "often"], ["relate", "zoe", "zoe", "--as", "sister"],
    ] {
      #expect(try place.runner.run(["people"] + arguments).status == 64, "\(arguments)")
    }
    #expect(try NotebookRows(place.database).everything() == before)
  }

  @Test("a relation and a cadence are told, and undo takes them back")
  func ties() throws {
    let before = try NotebookRows(place.database).everything()
    #expect(try place.run("people", "relate", "zoe", "amara", "--as", "sister").status == 0)
    #expect(try place.run("people", "show", "amara").output.contains("Zoe Lindqvist  sister"))
    #expect(try place.run("people", "cadence", "zoe", "2w").status == 0)
    let contacts = try place.run("export", "contacts").objects("contact")
    #expect(contacts.compactMap { $0["cadence_days"] as? Int } == [14])
    for _ in 0..<2 { #expect(try place.run("runs", "undo", "last").status == 0) }
    #expect(try NotebookRows(place.database).everything() == before)
  }

  @Test("no note is filed under the user's own card")
  func me() throws {
    let note = #"{"id":"n1","source":"manual","text":"Zoe Lindqvist: long talk with Amara Okafor"}"#
    try place.file("one.notes.jsonl", note + "\n")
    #expect(try place.run("people", "me", "zoe").status == 0)
    #expect(try place.run("people", "me").output.contains("Zoe Lindqvist"))
    let decisions = try place.run("one.notes.jsonl", "--output", "jsonl").objects("decision")
    #expect(decisions.count == 1 && decisions[0]["contact"] as? String != "zoe-lindqvist")
    let suggested = (decisions[0]["suggestions"] as? [[String: Any]] ?? [])
      .compactMap { $0["contact"] as? String }
    #expect(!suggested.contains("zoe-lindqvist"))
  }

  @Test("the list is sorted and limited as asked, and fits eighty columns")
  func list() throws {
    try place.file(
      "long.vcf",
      Cards.card("Émile " + String(repeating: "Long", count: 20), "EMAIL:e@example.com")
        + Cards.card("Dana Moss", "BDAY:1980-01-02"))
    #expect(try place.run("long.vcf").status == 0)
    func names(_ arguments: String...) throws -> [String] {
      try place.runner.run(["people", "list", "--output", "jsonl"] + arguments).objects()
        .compactMap { ($0["name"] as? String).map { String($0.prefix(5)) } }
    }
    #expect(try names() == ["Amara", "Dana ", "Émile", "Zoe L"])
    #expect(try names("--limit", "2") == ["Amara", "Dana "])
    #expect(try Set(names("--sort", "birthday", "--limit", "3")) == ["Amara", "Dana ", "Zoe L"])
    #expect(try names("--sort", "last").count == 4)
    for line in try place.run("people", "list").lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("people who are there twice under another form of the name are listed")
  func duplicates() throws {
    try place.file(
      "twice.vcf",
      Cards.card("Mike Olson", "EMAIL:m@example.com")
        + Cards.card("Michael Olson", "EMAIL:m@example.com")
        + Cards.card("Babe", "TEL:+44 7700 900150", "EMAIL:b@example.com")
        + Cards.card("Erin Calloway", "TEL:+44 7700 900150", "EMAIL:b@example.com")
        + Cards.card("Mom", "TEL:+44 7700 900151", "BDAY:1955-03-04")
        + Cards.card("Linda", "TEL:+44 7700 900151", "BDAY:1955-03-04")
        + Cards.card("Jürgen Weiß") + Cards.card("Juergen Weiss")
        + Cards.card("Rosalind Vane", "NICKNAME:Tuppence", "TEL:+44 7700 900153")
        + Cards.card("Tuppence", "TEL:+44 7700 900153")
        + Cards.card("Anna Schmidt", "BDAY:1980-02-03")
        + Cards.card("Anna Schmidt", "BDAY:1991-10-11")
        .replacingOccurrences(of: "UID:anna-schmidt", with: "UID:another")
        + Cards.card("Bob Smith", "TEL:+44 7700 900152", "EMAIL:s@example.com")
        + Cards.card("Ann Smith", "TEL:+44 7700 900152", "EMAIL:s@example.com"))
    #expect(try place.run("twice.vcf").status == 0)
    let pairs = try place.run("people", "list", "--duplicates", "--output", "jsonl")
      .objects("duplicate")
    let names = pairs.map { pair in
      ["left", "right"].compactMap { (pair[$0] as? [String: Any])?["name"] as? String }
        .joined(separator: " and ")
    }
    #expect(
      Set(names) == [
        "Mike Olson and Michael Olson", "Babe and Erin Calloway", "Mom and Linda",
        "Jürgen Weiß and Juergen Weiss", "Rosalind Vane and Tuppence",
      ])
    #expect(pairs.allSatisfy { ($0["reasons"] as? [String])?.isEmpty == false })
  }

  @Test("a merge keeps of each field what is chosen")
  func keep() throws {
    try place.file(
      "two.vcf",
      Cards.card("Mike Olson", "TEL:+44 7700 900150", "ORG:Northwind", "NOTE:one")
        + Cards.card("Michael Olson", "TEL:+44 7700 900151", "ORG:Southwind", "NOTE:two"))
    #expect(try place.run("two.vcf").status == 0)
    let before = try NotebookRows(place.database).everything()
    let outcome = try place.run(
      "people", "merge", "mike-olson", "michael-olson", "--keep", "organization=right", "--keep",
      "name=right", "--keep", "phones=left")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let merged = try sheet("mike-olson")
    #expect((merged["name"] as? [String: Any])?["display"] as? String == "Michael Olson")
    #expect(merged["organization"] as? String == "Southwind" && merged["note"] as? String == "one")
    #expect((merged["phones"] as? [Any])?.count == 1)
    #expect(try place.run("people", "merge", "zoe", "amara", "--keep", "hat=left").status == 64)
    #expect(try place.run("runs", "undo", "last").status == 0)
    #expect(try NotebookRows(place.database).everything() == before)
  }
}
