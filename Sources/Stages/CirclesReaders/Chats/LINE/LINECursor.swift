import CirclesModel
import SourceDiagnostics
import VCard

/// Cuts an export of LINE into pieces of whole messages. A small export is one piece.
final class LINECursor: RecordCursor {
  private static let maximumMessageBytes = 1 << 20

  private var lines: TextLines?
  private let reading: LINEReading?
  private var diagnostics: [Diagnostic]
  private var day: WallTime?
  private var index = 0
  private var reported = 0
  private var waiting: LINEPiece.Entry?

  init(_ lines: TextLines, _ reading: LINEReading, _ diagnostics: [Diagnostic]) {
    self.lines = lines
    self.reading = reading
    self.diagnostics = diagnostics
  }

  /// Stands for a file in which nobody writes anything.
  init(nothingIn path: String) {
    reading = nil
    diagnostics = [
      Diagnostic(
        .error, "line.no-message", "the file has no messages of a LINE export",
        at: SourceLocation(path: path, line: 1, column: 1))
    ]
  }

  func next() throws(ReadError) -> (any RecordChunk)? {
    defer { diagnostics = [] }
    guard let reading, var lines else {
      return diagnostics.isEmpty ? nil : WhatsAppProblems(diagnostics: diagnostics)
    }
    var piece = LINEPiece(reading: reading, index: index, diagnostics: diagnostics)
    if let waiting { piece.entries.append(waiting) }
    waiting = nil
    while let line = try lines.next() {
      if take(line, into: &piece, reading) { continue }
      self.lines = lines
      break
    }
    if waiting == nil { self.lines = nil }
    if piece.entries.isEmpty, piece.diagnostics.isEmpty { return nil }
    piece.byteCount = lines.offset - reported
    reported = lines.offset
    index += 1
    return piece
  }

  /// Takes a line; answers false where it begins the next piece.
  private func take(
    _ line: TextLines.Line, into piece: inout LINEPiece, _ reading: LINEReading
  ) -> Bool {
    switch LINELine(line.bytes, reading.layout) {
    case .day(let date, let place, _):
      let order = place == .first ? DateOrder.ymd : reading.order
      if let found = date.day(order) {
        day = WallTime(secondsSince1970: Int64(found) * 86_400)
        piece.isOpen = false
        return true
      }
      piece.append(line, limit: Self.maximumMessageBytes)
    case .message(let hour, let minute, let name, let text):
      guard let day else {
        if !name.isEmpty { piece.skipWithoutDay(line.number) }
        return true
      }
      let time = WallTime(
        year: day.year, month: day.month, day: day.day, hour: hour, minute: minute)
      let entry = LINEPiece.Entry(time: time, name: name, text: text, line: line.number)
      if piece.entries.count >= ReadingLimits.messagesPerPiece, piece.entries.last?.time != time {
        waiting = entry
        return false
      }
      piece.entries.append(entry)
      piece.isOpen = true
    case .other:
      piece.append(line, limit: Self.maximumMessageBytes)
    }
    return true
  }
}

/// Some messages of an export, cut but not read.
struct LINEPiece: RecordChunk {
  /// A message, or a notice, which has no name.
  struct Entry {
    var time: WallTime?
    var name: String
    var text: String
    var line: Int
  }

  let reading: LINEReading
  let index: Int
  private(set) var diagnostics: [Diagnostic]
  private(set) var skipped = 0
  var byteCount = 0
  var entries: [Entry] = []
  /// Whether a line without a head goes on the last message.
  var isOpen = true

  init(reading: LINEReading, index: Int, diagnostics: [Diagnostic]) {
    self.reading = reading
    self.index = index
    self.diagnostics = diagnostics
  }

  /// Leaves out a message that stands before any day.
  mutating func skipWithoutDay(_ line: Int) {
    skipped += 1
    diagnostics.append(
      Diagnostic(
        .warning, "line.no-day", "no date comes before the message, so its day is not known",
        at: SourceLocation(path: reading.path, line: line, column: 1)))
  }

  /// Goes on the last message.
  mutating func append(_ line: TextLines.Line, limit: Int) {
    guard isOpen, let last = entries.indices.last,
      entries[last].text.utf8.count + line.bytes.count < limit
    else { return }
    if !line.continuesLongLine { entries[last].text += "\n" }
    entries[last].text += String(decoding: line.bytes, as: UTF8.self)
  }

  func parse() -> ParsedChunk {
    var keys = MessageKeys(thread: reading.key)
    var messages: [Message] = []
    for entry in entries where !entry.name.isEmpty {
      let (kind, text) = LINEBody.read(
        entry.text.inNFC, isOfDesktop: reading.isOfDesktop)
      let time = entry.time.map(MessageTime.wall)
      messages.append(
        Message(
          from: reading.sender(entry.name), text: text, at: time, kind: kind,
          isLowConfidence: reading.isGuess,
          key: keys.key(sender: entry.name, at: time, text: text)))
    }
    guard let line = entries.first(where: { !$0.name.isEmpty })?.line else {
      return ParsedChunk(skipped: skipped, diagnostics: diagnostics)
    }
    let roles = reading.roles
    let record = ConversationRecord(
      source: RecordSource(path: reading.path, format: reading.format, index: index, line: line),
      app: LINEReading.app, key: reading.key, chatWith: reading.isGroup ? nil : roles.chatWith,
      title: reading.isGroup ? reading.groupName : "", isGroup: reading.isGroup,
      participants: roles.others.isEmpty
        ? roles.partner.map { [$0] } ?? [] : roles.others.map(WhatsAppRoles.shown),
      messages: messages)
    return ParsedChunk(records: [.conversation(record)], skipped: skipped, diagnostics: diagnostics)
  }
}
