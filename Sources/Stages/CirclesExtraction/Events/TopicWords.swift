/// Words by which a note asks for silence.
enum TopicWords {
  /// Verbs of mentioning, with the particle that each needs; empty for none.
  static let verbs: [String: String] = [
    "mention": "", "mentioned": "", "bring": "up", "brought": "up", "ask": "about",
    "asked": "about", "talk": "about", "discuss": "", "raise": "",
    "suggest": "", "congratulate": "", "joke": "about", "tease": "about",
    "say": "about", "remind": "", "tell": "", "gossip": "about",
    "call": "", "schedule": "",
  ]
  /// Verbs behind which stands who is told.
  static let telling: Set<String> = ["tell", "ask", "asked", "remind"]
  /// All that a topic can hang on.
  static let all =
    secrets.union(kept).union(subjects).union(jokes).union(verbs.keys).union(["alone"])
  static let jokes: Set<String> = ["jokes", "joke", "questions"]
  static let secrets: Set<String> = ["secret", "hush", "confidential"]
  static let kept: Set<String> = ["quiet", "shut", "private", "yourself", "zipped"]
  static let keep: Set<String> = ["keep", "kept", "keeping"]
  static let subjects: Set<String> = ["subject", "point", "spot", "topic"]
  static let sore: Set<String> = ["sore", "touchy", "sensitive", "tender", "raw"]
  /// What makes a denied verb a mere report.
  static let told: Set<String> = ["did", "has", "have", "had", "can", "could", "was", "i"]
}
