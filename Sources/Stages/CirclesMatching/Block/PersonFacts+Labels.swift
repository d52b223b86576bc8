import CirclesModel

/// Labels in a name: what relative somebody is, and whose.
extension PersonFacts {
  /// `Tadhg's mum`, `Papa von Emil`: known by somebody else's name, which is not their own, and not
  /// the owner's mother or father.
  mutating func takeRelatives(in display: FoldedText) {
    for (at, token) in display.tokens.enumerated() {
      guard let relations = RelationLabels.table[token.hash], NameGenders.table[token.hash] == nil
      else { continue }
      let other: Int
      if at > 0,
        display.tokens[at - 1].flags.contains(.possessive)
          || isInBrackets(display.tokens[at - 1], display)
            && !Self.isLabel(display.tokens[at - 1].hash)
      {
        // `Harbans (Gurpreet mum)` in haste.
        other = at - 1
      } else if at > 0, Self.owner(at: at - 1, display) != nil {
        other = at - 1
      } else if at + 2 < display.tokens.count, Self.of.contains(display.tokens[at + 1].hash) {
        other = at + 2
      } else if at > 0, at + 1 < display.tokens.count, Self.joins(at, display) {
        // `Siân mam Cai`, `Jo mum Ella`
        other = at + 1
      } else {
        continue
      }
      let hash = Self.owner(at: other, display) ?? display.tokens[other].hash
      relationsOf += relations.map { Self.relationKey($0, of: hash) }
      labels.removeAll { relations.contains($0) }
      let said = display.tokens[other].hash
      for index in names.indices where [hash, said, token.hash].contains(names[index].hash) {
        names[index].role = .part
      }
      isLabelOnly = false
    }
  }

  /// Whose somebody is by a genitive without an apostrophe: the Zeynep of `Zeyneps Mama`.
  private static func owner(at: Int, _ display: FoldedText) -> UInt64? {
    let token = display.tokens[at]
    let letters = display.folded(token)
    guard letters.count > 3, letters.last == UInt8(ascii: "s"), token.flags.contains(.capital),
      !GivenNames.has(token.hash), !isLabel(token.hash)
    else { return nil }
    let name = WordHash.of(letters.dropLast())
    // `Nerys Sis` is no sister of a Nery: either Nery is a name, or their own stands beside it.
    let isOwnBeside = display.tokens.contains { $0.flags.contains(.bracket) }
    return isOwnBeside || GivenNames.has(name) ? name : nil
  }

  /// Whether a relation in small letters stands between two names.
  private static func joins(_ at: Int, _ display: FoldedText) -> Bool {
    let (before, after) = (display.tokens[at - 1], display.tokens[at + 1])
    return !display.tokens[at].flags.contains(.capital) && before.flags.contains(.capital)
      && after.flags.contains(.capital) && !isLabel(before.hash)
      && RelationLabels.table[after.hash] == nil
  }

  private static let of = Set(
    FoldedText("of von vom de del della di do da du van av til").tokens.map(\.hash))

  mutating func takeLabels(_ display: FoldedText) {
    var others = 0
    let isCapital = display.tokens.first?.flags.contains(.capital) == true
    for token in display.tokens {
      if let relations = RelationLabels.table[token.hash], NameGenders.table[token.hash] == nil {
        labels.append(contentsOf: relations)
        continue
      }
      if let trade = RoleWords.trades[token.hash] { trades.append(trade) }
      // `Dad mob (never on)`: what the owner notes beside the label.
      let isAside =
        isInBrackets(token, display) || isCapital && token.start > 0 && isNote(token)
      if !isAside { others += 1 }
    }
    isLabelOnly = !labels.isEmpty && others == 0
  }

  /// Whether a word beside a label in small letters is a note and no name.
  private func isNote(_ token: TextToken) -> Bool {
    token.flags.isDisjoint(with: [.capital, .foreign]) && RelationLabels.table[token.hash] == nil
      && RoleWords.trades[token.hash] == nil
  }

  mutating func takeGender(_ name: PersonName, _ display: FoldedText) {
    let said = Set(labels.map(\.gender)).subtracting([.unknown])
    if said.count == 1, let only = said.first {
      gender = only
      return
    }
    if isCouple { return }
    let prefix = FoldedText(name.prefix).tokens.map(\.hash) + display.tokens.map(\.hash)
    for hash in prefix {
      if Self.femaleTitles.contains(hash) { gender = .female }
      if Self.maleTitles.contains(hash) { gender = .male }
    }
    if gender != .unknown { return }
    // `Jean-Marie`, of whom either word alone tells nothing.
    if let first = names.first, first.role.isSuperset(of: .compound), first.hash == Self.jean {
      gender = .male
      return
    }
    for word in names where !word.role.isDisjoint(with: [.given, .nickname]) {
      gender = NameGenders.gender(of: word.hash)
      if gender != .unknown { return }
    }
  }

  /// `she/her`, `Elle est à la biblio`: what a sentence of the card's note begins with, for somebody whose
  /// name says neither.
  mutating func takeGender(ofNote note: String) {
    if isCouple || note.isEmpty { return }
    let words = Set(
      FoldedText(note, limit: Self.maximumNoteWords).tokens.lazy
        .filter { $0.flags.contains(.opensSentence) }.map(\.hash))
    let isShe = !words.isDisjoint(with: Self.she)
    let isHe = !words.isDisjoint(with: Self.he)
    if isShe != isHe { gender = isShe ? .female : .male }
  }

  private static let she = Set(FoldedText("she elle ella").tokens.map(\.hash))
  private static let he = Set(FoldedText("he").tokens.map(\.hash))
  private static let jean = WordHash.of("jean")
  private static let femaleTitles = Set(
    FoldedText("mrs ms miss frau senora sra srta madame mme mlle signora dona dra").tokens.map(
      \.hash))
  private static let maleTitles = Set(
    FoldedText("mr herr senor sr don monsieur signor").tokens.map(\.hash))
}
