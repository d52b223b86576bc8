import CirclesQueries

/// Messages of a chat as bubbles: one's own on one side, the other's on the other.
enum Bubbles {
  static func html(_ messages: [ChatMessage], _ marks: MarkedText, partner: String = "") -> HTML {
    if messages.isEmpty { return .none }
    let senders = Set(messages.map(\.sender))
    let tellsSender = senders.count > 2 || !senders.contains("me")
    return HTML {
      tag(.h3, .class("day")) { Words.time(String(messages[0].at.prefix(10)), Words.day) }
      tag(.ol, .class("chat")) {
        for message in messages { bubble(message, marks, tellsSender) }
      }
    }
  }

  private static func bubble(
    _ message: ChatMessage, _ marks: MarkedText, _ tellsSender: Bool
  ) -> HTML {
    tag(.li, .class(message.isOwn ? "me" : "them")) {
      tag(.span, .class(tellsSender ? "sender" : "unseen")) {
        Words.name(message.isOwn ? "You" : message.sender)
        tag(.span, .class("unseen"), text: ": ")
      }
      tag(.span, .class("says"), .anyScript) {
        if message.text.isEmpty {
          tag(.em, text: "(\(message.kind))")
        } else {
          marks.html(message.text)
        }
      }
      tag(
        .time, Attribute("datetime", message.at), text: String(message.at.dropFirst(11).prefix(5)))
    }
  }
}
