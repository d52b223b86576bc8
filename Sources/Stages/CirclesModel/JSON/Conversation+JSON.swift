extension ConversationRecord {
  /// Writes the record as `read` prints it, without the line's end.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value("conversation")
      json.key("source")
      source.write(to: &json)
      json.key("key")
      json.value(key)
      json.key("app")
      json.value(app)
      if let chatWith {
        json.key("chat_with")
        chatWith.write(to: &json)
      }
      json.string("title", title)
      json.key("is_group")
      json.value(isGroup)
      json.strings("participants", participants)
      json.key("messages")
      json.array(messages) { $1.write(to: &$0) }
    }
  }
}

extension ChatPartner {
  func write(to json: inout JSONWriter) {
    json.object { json in
      if let name { json.string("name", name) }
      if let phone { json.string("phone", phone) }
      if let handle { json.string("handle", handle) }
    }
  }
}

extension Message {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("from")
      json.value(from.text)
      json.key("text")
      json.value(text)
      if let at {
        json.key("at")
        json.value(at.text)
      }
      if kind != .text {
        json.key("kind")
        json.value(kind.rawValue)
      }
      if isEdited {
        json.key("edited")
        json.value(true)
      }
      if isLowConfidence {
        json.key("low_confidence")
        json.value(true)
      }
      json.string("key", key)
    }
  }
}

extension NoteRecord {
  /// Writes the record as `read` prints it, without the line's end.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value("note")
      json.key("source")
      source.write(to: &json)
      json.key("id")
      json.value(id)
      json.key("note_source")
      json.value(noteSource.rawValue)
      if let capturedAt {
        json.key("captured_at")
        json.value(capturedAt.text)
      }
      json.string("title", title)
      json.key("text")
      json.value(text)
      json.strings("speakers", speakers)
    }
  }
}
