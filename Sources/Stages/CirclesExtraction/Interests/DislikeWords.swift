/// Verdicts that stand behind what they are about.
enum DislikeWords {
  static let all = bad.union(goodIfTrue)
  /// Every word that a verdict may end with: most words are none, and this is asked of every word.
  static let verdicts = all.union(domains).union(bygone.keys).union(["anymore", "more"])

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
    if isNoMore(segment, at: index) { return true }
    guard let befores = bygone[word], index > 1 else { return false }
    let before = segment.words[index - 1].text
    guard befores.contains(before),
      segment.readings[index - 1].clause == segment.readings[index].clause
    else { return false }
    let lead = segment.words[index - 2].text
    return youth.contains(word) ? lead == "as" : word != "day" || lead == "in" || lead == "back"
  }

  /// `as a child`: said of what was done before.
  private static let youth: Set<String> = [
    "kid", "child", "teen", "teenager", "student", "boy", "girl", "youngster",
  ]

  /// `but not any more`: a clause of its own that ends what was said before.
  static func isNoMore(_ segment: ReadSegment, at index: Int) -> Bool {
    let word = segment.words[index].text
    guard word == "anymore" || word == "more" && segment.words[index - 1].text == "any",
      segment.readings[index].isNegated
    else { return false }
    return segment.clauses[segment.readings[index].clause].count <= 3
  }

  /// The last word of such a phrase, and what may stand before it.
  private static let bygone: [String: Set<String>] = [
    "day": ["his", "her", "my", "their", "the"], "kid": ["a"], "child": ["a"], "teen": ["a"],
    "teenager": ["a"], "student": ["a"], "boy": ["a"], "girl": ["a"], "youngster": ["a"],
    "history": ["ancient"], "life": ["past", "former"],
    "him": ["behind"], "her": ["behind"], "me": ["behind"],
  ]
}
