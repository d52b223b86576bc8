public import CirclesModel
import SourceDiagnostics

/// Reads what WhatsApp's "Export chat" writes: `_chat.txt` of iOS, `WhatsApp Chat with X.txt` of
/// Android, in the dialect of any locale, old and new.
///
///     export  = *preamble 1*record
///     record  = header rest end *( line end )      ; lines without a header belong to the message
///     rest    = name ": " text | notice            ; a notice is WhatsApp's own
///     header  see HeaderScanner
///
/// Nothing in a file tells its locale, its owner or the order of day and month, so it is looked
/// through twice before messages are given out: once for the dialect of its headers, once for what
/// only the whole shows. Source: `Exporters.md` section 2.
public struct WhatsAppReader: Reader {
  /// A reader of WhatsApp exports.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "whatsapp", title: "WhatsApp exported chat", extensions: ["txt"],
      recognisedBy: "lines like `[14/03/2022, 19:05:33] Name: text` or "
        + "`14/03/2022, 19:05 - Name: text`, in any locale's dates", contents: .messages)
  }

  /// Certain with two messages in one dialect, likely with one; by name for `_chat.txt` and names
  /// with WhatsApp in them.
  public func confidence(for probe: FileProbe) -> Confidence {
    let isNamed = WhatsAppTitle.names(probe.name)
    var lines = TextLines(PrefixInput(probe), .unicode)
    var votes = HeaderVotes()
    while let line = try? lines.next() { votes.take(line) }
    switch votes.sendersOfWinner {
    case 0: return isNamed && !probe.head.contains(0) ? .byName : .none
    case 1: return isNamed ? .certain : .likely
    default: return .certain
    }
  }

  /// Opens the file after looking through it.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let encoding = try TextEncoding.detect(input)
    var lines = TextLines(input, encoding)
    guard let dialect = try WhatsAppDialect.detect(&lines) else {
      return WhatsAppCursor(nothingIn: input.path)
    }
    let title = WhatsAppTitle.title(path: input.path)
    var census = WhatsAppStatistics(dialect)
    var records = WhatsAppLines(TextLines(input, encoding), dialect)
    while let line = try records.next() {
      if let header = line.header {
        census.add(header, rest: line.rest, title: title)
      }
    }
    guard let reading = WhatsAppReading(census, title: title, input, format.id, context) else {
      return WhatsAppCursor(nothingIn: input.path)
    }
    var diagnostics = reading.diagnostics
    if let diagnostic = encoding.diagnostic(path: input.path) {
      diagnostics.insert(diagnostic, at: 0)
    }
    return WhatsAppCursor(
      WhatsAppLines(TextLines(input, encoding), dialect), reading, diagnostics: diagnostics)
  }
}

/// The first bytes of a file as an input.
final class PrefixInput: InputSource {
  let path: String
  let modifiedAt: Int64? = nil
  private let head: [UInt8]
  var size: Int { head.count }

  init(_ probe: FileProbe) {
    path = probe.name
    head = probe.head
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int {
    let rest = head.dropFirst(offset).prefix(buffer.count)
    buffer.copyBytes(from: rest)
    return rest.count
  }
}
