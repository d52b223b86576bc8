import CirclesModel
import SourceDiagnostics

/// What holds for any file and any reader.
struct ReadingLaws {
  let path: String
  let lines: ClosedRange<Int>
  private var lastIndex = -1

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    lines = 1...(1 + bytes.count { $0 == 0x0A || $0 == 0x0D })
  }

  /// Reads a file to its end.
  static func drain(_ reader: any Reader, _ bytes: [UInt8], path: String) {
    let input = MemoryInput(bytes, path: path)
    let context = ReadingContext(
      region: "GB", keepsPhotos: true, timeZone: "Europe/London", owners: ["Robin Falk", "Robin"])
    var laws = ReadingLaws(bytes, path: path)
    do throws(ReadError) {
      let cursor = try reader.open(input, context)
      var taken = 0
      while let chunk = try cursor.next() {
        check(chunk.byteCount >= 0, "a chunk covers no negative number of bytes")
        taken += chunk.byteCount
        laws.take(chunk.parse())
      }
      check(taken <= bytes.count, "chunks cover no more than the file")
    } catch {
      laws.take(error)
    }
  }

  private mutating func take(_ chunk: ParsedChunk) {
    for diagnostic in chunk.diagnostics { take(diagnostic) }
    for record in chunk.records { take(record) }
    check(
      chunk.refused == 0 || chunk.diagnostics.contains { $0.severity != .note },
      "what is refused is told")
    check(chunk.skipped == 0 || !chunk.diagnostics.isEmpty, "what is skipped is told")
  }

  private mutating func take(_ diagnostic: Diagnostic) {
    check(diagnostic.location.path == path, "\(diagnostic.code) names its file")
    check(
      diagnostic.location.line.map(lines.contains) ?? true, "\(diagnostic.code) names a line of it")
    check((diagnostic.location.column ?? 1) >= 1, "\(diagnostic.code) names a column")
    check(!diagnostic.message.isEmpty, "\(diagnostic.code) says something")
  }

  private mutating func take(_ record: Record) {
    let source: RecordSource
    switch record {
    case .contact(let contact):
      source = contact.source
      check(!contact.fields.name.display.isEmpty, "a contact has a name")
      check(!contact.identifier.isEmpty, "a contact has an identifier")
    case .conversation(let chat):
      source = chat.source
      Self.look(at: chat)
    case .note(let note):
      source = note.source
      check(!note.id.isEmpty, "a note has an id")
      if let chat = note.conversation { Self.look(at: chat) }
    case .known(_, let known): source = known
    }
    check(lines.contains(source.line), "a record names a line of its file")
    check(source.index > lastIndex, "records are numbered upwards")
    lastIndex = source.index
    var writer = JSONWriter()
    record.write(to: &writer)
    check(JSONValue(parsing: writer.bytes) != nil, "a record can be printed as JSON")
    check(!writer.bytes.contains(0x0A), "a record is one line")
  }

  private static func look(at chat: ConversationRecord) {
    check(!chat.key.isEmpty, "a thread has a key")
    for message in chat.messages {
      check(!message.key.isEmpty, "a message has a key")
      check(message.at.map { !$0.text.isEmpty } ?? true, "a time can be printed")
    }
  }

  private func take(_ failure: ReadError) {
    if case .malformed(let diagnostic) = failure {
      check(
        diagnostic.location.line.map(lines.contains) ?? true,
        "\(diagnostic.code) names a line of the file")
    }
  }
}
