import CirclesModel

/// Finds the messages of a conversation again in the text they were read from.
struct AlignedMessages {
  /// How far ahead a message is looked for: past a header, a stamp, a quotation.
  private static let reach = 160

  /// How many signs may stand between two words of a message.
  private static let maximumSigns = 64

  static func segments(
    of conversation: ConversationRecord, in tokens: [Token], _ cast: Participants
  ) -> [Segment] {
    let names = ChatNames(cast: cast)
    let partner = conversation.chatWith?.name.map { Participants.words($0) } ?? []
    let isWithAnother = names.isSomebodyElse(partner)
    // Where a picture's sides are lost, the receipt below the last bubble is all that tells who
    // wrote it, and of who wrote the rest nothing does: better take none of it for known.
    let isVague = conversation.messages.contains { $0.from == .unknown }
    var segments: [Segment] = []
    var cursor = 0
    for message in conversation.messages where message.kind == .text {
      let words = Lexer.tokens(of: message.text).filter { !$0.isSign }
      guard let found = find(words, in: tokens, from: cursor) else { continue }
      let speaker: Speaker =
        switch message.from {
        case .me where !isVague: .owner
        case .them: isWithAnother ? .other : .subject
        case .named(let name): names.speaker(Participants.words(name).joined(separator: " "))
        case .unknown, .me: isWithAnother ? .other : .unknown
        }
      segments.append(Segment(tokens: found, speaker: speaker))
      cursor = found.upperBound
    }
    return segments
  }

  /// The stretch of tokens that says the words, as far as it says them.
  private static func find(_ words: [Token], in tokens: [Token], from cursor: Int) -> Range<Int>? {
    guard !words.isEmpty else { return nil }
    for start in cursor..<min(tokens.count, cursor + reach) where !tokens[start].isSign {
      var place = start
      var matched = 0
      var signs = 0
      while matched < words.count, place < tokens.count {
        if tokens[place].isSign {
          place += 1
          signs += 1
          if signs > Self.maximumSigns { break }
          continue
        }
        signs = 0
        // Two readings of one word may differ where one was repaired.
        if tokens[place].text != words[matched].text,
          tokens[place].start == tokens[start].start
            || tokens[place].text.utf8.count != words[matched].text.utf8.count
        {
          break
        }
        place += 1
        matched += 1
      }
      if matched == words.count || matched >= 4 {
        while place < tokens.count, tokens[place].isSign, tokens[place].kind == .sign { place += 1 }
        return start..<place
      }
    }
    return nil
  }
}
