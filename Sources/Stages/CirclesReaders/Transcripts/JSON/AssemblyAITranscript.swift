import CirclesModel
import SourceDiagnostics

/// The JSON of AssemblyAI's transcripts; times in milliseconds.
///
///     {"id": "...", "status": "completed", "text": "...",
///      "words": [{"text": "The", "start": 1200, "end": 1300, "speaker": "A"}],
///      "utterances": [{"speaker": "A", "text": "...", "start": 1200, "end": 4000}]}
///
/// `utterances` is null without speaker labels. Source: `Exporters.md` section 10.
enum AssemblyAITranscript {
  static func read(_ root: JSONValue) -> Transcript {
    var transcript = Transcript(
      id: root["id"]?.text.flatMap { $0.isEmpty ? nil : $0 },
      recordedAt: root["created"]?.text.flatMap(ISOTime.parse))
    let words = root["words"]?.elements ?? []
    let utterances = root["utterances"]?.elements ?? []
    transcript.pieces = utterances.map { utterance in
      SpeechSegment(
        speaker: utterance["speaker"]?.label.flatMap { SpeakerName.voice($0) },
        text: utterance["text"]?.text ?? "",
        start: utterance["start"]?.amount.map { $0 / 1000 },
        end: utterance["end"]?.amount.map { $0 / 1000 })
    }
    if utterances.isEmpty {
      let spoken = SpeakerWords.pieces(words, scale: 0.001)
      let hasSpeakers = spoken.contains { $0.speaker != nil }
      if hasSpeakers || root["text"]?.text == nil {
        transcript.pieces = spoken
      } else {
        transcript.wholeText = root["text"]?.text
      }
    }
    if let status = root["status"]?.text, status != "completed" {
      transcript.problems.append(
        TranscriptProblem(
          severity: .error, code: "transcript.unfinished",
          message: "the transcription was not finished when this was saved"))
    }
    return transcript
  }
}

extension JSONTranscriptReader {
  /// AssemblyAI.
  public static let assemblyAI = JSONTranscriptReader(
    format: FormatDescription(
      id: "assemblyai", title: "Transcript of AssemblyAI", extensions: ["json"],
      recognisedBy: "a JSON object with id, status and text, words or utterances",
      contents: .messages),
    recognise: { head in
      guard head.count(["text", "words", "utterances"]) > 0, !head.has("segments") else {
        return .none
      }
      let marks: Set<String> = [
        "audio_url", "acoustic_model", "language_model", "speech_model", "audio_duration",
        "utterances", "words", "speaker_labels", "webhook_url", "format_text", "auto_highlights",
        "language_code", "chapters", "entities", "confidence", "punctuate",
      ]
      if head.has("id", "status") { return head.count(marks) > 0 ? .certain : .likely }
      if head.has("utterances") { return head.mentions("speaker") ? .certain : .likely }
      return head.has("text", "words") || head.has("id", "text") && head.count(marks) > 0
        ? .likely : .none
    }, interpret: AssemblyAITranscript.read)
}
