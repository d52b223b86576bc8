import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import CirclesServer

@Suite("Pages") struct PageTests {
  static let cards = """
    BEGIN:VCARD
    VERSION:4.0
    UID:p1
    FN:Ana Ruiz
    EMAIL:ana@example.com
    TEL:+447700900142
    URL:javascript:alert(1)
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    UID:p2
    FN:<script>alert(1)</script>
    EMAIL:x@example.com
    NOTE:"'><img src=x onerror=alert(1)>
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    UID:p3
    FN:Anna Ruiz
    EMAIL:ana@example.com
    END:VCARD

    """
  static let notes = [
    (id: "n1", text: "A parcel is waiting. <img src=x onerror=alert(1)>"),
    (id: "n2", text: "Somebody said that the dentist is good."),
  ]

  @Test("a person's page tells what brief tells, with a way to each note")
  func brief() async throws {
    let cards = ["Ana Ruiz", "Cleo Marsh"].map {
      "BEGIN:VCARD\nVERSION:4.0\nUID:\($0)\nFN:\($0)\nEND:VCARD\n"
    }
    let server = try await PageServer(
      cards: cards.joined(),
      notes: [
        (id: "b1", text: "Coffee with Ana Ruiz: she loves ceramics and is moving to Lisbon.")
      ])
    var options = ImportOptions(region: "GB")
    options.timeZone = "Europe/London"
    let today = PageSite(desk: server.desk, importing: options).today
    let (id, brief) = try await server.desk.read { notebook in
      let id = try #require(try notebook.people(matching: "Ana Ruiz").first?.id)
      return (id, try #require(try notebook.brief(of: id, on: today)))
    }
    let page = try await server.page("/people/\(id)")
    let section = try #require(page.components(separatedBy: "id=\"brief\"").dropFirst().first)
    #expect(section.contains("Before you call"))
    let filled = brief.readingParts.filter { !$0.items.isEmpty }
    try #require(!filled.isEmpty)
    for part in filled {
      #expect(section.contains(part.heading))
      for note in part.items.compactMap(\.note) { #expect(section.contains("/notes/\(note)")) }
    }
    let other = try await server.desk.read { try $0.people(matching: "Cleo").first?.id ?? "" }
    #expect(try await server.page("/people/\(other)").contains(Brief.nothingWords))
  }

  private func server() async throws -> PageServer {
    try await PageServer(cards: Self.cards, notes: Self.notes)
  }

  /// What every page must keep to.
  private func check(_ page: String, _ path: String) {
    #expect(page.components(separatedBy: "<h1").count == 2, "one h1: \(path)")
    #expect(page.components(separatedBy: "<main").count == 2, "one main: \(path)")
    #expect(!page.contains("<img") && !page.contains("alert(1)</script>"), "escaped: \(path)")
    #expect(!page.contains("javascript:alert(1)\""), "no script behind a link: \(path)")
    #expect(!page.contains(" style=") && !page.contains("<style"), "no inline style: \(path)")
    let body = page.components(separatedBy: "<body").last ?? ""
    let first = body.range(of: "<a ")?.lowerBound ?? body.endIndex
    #expect(body[first...].hasPrefix("<a class=\"skip\" href=\"#main\">"), "skip link: \(path)")
    checkLabels(page, path)
  }

  private func checkLabels(_ page: String, _ path: String) {
    for name in ["<input ", "<select ", "<textarea "] {
      for piece in page.components(separatedBy: name).dropFirst() {
        let field = piece.prefix { $0 != ">" }
        if field.contains("type=\"hidden\"") { continue }
        let id = field.components(separatedBy: "id=\"").dropFirst().first?.prefix { $0 != "\"" }
        let isLabelled = id.map { page.contains("<label for=\"\($0)\"") } ?? false
        let isWithin = field.contains("type=\"radio\"") || field.contains("type=\"checkbox\"")
        #expect(isLabelled || isWithin, "label of \(field): \(path)")
      }
    }
  }

  @Test("every page has one heading, one main part, a skip link, labels, and escapes what it shows")
  func shape() async throws {
    let server = try await server()
    let people = try await server.desk.read { try $0.people() }
    let runs = try await server.desk.read { try $0.runs() }
    let note = try await server.desk.read { try $0.inbox()[0].id }
    let paths =
      [
        "/", "/inbox", "/inbox?q=ruiz", "/inbox?q=nobody", "/people", "/people?q=script&sort=last",
        "/people/new", "/people/duplicates",
        "/people/merge?left=\(people[0].id)&right=\(people[1].id)",
        "/search", "/search?q=parcel", "/search?q=before:never", "/graph", "/year", "/runs",
        "/runs/\(runs[0].id)", "/folder", "/notes/\(note)",
      ] + people.flatMap { ["/people/\($0.id)", "/people/\($0.id)/edit"] }
    for path in paths {
      let (response, page) = try await server.ask(path)
      #expect(response.status == .ok, "\(path)")
      check(page, path)
    }
  }

  @Test("a note is filed, dismissed and brought back by plain forms")
  func filing() async throws {
    let server = try await server()
    let ana = try #require(
      try await server.desk.read {
        try $0.people(matching: "Ana Ruiz").first { $0.name == "Ana Ruiz" }
      })
    let entries = try await server.desk.read { try $0.inboxEntries().map(\.id) }
    let filed = try await server.send("/inbox/\(entries[0])/assign", "contact=\(ana.id)")
    #expect(filed.hasPrefix("/inbox?entry=\(entries[1])&done="))
    let page = try await server.page(filed)
    #expect(page.contains("Filed under <a"))
    let run = try #require(page.components(separatedBy: "name=\"run\" value=\"").dropFirst().first)
      .prefix { $0 != "\"" }
    #expect(try await server.desk.read { try $0.inboxCount() } == entries.count - 1)
    let undone = try await server.send("/undo", "run=\(run)&back=/inbox?entry=\(entries[0])")
    #expect(undone.contains("undone=1"))
    #expect(try await server.desk.read { try $0.inboxCount() } == entries.count)
    _ = try await server.send("/inbox/\(entries[1])/dismiss", "")
    #expect(try await server.desk.read { try $0.inboxCount() } == entries.count - 1)
    #expect(try await server.send("/inbox/\(entries[1])/dismiss", "") == "404 Not Found")
  }

  @Test("undo takes a new person back together with the filing, the newest run first")
  func newPerson() async throws {
    let server = try await server()
    let before = try await server.desk.read { try $0.people().map(\.name) }
    let entry = try await server.desk.read { try $0.inboxEntries()[0].id }
    let page = try await server.page(try await server.send("/inbox/\(entry)/new", "name=Ida+Lund"))
    let runs = page.components(separatedBy: "name=\"run\" value=\"").dropFirst()
      .map { "run=" + $0.prefix { $0 != "\"" } }
    #expect(runs.count == 2)
    let undone = try await server.send("/undo", runs.joined(separator: "&"))
    #expect(undone.contains("undone=1"))
    #expect(try await server.desk.read { try $0.people().map(\.name) } == before)
  }

  @Test("a form that cannot be taken comes back as it was written, with the reason")
  func refusedForm() async throws {
    let server = try await server()
    let ana = try #require(
      try await server.desk.read { try $0.people().first { $0.name == "Ana Ruiz" } })
    for path in ["/people/\(ana.id)/edit", "/people/new"] {
      let (response, page) = try await server.ask(
        path, form: "name=Ida+Lund&organization=Elm+Bakery&birthday=5+June")
      #expect(response.status == .unprocessableContent)
      for words in ["Ida Lund", "Elm Bakery", "5 June"] {
        #expect(page.contains("value=\"\(words)\""))
      }
      #expect(page.contains("There is no such birthday"))
      check(page, path)
    }
  }

  @Test("a changed family name renames, and a corrected number keeps its label")
  func correcting() async throws {
    let server = try await PageServer(
      cards: """
        BEGIN:VCARD
        VERSION:4.0
        UID:p1
        N:Chen;Sarah;;;
        FN:Sarah Chen
        TEL;TYPE=work;PREF=1:+447700900142
        TEL:+447700900143
        END:VCARD

        """)
    let id = try #require(try await server.desk.read { try $0.people().first?.id })
    let old = try await server.desk.read { try $0.editable(id).fields }
    _ = try await server.send(
      "/people/\(id)/edit",
      "name=Sarah+Chen&given=Sarah&family=Miller&phones=%2B447700900149%0A%2B447700900143")
    let new = try await server.desk.read { try $0.editable(id).fields }
    #expect(new.name.display == "Sarah Miller")
    #expect(new.phones.map(\.value) == ["+447700900149", "+447700900143"])
    #expect(new.phones.map(\.label) == old.phones.map(\.label) && !old.phones[0].label.isEmpty)
    #expect(new.phones.map(\.preferred) == old.phones.map(\.preferred))
  }

  @Test("a person is edited, but not over what somebody else has changed meanwhile")
  func editing() async throws {
    let server = try await server()
    let ana = try #require(
      try await server.desk.read { try $0.people().first { $0.name == "Ana Ruiz" } })
    let path = "/people/\(ana.id)/edit"
    let page = try await server.page(path)
    let seen = try #require(
      page.components(separatedBy: "name=\"seen\" value=\"").dropFirst().first
    )
    .prefix { $0 != "\"" }
    #expect(try await server.send(path, "name=Ana+Ruiz&seen=\(seen)").contains("said=same"))
    #expect(try await server.send(path, "name=Ana+Ruiz&seen=1999").hasPrefix("409"))
    #expect(try await server.send(path, "name=Ana+Ruiz&birthday=nonsense").hasPrefix("422"))
    #expect(try await server.send(path, "name=Ana+Maria+Ruiz&seen=\(seen)").contains("done="))
    // Within the same second, too.
    #expect(try await server.send(path, "name=Ana+Ruiz&seen=\(seen)").hasPrefix("409"))
    let after = try await server.desk.read { try $0.editable(ana.id) }
    #expect(after.fields.name.display == "Ana Maria Ruiz")
    #expect(after.fields.phones.map(\.value) == ["+447700900142"])
  }

  @Test("what is at an address answers with its tag, and not again to whom has it")
  func assets() async throws {
    let server = try await server()
    for asset in PageAsset.all {
      let (response, text) = try await server.ask(asset.path.text)
      #expect(response.headers[.eTag] == asset.tag)
      #expect(text == asset.text)
      #expect(!text.contains("http://") || asset.name == "icon.svg")
    }
  }
}
