import CirclesModel

/// The JSON of podcasts (Podcasting 2.0, `application/json` of the tag `transcript`).
///
///     {"version": "1.0.0", "segments": [
///       {"speaker": "Ana Ruiz", "startTime": 0.5, "endTime": 2.7, "body": "The plums are ripe."}]}
///
/// A segment may be a word; one without a speaker goes on the last. Source: the podcast namespace,
/// transcripts.md.
enum PodcastTranscript {
  static func read(_ root: JSONValue) -> Transcript {
    var speaker: String?
    let pieces = (root["segments"]?.elements ?? []).map { segment in
      if let label = segment["speaker"]?.label, let name = SpeakerName.voice(label) {
        speaker = name
      }
      return SpeechSegment(
        speaker: speaker, text: segment["body"]?.text ?? "",
        start: segment["startTime"]?.amount, end: segment["endTime"]?.amount)
    }
    return Transcript(pieces: pieces)
  }
}

extension JSONTranscriptReader {
  /// The transcript of a podcast.
  public static let podcast = JSONTranscriptReader(
    format: FormatDescription(
      id: "podcast", title: "Transcript of a podcast (JSON)", extensions: ["json"],
      recognisedBy: "a JSON object with segments that have startTime and body",
      contents: .messages),
    recognise: { head in
      head.has("segments") && head.mentions("startTime") && head.mentions("body")
        ? .certain : .none
    }, interpret: PodcastTranscript.read)
}
