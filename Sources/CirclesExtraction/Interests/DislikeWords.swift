/// Verdicts that stand behind what they are about.
enum DislikeWords {
  static let all = bad.union(goodIfTrue)

  static let bad: Set<String> = [
    "boring", "overrated", "pointless", "disgusting", "gross", "bores", "hives", "nonsense",
    "torture", "hell", "ruined",
  ]
  /// They praise, and condemn where they are denied: `not her thing`.
  static let goodIfTrue: Set<String> = [
    "thing", "cup", "scene", "jam", "bag", "style", "speed", "interested",
  ]
}
