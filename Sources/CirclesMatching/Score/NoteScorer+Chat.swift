import CirclesModel

extension NoteScorer {
  /// A chat between two: the other side, whom the talk is with, and those who are named in it.
  mutating func takeChat(partner: ChatPartner?, isGroup: Bool) {
    guard let partner, partner.name != nil || partner.phone != nil || partner.handle != nil else {
      // Nobody is named as the other side: the text has to tell.
      takeIdentities(isChat: true)
      takeNames(isChat: false)
      return
    }
    let isKnown = takePartner(partner)
    if !isKnown { nobody.raise(.strangePartner) }
    takeNames(isChat: true)
    for at in candidates.all.indices where candidates[at].strength(.partner) == 0 {
      candidates[at].raise(.unlikelyPartner)
    }
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
