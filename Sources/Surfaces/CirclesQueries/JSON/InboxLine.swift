package import CirclesModel
package import CirclesStore

/// A note of the inbox as a line of NDJSON.
package enum InboxLine {
  /// The line, with its end; `isWhole` adds what was read and what the matcher saw in it.
  package static func json(_ item: InboxItem, isWhole: Bool = false) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("inbox_note")
      writeMembers(of: item, isWhole: isWhole, to: &json)
    }
    json.newline()
    return json.bytes
  }

  /// An entry as a line; `days` are its notes in full.
  package static func json(_ entry: InboxEntry, days: [InboxItem] = []) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("inbox_note")
      writeMembers(of: entry, to: &json)
      if !days.isEmpty {
        json.key("day_notes")
        json.array(days) { json, day in
          json.object { writeMembers(of: day, isWhole: true, to: &$0) }
        }
      }
    }
    json.newline()
    return json.bytes
  }

  /// An entry as the members of an object that is open.
  package static func writeMembers(of entry: InboxEntry, to json: inout JSONWriter) {
    var item = entry.item
    item.id = entry.id
    if let name = entry.conversation { item.record = name.thread }
    writeMembers(of: item, isWhole: false, to: &json)
    json.key("kind")
    json.value(entry.kind.rawValue)
    json.optional("since", entry.since)
    json.optional("until", entry.until)
    guard entry.kind == .conversation else { return }
    json.optional("phone", entry.phone)
    json.key("is_group")
    json.value(entry.isGroup)
    json.key("messages")
    json.value(entry.messages)
    json.key("days")
    json.value(entry.days)
    json.key("notes")
    json.array(entry.notes) { $0.value($1) }
  }

  /// The note as the members of an object that is open.
  package static func writeMembers(of item: InboxItem, isWhole: Bool, to json: inout JSONWriter) {
    json.key("id")
    json.value(item.id)
    json.key("record")
    json.value(item.record)
    json.key("source")
    json.value(item.source.rawValue)
    json.optional("app", item.app)
    json.optional("captured_at", item.capturedAt)
    json.key("created_at")
    json.value(item.createdAt)
    json.optional("title", item.title.isEmpty ? nil : item.title)
    json.optional("partner", item.partner.isEmpty ? nil : item.partner)
    json.key("content")
    json.value(item.content)
    if isWhole {
      json.optional("raw_text", item.rawText)
      json.key("evidence")
      json.array(item.evidence) { json, evidence in write(evidence, to: &json) }
    }
    let apart = item.suggestions.tellingNamesakesApart()
    json.key("suggestions")
    json.array(item.suggestions) { json, suggestion in
      json.object { json in
        json.key("contact")
        json.value(suggestion.identifier)
        json.key("name")
        json.value(suggestion.name)
        json.optional("about", apart[suggestion.id])
        json.key("confidence")
        json.value(suggestion.confidence.inFourDigits)
        if let reason = suggestion.reason {
          json.key("reason")
          write(reason, to: &json)
        }
      }
    }
  }

  private static func write(_ evidence: MatchEvidence, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.value(evidence.kind)
      json.key("text")
      json.value(evidence.text)
    }
  }
}
