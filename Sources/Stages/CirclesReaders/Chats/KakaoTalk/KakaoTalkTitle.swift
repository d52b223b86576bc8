import CirclesModel

/// The first line of an export: `Ana Ruiz 님과 카카오톡 대화`, `KakaoTalk Chats with Ana Ruiz`, or the name
/// of its file.
struct KakaoTalkTitle: Equatable {
  /// The other side, or the group, perhaps with the number of its members.
  var name: String
  /// Whether the words around the name are KakaoTalk's.
  var isKnown: Bool

  /// Takes the line apart; nil where it is none.
  init?(_ line: String) {
    let text = line.cleanLabel
    if text.utf8.count > 1024 { return nil }
    for (prefix, suffix) in Self.frames
    where text.hasPrefix(prefix) && text.hasSuffix(suffix)
      && text.count > prefix.count + suffix.count
    {
      name = String(text.dropFirst(prefix.count).dropLast(suffix.count)).trimmed
      isKnown = true
      return
    }
    return nil
  }

  /// The same from the name of a file: `KakaoTalk_20220314_1905_33_123_Ana.txt` of Windows,
  /// `KakaoTalk_Chat_Ana_2022-03-14-19-05-33.csv` of macOS.
  init?(path: String) {
    let file = path.split(separator: "/").last.map { String($0).cleanLabel } ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    if let found = stem.wholeMatch(of: /KakaoTalk_Chat_(.+)_\d{4}(?:-\d\d){5}/) {
      name = String(found.1)
    } else if let found = stem.wholeMatch(of: /KakaoTalk_\d{8}_\d{4}(?:_\d+)+_(\D.*)/),
      found.1 != "group"
    {
      name = String(found.1)
    } else {
      return nil
    }
    isKnown = true
  }

  /// The name without the number of members, and that number.
  var counted: (name: String, members: Int)? {
    guard let space = name.lastIndex(of: " "),
      let members = Int(name[name.index(after: space)...].filter { !"()人명名".contains($0) }),
      (1...10_000).contains(members)
    else { return nil }
    return (String(name[..<space]), members)
  }

  private static let frames = [
    ("", " 님과 카카오톡 대화"), ("", "님과 카카오톡 대화"), ("", "님과의 카카오톡 대화"), ("", "의 카카오톡 대화"),
    ("KakaoTalk Chats with ", ""), ("KakaoTalk Chat with ", ""), ("KakaoTalk chats with ", ""),
    ("", "さんとのカカオトーク"), ("", "とのカカオトーク"), ("", "さんとのカカオトークのトーク"), ("", "とのカカオトークのトーク"),
    ("", "さんとのカカオトークトーク"), ("", "とのカカオトークトーク"),
  ]
}
