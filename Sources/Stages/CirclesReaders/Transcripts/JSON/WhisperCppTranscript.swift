import CirclesModel

/// The JSON of whisper.cpp (`-oj`, `-ojf`).
///
///     {"systeminfo": "...", "model": {...}, "params": {...}, "result": {"language": "en"},
///      "transcription": [
///       {"timestamps": {"from": "00:00:01,200", "to": "00:00:04,000"},
///        "offsets": {"from": 1200, "to": 4000}, "text": " The plums are ripe.", "speaker": "0"}]}
///
/// `speaker` is there with `-di`, `speaker_turn_next` with `-tdrz`. Source: whisper.cpp,
/// `examples/cli/cli.cpp`.
enum WhisperCppTranscript {
  static func read(_ root: JSONValue) -> Transcript {
    let segments = (root["transcription"]?.elements ?? []).filter {
      !isBlank($0["text"]?.text ?? "")
    }
    let pieces = segments.map { segment in
      SpeechSegment(
        speaker: segment["speaker"]?.label.flatMap { SpeakerName.voice($0) },
        text: (segment["text"]?.text ?? "").replacing("[SPEAKER_TURN]", with: ""),
        start: time(segment, "from"), end: time(segment, "to"))
    }
    return Transcript(
      pieces: pieces, carriesSpaces: WhisperTranscript.carrySpaces(pieces.map(\.text)))
  }

  private static func time(_ segment: JSONValue, _ name: String) -> Double? {
    if let offset = segment["offsets"]?[name]?.amount { return offset / 1000 }
    return segment["timestamps"]?[name]?.text.flatMap { CueTimes.seconds($0[...]) }
  }

  /// What it writes for silence.
  private static func isBlank(_ text: String) -> Bool {
    ["[BLANK_AUDIO]", "[ Silence ]", "[SILENCE]", "[silence]"].contains(text.trimmed)
  }
}

extension JSONTranscriptReader {
  /// whisper.cpp.
  public static let whisperCpp = JSONTranscriptReader(
    format: FormatDescription(
      id: "whisper-cpp", title: "Transcript of whisper.cpp", extensions: ["json"],
      recognisedBy: "a JSON object with systeminfo, params, or transcription with offsets",
      contents: .messages),
    recognise: { head in
      if head.has("systeminfo"), head.has("params") || head.has("model") { return .certain }
      guard head.has("transcription") else { return .none }
      return head.mentions("offsets") || head.mentions("timestamps") ? .certain : .likely
    }, interpret: WhisperCppTranscript.read)
}
