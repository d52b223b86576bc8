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
    .union(pointing.firsts).union(unwilling.firsts).union(stating.firsts).union(hidden.firsts)
  /// Phrases behind which stands what to be silent about.
  static let pointing = LifePhrases<Void>(
    """
    steer clear of, steering clear of, stay|keep|staying off the subject|topic of,
    stay|keep|staying away from the subject|topic of, avoid|avoids|avoiding the subject|topic of,
    avoid|avoids|avoiding talking|speaking|asking|chatting|joking * about,
    avoid|avoids|avoiding talking|speaking of, avoid|avoids|avoiding mentioning|discussing|raising,
    avoid|avoids|avoiding bringing up, avoid|avoids|avoiding any|all mention of,
    hates|dislikes|hate talking|speaking about|of, hates|dislikes|hate discussing,
    touchy|prickly|cagey|sensitive about
    """)
  /// The same where they are denied: `doesn't like talking about`.
  static let unwilling = LifePhrases<Void>(
    """
    like|likes|enjoy|want|comfortable|into talking|speaking about, like|enjoy discussing,
    like|want|wants|wish to talk|speak about|of, like|want to discuss, talk|speak about
    """)
  /// Phrases that say so of what stands before them.
  static let stating = LifePhrases<Void>("off limits, taboo, go")
  /// Phrases that say that nobody knows, with whether they do so only where they are denied.
  static let hidden = LifePhrases<Bool>([
    (false, "nobody knows"), (true, "one knows, told|tell anyone|anybody, told|tell a soul"),
  ])
  static let jokes: Set<String> = ["jokes", "joke", "questions"]
  static let secrets: Set<String> = ["secret", "hush", "confidential"]
  static let kept: Set<String> = ["quiet", "shut", "private", "yourself", "zipped"]
  static let keep: Set<String> = ["keep", "kept", "keeping"]
  static let subjects: Set<String> = ["subject", "point", "spot", "topic"]
  static let sore: Set<String> = ["sore", "touchy", "sensitive", "tender", "raw"]
  /// What makes a denied verb a mere report.
  static let told: Set<String> = ["did", "has", "have", "had", "can", "could", "was", "i"]
}
