/// Words in notes that tell what somebody wishes for, likes or has been given.
enum GiftCues {
  /// Cues, the ones that say more first: "does not want" is no wish.
  static let all: [(kind: GiftAdvice.Hint.Kind, words: [String])] = [
    (
      .given,
      [
        "from us", "from me", "i gave", "we gave", "gave her", "gave him", "gave them",
        "bought her", "bought him",
        "bought them", "i got her", "i got him", "i got them", "we got her", "we got him",
        "we got them",
      ]
    ),
    (
      .dislike,
      [
        "hates", "i hate", "dislikes", "doesn t like", "does not like", "doesn t want",
        "does not want", "doesn t eat", "does not eat", "doesn t drink", "does not drink",
        "don t like", "don t want", "don t eat", "don t drink", "can t stand", "cannot stand",
        "allergic to", "not a fan of", "not keen on", "never eats", "never drinks", "never wears",
        "stopped playing", "stopped doing", "stopped going", "has stopped", "given up", "no longer",
        "doesn t do", "does not do", "doesn t play", "does not play",
        "has enough", "has too many", "is off", "m off", "off the drink", "gave up", "vegan",
        "vegetarian", "coeliac",
      ]
    ),
    (
      .wish,
      [
        "would love", "she d love", "he d love", "they d love", "i d love", "would like",
        "she d like", "he d like", "i d like", "wishes for", "wished for", "is wishing for",
        "saving up for", "saving for", "has her eye on", "has his eye on", "wants", "wanted",
        "i want", "needs a new", "on her wish list", "on his wish list", "dreams of",
      ]
    ),
    (
      .size,
      ["shoe size", "ring size", "hat size", "dress size", "size", "takes a", "wears a"]
    ),
    (
      .like,
      [
        "loves", "i love", "adores", "likes", "is into", "mad about", "crazy about", "keen on",
        "enjoys", "favourite", "favorite", "fond of",
      ]
    ),
  ]

  /// Words after "wants" that begin no thing: an infinitive, a clause.
  static let notThings: Set<String> = [
    "to", "me", "us", "you", "it", "that", "this", "him", "her", "them", "if", "when", "how",
    "what", "nothing", "out", "more",
  ]
  /// Words that end a thing.
  static let ends: Set<String> = [
    "but", "because", "and", "for", "since", "when", "so", "though", "although", "which", "who",
    "if", "as", "please", "instead", "from", "next", "this", "last",
  ]
  /// What a word excludes beside itself.
  static let excluded: [(word: String, also: [String])] = [
    ("drink", ["wine", "whisky", "beer", "gin", "cocktail"]),
    ("alcohol", ["wine", "whisky", "beer", "gin", "cocktail"]),
    ("sober", ["wine", "whisky", "beer", "gin", "cocktail"]),
    ("nut", ["chocolate", "praline", "cake"]),
    ("sugar", ["chocolate", "sweet", "cake", "honey"]),
    ("diabet", ["chocolate", "sweet", "cake", "honey"]),
    ("gluten", ["bread", "cake", "beer", "pasta", "flour"]),
    ("coeliac", ["bread", "cake", "beer", "pasta", "flour"]),
    ("vegan", ["meat", "cheese", "chocolate", "honey", "leather", "cake"]),
    ("vegetarian", ["meat", "steak"]),
    ("dairy", ["cheese", "chocolate", "cake"]),
    ("lactose", ["cheese", "chocolate", "cake"]),
    ("caffeine", ["coffee", "tea"]),
    ("pollen", ["flower", "bouquet", "plant"]),
    ("flower", ["bouquet"]),
    ("perfume", ["scented", "candle"]),
    ("scent", ["scented", "candle", "perfume"]),
  ]

  /// A sentence's kind and the thing it is about; nil for any other sentence.
  ///
  /// - Parameter names: the words of the name of whom it has to be said; what is said of others tells
  ///   nothing.
  static func read(
    _ sentence: String, of names: Set<String> = []
  ) -> (kind: GiftAdvice.Hint.Kind, thing: String)? {
    // Folded words and the words as written, side by side.
    var folded: [String] = []
    var written: [(word: String, isLast: Bool)] = []
    for raw in sentence.split(whereSeparator: \.isWhitespace) {
      let parts = raw.split { "'\u{2019}".contains($0) }
      for (index, part) in parts.enumerated() {
        let words = FoldedWords.of(String(part))
        guard let word = words.first else { continue }
        folded.append(words.count == 1 ? word : words.joined(separator: "-"))
        let ends = index == parts.count - 1 && ",;:()".contains(raw.last ?? " ")
        written.append((part.trimmingSigns, ends))
      }
    }
    // "Gave Sarah Chen a kayak"
    if let first = folded.first, ["gave", "bought"].contains(first), folded.count > 2,
      names.contains(folded[1])
    {
      return (.given, thing(after: 1, folded, written))
    }
    for (kind, cues) in all {
      for cue in cues {
        let cue = cue.split(separator: " ").map(String.init)
        guard let start = place(of: cue, in: folded) else { continue }
        if kind != .given, isAnothers(start, folded, written.map(\.word), names) { continue }
        let thing = thing(after: start + cue.count, folded, written)
        if kind == .wish, thing.isEmpty { continue }
        // A size is a number or letters of clothes; "takes a train" is none.
        if kind == .size, !isSize(folded[(start + cue.count)...].prefix(3)) { continue }
        return (kind, thing)
      }
    }
    return nil
  }

  /// Whether the last person named before a cue is somebody else: `her daughter wants`, `Dana, who
  /// loves`.
  private static func isAnothers(
    _ start: Int, _ folded: [String], _ written: [String], _ names: Set<String>
  ) -> Bool {
    for place in (0..<start).reversed() {
      let word = folded[place]
      if names.contains(word) || persons.contains(word) { return false }
      if relatives.contains(word) { return true }
      guard written[place].first?.isUppercase == true else { continue }
      // What begins a sentence has a capital anyway.
      let isSubject = start == 1 || ["is", "was", "has", "s"].contains(folded[1])
      if place > 0 || isSubject && !openers.contains(word) && !word.hasSuffix("ly") {
        return true
      }
    }
    return false
  }

  private static let persons: Set<String> = ["i", "he", "she", "they", "we", "you"]
  private static let openers: Set<String> = [
    "also", "still", "now", "always", "just", "maybe", "so", "and", "but", "who", "it", "that",
    "never", "again", "both", "someone", "this", "absolutely", "apparently", "obviously",
  ]
  private static let relatives: Set<String> = [
    "brother", "sister", "son", "daughter", "husband", "wife", "mother", "father", "mum", "mom",
    "dad", "friend", "friends", "neighbour", "neighbor", "boss", "colleague", "kids", "children",
    "child", "boyfriend", "girlfriend", "partner", "cousin", "aunt", "uncle", "niece", "nephew",
    "grandma", "grandpa", "grandmother", "grandfather", "parents", "flatmate", "roommate", "cat",
    "dog", "baby", "twins", "everybody", "everyone", "nobody", "somebody", "someone",
  ]

  private static func place(of cue: [String], in words: [String]) -> Int? {
    guard words.count >= cue.count else { return nil }
    return (0...(words.count - cue.count)).first { start in
      words[start..<(start + cue.count)].elementsEqual(cue)
    }
  }

  private static func isSize(_ words: ArraySlice<String>) -> Bool {
    words.contains { word in
      ["xs", "s", "m", "l", "xl", "xxl", "small", "medium", "large"].contains(word)
        || word.first?.isNumber == true
    }
  }

  private static func thing(
    after start: Int, _ folded: [String], _ written: [(word: String, isLast: Bool)]
  ) -> String {
    var words: [String] = []
    for place in start..<folded.count {
      if words.isEmpty, notThings.contains(folded[place]) { return "" }
      if words.count >= 8 || ends.contains(folded[place]) { break }
      words.append(written[place].word)
      if written[place].isLast { break }
    }
    return words.joined(separator: " ")
  }
}

extension Substring {
  /// Without punctuation at its ends.
  fileprivate var trimmingSigns: String {
    var text = self
    while let last = text.last, last.isPunctuation { text.removeLast() }
    while let first = text.first, first.isPunctuation { text.removeFirst() }
    return String(text)
  }
}
