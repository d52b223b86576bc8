extension Record {
  /// Writes the record as `read` prints it (`Contract.md` section 2), without the line's end.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .contact(let contact): contact.write(to: &json)
    case .conversation(let conversation): conversation.write(to: &json)
    case .note(let note): note.write(to: &json)
    case .known: json.object { _ in }
    }
  }
}

extension ContactRecord {
  /// Writes the record as `read` prints it, without the line's end.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value("contact")
      json.key("source")
      source.write(to: &json)
      json.key("identifier")
      json.value(identifier)
      fields.writeMembers(to: &json)
    }
  }
}

extension RecordSource {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("path")
      json.value(path)
      json.key("format")
      json.value(format)
      json.key("index")
      json.value(index)
      json.key("line")
      json.value(line)
    }
  }
}
