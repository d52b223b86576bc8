public import CirclesModel

/// Reads transcripts that are tables: Whisper's `.tsv`, whisper.cpp's `.csv`, and others with a
/// column for the time and one for what is said.
///
///     start TAB end TAB text             ; openai-whisper, milliseconds
///     start,end,[speaker,]text           ; whisper.cpp, milliseconds
///     Speaker Name,Start Time,End Time,Text
public struct TranscriptTableReader: Reader {
  /// A reader of such tables.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "transcript-table", title: "Transcript as a table (Whisper TSV, CSV)",
      extensions: ["tsv", "csv"], recognisedBy: "a first line with the columns start, (end,) text",
      contents: .messages)
  }

  /// Certain for the columns.
  public func confidence(for probe: FileProbe) -> Confidence {
    if probe.head.starts(with: [0x50, 0x4B]) { return .none }
    guard let first = TranscriptLines.head(of: probe).first(where: { !$0.trimmed.isEmpty }) else {
      return .none
    }
    return TranscriptColumns(first) == nil ? .none : .certain
  }

  /// Reads the lines as a whole; a transcript is small.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let text = try TranscriptLines(input)
    let columns = text.lines.first { !$0.trimmed.isEmpty }.flatMap { TranscriptColumns($0) }
    var rows: [CSVRow] = []
    if let columns, columns.delimiter != UInt8(ascii: "\t") {
      var source = CSVRows(
        TextLines(input, try TextEncoding.detect(input)), delimiter: columns.delimiter)
      while let row = try source.next() { rows.append(row) }
    } else {
      // Whisper puts no quotes around its cells, and those in them are somebody's.
      rows = text.lines.enumerated().map { place, line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return CSVRow(fields: cells, line: place + 1, problem: nil)
      }
    }
    let (problems, table) = (text.problems, rows)
    return TranscriptCursor(input, format.id, context) {
      var transcript = columns?.transcript(of: table) ?? Transcript()
      transcript.problems += problems
      return transcript
    }
  }
}
