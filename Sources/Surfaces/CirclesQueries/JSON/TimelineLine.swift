import CirclesModel

/// An entry of a timeline, for programs.
package enum TimelineLine {
  /// An entry as a line of NDJSON.
  package static func json(_ entry: TimelineEntry, isFull: Bool) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("timeline")
      json.key("kind")
      json.value(entry.kind.rawValue)
      json.key("at")
      json.value(entry.at)
      json.optional("note", entry.note)
      json.optional("app", entry.app)
      json.key("summary")
      json.value(entry.summary)
      if isFull { json.optional("text", entry.text ?? entry.summary) }
    }
    json.newline()
    return json.bytes
  }
}
