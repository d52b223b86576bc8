import CirclesModel

/// What a message of KakaoTalk is, by the app's own words in place of what is not text.
enum KakaoTalkBody {
  /// The kind of a message, and its text without such words.
  static func read(_ text: String) -> (kind: MessageKind, text: String) {
    if text.isEmpty { return (.media, "") }
    if text.utf8.count > 400 || text.contains("\n") { return (.text, withoutSign(text)) }
    let folded = text.lowercased()
    if deleted.contains(folded.trimmingFullStop) { return (.deleted, "") }
    if let call = call(folded) { return (.call, call) }
    if media.contains(withoutCount(folded)) || isStoredFile(folded) { return (.media, "") }
    for word in titled {
      guard folded.hasPrefix(word) else { continue }
      let rest = text.dropFirst(word.count).drop { $0 == " " }
      guard let colon = rest.first, colon == ":" || colon == "：" else { continue }
      return (.media, String(rest.dropFirst()).trimmed)
    }
    let plain = withoutSign(text)
    return plain.isEmpty ? (.media, "") : (.text, plain)
  }

  /// `보이스톡 해요`, `페이스톡 3:21`, `Voice Call 3:21`, `ボイストーク 不在着信`, in words of our own.
  private static func call(_ folded: String) -> String? {
    guard let (word, isVideo) = calls.first(where: { folded.hasPrefix($0.0) }) else { return nil }
    let rest = String(folded.dropFirst(word.count)).trimmed
    let parts = rest.split(separator: ":").map { Int64($0) }
    if (2...3).contains(parts.count), !parts.contains(nil) {
      let seconds = parts.compactMap(\.self).reduce(0) { $0 &* 60 &+ $1 }
      return CallText.call(seconds: seconds, isVideo: isVideo)
    }
    if missed.contains(rest) {
      return CallText.call(seconds: nil, isMissed: true, isVideo: isVideo)
    }
    return states.contains(rest) ? CallText.call(seconds: nil, isVideo: isVideo) : nil
  }

  /// `사진 3장`, `3 photos`, `Photos 3`, `写真 3枚` without the number.
  private static func withoutCount(_ folded: String) -> String {
    var word = folded
    word.removeAll { $0.isASCII && $0.isNumber || $0 == " " || $0 == "장" || $0 == "枚" }
    return word.count == folded.count ? folded : word
  }

  /// The name under which a phone stored what was sent: a hash with an ending.
  private static func isStoredFile(_ folded: String) -> Bool {
    guard let dot = folded.lastIndex(of: "."), folded[dot...].count <= 5 else { return false }
    let stem = folded[..<dot]
    return stem.utf8.count >= 32 && stem.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Without the sign that an emoticon was sent with the words.
  private static func withoutSign(_ text: String) -> String {
    for sign in signs where text.hasPrefix(sign) {
      return String(text.dropFirst(sign.count)).trimmed
    }
    return text
  }

  private static let signs = ["(이모티콘)", "(Emoticon)", "(emoticon)", "(スタンプ)", "(絵文字)"]

  private static let media: Set<String> = [
    "사진", "동영상", "이모티콘", "음성메시지", "음성 메시지", "지도", "연락처", "파일", "묶음사진",
    "photo", "photos", "video", "videos", "emoticon", "emoticons", "sticker", "stickers",
    "voice message", "voice note", "voicenote", "voicemessage", "map", "contact", "file",
    "写真", "動画", "スタンプ", "絵文字", "ボイスメッセージ", "ボイスノート", "地図", "連絡先", "ファイル",
  ]
  private static let titled = [
    "파일", "연락처", "지도", "file", "contact", "map", "ファイル", "連絡先", "地図",
  ]
  private static let deleted: Set<String> = [
    "삭제된 메시지입니다", "삭제된 메시지", "this message was deleted", "this message has been deleted",
    "deleted message", "message deleted", "削除されたメッセージです", "削除されたメッセージ",
    "메시지가 삭제되었습니다", "채팅방 관리자가 메시지를 가렸습니다", "the chatroom manager hid this message",
    "チャットルームの管理者がメッセージを隠しました",
  ]
  private static let calls: [(String, Bool)] = [
    ("보이스톡", false), ("페이스톡", true), ("그룹콜", false), ("라이브톡", true),
    ("voice call", false), ("voicetalk", false), ("voice talk", false), ("video call", true),
    ("facetalk", true), ("face talk", true), ("group call", false),
    ("ボイストーク", false), ("フェイストーク", true), ("グループコール", false),
  ]
  private static let missed: Set<String> = [
    "부재중", "missed", "no answer", "unanswered", "不在着信", "応答なし",
  ]
  private static let states: Set<String> = [
    "", "해요", "취소", "종료", "시작", "started", "start", "ended", "canceled", "cancelled", "declined",
    "キャンセル", "終了", "開始", "거절", "拒否",
  ]
}

extension String {
  /// Without the full stop at its end.
  fileprivate var trimmingFullStop: String {
    last == "." || last == "。" ? String(dropLast()) : self
  }
}
