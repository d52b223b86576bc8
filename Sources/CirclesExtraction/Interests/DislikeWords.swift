/// Verdicts that stand behind what they are about.
enum DislikeWords {
  static let all = bad.union(goodIfTrue)

  static let bad: Set<String> = [
    "boring", "overrated", "pointless", "disgusting", "gross", "bores", "hives", "nonsense",
    "torture", "hell", "ruined",
    "unbearable", "silly", "tedious", "dull", "dreadful", "insufferable", "undrinkable", "inedible",
    "unwatchable", "dreary", "rubbish", "cancelled", "canceled", "dead",
  ]
  /// What belongs to the one it is said to be of: `chess is her brother's department`.
  static let domains: Set<String> = ["department", "territory", "domain", "turf", "realm"]
  /// They praise, and condemn where they are denied: `not her thing`.
  static let goodIfTrue: Set<String> = [
    "thing", "cup", "scene", "jam", "bag", "style", "speed", "interested",
  ]

  /// `in her day`, `ancient history`, `his football days are behind him`: it was once.
  static func isBygone(_ segment: ReadSegment, at index: Int) -> Bool {
    let word = segment.words[index].text
    guard let befores = bygone[word], index > 1 else { return false }
    let before = segment.words[index - 1].text
    guard befores.contains(before), segment.readings[index - 1].clause == segment.readings[index].clause
    else { return false }
    return word != "day" || ["in", "back"].contains(segment.words[index - 2].text)
  }

  /// The last word of such a phrase, and what may stand before it.
  private static let bygone: [String: Set<String>] = [
    "day": ["his", "her", "my", "their", "the"], "history": ["ancient"], "life": ["past", "former"],
    "him": ["behind"], "her": ["behind"], "me": ["behind"],
  ]
}
