/// Tells the app from its furniture: each sign adds weight to the apps that have it.
struct AppVote {
  private var weights: [ChatApp: Double] = [:]

  /// The app that has the most; nil where hardly anything was seen.
  var winner: ChatApp? {
    // In the order of the cases, so that a tie falls the same way every time.
    let best = ChatApp.allCases.max { weights[$0, default: 0] < weights[$1, default: 0] }
    return best.flatMap { weights[$0, default: 0] >= 1.5 ? $0 : nil }
  }

  /// Adds a weight that several apps share.
  mutating func add(_ apps: [ChatApp], _ weight: Double) {
    for app in apps { weights[app, default: 0] += weight }
  }

  /// The field for the next message. What all write tells less.
  mutating func inputBar(_ apps: [ChatApp]) {
    // An app that writes its own name there need not have been seen otherwise.
    let isNamed = apps == [.signal] || apps == [.snapchat]
    add(apps, isNamed ? 12 : apps.count > 2 ? 1.5 : 4)
  }

  /// The line below the name.
  mutating func subtitle(_ meaning: Subtitles.Meaning) {
    add(meaning.apps, meaning.apps.count > 2 ? 1 : 2.5)
  }

  /// Whether bubbles carry their own times.
  mutating func stamps(_ areSeen: Bool) {
    if areSeen {
      add([.whatsapp, .telegram], 3)
    } else {
      add([.imessage, .instagram, .messenger, .androidMessages], 1)
    }
  }

  /// Where the name stands.
  mutating func header(isCentred: Bool, hasArrowBehind: Bool) {
    add(
      isCentred ? [.imessage, .telegram] : [.whatsapp, .instagram, .messenger, .androidMessages], 2)
    if isCentred, hasArrowBehind { add([.imessage], 1.5) }
  }

  /// The name: whether it stands alone in its row, and what it looks like.
  mutating func nameRow(_ name: String, isAlone: Bool, isStamped: Bool) {
    if isStamped { return }
    if isAlone { add([.imessage], 1) }
    // Instagram has the name that people chose there.
    let isHandle =
      !name.contains(" ") && name == name.lowercased() && name.contains { "._".contains($0) }
    if isHandle { add([.instagram], 1.5) }
    if !isAlone { add([.messenger], 0.6) }
  }

  /// Where the other side's text begins, in parts of the width: with pictures beside it or without.
  mutating func textEdge(_ edge: Double, isGroup: Bool) {
    if edge < 0.1 { add([.imessage, .whatsapp, .telegram], 1.5) }
    if edge > 0.12, !isGroup {
      add([.instagram, .messenger, .androidMessages], 1)
      // Of two that look alike, the one more people have.
      add([.messenger], 0.2)
    }
  }

  /// A separator, as it is written.
  mutating func separator(_ text: String, _ separator: DaySeparator) {
    guard separator.clock != nil else {
      add([.whatsapp, .telegram], 1)
      if case .date(_, _, let year) = separator.day, year == nil { add([.telegram], 1) }
      return
    }
    let words = Set(FoldedText.fold(text).split(separator: " ").map(String.init))
    if text.contains(where: { "•·*+«»".contains($0) }) || text.contains(" - ") {
      add([.androidMessages], 2)
    } else if !words.isDisjoint(with: ["at", "um", "las", "la", "alle", "as", "om", "kl"]) {
      add([.messenger], text.contains(",") ? 0.5 : 2)
      add([.imessage], text.contains(",") ? 1 : 0)
    } else {
      add([.imessage, .instagram], 1)
    }
    if text == text.uppercased(), text.contains(where: \.isLetter), words.count > 2 {
      add([.messenger], 0.5)
    }
  }

  /// What became of the last message.
  mutating func receipt(_ text: String) {
    let folded = FoldedText.fold(text)
    let isTimed = folded.contains { $0.isNumber }
    let first = folded.split(separator: " ").first.map(String.init) ?? ""
    let isDelivered = [
      "delivered", "entregado", "zugestellt", "distribue", "consegnato", "entregue",
    ]
    .contains { FoldedText.isNear($0, first) }
    let isRead = ["read", "leido", "gelesen", "lu", "letto", "lida", "gelezen"].contains(first)
    if isDelivered {
      add([.imessage], 1.5)
    } else if isRead {
      add([.imessage], isTimed ? 2 : 0.5)
      add([.androidMessages], isTimed ? 0 : 1)
    } else {
      add([.instagram, .messenger], 1)
      if folded.split(separator: " ").count > 1 { add([.instagram], 1) }
      if first.hasPrefix("sen") || first.hasPrefix("gesend") { add([.messenger], 0.5) }
    }
  }

  /// The way back: Telegram and others name the list they came from.
  mutating func backLabel(_ text: String) {
    let folded = FoldedText.fold(text)
    if ["chats", "back"].contains(where: {
      folded.split(separator: " ").first.map(String.init) == $0
    }) {
      add([.telegram], 2)
    }
  }

  /// A status bar with a percentage is Android's.
  mutating func statusBar(_ text: String) {
    if text.contains("%") { add([.androidMessages, .whatsapp], 0.5) }
  }
}
