import CirclesModel

/// The JSON of Deepgram; times in seconds, speakers as numbers.
///
///     {"metadata": {"request_id": "...", "created": "2026-03-14T19:05:33.250Z"}, "results": {
///       "channels": [{"alternatives": [{"transcript": "...", "words": [
///         {"word": "the", "punctuated_word": "The", "start": 0.1, "end": 0.2, "speaker": 0}],
///         "paragraphs": {"paragraphs": [{"speaker": 0, "sentences": [{"text": "..."}]}]}}]}],
///       "utterances": [{"start": 0.1, "end": 2.5, "transcript": "...", "speaker": 0}]}}
///
/// Source: `Exporters.md` section 10.
enum DeepgramTranscript {
  static func read(_ root: JSONValue) -> Transcript {
    let results = root["results"] ?? root
    let channels = (results["channels"]?.elements ?? []).compactMap {
      $0["alternatives"]?.elements.first
    }
    var transcript = Transcript(
      id: root["metadata"]?["request_id"]?.text.flatMap { $0.isEmpty ? nil : $0 },
      recordedAt: root["metadata"]?["created"]?.text.flatMap(ISOTime.parse))
    let utterances = results["utterances"]?.elements ?? []
    if !utterances.isEmpty {
      let hasSides = Set(utterances.compactMap { $0["channel"]?.label }).count > 1
      transcript.pieces = utterances.map { utterance in
        let label = utterance["speaker"]?.label ?? (hasSides ? utterance["channel"]?.label : nil)
        return piece(utterance, label, utterance["transcript"]?.text)
      }
      return transcript
    }
    let sides = channels.enumerated().map { number, channel in
      pieces(channel, isAlone: channels.count == 1).map { piece in
        var piece = piece
        if channels.count > 1, piece.speaker == nil { piece.speaker = "Speaker \(number)" }
        return piece
      }
    }
    // What the sides of a call say is put in the order in which it was said.
    transcript.pieces =
      sides.count == 1
      ? sides[0]
      : sides.joined().enumerated().sorted {
        ($0.element.start ?? 0, $0.offset) < ($1.element.start ?? 0, $1.offset)
      }.map(\.element)
    return transcript
  }

  private static func pieces(_ channel: JSONValue, isAlone: Bool) -> [SpeechSegment] {
    let paragraphs = channel["paragraphs"]?["paragraphs"]?.elements ?? []
    let sentences = paragraphs.flatMap { paragraph in
      (paragraph["sentences"]?.elements ?? []).map {
        piece($0, paragraph["speaker"]?.label, $0["text"]?.text)
      }
    }
    if sentences.contains(where: { $0.speaker != nil }) { return sentences }
    let words = SpeakerWords.pieces(channel["words"]?.elements ?? [])
    if words.contains(where: { $0.speaker != nil }) || !isAlone && !words.isEmpty { return words }
    guard let whole = channel["transcript"]?.text, !whole.isEmpty else {
      return sentences.isEmpty ? words : sentences
    }
    return [
      SpeechSegment(speaker: nil, text: whole, start: words.first?.start, end: words.last?.end)
    ]
  }

  private static func piece(_ value: JSONValue, _ label: String?, _ text: String?) -> SpeechSegment
  {
    SpeechSegment(
      speaker: label.flatMap { SpeakerName.voice($0) }, text: text ?? "",
      start: value["start"]?.amount, end: value["end"]?.amount)
  }
}

extension JSONTranscriptReader {
  /// Deepgram.
  public static let deepgram = JSONTranscriptReader(
    format: FormatDescription(
      id: "deepgram", title: "Transcript of Deepgram", extensions: ["json"],
      recognisedBy: "a JSON object with metadata and results, in it channels", contents: .messages),
    recognise: { head in
      guard head.has("results") || head.has("metadata") else { return .none }
      if head.has("results"), head.mentions("channels"), head.mentions("alternatives") {
        return .certain
      }
      return head.has("metadata") && head.mentions("request_id")
        && (head.mentions("model_info") || head.mentions("sha256") || head.has("results"))
        ? .certain : .none
    }, interpret: DeepgramTranscript.read)
}
