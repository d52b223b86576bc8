public import CirclesModel

/// Reads the text that Otter exports.
///
///     export = [ title [ date ] *line ] 1*turn [ "Transcribed by https://otter.ai" ]
///     turn   = name 2SP [H:]MM:SS *line blank
///
/// What stands before the first turn, a title, keywords and a list of speakers, is nothing that was
/// said. Source: `Exporters.md` section 10.
public struct OtterReader: Reader {
  /// A reader of Otter's exports.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "otter", title: "Transcript of Otter", extensions: ["txt"],
      recognisedBy: "lines `Name  0:12` with what was said below, or Otter's footer",
      contents: .messages)
  }

  /// Certain for the footer with a turn, or for several turns of which one begins the text.
  public func confidence(for probe: FileProbe) -> Confidence {
    if probe.head.starts(with: [0x50, 0x4B]) { return .none }
    let lines = TranscriptLines.head(of: probe)
    guard let first = lines.first(where: { !$0.trimmed.isEmpty }),
      CueTimes(first) == nil, !first.hasPrefix(CueFile.signature)
    else { return .none }
    let turns = OtterTurns.headers(lines)
    let sure = turns.filter(\.line.isSure).count
    if turns.isEmpty { return .none }
    if lines.contains(where: OtterTurns.isFooter) { return .certain }
    if OtterLine(first)?.isSure == true {
      // A single line with a time in it is a note.
      let isAlone = lines.filter { !$0.trimmed.isEmpty }.count == 1
      return sure >= 2 ? .certain : isAlone ? .none : .likely
    }
    return sure >= 2 && sure * 2 >= turns.count ? .certain : .none
  }

  /// Reads the lines; the turns are put together later.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let text = try TranscriptLines(input)
    return TranscriptCursor(input, format.id, context) {
      var transcript = OtterTurns.read(text.lines)
      transcript.problems = text.problems
      return transcript
    }
  }
}
