import CirclesModel
import CirclesStore
import Testing

@Suite("People changed by hand") struct PersonEditTests {
  let book: TestNotebook

  init() throws {
    book = try TestNotebook()
    try book.load([
      person("Ana Ruiz", uid: "a", phone: "+15035550101") { fields in
        fields.nicknames = ["Anita"]
        fields.related = [RelatedPerson(type: "sister", name: "Dana Moss")]
        fields.photo = Photo(mediaType: "image/png", byteCount: 2, data: [5, 6])
      },
      person("Dana Moss", uid: "d") {
        $0.related = [RelatedPerson(type: "friend", name: "Ana Ruiz")]
      },
      person("Cem Aydin", phone: "+15035550103"),
      group("Choir", uid: "g", ["a", "d"]),
    ])
  }

  private func id(_ name: String) throws -> String {
    let value = try book.value("SELECT id FROM contact WHERE name = '\(name)'")
    return value?.filter { $0 != "\"" } ?? ""
  }

  private func fields(_ name: String, _ phone: String...) -> ContactFields {
    person(name) { $0.phones = phone.map { Phone(value: $0, normalized: $0) } }.fields
  }

  @Test("an added person is there, and undo leaves everything as before, row for row")
  func add() throws {
    let before = try book.dump()
    let added = try book.notebook.addPerson(
      fields("Eli Novak", "+15035550199"), relationship: "Climbing partner")
    let sheet = try #require(try book.notebook.person(id: added.id))
    #expect(sheet.summary.relationshipType == "Climbing partner")
    #expect(sheet.summary.identifier.hasPrefix("manual:") && !added.wasKnown)
    let outcome = try book.notebook.undo(run: added.run)
    #expect(outcome.removed == [sheet.summary.identifier])
    #expect(try book.dump() == before)
  }

  @Test("of a card that was open for a while only what was changed in it is written")
  func openForAWhile() throws {
    let ana = try id("Ana Ruiz")
    let seen = try book.notebook.editable(ana)
    var mine = seen
    mine.fields.organization = "Elm Bakery"
    mine.fields.nicknames = ["Anita", "Nita"]
    mine.fields.note = "mine"
    _ = try book.notebook.editPerson(ana) {
      $0.fields.note = "theirs"
      $0.fields.phones = [Phone(value: "+15035550199", normalized: "+15035550199")]
      $0.fields.department = "Bread"
      $0.cadenceDays = 7
    }
    _ = try book.notebook.editPerson(ana) { $0 = mine.changing($0, since: seen) }
    let after = try book.notebook.editable(ana)
    #expect(after.fields.organization == "Elm Bakery" && after.fields.department == "Bread")
    #expect(after.fields.phones.map(\.value) == ["+15035550199"] && after.cadenceDays == 7)
    #expect(after.fields.nicknames == ["Anita", "Nita"] && after.fields.note == "mine")
  }

  @Test("people are found by a number as it is written on paper")
  func numbers() throws {
    for number in ["503 555-0103", "+1 (503) 555-0103", "15035550103"] {
      #expect(try book.notebook.people(matching: number).map(\.name) == ["Cem Aydin"])
    }
    #expect(try book.notebook.people(matching: "+44 503 555 0103").isEmpty)
  }

  @Test("who was edited after being added stays when the adding is undone")
  func addAndEdit() throws {
    let added = try book.notebook.addPerson(fields("Eli Novak"), relationship: "Friend")
    try book.sql("UPDATE contact SET note = 'tall' WHERE name = 'Eli Novak'")
    let outcome = try book.notebook.undo(run: added.run)
    #expect(outcome.removed.isEmpty && outcome.kept.count == 1)
  }

  @Test(
    "another address book's card joins who was given another name, by the name that cards have",
    arguments: ["Ana Lindgren", "Margaret Falk"])
  func renamed(name: String) throws {
    let before = try book.dump()
    let ana = try id("Ana Ruiz")
    let run = try book.notebook.editPerson(ana) { $0.fields.name = fields(name).name }
    let card = person("Ana Ruiz", phone: "+15035550101")
    #expect(try book.load([card], source: "google").actions == [.merged])
    #expect(try id(name) == ana)
    #expect(try book.rows("SELECT name, origin FROM alias") == ["\"Ana Ruiz\"|\"renamed\""])
    // Another Ana Ruiz is somebody else.
    let other = person("Ana Ruiz", phone: "+15035550155")
    #expect(try book.load([other], source: "work").actions == [.created])
    for _ in 1...2 {
      _ = try book.notebook.undo(run: #require(try book.notebook.runs().first).id)
    }
    _ = try book.notebook.undo(run: #require(run))
    #expect(try book.dump() == before)
  }

  @Test("who was given another name is known by what their cards say later, too")
  func cardRenamed() throws {
    let ana = try id("Ana Ruiz")
    _ = try book.notebook.editPerson(ana) { $0.fields.name = fields("Annie B").name }
    try book.load([person("Ana Novak", uid: "a", phone: "+15035550101")])
    #expect(try id("Annie B") == ana)
    let card = person("Ana Novak", uid: "g9", phone: "+15035550101")
    #expect(try book.load([card], source: "google").actions == [.merged])
    // Whoever comes to bear the name is meant by it, and nobody who only bore it.
    func called() throws -> [String: [String]] {
      var called: [String: [String]] = [:]
      try book.notebook.knownPeople { called[$1.name] = $1.aliases.map(\.name) }
      return called
    }
    #expect(try called()["Annie B"] == ["Ana Ruiz", "Ana Novak"])
    try book.load([person("Ana Ruiz", uid: "other", phone: "+15035550199")], source: "work")
    #expect(try called()["Annie B"] == ["Ana Novak"])
    let met = try book.notebook.resolvePerson("Ana Novak")
    #expect(try met == .one(#require(book.notebook.people().first { $0.id == ana })))
  }

  @Test(
    "what was removed by hand stays so, though its card was silent of it for once, or comes anew")
  func removed() throws {
    let birthday = PartialDate(year: 1990, month: 2, day: 3)
    func card(_ uid: String?, isWhole: Bool) -> ContactRecord {
      person("Ana Ruiz", uid: uid, phone: "+15035550101") { fields in
        fields.nicknames = ["Anita"]
        fields.jobTitle = "Pilot"
        if !isWhole { return }
        fields.birthday = birthday
        fields.phones.append(Phone(value: "+15035550102", normalized: "+15035550102"))
        fields.categories = ["A"]
      }
    }
    func shown() throws -> [String] {
      try book.rows(
        """
        SELECT birthday_year, job_title, (SELECT count(*) FROM phone WHERE contact_key = key),
          (SELECT count(*) FROM category WHERE contact_key = key) FROM contact
        WHERE identifier = 'a'
        """)
    }
    try book.load([card("a", isWhole: true)])
    _ = try book.notebook.editPerson(id("Ana Ruiz")) { person in
      person.fields.birthday = nil
      person.fields.phones.removeLast()
      person.fields.categories = []
    }
    #expect(try shown() == ["-|\"Pilot\"|1|0"])
    for isWhole in [false, true] {
      try book.load([card("a", isWhole: isWhole)])
      #expect(try shown() == ["-|\"Pilot\"|1|0"])
    }
    for isWhole in [false, true] {
      try book.load([card(nil, isWhole: isWhole)], source: "google")
      #expect(try shown() == ["-|\"Pilot\"|1|0"])
    }
    // What was typed in again is there.
    _ = try book.notebook.editPerson(id("Ana Ruiz")) { $0.fields.birthday = birthday }
    try book.load([card("a", isWhole: false)])
    #expect(try shown() == ["1990|\"Pilot\"|1|0"])
  }

  @Test("who was typed in and is called otherwise now was called wrongly before")
  func corrected() throws {
    let added = try book.notebook.addPerson(fields("Eli Novak", "+15035550199"))
    _ = try book.notebook.editPerson(added.id) {
      $0.fields.name = fields("Eli Nowak").name
    }
    #expect(try book.rows("SELECT name FROM alias").isEmpty)
  }

  @Test("a card that comes later joins who was added, and what was typed stays")
  func join() throws {
    var typed = fields("Eli Novak", "+15035550199")
    typed.organization = "Northwind"
    let added = try book.notebook.addPerson(typed)
    let card = person("Eli Novak", uid: "e", phone: "+15035550199", "+15035550188") {
      $0.organization = "Southwind"
      $0.jobTitle = "Engineer"
    }
    #expect(try book.load([card]).actions == [.merged])
    let sheet = try #require(try book.notebook.person(id: added.id))
    #expect(sheet.fields.organization == "Northwind" && sheet.fields.jobTitle == "Engineer")
    #expect(sheet.fields.phones.count == 2)
  }

  @Test("who is added with name and number of somebody there is that person")
  func known() throws {
    let before = try book.dump()
    var typed = fields("Ana Ruiz", "+15035550101")
    typed.note = "moved"
    let added = try book.notebook.addPerson(typed)
    #expect(added.wasKnown)
    #expect(try added.id == id("Ana Ruiz"))
    #expect(try book.notebook.person(id: added.id)?.fields.note == "moved")
    _ = try book.notebook.undo(run: added.run)
    #expect(try book.dump() == before)
  }

  @Test("an edit wins over the next import, and undo takes it back")
  func edit() throws {
    let before = try book.dump()
    let ana = try id("Ana Ruiz")
    let run = try #require(
      try book.notebook.editPerson(ana) { person in
        person.fields.name.display = "Ana Ruiz-Moss"
        person.fields.phones = []
        person.fields.categories = ["choir"]
        person.cadenceDays = 14
      })
    let card = person("Ana Ruiz", uid: "a", phone: "+15035550101") { $0.note = "new" }
    try book.load([card])
    let sheet = try #require(try book.notebook.person(id: ana))
    #expect(sheet.summary.name == "Ana Ruiz-Moss" && sheet.fields.phones.isEmpty)
    #expect(sheet.fields.categories == ["choir"] && sheet.cadenceDays == 14)
    _ = try book.notebook.undo(run: "\(try book.notebook.runs()[0].id)")
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("an edit that changes nothing is no run")
  func nothing() throws {
    let before = try book.dump()
    #expect(try book.notebook.editPerson(id("Ana Ruiz")) { $0.fields.note = "" } == nil)
    #expect(try book.dump() == before)
  }

  @Test("a cadence goes with a merge, and stands in the export")
  func cadence() throws {
    _ = try book.notebook.editPerson(id("Cem Aydin"), command: "people cadence") {
      $0.cadenceDays = 0
    }
    let before = try book.dump()
    let run = try book.notebook.merge(kept: id("Ana Ruiz"), absorbed: id("Cem Aydin"))
    #expect(try book.notebook.person(id: id("Ana Ruiz"))?.cadenceDays == 0)
    var lines: [String] = []
    try book.notebook.export(.contacts) {
      lines.append(String(decoding: $0, as: UTF8.self))
      return true
    }
    #expect(lines[0].contains("\"cadence_days\":0"))
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("a relation is said both ways, and undo leaves everything as before")
  func relate() throws {
    let before = try book.dump()
    let (ana, cem) = (try id("Ana Ruiz"), try id("Cem Aydin"))
    let run = try book.notebook.relate(ana, to: cem, as: "sister", context: "Izmir")
    let sheet = try #require(try book.notebook.person(id: cem))
    let outgoing = sheet.connections.filter(\.isOutgoing)
    #expect(outgoing.map(\.type) == ["sister"] && outgoing.map(\.otherName) == ["Ana Ruiz"])
    #expect(outgoing.map(\.context) == ["Izmir"])
    #expect(sheet.connections.filter { !$0.isOutgoing }.map(\.type) == ["sibling"])
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("A relation by hand can be undone after its person was merged, and while they are")
  func relateAndMerge() throws {
    let before = try book.dump()
    let (ana, cem, dana) = (try id("Ana Ruiz"), try id("Cem Aydin"), try id("Dana Moss"))
    func connections() throws -> [String] {
      try book.rows("SELECT from_contact_id, to_contact_id FROM connection WHERE context = 'Izmir'")
    }
    for isApartFirst in [true, false] {
      let run = try book.notebook.relate(ana, to: cem, as: "sister", context: "Izmir")
      let related = try book.dump()
      let merge = try book.notebook.merge(kept: dana, absorbed: ana)
      if isApartFirst {
        _ = try book.notebook.undo(run: merge)
        #expect(try book.dump() == related)
        _ = try book.notebook.undo(run: run)
      } else {
        _ = try book.notebook.undo(run: run)
        #expect(try connections().isEmpty)
        _ = try book.notebook.undo(run: merge)
      }
      #expect(try book.dump() == before)
    }
    // The two who are related become one, and two again.
    let run = try book.notebook.relate(ana, to: cem, as: "sister", context: "Izmir")
    let related = try book.dump()
    let merge = try book.notebook.merge(kept: cem, absorbed: ana)
    _ = try book.notebook.undo(run: merge)
    #expect(try book.dump() == related)
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("the context of a relation that a card says is added, and taken back alone")
  func relateKnown() throws {
    let before = try book.dump()
    let run = try book.notebook.relate(
      id("Dana Moss"), to: id("Ana Ruiz"), as: "sister", context: "half")
    #expect(try book.value("SELECT context FROM connection WHERE context NOT NULL") == "\"half\"")
    _ = try book.notebook.undo(run: run)
    #expect(try book.dump() == before)
  }

  @Test("the user's own card names the user, also after it became one with another")
  func me() throws {
    let before = try book.dump()
    let run = try book.notebook.setMe(id("Ana Ruiz"))
    #expect(try book.notebook.me()?.name == "Ana Ruiz")
    #expect(try book.notebook.ownNames() == ["Ana Ruiz", "Ana", "Anita", "+15035550101"])
    let merge = try book.notebook.merge(kept: id("Cem Aydin"), absorbed: id("Ana Ruiz"))
    #expect(try book.notebook.me()?.name == "Cem Aydin")
    _ = try book.notebook.undo(run: merge)
    _ = try book.notebook.undo(run: run)
    #expect(try book.notebook.me() == nil)
    #expect(try book.dump() == before)
  }

  @Test("a card that says of itself that it is the user's is, unless the user says another")
  func ownCard() throws {
    try book.load([
      person("Robin Falk", uid: "r") { $0.extra = [ExtraProperty(name: "X-ME", value: "1")] }
    ])
    #expect(try book.notebook.me()?.name == "Robin Falk")
    _ = try book.notebook.setMe(id("Ana Ruiz"))
    #expect(try book.notebook.me()?.name == "Ana Ruiz")
  }
}
