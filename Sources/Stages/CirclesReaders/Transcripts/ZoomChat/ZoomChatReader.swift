public import CirclesModel

/// Reads the chat of a meeting that Zoom saved: `meeting_saved_chat.txt`, `chat.txt`.
///
/// The folder tells day and topic: `2022-03-14 19.00.12 Topic 123`. Replies keep what they say, not
/// what they reply to; reactions are left out. Source: `Exporters.md` section 10.
public struct ZoomChatReader: Reader {
  /// A reader of Zoom's chats.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "zoom-chat", title: "Chat of a Zoom meeting", extensions: ["txt"],
      recognisedBy: "lines `19:05:33 From Ana Ruiz to Everyone: text`, or `00:12:04 <tab> Name:`",
      contents: .messages)
  }

  /// Certain for one line with `From`, or two of the other kind.
  public func confidence(for probe: FileProbe) -> Confidence {
    if probe.head.starts(with: [0x50, 0x4B]) { return .none }
    let lines = TranscriptLines.head(of: probe)
    let heads = lines.compactMap(ZoomChatLine.init)
    guard let first = lines.first(where: { !$0.trimmed.isEmpty }), ZoomChatLine(first) != nil
    else { return .none }
    return heads.contains(where: \.isSaved) || heads.count >= 2 ? .certain : .likely
  }

  /// Reads the lines.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let text = try TranscriptLines(input)
    return TranscriptCursor(input, format.id, context) {
      let pieces = Self.pieces(text.lines)
      // Messages are not speech: two within a second stay two lines.
      let lines = pieces.map { ($0.speaker ?? "") + ": " + $0.text.singleSpaced }
      return Transcript(
        pieces: pieces, wholeText: lines.joined(separator: "\n"),
        listed: SpeechText.put(pieces).speakers, noteSource: .chatImport, problems: text.problems)
    }
  }

  /// The messages, each a piece of its own.
  private static func pieces(_ lines: [String]) -> [SpeechSegment] {
    var pieces: [SpeechSegment] = []
    var isReply = false
    for line in lines {
      if let head = ZoomChatLine(line) {
        pieces.append(
          SpeechSegment(speaker: head.sender, text: head.text, start: head.time, end: head.time))
        isReply = isQuotation(head.text)
        if isReply { pieces[pieces.count - 1].text = "" }
      } else if let last = pieces.indices.last, !line.trimmed.isEmpty {
        if pieces[last].text.isEmpty, !isReply, isQuotation(line) {
          isReply = true
        } else {
          pieces[last].text += pieces[last].text.isEmpty ? line.trimmed : " " + line.trimmed
        }
      }
    }
    return pieces.filter { !$0.text.isEmpty && !ZoomChatLine.isReaction($0.text) }
  }

  private static func isQuotation(_ text: String) -> Bool {
    let text = text.trimmed
    return text.hasPrefix("Replying to \"") || text.hasPrefix("Replying to “")
  }
}
