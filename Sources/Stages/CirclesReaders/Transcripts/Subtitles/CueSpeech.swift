/// Tells who speaks in cues: by voices, else by names at the beginnings of lines.
enum CueSpeech {
  /// The pieces of speech of some cues.
  static func pieces(_ cues: [CueFile.Cue]) -> [SpeechSegment] {
    let cues = RollingCaptions.once(cues)
    let spans = cues.map { CueMarkup.spans($0.lines.joined(separator: "\n")) }
    let hasVoices = spans.contains { $0.contains { $0.voice != nil } }
    return hasVoices ? voiced(cues, spans) : prefixed(cues, spans)
  }

  private static func voiced(
    _ cues: [CueFile.Cue], _ spans: [[CueMarkup.Span]]
  ) -> [SpeechSegment] {
    zip(cues, spans).flatMap { cue, spans in
      spans.map { span in
        SpeechSegment(
          speaker: span.voice, text: span.text, start: cue.times?.start, end: cue.times?.end)
      }
    }
  }

  private static func prefixed(
    _ cues: [CueFile.Cue], _ spans: [[CueMarkup.Span]]
  ) -> [SpeechSegment] {
    var census = SpeakerStatistics()
    let lines = spans.map { spans in
      spans.flatMap { $0.text.split(separator: "\n").map { String($0).trimmed } }
        .filter { !$0.isEmpty && $0 != turnMark }
    }
    for cue in lines where !cue.isEmpty {
      let prefixes = cue.map { SpeakerPrefix($0) }
      census.add(prefixes[0])
      for prefix in prefixes.dropFirst() where prefix != nil { census.add(prefix) }
    }
    let speakers = census.speakers.subtracting(credits(lines))
    var pieces: [SpeechSegment] = []
    var speaker: String?
    for (cue, lines) in zip(cues, lines) {
      for line in lines {
        var text = line.replacing(turnMark, with: "")
        if let prefix = SpeakerPrefix(line), speakers.contains(prefix.name) {
          (speaker, text) = (prefix.name, prefix.rest)
        } else if text.hasPrefix(">>") {
          text = String(text.drop { $0 == ">" })
        }
        // A cue without a name goes on what the last one began.
        pieces.append(
          SpeechSegment(
            speaker: speaker, text: text, start: cue.times?.start, end: cue.times?.end))
      }
    }
    return pieces
  }

  /// A label that opens and closes a film and stands nowhere between is not a person's name, where no
  /// other label alternates with it: `Subtitles: @somebody`.
  private static func credits(_ cues: [[String]]) -> Set<String> {
    let labels = cues.filter { !$0.isEmpty }.map { cue in
      Set(cue.compactMap { line in SpeakerPrefix(line).flatMap { $0.isSure ? nil : $0.name } })
    }
    guard labels.count >= 3, let first = labels.first, let last = labels.last else { return [] }
    let both = first.intersection(last)
    let between = labels.dropFirst().dropLast().reduce(into: Set<String>()) { $0.formUnion($1) }
    return between.isEmpty ? both : []
  }

  /// What whisper.cpp's tinydiarize writes where somebody else begins.
  private static let turnMark = "[SPEAKER_TURN]"
}
