import CirclesModel

/// What became of a contact, as a line of NDJSON (`Contract.md` section 3).
enum ContactResultLine {
  /// The line, with its end.
  static func json(_ result: ContactResult) -> [UInt8] {
    var json = JSONWriter(capacity: 128)
    json.object { json in
      json.key("type")
      json.value("contact_result")
      json.key("identifier")
      json.value(result.identifier)
      json.key("action")
      json.value(result.action.rawValue)
    }
    json.newline()
    return json.bytes
  }
}
