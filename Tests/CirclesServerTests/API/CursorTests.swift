import Foundation
import Testing

@testable import CirclesServer

/// Pages of lists whose items come and go between one page and the next.
@Suite struct CursorTests {
  private static let json = ["Content-Type": "application/json"]

  private func items(_ answer: RawClient.Answer) throws -> [[String: Any]] {
    try #require(try answer.json()["items"] as? [[String: Any]])
  }

  private func next(_ answer: RawClient.Answer) throws -> String {
    try #require(try answer.json()["next"] as? String)
  }

  @Test("whoever is removed or added meanwhile, no contact comes twice or never")
  func contacts() async throws {
    let place = try await ServedPlace()
    for name in ["Bo Ek", "Cleo Marsh", "Dora Fisher"] {
      let added = try place.ask("POST", "/api/contacts", Self.json, body: #"{"name":"\#(name)"}"#)
      #expect(added.status == 201)
    }
    for sort in ["name", "last", "urgency", "birthday"] {
      var names: [String] = []
      var query = ""
      repeat {
        let page = try place.ask("GET", "/api/contacts?sort=\(sort)&limit=2\(query)")
        names += try items(page).compactMap { $0["name"] as? String }
        query = (try page.json()["next"] as? String).map { "&cursor=\($0)" } ?? ""
      } while !query.isEmpty && names.count < 10
      #expect(
        names == ["Ana Ruiz", "Bo Ek", "Cleo Marsh", "Dora Fisher", "Zoe Lindqvist"]
          || sort == "birthday" && names.count == 5 && Set(names).count == 5, "\(sort)")
    }
    let first = try place.ask("GET", "/api/contacts?limit=2")
    let gone = try #require(try items(first).last?["id"] as? String)
    #expect(try place.ask("DELETE", "/api/contacts/\(gone)").status == 204)
    _ = try place.ask("POST", "/api/contacts", Self.json, body: #"{"name":"Ada Archer"}"#)
    let second = try place.ask("GET", "/api/contacts?limit=2&cursor=\(next(first))")
    #expect(
      try items(second).compactMap { $0["name"] as? String } == ["Cleo Marsh", "Dora Fisher"])
    await place.stop()
  }

  @Test("the inbox goes on behind the last entry though those before it were settled")
  func inbox() async throws {
    let place = try await ServedPlace()
    for text in ["A parcel is waiting.", "The dentist is good.", "It may rain.", "Tea at four."] {
      _ = try place.ask("POST", "/api/notes", Self.json, body: #"{"text":"\#(text)"}"#)
    }
    let all = try items(try place.ask("GET", "/api/inbox")).compactMap { $0["id"] as? String }
    try #require(all.count == 4)
    let first = try place.ask("GET", "/api/inbox?limit=2")
    for id in all.prefix(2) {
      #expect(
        try place.ask("POST", "/api/inbox/\(id)/dismiss", Self.json, body: "{}").status == 200)
    }
    let second = try place.ask("GET", "/api/inbox?limit=2&cursor=\(next(first))")
    #expect(try items(second).compactMap { $0["id"] as? String } == Array(all.suffix(2)))
    #expect(try second.json()["next"] == nil)
    await place.stop()
  }

  @Test("runs go on though newer ones came; another list's cursor is refused")
  func runs() async throws {
    let place = try await ServedPlace()
    let all = try items(try place.ask("GET", "/api/runs")).compactMap { $0["run"] as? String }
    try #require(all.count == 2)
    let first = try place.ask("GET", "/api/runs?limit=1")
    _ = try place.ask("POST", "/api/contacts", Self.json, body: #"{"name":"Bo Ek"}"#)
    let second = try place.ask("GET", "/api/runs?limit=1&cursor=\(next(first))")
    #expect(try items(second).compactMap { $0["run"] as? String } == [all[1]])
    let cursor = try next(first)
    for list in ["contacts", "inbox", "connections", "due", "birthdays", "interests"] {
      #expect(try place.ask("GET", "/api/\(list)?cursor=\(cursor)").status == 400, "\(list)")
    }
    await place.stop()
  }
}
