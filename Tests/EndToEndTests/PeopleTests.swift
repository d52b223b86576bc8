import Foundation
import Testing

@Suite struct PeopleTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file(
      "book.vcf",
      Cards.book + Cards.card("Ana Sol", "TEL:+44 7700 900111", "NICKNAME:Anita")
        + Cards.card("Ana Luna", "TEL:+44 7700 900111"))
    #expect(try place.run("book.vcf").status == 0)
  }

  @Test("the sheet of a person is found by name, by part of the id and by identifier")
  func show() throws {
    let byName = try place.run("people", "show", "zoe lindqvist", "--output", "jsonl")
    let person = try #require(try byName.objects("person").first)
    let id = try #require(person["id"] as? String)
    #expect(person["identifier"] as? String == "zoe-lindqvist")
    #expect((person["birthday"] as? [String: Any])?["year"] as? Int == 1988)
    for other in [id, String(id.prefix(10)), "zoe-lindqvist"] {
      let same = try place.run("people", "show", other, "--output", "jsonl")
      #expect(same.output == byName.output)
    }
    let sheet = try place.run("people", "show", "Zoe Lindqvist").output
    #expect(sheet.hasPrefix("Zoe Lindqvist  Friend\n"))
    #expect(sheet.contains("+44 7700 900142  mobile"))
    #expect(sheet.contains("Last contact  never"))
  }

  @Test("an ambiguous name lists the candidates and is exit 64; so is nobody")
  func ambiguous() throws {
    let outcome = try place.run("people", "show", "Ana")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Ana Sol") && outcome.errors.contains("Ana Luna"))
    #expect(try place.run("people", "show", "Nobody Atall").status == 64)
  }

  @Test("the list is searched by words, in any field that names somebody")
  func list() throws {
    let names = { (arguments: [String]) in
      try place.runner.run(["people", "list"] + arguments + ["--output", "jsonl"]).objects()
        .compactMap { $0["name"] as? String }
    }
    #expect(try names([]) == ["Amara Okafor", "Ana Luna", "Ana Sol", "Zoe Lindqvist"])
    #expect(try names(["ana"]) == ["Ana Luna", "Ana Sol"])
    #expect(try names(["anita"]) == ["Ana Sol"])
    #expect(try names(["amara@example"]) == ["Amara Okafor"])
    let table = try place.run("people", "list", "ana")
    #expect(table.output.hasPrefix("NAME"))
    #expect(table.errors == "2 people\n")
  }

  @Test("a name that stands family name first is found as it is shown, and the other way round")
  func familyFirst() throws {
    let card = Cards.card("Hanako").replacing("FN:Hanako", with: "FN:山田 花子")
      .replacing("N:Hanako;Hanako;;;", with: "N:山田;花子;;;")
    try place.file("hanako.vcf", card)
    #expect(try place.run("hanako.vcf").status == 0)
    for name in ["山田 花子", "花子 山田"] {
      #expect(try place.run("people", "show", name).output.hasPrefix("山田 花子"))
    }
  }

  @Test("any name, number or address of one person shows them, without accents or case")
  func anyName() throws {
    try place.file(
      "ines.vcf",
      Cards.card("Inés García", "TEL:+44 7700 900333", "EMAIL:Ines@Example.com", "NICKNAME:Nes"))
    #expect(try place.run("ines.vcf").status == 0)
    for name in [
      "Ines", "garcia", "INÉS GARCÍA", "García, Inés", "nes", "ines@example.com", "07700 900333",
      "+447700900333", "ines-garcia",
    ] {
      let outcome = try place.run("people", "show", name)
      #expect(outcome.output.hasPrefix("Inés García"), "\(name): \(outcome.errors)")
    }
  }

  @Test("a whole name wins over those who bear it as a part")
  func wholeName() throws {
    try place.file("one.vcf", Cards.card("Ana"))
    #expect(try place.run("one.vcf").status == 0)
    #expect(try place.run("people", "show", "ana").output.hasPrefix("Ana  "))
    let shared = try place.run("people", "show", "07700 900111")
    #expect(shared.status == 64)
    #expect(shared.errors.contains("Ana Sol") && shared.errors.contains("Ana Luna"))
  }

  @Test("a mistyped name is exit 64 with the nearest")
  func near() throws {
    let outcome = try place.run("people", "show", "Amara Okfaor")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Amara Okafor") && !outcome.errors.contains("Zoe"))
    #expect(try place.run("people", "show", "Zeo").errors.contains("Zoe Lindqvist"))
  }

  @Test("an alias finds its person from then on")
  func alias() throws {
    let outcome = try place.run("people", "alias", "Zoe Lindqvist", "Auntie Z")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("also known as Auntie Z"))
    let sheet = try place.run("people", "show", "auntie z").output
    #expect(sheet.hasPrefix("Zoe Lindqvist"))
    #expect(sheet.contains("Auntie Z"))
  }

  @Test("a merge makes one of two, and unmerge takes it apart")
  func merge() throws {
    let before = try place.run("people", "list", "--output", "jsonl").output
    #expect(try place.run("people", "merge", "Ana Sol", "Ana Luna").status == 0)
    let merged = try place.run("people", "list", "ana", "--output", "jsonl").objects()
    #expect(merged.map { $0["name"] as? String } == ["Ana Sol"])
    #expect(try place.run("people", "unmerge", "Ana Sol").status == 0)
    #expect(try place.run("people", "list", "--output", "jsonl").output == before)
  }

  @Test("nobody is merged with themself")
  func mergeSelf() throws {
    #expect(try place.run("people", "merge", "Ana Sol", "ana-sol").status == 64)
  }

  @Test("birthdays are grouped, and a time zone says whose today it is")
  func birthdays() throws {
    let text = try place.run("birthdays")
    #expect(text.status == 0)
    #expect(text.output.contains("Zoe Lindqvist"))
    let objects = try place.run("birthdays", "--output", "jsonl", "--time-zone", "Pacific/Auckland")
      .objects("birthday")
    #expect(Set(objects.compactMap { $0["name"] as? String }) == ["Zoe Lindqvist", "Amara Okafor"])
    for object in objects {
      let days = try #require(object["days"] as? Int)
      #expect((0...366).contains(days))
    }
    let turns = objects.first { $0["name"] as? String == "Amara Okafor" }?["turns"]
    #expect(turns == nil)
  }

  @Test("export prints the contacts as read does, with the notebook's id")
  func export() throws {
    let contacts = try place.run("export", "contacts").objects("contact")
    #expect(contacts.count == 4)
    for contact in contacts {
      #expect(contact["id"] is String)
      #expect((contact["name"] as? [String: Any])?["display"] is String)
    }
    for part in ["interactions", "inbox", "connections"] {
      let outcome = try place.run("export", part)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty)
    }
  }
}
