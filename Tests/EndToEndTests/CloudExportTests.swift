import Foundation
import Testing

/// `export cloudkit`: requests within the cloud's limits, and what changed since a token.
@Suite("Export for the app's cloud") struct CloudExportTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    let book = (1...450).map { Cards.card("Person Number\($0)", "BDAY:1988-05-12") }.joined()
    try place.file("book.vcf", book)
    try #require(try place.run("book.vcf", "--quiet").status == 0)
  }

  private func operations(_ lines: [[String: Any]]) -> [[String: Any]] {
    lines.flatMap { $0["operations"] as? [[String: Any]] ?? [] }
  }

  private func name(_ operation: [String: Any]) -> String {
    (operation["record"] as? [String: Any])?["recordName"] as? String ?? ""
  }

  @Test("Each record goes out once, at most 200 in a request, and birthdays as milliseconds")
  func everything() throws {
    let lines = try place.run("export", "cloudkit").objects()
    let sizes = lines.compactMap { ($0["operations"] as? [[String: Any]])?.count }
    #expect(sizes == [200, 200, 51])
    let names = operations(lines).map(name)
    #expect(Set(names).count == 451)
    let record = operations(lines).first?["record"] as? [String: Any]
    let fields = record?["fields"] as? [String: [String: Any]]
    #expect(fields?["birthday"]?["value"] as? Int == 579_398_400_000)
    #expect(lines.last?["token"] is String)
  }

  @Test("A token brings what changed, an undo as a deletion, and nothing where nothing did")
  func changes() throws {
    let all = try place.run("export", "cloudkit").objects()
    let first = try #require(all.last?["token"] as? String)
    let same = try place.run("export", "cloudkit", "--since", first).objects()
    #expect(same.count == 1)
    #expect(same.last?["token"] as? String == first)

    try place.run("people", "add", "Zoe Lindqvist")
    let added = try place.run("export", "cloudkit", "--since", first).objects()
    let second = try #require(added.last?["token"] as? String)
    #expect(operations(added).map { $0["operationType"] as? String } == ["forceUpdate"])
    try place.run("runs", "undo", "last", "--yes")
    let undone = try place.run("export", "cloudkit", "--since", second).objects()
    #expect(operations(undone).map { $0["operationType"] as? String } == ["forceDelete"])
    #expect(operations(undone).map(name) == operations(added).map(name))
  }

  @Test("A token that no export gave is a usage error")
  func unknown() throws {
    #expect(try place.run("export", "cloudkit", "--since", "nope").status == 64)
    #expect(try place.run("export", "vcard", "--since", "nope").status == 64)
  }
}
