public import CirclesModel
import SourceDiagnostics

/// Reads `circles://import?text=...` links, one a line: the one that a user names in place of a
/// file, or those that a shortcut collected in one.
public struct ImportURLReader: Reader {
  /// A reader of links.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "circles-url", title: "Links of a phone's shortcut", extensions: ["url", "txt"],
      recognisedBy: "circles://import?text=... at the beginning, given as FILE or in one",
      kind: .note)
  }

  /// Certain for a file that begins with such a link.
  public func confidence(for probe: FileProbe) -> Confidence {
    let head = WholeText.decodeHead(probe.head).drop { $0.isWhitespace }
    return ImportURL.isLink(head) ? .certain : .none
  }

  /// A larger file is none of links, in bytes.
  static let largestFile = ReadingLimits.linkBytes

  /// Reads the links as a whole; the longest that a shortcut can open is short.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let bytes = try WholeText.bytes(
      of: input, limit: Self.largestFile, code: "circles-url.too-large")
    return ImportURLCursor(
      ImportURLChunk(
        bytes: bytes,
        making: NoteBuilder(path: input.path, format: format.id, context: context)))
  }
}

/// Gives all links of a file at once.
private final class ImportURLCursor: RecordCursor {
  private var chunk: ImportURLChunk?

  init(_ chunk: ImportURLChunk) { self.chunk = chunk }

  func next() -> (any RecordChunk)? {
    defer { chunk = nil }
    return chunk
  }
}

private struct ImportURLChunk: RecordChunk {
  let bytes: [UInt8]
  let making: NoteBuilder

  var byteCount: Int { bytes.count }

  func parse() -> ParsedChunk {
    var chunk = ParsedChunk()
    var index = 0
    let lines = WholeText.decode(bytes).split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let link = String(line).trimmed
      if link.isEmpty { continue }
      defer { index += 1 }
      let location = SourceLocation(path: making.path, line: place + 1, column: 1)
      guard let url = ImportURL(link) else {
        chunk.refused += 1
        chunk.diagnostics.append(
          Diagnostic(
            .error, "circles-url.bad-link", "this is not a link circles://import?text=...",
            at: location, record: index))
        continue
      }
      if url.hasUnknownFields {
        chunk.diagnostics.append(
          Diagnostic(
            .warning, "circles-url.unknown-field",
            "the link has an unknown field; an & in a text has to be written %26",
            at: location, record: index))
      }
      making.append(draft(url, index: index, line: place + 1), to: &chunk)
    }
    return chunk
  }

  private func draft(_ url: ImportURL, index: Int, line: Int) -> NoteDraft {
    var time = url.fields["timestamp"]
    // Some encoders turn the plus of an offset into a blank; a blank has no other place there.
    if let blank = time?.lastIndex(of: " "), time?.contains(where: { "Tt".contains($0) }) == true {
      time?.replaceSubrange(blank...blank, with: "+")
    }
    return NoteDraft(
      source: url.fields["source"], capturedAt: time, title: url.fields["title"] ?? "",
      text: url.fields["text"], index: index, line: line, column: 1, usualSource: .shortcutImport)
  }
}
