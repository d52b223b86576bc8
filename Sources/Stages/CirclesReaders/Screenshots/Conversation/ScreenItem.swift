/// A thing of a chat's screen that counts: when, or what somebody said.
enum ScreenItem: Hashable, Sendable {
  case separator(DaySeparator)
  case bubble(Bubble)
}

/// What somebody said, as far as the screen shows it.
struct Bubble: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    /// Right: the owner.
    case mine
    /// Left: the other side, or in a group `label`.
    case theirs
    /// The dump has no places.
    case unseen
  }

  var side: Side
  var text: String
  /// The name above it, in a group.
  var label: String?
  /// The time in it, or small below it.
  var clock: ClockReading?
  var kind = Kind.text
  var isEdited = false

  enum Kind: Hashable, Sendable { case text, media, call, deleted }
}

/// A screen read: who with, in which app, and what was said.
struct ScreenConversation: Sendable {
  var app: ChatApp?
  /// The name or number at the head.
  var name: String?
  var isGroup = false
  /// The names that the head of a group lists.
  var members: [String] = []
  var items: [ScreenItem] = []
  /// Whether what surrounds the items is that of a chat, as far as the dump shows it.
  var isBacked = true

  /// Whether it is a phone's screen on which somebody talks to somebody.
  var isTalk = false

  /// Whether enough was seen to take it for a chat: who with, when, in which app, or two who speak.
  var isChat: Bool {
    var sides: Set<Bubble.Side> = []
    var isTimed = false
    for item in items {
      switch item {
      case .separator: isTimed = true
      case .bubble(let bubble):
        sides.insert(bubble.side)
        isTimed = isTimed || bubble.clock != nil
      }
    }
    return isBacked && !sides.isEmpty
      && (name != nil || isTimed || app != nil || isTalk || sides.count > 1)
  }
}
