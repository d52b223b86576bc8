import Foundation

/// Who writes to whom in the head of a saved Zoom chat, in the languages that Zoom speaks:
/// `From Ana Ruiz to Everyone`, `Von Ana Ruiz an Alle`, `De  Ana Ruiz`, `開始 Ana Ruiz に 全員`.
enum ZoomParties {
  /// The sender; nil where the head begins with no word for "from".
  ///
  /// `isApart` says that a blank stands before the colon. Some of the words begin family names
  /// (`De Vries:`), so without a recipient a second blank or that one has to tell.
  static func sender(_ head: Substring, isApart: Bool) -> String? {
    guard let from = head.firstIndex(where: \.isWhitespace) else { return nil }
    let word = head[..<from].lowercased()
    var rest = head[from...]
    guard let to = twoWords(word, &rest) ?? recipients[word] else { return nil }
    let parties = " " + String(rest).singleSpaced + " "
    let isSpaced = rest.prefix { $0.isWhitespace }.count >= 2
    let found = to.compactMap { word in
      parties.range(of: " \(word) ", options: [.backwards, .caseInsensitive])
    }
    guard let last = found.max(by: { $0.lowerBound < $1.lowerBound }) else {
      return word == "from" || isApart || isSpaced ? SpeakerName.clean(parties) : nil
    }
    return SpeakerName.clean(parties[..<last.lowerBound])
  }

  private static func twoWords(_ first: String, _ rest: inout Substring) -> [String]? {
    let next = rest.drop(while: \.isWhitespace)
    guard let end = next.firstIndex(where: \.isWhitespace),
      let found = recipients[first + " " + next[..<end].lowercased()]
    else { return nil }
    rest = next[end...]
    return found
  }

  /// The words for "from", and those for "to" that go with each.
  private static let recipients: [String: [String]] = [
    "from": ["to"],
    "von": ["an"],
    "de": ["à", "a", "para", "pour", "al"],
    "da": ["a", "ad", "per"],
    "van": ["aan", "naar"],
    "från": ["till"],
    "fra": ["til"],
    "od": ["do", "dla"],
    "от": ["кому", "для", "до", "к", "ко"],
    "dari": ["ke", "kepada", "untuk"],
    "từ": ["đến", "tới", "cho", "với"],
    "gönderen": ["alıcı", "kime"], "kimden": ["kime", "alıcı"],
    "開始": ["に", "へ"], "差出人": ["宛先", "に"], "送信者": ["宛先", "に"],
    "시작": ["수신자", "받는사람", "에게"], "보낸": ["받는"], "보낸 사람": ["받는 사람", "수신자"],
    "발신자": ["수신자"],
    "从": ["到"], "来自": ["到", "发送至"], "由": ["到"],
    "從": ["到", "至"], "來自": ["到", "至"],
  ]
}
