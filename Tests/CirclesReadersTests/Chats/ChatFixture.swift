import CirclesModel

@testable import CirclesReaders

extension ParsedChunk {
  /// The conversations among the records.
  var chats: [ConversationRecord] {
    records.compactMap { record in
      if case .conversation(let chat) = record { chat } else { nil }
    }
  }
}

extension ConversationRecord {
  /// `from: text` of each message, with its kind where it is not text.
  var lines: [String] {
    messages.map { message in
      let kind = message.kind == .text ? "" : " (\(message.kind.rawValue))"
      return "\(message.from.text): \(message.text)\(kind)"
    }
  }

  /// When each message was sent; `-` where that is not known.
  var times: [String] { messages.map { $0.at?.text ?? "-" } }
}

extension Reader {
  /// Everything a text holds, read as this format.
  func everything(
    _ text: String, path: String = "a", region: String = "GB", owners: [String] = []
  ) throws -> ParsedChunk {
    let cursor = try open(
      MemoryInput(text, path: path), ReadingContext(region: region, owners: owners))
    var all = ParsedChunk()
    while let chunk = try cursor.next() {
      let parsed = chunk.parse()
      all.records += parsed.records
      all.skipped += parsed.skipped
      all.refused += parsed.refused
      all.diagnostics += parsed.diagnostics
    }
    return all
  }

  /// How sure it is of a text.
  func confidence(of text: String, named name: String = "a") -> Confidence {
    confidence(for: FileProbe(name: name, head: Array(text.utf8.prefix(FileProbe.headLength))))
  }
}
