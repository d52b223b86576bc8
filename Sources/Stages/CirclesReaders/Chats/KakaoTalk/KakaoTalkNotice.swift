import CirclesModel

/// What the app says by itself, where no head tells it from a message that goes on.
enum KakaoTalkNotice {
  /// Whether a line reads like such a notice: how the app ends one, with somebody's name before it.
  static func matches(_ line: String) -> Bool {
    if line.utf8.count > 600 { return false }
    let text = line.trimmed
    if alone.contains(text) { return true }
    if invitations.contains(where: { text.hasSuffix($0.end) && text.contains($0.middle) }) {
      return true
    }
    return endings.contains { text.hasSuffix($0) && mayBeName(text.dropLast($0.count)) }
  }

  /// Whether words may be somebody's name; a sentence that ends alike is longer, or has a mark.
  private static func mayBeName(_ words: Substring) -> Bool {
    !words.isEmpty && words.count <= 40 && words.count(where: { $0 == " " }) < 4
      && !words.contains { ",:;?!\"".contains($0) }
  }

  private static let endings = [
    "님이 들어왔습니다.", "님이 나갔습니다.", "님을 내보냈습니다.", "님이 채팅방 관리자가 되었습니다.",
    "님이 방장이 되었습니다.", "님이 부방장이 되었습니다.",
    " joined this chatroom.", " left this chatroom.", " has joined this chatroom.",
    " has left this chatroom.", " joined the chatroom.", " left the chatroom.",
    " has left the chat.",
    "さんが入室しました。", "さんが退室しました。", "が入室しました。", "が退室しました。",
  ]
  /// How an invitation ends, and what stands between the two names.
  private static let invitations: [(middle: String, end: String)] = [
    ("님이 ", "님을 초대했습니다."), ("님이 ", "님을 초대하였습니다."),
    (" invited ", " to this chatroom."), (" invited ", " to the chatroom."),
    ("が", "を招待しました。"),
  ]
  private static let alone: Set<String> = [
    "채팅방 관리자가 메시지를 가렸습니다.", "메시지가 삭제되었습니다.",
    "The chatroom manager hid this message.", "チャットルームの管理者がメッセージを隠しました。",
  ]
}
