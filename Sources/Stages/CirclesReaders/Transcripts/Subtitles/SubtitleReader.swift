public import CirclesModel

/// Reads transcripts as subtitles: WebVTT (Teams, Zoom, whisper.cpp, Stream) and SubRip.
///
///     WEBVTT
///
///     7f3c.../12-0
///     00:00:01.200 --> 00:00:04.000
///     <v Ana Ruiz>The plums are ripe.</v>
///
/// `Exporters.md` section 10; W3C WebVTT.
public struct SubtitleReader: Reader {
  /// The two notations.
  enum Kind: Sendable { case webVTT, subRip }

  let kind: Kind

  /// WebVTT, told by its first word.
  public static let webVTT = SubtitleReader(kind: .webVTT)
  /// SubRip, also where it is named `.vtt`.
  public static let subRip = SubtitleReader(kind: .subRip)

  /// What users are told of it.
  public var format: FormatDescription {
    switch kind {
    case .webVTT:
      FormatDescription(
        id: "webvtt", title: "Transcript, WebVTT (Teams, Zoom, whisper)", extensions: ["vtt"],
        recognisedBy: "the first word WEBVTT", contents: .messages)
    case .subRip:
      FormatDescription(
        id: "srt", title: "Transcript, SubRip", extensions: ["srt"],
        recognisedBy: "a first cue with times like `00:00:01,200 --> 00:00:04,000`",
        contents: .messages)
    }
  }

  /// Certain for what the content begins with; by name for a file with the right ending.
  public func confidence(for probe: FileProbe) -> Confidence {
    if probe.head.starts(with: [0x50, 0x4B]) { return .none }
    let lines = TranscriptLines.head(of: probe).map(\.withoutMarks.trimmed).filter { !$0.isEmpty }
    let isWebVTT = lines.first?.hasPrefix(CueFile.signature) == true
    let ending = kind == .webVTT ? ".vtt" : ".srt"
    let isNamed = probe.name.lowercased().hasSuffix(ending) && !probe.head.contains(0)
    switch kind {
    case .webVTT: return isWebVTT ? .certain : isNamed ? .byName : .none
    case .subRip:
      if isWebVTT { return .none }
      // A cut beginning may leave some text before the first times.
      let hasTimes = lines.prefix(4).contains { CueTimes($0) != nil }
      if hasTimes { return .certain }
      return isNamed ? .byName : .none
    }
  }

  /// Reads the lines; what they say is put together later.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let text = try TranscriptLines(input)
    return TranscriptCursor(input, format.id, context) {
      let file = CueFile(text.lines)
      return Transcript(
        pieces: CueSpeech.pieces(file.cues), problems: text.problems + file.problems)
    }
  }
}
