import CirclesModel
import SourceDiagnostics

/// What the transcripts in a recording say.
enum VoiceMemoTranscript {
  static func read(_ memo: VoiceMemo) -> Transcript {
    var transcript = Transcript(recordedAt: memo.recordedAt, title: memo.title)
    if memo.isDamaged {
      transcript.problems.append(
        TranscriptProblem(
          code: "transcript.cut",
          message: "the recording is cut or damaged; the intact part was read"))
    }
    var texts: [String] = []
    for bytes in memo.transcripts {
      let tree = JSONTree(bytes, names: ["attributedString", "runs", "text", "string"])
      if let problem = tree.problem { transcript.problems.append(problem) }
      let text = text(of: tree.value).trimmed
      // Tracks of one recording may bear the same words.
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    transcript.wholeText = texts.joined(separator: "\n")
    if !memo.hasMovie {
      transcript.problems.append(
        TranscriptProblem(
          severity: .error, code: "transcript.malformed",
          message: "this is not a recording, or its list of tracks is missing"))
    } else if memo.transcripts.isEmpty {
      // Most recordings have none, so a folder of them is no failure.
      transcript.isWithoutSpeech = true
      transcript.problems.append(
        TranscriptProblem(
          code: "transcript.no-transcript",
          message: "the recording has no transcript; open it in Voice Memos of iOS 18 or later, "
            + "or transcribe it with another program"))
    }
    return transcript
  }

  /// The strings of either shape, joined as they are: they carry their own blanks.
  private static func text(of root: JSONValue) -> String {
    let attributed = root["attributedString"] ?? root
    if let text = attributed.text { return text }
    let runs = attributed["runs"]?.elements ?? attributed.elements
    return runs.compactMap(\.text).joined()
  }
}
