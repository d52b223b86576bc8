import CirclesModel

extension NoteScorer {
  /// A chat between two: the other side, whom the talk is with, and those who are named in it.
  /// `head` is the whole text where the layout may have been misread, `header` what stands above it.
  /// What the partner was called before counts where nobody has the name of today.
  mutating func takeChat(
    partner: ChatPartner?, formerNames: [String] = [], isGroup: Bool, head: String = "",
    under header: NoteHeader? = nil
  ) {
    guard let partner, partner.name != nil || partner.phone != nil || partner.handle != nil else {
      // Nobody is named as the other side: the text has to tell.
      takeIdentities(isChat: true)
      if !head.isEmpty, takeHead(of: head) {
        takeNames(isChat: true)
        weighPartners()
      } else {
        takeNames(isChat: false)
      }
      return
    }
    if let name = partner.name, partner.phone == nil, !isShown(name), !isLearned(header) {
      let several = Self.several(name)
      if several.count > 1 {
        takeGroup(several)
        return
      }
    }
    var isKnown = takePartner(partner)
    for name in formerNames where !isKnown { isKnown = takePartner(ChatPartner(name: name)) }
    take(header: header)
    isKnown = isKnown || candidates.all.contains(where: \.isLearned)
    if !isKnown, !head.isEmpty {
      takeIdentities(in: Array(head.utf8), isChat: true)
      isKnown = takeHead(of: head)
      for at in candidates.all.indices where candidates[at].strength(.phone) > 0 {
        candidates[at].raise(.partner)
        isKnown = true
      }
      if !isKnown { isKnown = takeNames(ofHead: head) }
    }
    if !isKnown, partner.name == nil { isKnown = takeSigner() }
    if !isKnown { nobody.raise(.strangePartner) }
    takeNames(isChat: true)
    weighPartners()
  }

  /// Sets the other side apart from those who are only named in the chat.
  mutating func weighPartners() {
    let hasPartner = candidates.all.contains { $0.strength(.partner) > 0 }
    for at in candidates.all.indices {
      if candidates[at].strength(.partner) == 0 {
        // `Hi Nelly`, written to a number that nobody has: she may be suggested.
        let isGreeted = !hasPartner && candidates[at].strength(.salutation) > 0
        if isGreeted { candidates[at].strengths[Feature.chatMention.rawValue] = 0 }
        candidates[at].raise(.unlikelyPartner, isGreeted ? Self.greeted : 1)
      } else {
        candidates[at].strengths[Feature.chatMention.rawValue] = 0
      }
    }
  }

  /// Enough to be suggested, and far from enough to be filed under.
  private static let greeted = 0.6

  /// The people of a header that names several: `Ana & Ben`, `Ana, Ben and Carl`.
  private static func several(_ name: String) -> [String] {
    let text = FoldedText(name, limit: 16)
    var parts: [String] = []
    var from = 0
    for (at, token) in text.tokens.enumerated() {
      let isAnd = ["and", "und", "y", "et", "e", "i"].contains { WordHash.of($0) == token.hash }
      if isAnd, at > from, at + 1 < text.tokens.count {
        parts.append(text.excerpt(from, at - 1))
        from = at + 1
      } else if token.flags.contains(.plus) {
        parts.append(text.excerpt(from, at))
        from = at + 1
      }
    }
    if parts.isEmpty { return [name] }
    if from < text.tokens.count { parts.append(text.excerpt(from, text.tokens.count - 1)) }
    return parts
  }

  /// A group belongs to nobody as a whole; its senders are suggested.
  mutating func takeGroup(_ chat: ConversationRecord) {
    nobody.raise(.group)
    var counts: [String: Int] = [:]
    var order: [String] = []
    for message in chat.messages {
      guard case .named(let name) = message.from else { continue }
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    for name in chat.participants where counts[name] == nil {
      order.append(name)
      counts[name] = 0
    }
    order.sort { counts[$0, default: 0] > counts[$1, default: 0] }
    take(senders: order)
  }

  /// The same for a pasted chat of several.
  mutating func takeGroup(_ speakers: [String]) {
    nobody.raise(.group)
    take(senders: speakers)
  }

  private mutating func take(senders: [String]) {
    for name in senders.prefix(32) { takePartner(SpeakerLines.partner(name), .listed) }
  }
}
