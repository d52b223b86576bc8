import CirclesModel
import SourceDiagnostics
import VCard

/// Some messages of an export, cut but not read.
struct WhatsAppPiece: RecordChunk {
  /// One record of the file.
  struct Entry {
    var header: WhatsAppHeader
    /// The line of its header.
    var line: Int
    /// Where what follows the header lies in `bytes`.
    var start: Int
    var end: Int
  }

  let reading: WhatsAppReading
  /// The record's number in its file.
  let index: Int
  var byteCount = 0
  var diagnostics: [Diagnostic] = []
  private(set) var messages: [Entry] = []
  private var bytes: [UInt8] = []

  init(reading: WhatsAppReading, index: Int) {
    self.reading = reading
    self.index = index
  }

  /// Whether the piece ends before a header. Messages of one time stay together, so that those
  /// which are equal are told apart the same way wherever a piece ends.
  func isFull(before header: WhatsAppHeader) -> Bool {
    let isLarge =
      messages.count >= ReadingLimits.messagesPerPiece
      || bytes.count >= ReadingLimits.bytesPerPiece
    guard isLarge, let last = messages.last else { return false }
    return last.header.date != header.date || last.header.minute != header.minute
      || last.header.hour != header.hour || messages.count >= 2 * ReadingLimits.messagesPerPiece
      || bytes.count >= 2 * ReadingLimits.bytesPerPiece
  }

  /// Begins a record.
  mutating func begin(_ line: WhatsAppLines.Line) {
    guard let header = line.header else { return }
    let start = bytes.count
    bytes.append(contentsOf: line.rest)
    messages.append(Entry(header: header, line: line.number, start: start, end: bytes.count))
  }

  /// Goes on the last record.
  mutating func append(_ line: WhatsAppLines.Line) {
    guard let last = messages.indices.last,
      bytes.count - messages[last].start + line.rest.count < WhatsAppCursor.maximumMessageBytes
    else { return }
    if !line.continuesLongLine { bytes.append(0x0A) }
    bytes.append(contentsOf: line.rest)
    messages[last].end = bytes.count
  }

  func parse() -> ParsedChunk {
    var chunk = ParsedChunk(diagnostics: diagnostics)
    var keys = MessageKeys(thread: reading.key)
    var found: [Message] = []
    found.reserveCapacity(messages.count)
    var line: Int?
    var service: (count: Int, line: Int) = (0, 0)
    for (place, entry) in messages.enumerated() {
      let isFirst = index == 0 && place == 0
      guard let message = message(entry, isFirst: isFirst, &keys) else {
        service = (service.count + 1, service.count == 0 ? entry.line : service.line)
        continue
      }
      if line == nil { line = entry.line }
      found.append(message)
    }
    if service.count > 0 {
      let lines = service.count == 1 ? "a line" : "\(service.count) lines"
      let verb = service.count == 1 ? "is" : "are"
      chunk.diagnostics.append(
        Diagnostic(
          .note, "whatsapp.service",
          "\(lines) of WhatsApp's own, which nobody wrote, \(verb) left out",
          at: SourceLocation(path: reading.path, line: service.line, column: 1)))
    }
    if let line { chunk.records = [.conversation(record(found, line: line))] }
    return chunk
  }

  private func message(
    _ entry: Entry, isFirst: Bool, _ keys: inout MessageKeys
  ) -> Message? {
    let rest = bytes[entry.start..<entry.end]
    guard let split = SenderLabel.split(rest, knowing: reading.title) else { return nil }
    let time = entry.header.time(reading.order, reading.periods).map(MessageTime.wall)
    let raw = String(decoding: rest[split.textStart...], as: UTF8.self).inNFC
    let body = reading.bodies.read(
      raw, from: split.name, headerIsMarked: entry.header.isMarked, isFirst: isFirst)
    guard case .sent(let kind, let text, let isEdited) = body else { return nil }
    // The key is that of older versions, which wrote calls in small letters.
    let words = kind == .call ? KnownPhrases.fold(text) : text
    return Message(
      from: reading.roles.sender(split.name), text: text, at: time, kind: kind,
      isEdited: isEdited, isLowConfidence: reading.isGuess,
      key: keys.key(sender: split.name, at: time, text: words))
  }

  private func record(_ messages: [Message], line: Int) -> ConversationRecord {
    let roles = reading.roles
    return ConversationRecord(
      source: RecordSource(path: reading.path, format: reading.format, index: index, line: line),
      app: WhatsAppReading.app, key: reading.key, chatWith: roles.chatWith,
      title: roles.isGroup ? roles.threadName.map(WhatsAppRoles.shown) ?? "" : "",
      isGroup: roles.isGroup, participants: participants, messages: messages)
  }

  private var participants: [String] {
    let roles = reading.roles
    if let partner = roles.partner { return [WhatsAppRoles.shown(partner)] }
    return roles.others.map(WhatsAppRoles.shown)
  }
}
