import CirclesModel
import SourceDiagnostics

@testable import CirclesReaders

/// What the reader that the registry chooses makes of a transcript's file.
struct ReadNote {
  var format = ""
  var notes: [NoteRecord] = []
  var codes: [String] = []
  var diagnostics: [Diagnostic] = []
  var skipped = 0
  var refused = 0

  var note: NoteRecord? { notes.first }
  var text: String { note?.text ?? "" }
  var speakers: [String] { note?.speakers ?? [] }
  var id: String? { note?.id }
  var title: String? { note?.title }
  /// The lines that the diagnostics name.
  var lines: [Int?] { diagnostics.map(\.location.line) }
  var time: String { note?.capturedAt?.text ?? "" }

  init(
    _ bytes: [UInt8], path: String, modifiedAt: Int64? = nil, order: DateOrder? = nil
  ) throws {
    let input = MemoryInput(bytes, path: path, modifiedAt: modifiedAt)
    guard let reader = ReaderRegistry.standard.reader(for: try input.probe()) else { return }
    format = reader.format.id
    let cursor = try reader.open(input, ReadingContext(region: "GB", dateOrder: order))
    while let chunk = try cursor.next() {
      let parsed = chunk.parse()
      diagnostics += parsed.diagnostics
      skipped += parsed.skipped
      refused += parsed.refused
      for case .note(let note) in parsed.records { notes.append(note) }
    }
    codes = diagnostics.map(\.code.description)
  }

  init(_ text: String, _ path: String, modifiedAt: Int64? = nil) throws {
    try self.init(Array(text.utf8), path: path, modifiedAt: modifiedAt)
  }

  /// A text in UTF-16 with its mark, as Windows writes it.
  static func utf16(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 {
      bytes.append(UInt8(truncatingIfNeeded: unit))
      bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
    }
    return bytes
  }
}
