import CirclesModel
import Foundation
import SourceDiagnostics

/// What was found in a dump of screenshots.
struct ScreenshotFindings: Sendable {
  struct Found: Sendable {
    var story: ScreenConversation
    /// Where it begins in the file, from 1.
    var sourceLine: Int
    /// When it was taken, where the dump itself says so.
    var takenAt: WallTime?
  }

  var screens: [Found]
  /// Whether something could not be read.
  var isDamaged: Bool
}

/// Gives a dump's conversations: one record a screen. Screens of one chat share its key.
final class ScreenshotCursor: RecordCursor {
  /// Finds the screens in a dump's text.
  typealias Finding = @Sendable (String) -> ScreenshotFindings

  private var chunk: ScreenshotChunk?

  init(
    _ input: any InputSource, _ format: String, _ context: ReadingContext,
    find: @escaping Finding
  ) throws(ReadError) {
    let bytes = try WholeText.bytes(
      of: input, limit: ReadingLimits.screenDumpBytes, code: "screenshot.too-large")
    chunk = ScreenshotChunk(
      bytes: bytes, path: input.path, format: format, context: context,
      takenAt: Self.wallTime(input.modifiedAt, context.timeZone), find: find)
  }

  func next() -> (any RecordChunk)? {
    defer { chunk = nil }
    return chunk
  }

  /// The file's time by the clock on the user's wall.
  static func wallTime(_ seconds: Int64?, _ zone: String?) -> WallTime? {
    guard let seconds, abs(seconds) < 1 << 40 else { return nil }
    let zone = zone.flatMap { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: 0)
    let offset = zone?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) ?? 0
    return WallTime(secondsSince1970: seconds + Int64(offset))
  }
}

/// A whole dump, still to be parsed.
struct ScreenshotChunk: RecordChunk {
  let bytes: [UInt8]
  let path: String
  let format: String
  let context: ReadingContext
  let takenAt: WallTime?
  let find: ScreenshotCursor.Finding

  var byteCount: Int { bytes.count }

  func parse() -> ParsedChunk {
    let found = find(WholeText.decode(bytes))
    var chunk = ParsedChunk()
    for (index, screen) in found.screens.enumerated() {
      guard screen.story.isChat else {
        chunk.skipped += 1
        chunk.diagnostics.append(
          diagnostic(
            .warning, "screenshot.no-chat", "No chat can be seen on the screen",
            screen.sourceLine, index))
        continue
      }
      let source = RecordSource(
        path: path, format: format, index: index, line: screen.sourceLine)
      let record = ConversationItems(context: context, takenAt: screen.takenAt ?? takenAt)
      chunk.records.append(.conversation(record.record(screen.story, source)))
    }
    if found.isDamaged {
      chunk.diagnostics.append(
        diagnostic(
          .warning, "screenshot.damaged", "The dump is cut or broken; what is whole was read", 1,
          nil))
    }
    if found.screens.isEmpty {
      chunk.diagnostics.append(
        diagnostic(.warning, "screenshot.empty", "The dump holds no text", 1, nil))
    }
    return chunk
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, _ line: Int,
    _ record: Int?
  ) -> Diagnostic {
    Diagnostic(
      severity, code, message, at: SourceLocation(path: path, line: line, column: 1), record: record
    )
  }
}
