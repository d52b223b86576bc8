/// Words that stand for two, with and without their apostrophe.
enum Contractions {
  /// What may follow an apostrophe.
  static let endings: Set<String> = ["s", "m", "re", "ve", "d", "ll"]

  /// What French and Italian put before an apostrophe, a word of its own: `l'escalade`, `dell'arte`.
  static let elisions: Set<String> = [
    "l", "d", "j", "s", "m", "t", "n", "c", "qu", "dell", "all", "nell", "sull", "dall", "un",
  ]

  /// Verbs before `n't` that lose more than their letters.
  static let verbs = ["can": "can", "won": "will", "shan": "shall", "ain": "is"]

  /// What is typed without an apostrophe, and is no word of its own.
  static let bare: [String: (String, String)] = {
    var table: [String: (String, String)] = [
      "im": ("i", "'m"), "ive": ("i", "'ve"), "hes": ("he", "'s"), "shes": ("she", "'s"),
      "theyre": ("they", "'re"), "youre": ("you", "'re"), "theyve": ("they", "'ve"),
      "youve": ("you", "'ve"), "weve": ("we", "'ve"), "thats": ("that", "'s"),
      "whats": ("what", "'s"), "hows": ("how", "'s"), "whos": ("who", "'s"),
      "cannot": ("can", "n't"), "cant": ("can", "n't"), "wont": ("will", "n't"),
      "gonna": ("going", "to"), "wanna": ("want", "to"), "gotta": ("got", "to"),
    ]
    for verb in [
      "do", "does", "did", "is", "are", "was", "would", "could", "should", "have", "has",
    ] {
      table[verb + "nt"] = (verb, "n't")
    }
    return table
  }()
}
