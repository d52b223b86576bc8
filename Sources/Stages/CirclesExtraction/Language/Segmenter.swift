import CirclesModel

/// Cuts a text into stretches that one person says each.
struct Segmenter {
  let tokens: [Token]
  let cast: Participants
  let names: ChatNames

  /// The segments of a note.
  static func segments(of note: NoteRecord, _ tokens: [Token], _ cast: Participants) -> [Segment] {
    if let conversation = note.conversation {
      let found = AlignedMessages.segments(of: conversation, in: tokens, cast)
      if !found.isEmpty { return found }
    }
    switch note.noteSource {
    case .voiceNote, .manual, .meeting, .birthday:
      return [Segment(tokens: tokens.indices, speaker: .narrator)]
    case .chatImport, .shortcutImport:
      return Segmenter(tokens: tokens, cast: cast, names: ChatNames(cast: cast)).chat()
    }
  }

  /// A chat whose lines begin with who says them, or follow such a line.
  private func chat() -> [Segment] {
    let lines = self.lines()
    let heads = lines.map { LineHead.find(in: tokens, $0) }
    // A word before a colon is a name only where it comes again, or is known.
    var counts: [String: Int] = [:]
    for head in heads { if let head { counts[head.name, default: 0] += 1 } }
    var segments: [Segment] = []
    var speaker = Speaker.unknown
    var isLetter = false
    for (line, head) in zip(lines, heads) {
      var rest = line
      if let head {
        if let header = MailHeader(head.name) {
          isLetter = true
          if header == .from { speaker = names.speaker(head.rest(in: tokens, line)) }
          continue
        }
        let known = names.isKnown(head.name)
        if known || counts[head.name, default: 0] > 1 || head.isDated {
          speaker = names.speaker(head.name)
          rest = head.end..<line.upperBound
        }
      }
      if rest.isEmpty { continue }
      let isWrapped = isLetter || head == nil
      if isWrapped, let last = segments.last, last.speaker == speaker,
        last.tokens.upperBound == line.lowerBound
      {
        segments[segments.count - 1].tokens = last.tokens.lowerBound..<rest.upperBound
      } else {
        segments.append(Segment(tokens: rest, speaker: speaker))
      }
    }
    return segments
  }

  /// The lines, each with the end that closes it.
  private func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, token) in tokens.enumerated() where token.kind == .newline {
      lines.append(start..<(index + 1))
      start = index + 1
    }
    if start < tokens.count { lines.append(start..<tokens.count) }
    return lines
  }
}

/// What stands above a letter.
enum MailHeader {
  case from, other

  init?(_ name: String) {
    switch name {
    case "from", "von", "de": self = .from
    case "to", "date", "sent", "subject", "cc", "bcc", "reply to": self = .other
    default: return nil
    }
  }
}
