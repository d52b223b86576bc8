import Foundation
import GRDB
import Testing

@testable import CirclesServer

/// Requests of programs, from the wire to the notebook and back.
@Suite struct APITests {
  private static let json = ["Content-Type": "application/json"]

  private func first(_ place: ServedPlace) throws -> String {
    let items = try #require(
      try place.ask("GET", "/api/contacts?limit=1").json()["items"] as? [[String: Any]])
    return try #require(items.first?["id"] as? String)
  }

  @Test("contacts come in pages, and a wrong cursor, limit or sort is refused")
  func pages() async throws {
    let place = try await ServedPlace()
    let one = try place.ask("GET", "/api/contacts?limit=1").json()
    let next = try #require(one["next"] as? String)
    let two = try place.ask("GET", "/api/contacts?limit=1&cursor=\(next)").json()
    let names = [one, two].flatMap { ($0["items"] as? [[String: Any]] ?? []) }
      .compactMap { $0["name"] as? String }
    #expect(names == ["Ana Ruiz", "Zoe Lindqvist"])
    #expect(two["next"] == nil)
    for query in ["cursor=x", "limit=0", "limit=x", "sort=size", "cursor=\(next)&sort=last"] {
      #expect(try place.ask("GET", "/api/contacts?\(query)").status == 400)
    }
    await place.stop()
  }

  @Test("a contact is added, changed, found by its identifier, removed, and brought back")
  func contact() async throws {
    let place = try await ServedPlace()
    let added = try place.ask(
      "POST", "/api/contacts", Self.json,
      body: #"{"name":"Bo Ek","phones":[{"value":"+447700900142"}]}"#)
    #expect(added.status == 201)
    let path = try #require(added.headers["location"])
    let tag = try #require(try place.ask("GET", path).headers["etag"])
    #expect(try place.ask("GET", path, ["If-None-Match": tag]).status == 304)
    let changed = try place.ask(
      "PATCH", path, Self.json.merging(["If-Match": tag]) { $1 },
      body: #"{"organization":"Northwind"}"#)
    #expect(changed.status == 200)
    #expect(try changed.json()["organization"] as? String == "Northwind")
    #expect((try changed.json()["phones"] as? [Any])?.count == 1)
    let stale = try place.ask(
      "PATCH", path, Self.json.merging(["If-Match": tag]) { $1 }, body: #"{"note":"x"}"#)
    #expect(stale.status == 412)
    #expect(try place.ask("DELETE", path, ["If-Match": tag]).status == 412)
    let identifier = try #require(try changed.json()["identifier"] as? String)
    let encoded = try #require(
      identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    #expect(try place.ask("GET", "/api/contacts/\(encoded)").status == 200)
    let removed = try place.ask("DELETE", path)
    #expect(removed.status == 204)
    #expect(try place.ask("GET", path).status == 404)
    let run = try #require(removed.headers["circles-run"])
    #expect(try place.ask("POST", "/api/runs/\(run)/undo", Self.json, body: "{}").status == 200)
    #expect(try place.ask("GET", path).status == 200)
    await place.stop()
  }

  @Test("an edit that waited for another program compares with what that one wrote")
  func staleAfterWaiting() async throws {
    let place = try await ServedPlace()
    let id = try first(place)
    let tag = try #require(try place.ask("GET", "/api/contacts/\(id)").headers["etag"])
    let other = try DatabaseQueue(path: place.path)
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      try db.execute(
        sql: "UPDATE contact SET organization = 'Elm Bakery' WHERE id = ?", arguments: [id])
      let end = Date(timeIntervalSinceNow: 0.5)
      let client = try RawClient(port: place.server.port)
      let body = #"{"note":"x"}"#
      client.send(
        "PATCH /api/contacts/\(id) HTTP/1.1\r\nHost: 127.0.0.1:\(place.server.port)\r\n"
          + "Cookie: \(place.cookie)\r\nIf-Match: \(tag)\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      Thread.sleep(until: end)
      try db.execute(sql: "COMMIT")
      #expect(try client.answer().status == 412)
    }
    await place.stop()
  }

  @Test("an inbox entry is filed once: who comes second is told")
  func filedOnce() async throws {
    let place = try await ServedPlace()
    let id = try first(place)
    let written = try place.ask(
      "POST", "/api/notes", Self.json, body: #"{"text":"The parcel is at the neighbours'"}"#)
    let note = try #require(try written.json()["id"] as? String)
    let body = #"{"contact":"\#(id)"}"#
    #expect(try place.ask("POST", "/api/inbox/\(note)/assign", Self.json, body: body).status == 200)
    #expect(try place.ask("POST", "/api/inbox/\(note)/assign", Self.json, body: body).status == 404)
    await place.stop()
  }

  @Test("what GET says of numbers and addresses is taken, whatever a card made of them")
  func oddNumbers() async throws {
    let place = try await ServedPlace()
    let phones = #"[{"value":"+1-503-555-0101;ext=12"},{"value":"0800 FLOWERS"}]"#
    let added = try place.ask(
      "POST", "/api/contacts", Self.json, body: #"{"name":"Bo Ek","phones":\#(phones)}"#)
    #expect(added.status == 201)
    let path = try #require(added.headers["location"])
    let told = try JSONSerialization.data(withJSONObject: try added.json()["phones"] as Any)
    let said = String(decoding: told, as: UTF8.self).dropLast() + #",{"value":"+442079460000"}]"#
    let changed = try place.ask("PATCH", path, Self.json, body: #"{"phones":\#(said)}"#)
    #expect(changed.status == 200)
    #expect((try changed.json()["phones"] as? [Any])?.count == 3)
    await place.stop()
  }

  @Test("a body that is no JSON is 400, of another type 415, with wrong keys 422")
  func bodies() async throws {
    let place = try await ServedPlace()
    let id = try first(place)
    #expect(try place.ask("POST", "/api/contacts", Self.json, body: "{").status == 400)
    #expect(
      try place.ask("POST", "/api/contacts", ["Content-Type": "text/plain"], body: "{}").status
        == 415)
    let deep = String(repeating: "[", count: 1000)
    #expect(try place.ask("POST", "/api/contacts", Self.json, body: deep).status == 400)
    for body in [
      "{}", "[]", #"{"name":1}"#, #"{"name":""}"#, #"{"name":"Bo","size":1}"#,
      #"{"name":"Bo","phones":[{"value":"none"}]}"#, #"{"name":"Bo","phones":"1"}"#,
      #"{"name":"Bo","kind":"group"}"#, #"{"name":"Bo","birthday":{"month":13,"day":1}}"#,
      #"{"name":"Bo","birthday":{"year":2001,"month":2,"day":29}}"#,
    ] {
      #expect(try place.ask("POST", "/api/contacts", Self.json, body: body).status == 422)
    }
    #expect(
      try place.ask("PATCH", "/api/contacts/\(id)", Self.json, body: #"{"x":1}"#).status == 422)
    let nobody = #"{"text":"Saw them","contact":"nobody"}"#
    #expect(try place.ask("POST", "/api/notes", Self.json, body: nobody).status == 422)
    await place.stop()
  }

  @Test("a note is written under a contact, unfiled, assigned from the inbox")
  func notes() async throws {
    let place = try await ServedPlace()
    let id = try first(place)
    let written = try place.ask(
      "POST", "/api/notes", Self.json, body: #"{"text":"She took up pottery.","contact":"\#(id)"}"#)
    #expect(written.status == 201)
    let path = try #require(written.headers["location"])
    #expect(try place.ask("GET", path).json()["state"] as? String == "assigned")
    #expect(try place.ask("POST", path + "/unfile", Self.json, body: "{}").status == 200)
    let waiting = try #require(
      try place.ask("GET", "/api/inbox").json()["items"] as? [[String: Any]])
    let entry = try #require(waiting.first?["id"] as? String)
    let assigned = try place.ask(
      "POST", "/api/inbox/\(entry)/assign", Self.json, body: #"{"contact":"\#(id)"}"#)
    #expect(assigned.status == 200)
    #expect(try place.ask("GET", "/api/attention?limit=5").json()["inbox"] as? Int == 0)
    #expect(
      (try place.ask("GET", "/api/search?q=pottery").json()["items"] as? [Any])?.isEmpty == false)
    await place.stop()
  }

  @Test("what the phone brings is filed once for the same text and time")
  func phone() async throws {
    let place = try await ServedPlace()
    let id = try first(place)
    let shot =
      #"{"text":"Lunch with Ana Ruiz on 5 June","userId":"u","timestamp":"2026-03-14T18:20:00Z"}"#
    let first = try place.ask("POST", "/api/process-screenshot", Self.json, body: shot).json()
    let again = try place.ask("POST", "/api/process-screenshot", Self.json, body: shot).json()
    #expect(first["success"] as? Bool == true)
    #expect(first["extractedInfo"] is [String: Any])
    #expect(first["note"] as? String == again["note"] as? String)
    #expect(first["run"] != nil && again["run"] == nil)
    let voice = #"{"transcription":"She likes climbing.","contactId":"\#(id)","userId":"u"}"#
    let said = try place.ask("POST", "/api/summarize-voice-note", Self.json, body: voice)
    #expect(said.status == 200)
    for name in ["interests", "topics", "events", "dates"] {
      #expect(try said.json()[name] is [Any])
    }
    let runs = try place.ask("GET", "/api/runs").json()["items"] as? [Any]
    let detected = try place.ask(
      "POST", "/api/detect-contact", Self.json, body: #"{"text":"Coffee with Ana Ruiz"}"#)
    #expect(detected.status == 200)
    #expect(try detected.json()["suggestions"] is [Any])
    #expect((try place.ask("GET", "/api/runs").json()["items"] as? [Any])?.count == runs?.count)
    #expect(
      try place.ask("POST", "/api/detect-contact", Self.json, body: "{}").status == 422)
    await place.stop()
  }

  @Test("every route is described, and every description is a route")
  func document() async throws {
    let place = try await ServedPlace()
    let document = try place.ask("GET", "/api/openapi.json").json()
    #expect(document["openapi"] as? String == "3.1.0")
    let paths = try #require(document["paths"] as? [String: [String: Any]])
    let described = paths.flatMap { path, methods in
      methods.keys.map { "\($0.uppercased()) /api\(path)" }
    }
    let served = place.server.routes.all.filter { $0.contains(" /api") }
    #expect(served.count > 30)
    #expect(described.sorted() == served.sorted())
    for (path, methods) in paths
    where methods["get"] != nil && !path.contains("{") && path != "/events" {
      #expect(try place.ask("GET", "/api\(path)?q=pottery").status == 200, "\(path)")
    }
    await place.stop()
  }
}
