import CirclesModel
import SourceDiagnostics

extension EventReading {
  /// Counts an event that is left out, and says why.
  mutating func skip(
    _ event: ICalendarComponent, _ code: Diagnostic.Code, _ message: String,
    _ chunk: inout ParsedChunk
  ) {
    chunk.skipped += 1
    chunk.diagnostics.append(
      Diagnostic(
        .note, code, message, at: SourceLocation(path: path, line: event.line, column: 1),
        record: index))
    index += 1
  }

  /// Counts an event that cannot be taken, and says why.
  mutating func refuse(
    _ event: ICalendarComponent, _ code: Diagnostic.Code, _ message: String,
    _ chunk: inout ParsedChunk, _ line: ICalendarLine? = nil
  ) {
    chunk.refused += 1
    chunk.diagnostics.append(
      Diagnostic(
        .error, code, message,
        at: SourceLocation(path: path, line: line?.line ?? event.line, column: line?.column ?? 1),
        record: index, property: line?.name))
    index += 1
  }

  /// Tells of something that does not keep an event from being read.
  func warn(
    _ code: Diagnostic.Code, _ message: String, _ line: ICalendarLine?,
    _ chunk: inout ParsedChunk
  ) {
    chunk.diagnostics.append(
      Diagnostic(
        .warning, code, message,
        at: SourceLocation(
          path: path, line: line?.line, column: line?.column),
        record: index, property: line?.name))
  }
}
