import CirclesModel

/// The messages of a part of a conversation, as segments of the text that they make line by line.
enum MessageSegments {
  static func segments(
    of part: ConversationPart, in tokens: [Token], _ cast: Participants
  ) -> [Segment] {
    let names = ChatNames(cast: cast)
    let partner = part.partner.name.map { Participants.words($0) } ?? []
    let isWithAnother = names.isSomebodyElse(partner)
    var segments: [Segment] = []
    var place = 0
    var token = 0
    for message in part.messages {
      place += message.text.unicodeScalars.count + 1
      let first = token
      while token < tokens.count, tokens[token].start < place { token += 1 }
      guard message.kind == .text, first < token else { continue }
      let speaker: Speaker =
        switch message.from {
        case .me: .owner
        case .them: isWithAnother ? .other : .subject
        // Of a group, a part holds what its partner said.
        case .named: isWithAnother ? .other : .subject
        case .unknown: isWithAnother ? .other : .unknown
        }
      segments.append(Segment(tokens: first..<token, speaker: speaker))
    }
    return segments
  }
}
