extension NoteScorer {
  /// What more people than that sound like tells nobody apart.
  private static let maximumSounding = 24

  /// Whose given name sounds like some words of speech: `why remu on the phone` may be Wiremu.
  ///
  /// Kinds of consonants find them; then the vowels have to be alike, too, or the consonants many.
  func hintsOfPieces(_ hints: inout [UInt32: (strength: Double, text: String)]) {
    for name in view.torn {
      let people = index.postings[BlockKey.rough.of(name.key)]
      if people.isEmpty || people.count > Self.maximumSounding { continue }
      guard name.isFree(view.text, owner: owner) else { continue }
      let heard = Spoken.sounds(of: name.letters[...])
      for person in people {
        guard let strength = likeness(of: heard, to: person) else { continue }
        add([person], strength, name.from, to: name.to, &hints)
      }
    }
  }

  /// How much somebody's given name is like what was heard; nil where it is not.
  private func likeness(of heard: [UInt8], to person: UInt32) -> Double? {
    var best: Double?
    for word in index.spokenNames(of: Int(person)) {
      let consonants = word.count { !Spoken.isVowel($0) }
      if word == heard, heard.count > 3 {
        best = max(best ?? 0, 2.6)
      } else if Spoken.isAlike(word, heard), heard.count > 3, consonants > 1 {
        best = max(best ?? 0, 2)
      } else if consonants > 3, consonants == heard.count(where: { !Spoken.isVowel($0) }) {
        best = max(best ?? 0, 1.8)
      }
    }
    return best
  }
}

extension PersonIndex {
  /// The sounds of each word by which somebody is called, and of a given name of two words as one.
  func spokenNames(of person: Int) -> [[UInt8]] {
    let name = FoldedText(names[person], limit: 8)
    var letters: [[UInt8]] = []
    for at in name.tokens.indices {
      let token = name.tokens[at]
      if PersonFacts.isLabel(token.hash) { continue }
      if token.flags.contains(.foreign) {
        if let latin = Romanise.word(name.word(at)) { letters.append(Array(latin.utf8)) }
      } else if !role(of: token.hash, in: person).isDisjoint(with: .callable) {
        letters.append(Array(name.folded(token)))
      }
    }
    if letters.count == 2 { letters.append(letters[0] + letters[1]) }
    return letters.map { Spoken.sounds(of: $0[...]) }
  }
}
