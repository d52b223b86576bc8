import CirclesModel

/// The JSON of openai-whisper, faster-whisper and WhisperX.
///
///     {"text": "...", "language": "en", "segments": [
///       {"id": 0, "start": 0.0, "end": 2.5, "text": " The plums are ripe.", "avg_logprob": -0.2,
///        "no_speech_prob": 0.01, "speaker": "SPEAKER_00",
///        "words": [{"word": "The", "start": 0.0, "end": 0.2, "speaker": "SPEAKER_00"}]}]}
///
/// Only WhisperX has speakers, and `word_segments`; a bare array of segments occurs too. Sources:
/// `Exporters.md` section 10.
enum WhisperTranscript {
  /// The silence that Whisper fills with words: both have to say so.
  private static let (silence, doubt) = (0.6, -1.0)

  static func read(_ root: JSONValue) -> Transcript {
    let segments = root["segments"]?.elements ?? root.elements
    let usual = segments.filter { !isHallucinated($0) }
    let pieces = usual.flatMap(pieces(of:))
    let texts = usual.compactMap { $0["text"]?.text }
    var transcript = Transcript(pieces: pieces, carriesSpaces: carrySpaces(texts))
    if segments.isEmpty {
      transcript.pieces =
        root["word_segments"].map { SpeakerWords.pieces($0.elements) } ?? []
      if transcript.pieces.isEmpty { transcript.wholeText = root["text"]?.text }
    }
    return transcript
  }

  /// Whisper's segments begin with the blank before their first word, where they begin a word.
  static func carrySpaces(_ texts: [String]) -> Bool {
    let spaced = texts.dropFirst().filter { $0.first?.isWhitespace == true }.count
    return spaced > 0 && spaced * 2 >= texts.count - 1
  }

  private static func pieces(of segment: JSONValue) -> [SpeechSegment] {
    let words = segment["words"]?.elements ?? []
    let label = segment["speaker"]?.label
    let spoken = segment["text"]?.text ?? ""
    let isTold = label == nil && words.contains { $0["speaker"]?.label != nil }
    if isTold || spoken.trimmed.isEmpty && !words.isEmpty {
      return SpeakerWords.pieces(words).map { piece in
        // A word begins with its blank, as segments do.
        var piece = piece
        piece.text = " " + piece.text
        return piece
      }
    }
    return [
      SpeechSegment(
        speaker: label.flatMap { SpeakerName.voice($0) }, text: spoken,
        start: segment["start"]?.amount, end: segment["end"]?.amount)
    ]
  }

  private static func isHallucinated(_ segment: JSONValue) -> Bool {
    guard let chance = segment["no_speech_prob"]?.amount, chance > silence else { return false }
    if let logprob = segment["avg_logprob"]?.amount, logprob < doubt { return true }
    return isStockPhrase(segment["text"]?.text ?? "")
  }

  /// What Whisper learned from the ends of videos.
  static func isStockPhrase(_ text: String) -> Bool {
    let words = text.lowercased().filter { $0.isLetter || $0.isWhitespace }.singleSpaced
    return stockPhrases.contains(words)
  }

  private static let stockPhrases: Set<String> = [
    "thanks for watching", "thank you for watching", "thank you", "thank you very much",
    "thanks for watching and ill see you next time", "please subscribe",
    "please subscribe to my channel", "like and subscribe", "bye", "bye bye", "you",
    "subtitles by the amaraorg community", "vielen dank", "vielen dank fürs zuschauen",
    "untertitel der amaraorg community", "untertitel im auftrag des zdf für funk",
    "sous titres réalisés par la communauté damaraorg", "merci davoir regardé cette vidéo",
    "subtítulos realizados por la comunidad de amaraorg", "gracias por ver el video",
    "obrigado por assistir", "grazie per la visione", "продолжение следует",
    "ご視聴ありがとうございました", "시청해주셔서 감사합니다", "谢谢观看",
  ]
}

/// Words with a speaker each, put together to what each says at a stretch.
enum SpeakerWords {
  /// The stretches; a word without a speaker belongs to the one before.
  static func pieces(_ words: [JSONValue], scale: Double = 1) -> [SpeechSegment] {
    var pieces: [SpeechSegment] = []
    for word in words {
      guard
        let text = word["punctuated_word"]?.text ?? word["word"]?.text ?? word["text"]?.text,
        !text.trimmed.isEmpty
      else { continue }
      let speaker = word["speaker"]?.label.flatMap { SpeakerName.voice($0) }
      let (start, end) = (
        word["start"]?.amount.map { $0 * scale }, word["end"]?.amount.map { $0 * scale }
      )
      if let last = pieces.indices.last, speaker == nil || speaker == pieces[last].speaker,
        pauses(pieces[last].end, start) == false
      {
        SpeechText.append(text.trimmed, to: &pieces[last].text)
        if let end { pieces[last].end = end }
      } else {
        pieces.append(
          SpeechSegment(
            speaker: speaker ?? pieces.last?.speaker, text: text.trimmed, start: start, end: end))
      }
    }
    return pieces
  }

  private static func pauses(_ end: Double?, _ start: Double?) -> Bool {
    guard let end, let start else { return false }
    return start - end > SpeechText.longestPause
  }
}

extension JSONTranscriptReader {
  /// openai-whisper and faster-whisper.
  public static let whisper = JSONTranscriptReader(
    format: FormatDescription(
      id: "whisper", title: "Transcript of Whisper (openai-whisper, faster-whisper)",
      extensions: ["json"], recognisedBy: "a JSON object with segments that have start, end, text",
      contents: .messages),
    recognise: { head in
      let isSegmented = head.mentions("start") && head.mentions("end") && head.mentions("text")
      if head.isArray { return isSegmented ? .likely : .none }
      if head.has("segments"), !head.has("results") { return isSegmented ? .certain : .likely }
      // A long text may fill all that is seen.
      if head.isCut, head.keys == ["text"] || head.keys == ["text", "language"] { return .likely }
      return head.has("text", "language") && !head.has("id") ? .likely : .none
    }, interpret: WhisperTranscript.read)

  /// WhisperX, which knows speakers.
  public static let whisperX = JSONTranscriptReader(
    format: FormatDescription(
      id: "whisperx", title: "Transcript of WhisperX, with speakers", extensions: ["json"],
      recognisedBy: "a JSON object with segments whose words have a score or a speaker",
      contents: .messages),
    recognise: { head in
      guard head.has("segments") || head.has("word_segments") || head.isArray else { return .none }
      let isAligned = head.mentions("words") && head.mentions("score")
      guard isAligned || head.mentions("word_segments") || head.mentions("speaker") else {
        return .none
      }
      if head.isArray { return head.mentions("start") && head.mentions("text") ? .likely : .none }
      return .certain
    }, interpret: WhisperTranscript.read)
}
