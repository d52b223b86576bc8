public import CirclesModel

/// Reads the transcript that Voice Memos of iOS 18 puts into its recordings.
///
///     moov/trak/udta/tsrp = JSON in UTF-8, one of
///       {"attributedString": ["The", {"timeRange": [0, 0.5]}, " plums", {...}], "locale": {...}}
///       {"attributedString": {"attributeTable": [...], "runs": ["The", 0, " plums", 1]}}
///
/// The sound is never read. Source: `Exporters.md` section 10.
public struct VoiceMemoReader: Reader {
  /// A reader of recordings.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "voice-memo", title: "Apple Voice Memos recording with its transcript",
      extensions: ["m4a", "qta"], recognisedBy: "an MP4 file of sound, whose first atom is ftyp",
      contents: .messages)
  }

  /// Certain for an audio file, likely for a film that is named as sound.
  public func confidence(for probe: FileProbe) -> Confidence {
    let name = probe.name.lowercased()
    let isNamed = name.hasSuffix(".m4a") || name.hasSuffix(".qta") || name.hasSuffix(".m4b")
    let kind = String(decoding: probe.head.dropFirst(4).prefix(4), as: UTF8.self)
    guard kind == "ftyp" else {
      if isNamed, ["moov", "mdat", "wide", "free"].contains(kind) { return .likely }
      return isNamed ? .byName : .none
    }
    let brand = String(decoding: probe.head.dropFirst(8).prefix(4), as: UTF8.self)
    if brand.hasPrefix("M4A") || brand.hasPrefix("M4B") { return .certain }
    return isNamed ? .likely : .none
  }

  /// Walks the file; what the transcript says is read later.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let memo = try VoiceMemo(input)
    return TranscriptCursor(input, format.id, context) { VoiceMemoTranscript.read(memo) }
  }
}
