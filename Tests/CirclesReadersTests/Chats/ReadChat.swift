import CirclesModel
import SourceDiagnostics

@testable import CirclesReaders

/// What a chat reader makes of a file.
struct ReadChat {
  var records: [ConversationRecord] = []
  var diagnostics: [Diagnostic] = []

  var messages: [Message] { records.flatMap(\.messages) }
  var texts: [String] { messages.map(\.text) }
  var senders: [String] { messages.map(\.from.text) }
  var times: [String] { messages.map { $0.at?.text ?? "" } }
  var codes: [String] { diagnostics.map(\.code.description) }
  var chat: ConversationRecord? { records.first }

  init(
    _ reader: any Reader, _ input: any InputSource, owners: [String] = [], region: String = "GB",
    order: DateOrder? = nil
  ) throws {
    let context = ReadingContext(region: region, dateOrder: order, owners: owners)
    let cursor = try reader.open(input, context)
    while let chunk = try cursor.next() {
      let parsed = chunk.parse()
      diagnostics += parsed.diagnostics
      for case .conversation(let record) in parsed.records { records.append(record) }
    }
  }

  /// A WhatsApp export.
  static func whatsApp(
    _ text: String, path: String = "_chat.txt", owners: [String] = [], region: String = "GB",
    order: DateOrder? = nil, modifiedAt: Int64? = nil
  ) throws -> ReadChat {
    try ReadChat(
      WhatsAppReader(), MemoryInput(text, path: path, modifiedAt: modifiedAt), owners: owners,
      region: region, order: order)
  }
}
