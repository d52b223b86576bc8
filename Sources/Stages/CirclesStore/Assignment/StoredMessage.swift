import CirclesModel

/// A message of a part, as it is kept.
struct StoredMessage: Sendable {
  var sender: String
  var kind: String
  var text: String
  /// When, in seconds of the local clock.
  var sent: Int64
  /// Whether the source gave a time.
  var hasTime: Bool
  var isEdited: Bool
  /// Whether its words were kept (`--no-raw` drops them).
  var hasWords = true

  /// The minute of the local clock's day.
  var minuteOfDay: Int { Int(sent - LocalClock.day(of: sent) * 86_400) / 60 }

  /// The message, for whoever decides or reads.
  var message: Message {
    let from: MessageSender =
      switch sender {
      case "me": .me
      case "them": .them
      case "unknown": .unknown
      default: .named(sender)
      }
    return Message(
      from: from, text: text, at: .wall(WallTime(secondsSince1970: sent)),
      kind: MessageKind(rawValue: kind) ?? .text, isEdited: isEdited)
  }
}
