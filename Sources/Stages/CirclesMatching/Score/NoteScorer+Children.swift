import CirclesModel

/// Children of whom the book has but a parent's card: `Malik's mum`.
extension NoteScorer {
  /// `malik rolled his ankle, his mom says ...`: where the book has a Malik's mum, that Malik is meant and
  /// no namesake with a card.
  mutating func weighChildren(_ mentions: [Mention]) {
    guard let first = mentions.first, first.from == first.to else { return }
    let (parents, words) = parents(of: view.text.tokens[first.from].hash)
    if parents.isEmpty { return }
    for hit in first.people where hit.match.rank != nil {
      guard let at = admit(hit.person) else { continue }
      candidates[at].raise(.ruledOut, Self.certain, words)
    }
    for person in parents.prefix(8) {
      guard let at = admit(person) else { continue }
      candidates[at].raise(.alluded, 2, words)
    }
  }

  /// Whoever is so named is hardly meant, however early they are named.
  private static let certain = 1.6

  /// The contacts who are known as somebody's mother or father, where the text speaks of `his mother`, and
  /// where it does.
  private func parents(of child: UInt64) -> (people: [UInt32], words: String) {
    let tokens = view.text.tokens
    var people: [UInt32] = []
    var words = ""
    for at in tokens.indices.dropFirst() where Verbs.theirs.contains(tokens[at - 1].hash) {
      for relation in RelationLabels.table[tokens[at].hash] ?? []
      where Self.parents.contains(relation) {
        let key = PersonFacts.relationKey(relation, of: child)
        people += index.postings[BlockKey.relationOf.of(key)]
        if !people.isEmpty, words.isEmpty { words = view.text.excerpt(at - 1, at) }
      }
    }
    return (people, words)
  }

  private static let parents: Set<Relation> = [.mother, .father, .parent]
}
