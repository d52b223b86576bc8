import CirclesModel

/// A letter to the owner: whoever signs it wrote it.
extension NoteScorer {
  /// Takes the name that a text ends with, behind a greeting to the owner or a closing. Answers who may
  /// have signed.
  mutating func takeSignature(_ mentions: [Mention]) -> Set<UInt32> {
    guard view.source == .chatImport || view.source == .shortcutImport,
      let signed = signature(mentions)
    else { return [] }
    var signers: Set<UInt32> = []
    let words = view.text.excerpt(signed.from, signed.to)
    let others = namedApart(mentions, from: signed)
    let isSure = isSure(signed, mentions)
    for hit in signed.people
    where hit.match.rank != nil || hit.match == .soleFamily || isOnlyOfFamily(signed) {
      if others.contains(hit.person) { continue }
      guard let at = admit(hit.person) else { continue }
      candidates[at].raise(.title, 1, words)
      candidates[at].raise(.heading)
      // A company stands below whoever writes for it.
      if !isSure || index.marks[Int(hit.person)].contains(.company) { continue }
      candidates[at].strengths[Feature.among.rawValue] = 0
      signers.insert(hit.person)
    }
    // Of others the letter only tells.
    for at in candidates.all.indices
    where !signers.isEmpty && !signers.contains(candidates[at].person) {
      candidates[at].raise(.chatMention)
      for feature in Self.leads { candidates[at].strengths[feature.rawValue] = 0 }
    }
    return signers
  }

  /// Whether there is hardly a doubt about who signs, so that the letter only tells of all others: not below a
  /// screen, where a name may end a list, nor by a first name alone where their office stands below or somebody
  /// else is named in full.
  private func isSure(_ signed: Mention, _ mentions: [Mention]) -> Bool {
    let tokens = view.text.tokens
    guard view.source == .chatImport, !signed.strangeSurname else { return false }
    if signed.from > 0 {
      // Of `Karen & Tom` she may have written.
      let before = tokens[signed.from - 1]
      if before.flags.contains(.plus) || Verbs.and.contains(before.hash) { return false }
    }
    guard signed.from == signed.to else { return true }
    let people = Set(signed.people.map(\.person))
    return signed.to + 1 >= letterEnd
      && !mentions.contains { mention in
        mention.to > mention.from
          && mention.people.contains { $0.match >= .initial && !people.contains($0.person) }
      }
  }

  /// Whether somebody signs with the family name of the only one who has it, and whose given name no card
  /// has: `Halina Kowalczyk`, for Mrs Kowalczyk.
  private func isOnlyOfFamily(_ mention: Mention) -> Bool {
    guard mention.from > 0, mention.from == mention.to, mention.people.count == 1,
      mention.people[0].match == .family, closes(before: mention.from)
    else { return false }
    let given = view.text.tokens[mention.from - 1]
    let person = Int(mention.people[0].person)
    let gender = NameGenders.gender(of: given.hash)
    return given.flags.isSuperset(of: [.opensLine, .capital])
      && [.unknown, gender].contains(index.genders[person]) && gender != .unknown
      && index.nameWords(of: person).allSatisfy { $0.role.isDisjoint(with: .callable) }
  }

  /// What says of a note that somebody leads it.
  private static let leads: [Feature] = [.first, .early, .heading, .subject, .met]

  /// Namesakes whom the letter tells of by more than the name that it is signed with: `Sue F says ...`
  /// was not written by her, where another Sue can have.
  private func namedApart(_ mentions: [Mention], from signed: Mention) -> Set<UInt32> {
    guard signed.from == signed.to else { return [] }
    var others: Set<UInt32> = []
    for mention in mentions where mention.to > mention.from && mention.to < letterEnd {
      others.formUnion(mention.people.lazy.filter { $0.match >= .initial }.map(\.person))
    }
    let left = signed.people.contains { $0.match.rank == .exact && !others.contains($0.person) }
    return left ? others : []
  }

  /// Takes who signs a text of whose sender only an address is known as the other side. Returns whether
  /// somebody does with a whole name.
  mutating func takeSigner() -> Bool {
    var finder = MentionFinder(index: index, view: view, owner: owner)
    guard let signed = signature(finder.mentions(in: view.text)) else { return false }
    let words = view.text.excerpt(signed.from, signed.to)
    var isKnown = false
    for hit in signed.people where hit.match >= .nearlyFull {
      guard let at = admit(hit.person) else { continue }
      name(at, hit.match, words, -1)
      candidates[at].raise(.partner, 1, words)
      isKnown = true
    }
    return isKnown
  }

  /// The last mention that is a signature.
  private func signature(_ mentions: [Mention]) -> Mention? {
    let tokens = view.text.tokens
    let end = letterEnd
    let greeted = tokens.prefix(min(Self.heading, end)).firstIndex { owner.contains($0.hash) }
    return mentions.last { mention in
      guard mention.to < end, mention.from > max(greeted ?? 0, end / 2),
        mention.people.contains(where: { $0.match.rank != nil || $0.match == .soleFamily })
          || isOnlyOfFamily(mention)
      else { return false }
      let isClosed = closes(before: mention.from)
      if endsLine(mention.to) {
        if isClosed { return true }
        return greeted != nil && tokens[mention.from].flags.contains(.opensLine)
          && tokens[mention.to].flags.contains(.endsLine)
      }
      // `Karen & Walt Weiss`: a couple signs, and the first of them writes.
      if isClosed, tokens[mention.to].flags.contains(.plus), wordsOfLine(behind: mention.to) <= 3 {
        return true
      }
      // `Barbara Stanhope`, of whom the card has but the first name.
      let isBoth =
        mention.strangeSurname && mention.to + 1 < end
        && tokens[mention.to + 1].flags.isSuperset(of: [.capital, .endsLine])
      if isBoth, isClosed || greeted != nil, tokens[mention.from].flags.contains(.opensLine) {
        return true
      }
      // `Hywel Jenkins | Hub Officer`: a whole name, and on the line what they are.
      return (isClosed || greeted != nil) && tokens[mention.from].flags.contains(.opensLine)
        && mention.to > mention.from && mention.people.allSatisfy { $0.match >= .nearlyFull }
        && isTitle(behind: mention.to) && (isClosed || standsApart(mention))
    }
  }

  /// The first word that is quoted from an earlier letter: behind `>`, or on a line such as `Ana wrote:`.
  private var letterEnd: Int {
    let (text, tokens) = (view.text, view.text.tokens)
    var line = 0
    var isGreeted = false
    for (at, token) in tokens.enumerated() {
      if owner.contains(token.hash) { isGreeted = true }
      if token.flags.contains(.opensLine) {
        if text.isQuoted(token) { return at }
        // `De: Marta`, `-----Original Message-----`: a letter that is passed on.
        let isField = token.flags.contains(.colon) && MailHead.isSenderLabel(token.hash)
        let isApart = at > 0 && token.line - tokens[at - 1].line > 1
        if isGreeted, isField && isApart || text.isRuledOff(token) { return at }
        line = at
      }
      if token.flags.isSuperset(of: [.colon, .endsLine]),
        tokens[line...at].contains(where: { Self.wrote.contains($0.hash) })
      {
        return line
      }
    }
    return tokens.count
  }

  /// Whether an empty line, or the writer's own name, stands above: a list of names and offices is no signature.
  private func standsApart(_ mention: Mention) -> Bool {
    let tokens = view.text.tokens
    guard mention.from > 0 else { return false }
    let before = tokens[mention.from - 1]
    return tokens[mention.from].line - before.line > 1
      || tokens[mention.from...mention.to].contains { $0.hash == before.hash }
  }

  /// Whether the rest of a line says what somebody is: `| Hub Officer`, and no sentence about them.
  private func isTitle(behind at: Int) -> Bool {
    let tokens = view.text.tokens
    let words = wordsOfLine(behind: at)
    guard words > 0, words <= Self.titleWords, tokens[at + 1].flags.contains(.capital) else {
      return false
    }
    // `M.Ed.` is no sentence.
    return tokens[at..<(at + words)].allSatisfy {
      $0.flags.isDisjoint(with: .stop) || $0.length < Self.word
    }
  }

  private func wordsOfLine(behind at: Int) -> Int {
    let tokens = view.text.tokens
    var end = at
    while end + 1 < tokens.count, !tokens[end].flags.contains(.endsLine) { end += 1 }
    return end - at
  }

  /// Whether nothing but kisses follows on the line.
  private func endsLine(_ at: Int) -> Bool {
    let tokens = view.text.tokens
    var at = at
    while at + 1 < tokens.count, !tokens[at].flags.contains(.endsLine) {
      at += 1
      let letters = view.text.folded(tokens[at])
      if letters.contains(where: { $0 != UInt8(ascii: "x") && $0 != UInt8(ascii: "o") }) {
        return false
      }
    }
    return true
  }

  /// Whether a few words that end a letter stand before a name: `Varm kram, Anna`, `love Ana`.
  private func closes(before from: Int) -> Bool {
    let tokens = view.text.tokens
    for at in stride(from: from - 1, through: max(0, from - 4), by: -1) {
      // `i. A. K. Dombrowski`
      if tokens[at].flags.contains(.stop), tokens[at].length > 1 { return false }
      if Self.closings.contains(tokens[at].hash) {
        var start = at
        while start > 0, at - start <= 3, !tokens[start].flags.contains(.opensLine) { start -= 1 }
        return at - start <= 3
      }
    }
    return false
  }

  private static let closings = Set(
    FoldedText(
      """
      love loving regards wishes cheers sincerely yours hugs xoxo kisses best thanks kram kramar halsningar halsning mvh
      vanliga hilsen hilsener klem knus groetjes groet groeten liefs kus grusse grussen gruss grusse lg vg saludos abrazo
      abrazos besos beso carino bises bisous bise amities amicalement cordialement abraco abracos beijo beijos bjs baci
      bacio abbraccio abbracci saluti herzlichst herzliche herzlich blessings respectfully faithfully blessed truly warmly
      bien salutations cordialmente atentamente atenciosamente cumprimentos vriendelijke hartelijke affectueusement
      affectueuses sinceres distinti presto vennlig venlig
      """
    ).tokens.map(\.hash))

  private static let wrote = Set(
    FoldedText("wrote schrieb ecrit escribio scritto schreef skrev escreveu").tokens.map(\.hash))

  /// As many words may stand before the owner's name: a head and a greeting.
  private static let heading = 30
  /// So many words at most say behind a name what somebody is.
  private static let titleWords = 9
  /// Shorter words with a full stop behind them are short forms.
  private static let word = 4
}
