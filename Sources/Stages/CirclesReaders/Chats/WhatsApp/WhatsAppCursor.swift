import CirclesModel
import SourceDiagnostics

/// Cuts an export into pieces of whole messages. A small export is one piece, hence one record.
final class WhatsAppCursor: RecordCursor {
  /// The longest message, in bytes; what lies beyond is left out.
  static let maximumMessageBytes = 1 << 20

  private var lines: WhatsAppLines?
  private let reading: WhatsAppReading?
  private var diagnostics: [Diagnostic]
  private var reported = 0
  private var index = 0
  /// The header that the last piece ended before.
  private var waiting: WhatsAppLines.Line?
  private var hasText = false

  init(_ lines: WhatsAppLines, _ reading: WhatsAppReading, diagnostics: [Diagnostic]) {
    self.lines = lines
    self.reading = reading
    self.diagnostics = diagnostics
  }

  /// Stands for a file in which nobody writes anything.
  init(nothingIn path: String) {
    reading = nil
    diagnostics = [
      Diagnostic(
        .error, "whatsapp.no-message",
        "the file has no messages in any form of WhatsApp's export",
        at: SourceLocation(path: path, line: 1, column: 1))
    ]
  }

  func next() throws(ReadError) -> (any RecordChunk)? {
    guard let reading, var lines else {
      if diagnostics.isEmpty { return nil }
      defer { diagnostics = [] }
      return WhatsAppProblems(diagnostics: diagnostics)
    }
    var piece = WhatsAppPiece(reading: reading, index: index)
    if let waiting { piece.begin(waiting) }
    waiting = nil
    while true {
      guard let line = try lines.next() else {
        self.lines = nil
        break
      }
      guard let header = line.header else {
        if let foreign = line.foreign, !piece.messages.isEmpty, reading.isSent(foreign) {
          diagnostics.append(
            Diagnostic(
              .note, "whatsapp.other-form",
              "dates are written otherwise in this file; the line was read as part of the message "
                + "before it", at: SourceLocation(path: reading.path, line: line.number, column: 1))
          )
        }
        take(line.withoutHeader, into: &piece)
        continue
      }
      if header.time(reading.order, reading.periods) == nil {
        let isMessage = reading.isSent(line.rest)
        report(badDateOf: line, isMessage)
        if !isMessage {
          take(line.withoutHeader, into: &piece)
          continue
        }
      }
      if piece.isFull(before: header) {
        waiting = line
        self.lines = lines
        break
      }
      piece.begin(line)
    }
    if self.lines == nil, piece.messages.isEmpty, diagnostics.isEmpty { return nil }
    piece.diagnostics = diagnostics
    diagnostics = []
    piece.byteCount = lines.offset - reported
    reported = lines.offset
    index += 1
    return piece
  }

  /// Reports a line in the form of the file's messages whose day or hour does not exist.
  private func report(badDateOf line: WhatsAppLines.Line, _ isMessage: Bool) {
    guard let reading else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "whatsapp.bad-date",
        isMessage
          ? "a message without its time: there is no such day or hour"
          : "there is no such day or hour; the line was read as part of the message before it",
        at: SourceLocation(path: reading.path, line: line.number, column: 1)))
  }

  private func take(_ line: WhatsAppLines.Line, into piece: inout WhatsAppPiece) {
    if !piece.messages.isEmpty {
      piece.append(line)
    } else if !hasText, !line.rest.allSatisfy({ $0 <= 0x20 }) {
      hasText = true
      diagnostics.append(
        Diagnostic(
          .warning, "whatsapp.text-before-first-message",
          "text before the first message was left out",
          at: SourceLocation(path: piece.reading.path, line: line.number, column: 1)))
    }
  }
}

/// Stands for a file of which there is only something to tell.
struct WhatsAppProblems: RecordChunk {
  let diagnostics: [Diagnostic]
  var byteCount: Int { 0 }

  func parse() -> ParsedChunk { ParsedChunk(diagnostics: diagnostics) }
}
