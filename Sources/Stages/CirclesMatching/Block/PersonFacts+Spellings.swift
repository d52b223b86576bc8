import CirclesModel

/// How a person's names sound, look and are written in other letters.
extension PersonFacts {
  /// What the name sounds and looks like, for texts that were heard or read by a machine.
  mutating func takeKeys(_ name: String) {
    if name.isEmpty { return }
    let text = FoldedText(name, limit: 8)
    for (index, token) in text.tokens.enumerated() {
      if Self.isLabel(token.hash) { continue }
      var letters = text.folded(token)
      if token.flags.contains(.foreign) {
        let word = text.word(index)
        guard let latin = Romanise.word(word) else { continue }
        if Romanise.isSemitic(word) {
          let key = Romanise.skeleton(latin.utf8)
          if key != 0 { skeletons.append(key) }
          continue
        }
        letters = Array(latin.utf8)[...]
      }
      let sound = SoundKey.of(letters)
      if sound != 0 { soundKeys.append(sound) }
      let rough = RoughKey.of(letters)
      if rough != 0 { roughKeys.append(rough) }
      if text.tokens.count == 2, index == 0, letters.allSatisfy({ $0 < 0x80 }) {
        // `Mei-Ling`
        let whole = RoughKey.of(text.letters[...])
        if whole != 0 { roughKeys.append(whole) }
      }
      let look = LookKey.of(letters)
      if look != 0 { lookKeys.append(look) }
    }
  }

  /// What a given name or a nickname sounds like.
  mutating func takeGivenSounds(_ name: String) {
    let text = FoldedText(name, limit: 8)
    for token in text.tokens where !Self.isLabel(token.hash) {
      let key = GivenSound.key(text.folded(token))
      if key != 0 { givenSounds.append(key) }
    }
  }

  private mutating func takeFamilySounds(_ name: String) {
    let text = FoldedText(name, limit: 8)
    for token in text.tokens where !Self.isLabel(token.hash) {
      let key = GivenSound.familyKey(text.folded(token))
      if key != 0 { familySounds.append(key) }
    }
  }

  /// What the parts of a name sound and look like, also as they are pronounced and romanised.
  mutating func takeSpellings(_ name: PersonName) {
    takeFamilySounds(name.family)
    takeKeys(name.given)
    takeKeys(name.family)
    takeGivenSounds(name.given.isEmpty && name.family.isEmpty ? name.display : name.given)
    let called = FoldedText(name.given.isEmpty ? name.phoneticGiven : name.given, limit: 8)
    if let token = called.tokens.first, let letter = called.folded(token).first {
      givenInitial = letter
      if letter >= 0x80, let latin = Romanise.word(called.word(0)) {
        givenInitial = latin.utf8.first ?? 0
      }
    }
    hasNickname = false
    let families = FoldedText(name.family.isEmpty ? name.phoneticFamily : name.family, limit: 8)
    for token in families.tokens where !Self.isLabel(token.hash) {
      if let letter = families.folded(token).first, letter < 0x80 { initials.append(letter) }
    }
    takeKeys(name.phoneticGiven)
    for word in Self.words(name.phoneticGiven) { put(word, [.given, .romanised]) }
    for word in Self.words(name.phoneticFamily) { put(word, [.family, .romanised]) }
    for word in Self.umlauts(name.given) { put(word, .given) }
    for word in Self.umlauts(name.family) { put(word, .family) }
    // 王芳 and 佐藤由紀 are written without a space.
    if (name.family + name.given).utf8.allSatisfy({ $0 < 0x80 }) { return }
    let joined = FoldedText(name.family + name.given)
    if joined.tokens.count == 1, joined.tokens[0].flags.contains(.ideographic) {
      put(joined.tokens[0].hash, [.given, .family])
    }
  }

  /// Remembers the words that are to be romanised.
  mutating func takeScripts(_ name: PersonName, _ display: FoldedText) {
    if name.given.utf8.count + name.family.utf8.count == 0 {
      if display.tokens.contains(where: { $0.flags.contains(.foreign) }) {
        for index in display.tokens.indices {
          scripts.append((display.word(index), index == 0 ? .given : .family))
        }
      }
      return
    }
    for (text, role) in [(name.given, NameRole.given), (name.family, .family)] {
      let folded = FoldedText(text, limit: 8)
      for index in folded.tokens.indices where folded.tokens[index].flags.contains(.foreign) {
        scripts.append((folded.word(index), index == 0 || role == .family ? role : .middle))
      }
    }
  }

  /// Adds the romanised forms of names of other scripts.
  mutating func romanise() {
    for word in scripts {
      guard let latin = Romanise.word(word.text) else { continue }
      put(WordHash.of(latin), word.role.union(.romanised))
      for variant in Romanise.variants(latin) {
        put(WordHash.of(variant), word.role.union(.romanised))
      }
    }
  }

  /// German and Nordic letters as those write them who have no such keys.
  static func umlauts(_ text: String) -> [UInt64] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    var spelled = ""
    var changed = false
    for scalar in text.unicodeScalars {
      let letters: String? =
        switch scalar {
        case "ä", "Ä", "æ", "Æ": "ae"
        case "ö", "Ö", "ø", "Ø": "oe"
        case "ü", "Ü": "ue"
        case "å", "Å": "aa"
        default: nil
        }
      if let letters {
        spelled += letters
        changed = true
      } else {
        spelled.unicodeScalars.append(scalar)
      }
    }
    return changed ? words(spelled) : []
  }
}
