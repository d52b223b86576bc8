public import CirclesModel

/// Reads transcripts that are text with a time before or behind each name: of MacWhisper, Rev,
/// Descript and others, and what YouTube shows beside a film.
///
/// The notations stand at `TimedLine`. Times count from the beginning of the recording, so they
/// begin small and never fall; a list of the times of a day is none.
public struct TimedTextReader: Reader {
  /// A reader of texts with times.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "timed-text", title: "Transcript as text with times", extensions: ["txt"],
      recognisedBy: "lines `[00:00:01] Name: text`, `Name (0:01): text`, or times on their own",
      contents: .messages)
  }

  /// Likely for two or more such times that rise.
  public func confidence(for probe: FileProbe) -> Confidence {
    if probe.head.starts(with: [0x50, 0x4B]) || probe.head.contains(0) { return .none }
    var lines = TranscriptLines.head(of: probe)
    // A time that is cut would fall.
    if probe.head.count >= FileProbe.headLength, lines.count > 1 { lines.removeLast() }
    return TimedText(lines).isTranscript ? .likely : .none
  }

  /// Reads the lines.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let text = try TranscriptLines(input)
    return TranscriptCursor(input, format.id, context) {
      var transcript = TimedText(text.lines).transcript
      transcript.problems = text.problems
      return transcript
    }
  }
}
