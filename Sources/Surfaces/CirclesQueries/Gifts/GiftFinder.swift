/// Makes ideas of what is known.
struct GiftFinder {
  /// What somebody likes to do, and a note that says so.
  struct Interest {
    let name: String
    let note: String
    let at: String
  }

  let hints: [GiftAdvice.Hint]
  let interests: [Interest]
  let request: GiftRequest

  /// At most so many are given.
  private static let most = 12

  func ideas() -> [GiftIdea] {
    var ideas = wished()
    // The first idea of every interest comes before the second of any.
    let suited = interests.map(suited)
    for round in 0..<(suited.map(\.count).max() ?? 0) {
      ideas += suited.compactMap { round < $0.count ? $0[round] : nil }
    }
    if ideas.isEmpty || !request.occasion.isEmpty {
      ideas = Array(ideas.prefix(Self.most - 3)) + general()
    }
    var seen: Set<String> = []
    return Array(ideas.filter { seen.insert($0.name).inserted }.prefix(Self.most))
  }

  private func wished() -> [GiftIdea] {
    hints.filter { $0.kind == .wish }.compactMap { wish in
      if isExcluded(wish.thing) { return nil }
      return GiftIdea(
        name: wish.thing.prefix(1).uppercased() + wish.thing.dropFirst(),
        description: "Wished for; look for one that fits the price.",
        priceRange: request.price.text,
        reasoning: because("\u{201C}\(wish.text)\u{201D}", wish.note, wish.at), note: wish.note)
    }
  }

  private func suited(_ interest: Interest) -> [GiftIdea] {
    if isExcluded(interest.name) { return [] }
    return GiftTable.entries(for: interest.name).compactMap { entry in
      idea(
        entry, because: because("Their interest in \(interest.name)", interest.note, interest.at),
        interest.note)
    }
  }

  private func general() -> [GiftIdea] {
    let occasion = request.occasion.isEmpty ? "any occasion" : request.occasion
    return GiftTable.general(request.occasion).compactMap {
      idea($0, because: "A general idea for \(occasion): it rests on no note.", nil)
    }
  }

  private func idea(_ entry: GiftTable.Entry, because reason: String, _ note: String?) -> GiftIdea?
  {
    guard let price = request.price.part(of: entry.price),
      !isExcluded("\(entry.name) \(entry.description)", name: entry.name)
    else { return nil }
    return GiftIdea(
      name: entry.name, description: entry.description, priceRange: price, reasoning: reason,
      note: note)
  }

  private func because(_ words: String, _ note: String, _ day: String) -> String {
    let occasion = request.occasion.isEmpty ? "" : "; for \(request.occasion)"
    return "\(words) (note \(note.prefix(8)), \(day))\(occasion)"
  }

  /// Whether something is disliked, to be avoided, or was given already.
  func isExcluded(_ text: String, name: String? = nil) -> Bool {
    let words = Self.stems(text)
    let nameWords = Self.stems(name ?? text)
    return hints.contains { hint in
      switch hint.kind {
      case .dislike, .avoid: !Self.excluded(by: hint).isDisjoint(with: words)
      case .given: !nameWords.isEmpty && nameWords.isSubset(of: Self.stems(hint.text))
      case .wish, .like, .size: false
      }
    }
  }

  private static func excluded(by hint: GiftAdvice.Hint) -> Set<String> {
    let said = stems(hint.thing.isEmpty ? hint.text : hint.thing)
    let whole = FoldedWords.of(hint.text)
    return GiftCues.excluded.reduce(into: said) { words, rule in
      if whole.contains(where: { $0.hasPrefix(rule.word) }) { words.formUnion(rule.also) }
    }
  }

  /// The words that mean something, without a plural's ending.
  private static func stems(_ text: String) -> Set<String> {
    Set(
      FoldedWords.of(text).filter { $0.count > 2 && !empty.contains($0) }.map {
        $0.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0
      })
  }

  private static let empty: Set<String> = [
    "the", "and", "for", "her", "his", "him", "them", "that", "this", "with", "one", "new", "good",
    "any", "all", "about", "their", "from", "two", "very", "really", "more", "when", "not", "set",
    "box", "has", "have", "she", "they", "you", "day", "small", "old", "last", "year", "birthday",
    "christmas", "present", "gift", "are", "was", "who", "what", "which", "who", "its",
    "book", "voucher", "something", "anything", "thing", "time",
  ]
}
