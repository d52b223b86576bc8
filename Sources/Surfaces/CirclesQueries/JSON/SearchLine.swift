package import CirclesModel
package import CirclesStore

/// A hit as a line of NDJSON.
package enum SearchLine {
  package static func json(_ hit: SearchHit) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("hit")
      json.key("kind")
      json.value(hit.kind.rawValue)
      json.key("id")
      json.value(hit.id)
      json.optional("note", hit.note)
      json.optional("contact", hit.contact)
      json.optional("contact_name", hit.contactName)
      json.optional("app", hit.app)
      json.optional("at", hit.at)
      json.optional("from", hit.from)
      json.key("snippet")
      json.value(hit.snippet)
      json.key("score")
      json.value(hit.score.inFourDigits)
    }
    json.newline()
    return json.bytes
  }
}

/// Where the next page begins, as a line of NDJSON.
package enum PageLine {
  package static func json(_ next: PageCursor) -> [UInt8] {
    var json = JSONWriter(capacity: 128)
    json.object { json in
      json.key("type")
      json.value("page")
      json.key("next")
      json.value(next.text)
    }
    json.newline()
    return json.bytes
  }
}
