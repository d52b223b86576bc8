// What is better not mentioned, in sentences of other languages than English.
extension TopicFinder {
  /// - Parameter earlier: the sentence before it, of such a language.
  mutating func read(_ sentence: LifeText.Sentence, after earlier: LifeText.Sentence?) {
    guard !sentence.isAsked else { return }
    for (number, clause) in sentence.words.clauses.enumerated() where !clause.isEmpty {
      if let known = secret(clause, sentence) ?? sore(clause, sentence) {
        told(known, number, sentence, earlier)
      } else if let (object, isWhole) = request(clause, sentence) {
        let topic = trimmed(object, sentence)
        if !topic.isEmpty {
          append(topic.prefix(Self.maximumWords), in: sentence.words)
        } else if isWhole {
          before(number, sentence, earlier)
        } else if let next = asked(behind: number, sentence) {
          append(next.prefix(Self.maximumWords), in: sentence.words)
        } else {
          before(number, sentence, earlier)
        }
      }
    }
  }

  // MARK: Secrets and sore points

  /// How many words before such a phrase a denial reaches it.
  private static let denying = 12

  /// Where a clause says that it tells a secret, with whether what it is stands behind.
  private func secret(
    _ clause: Range<Int>, _ sentence: LifeText.Sentence
  ) -> (phrase: Range<Int>, isAhead: Bool, isWhole: Bool)? {
    let (life, words) = (sentence.life, sentence.words.words)
    for index in clause {
      if let end = life.unknowns.matches(words, at: index, before: clause.upperBound).map(\.end)
        .max()
      {
        return (index..<end, end < clause.upperBound, false)
      }
      if let end = life.secrets.matches(words, at: index, before: clause.upperBound).map(\.end)
        .max(),
        !words[max(clause.lowerBound, index - Self.denying)..<end].contains(where: {
          life.denials.contains($0.text)
        })
      {
        return (index..<end, false, true)
      }
    }
    return nil
  }

  private func sore(
    _ clause: Range<Int>, _ sentence: LifeText.Sentence
  ) -> (phrase: Range<Int>, isAhead: Bool, isWhole: Bool)? {
    let (life, words) = (sentence.life, sentence.words.words)
    for index in clause {
      guard
        let end = life.sore.matches(words, at: index, before: clause.upperBound).map(\.end).max(),
        !words[max(clause.lowerBound, index - Self.denying)..<index].contains(where: {
          life.denials.contains($0.text) || life.over.contains($0.text)
        })
      else { continue }
      return (index..<end, false, true)
    }
    return nil
  }

  /// Adds what a phrase says is a secret, or a sore point: what stands behind it, or before it in its
  /// clause, or behind its colon, or was said before.
  private mutating func told(
    _ known: (phrase: Range<Int>, isAhead: Bool, isWhole: Bool), _ number: Int,
    _ sentence: LifeText.Sentence,
    _ earlier: LifeText.Sentence?
  ) {
    let clause = sentence.words.clauses[number]
    if known.isAhead {
      let ahead = trimmed(known.phrase.upperBound..<clause.upperBound, sentence)
      if !ahead.isEmpty {
        append(ahead.prefix(Self.maximumWords), in: sentence.words)
        return
      }
    }
    let own = trimmed(clause.lowerBound..<known.phrase.lowerBound, sentence)
    if own.contains(where: { isTopic(sentence.words.words[$0], sentence) }) {
      // "the divorce is a sore subject" says so; what nobody knows is told by itself.
      append(known.isWhole ? clause.lowerBound..<known.phrase.upperBound : own, in: sentence.words)
    } else if number + 1 < sentence.words.clauses.count,
      text.holds(
        anyOf: [":"], sentence.words.words[clause.upperBound - 1].end,
        sentence.words.words[clause.upperBound].start)
    {
      append(
        trimmed(sentence.words.clauses[number + 1], sentence).prefix(Self.maximumWords),
        in: sentence.words)
    } else if known.phrase.upperBound < clause.upperBound,
      case let rest = trimmed(known.phrase.upperBound..<clause.upperBound, sentence), !rest.isEmpty
    {
      append(rest.prefix(Self.maximumWords), in: sentence.words)
    } else {
      before(number, sentence, earlier)
    }
  }

  /// What was said just before: the clause before, else the sentence before.
  private mutating func before(
    _ number: Int, _ sentence: LifeText.Sentence, _ earlier: LifeText.Sentence?
  ) {
    if number > 0 {
      append(sentence.words.clauses[number - 1].suffix(12), in: sentence.words)
    } else if let earlier, earlier.segment == sentence.segment,
      earlier.place.upperBound == sentence.place.lowerBound,
      let clause = earlier.words.clauses.last
    {
      append(clause.suffix(12), in: earlier.words)
    }
  }

  // MARK: Requests

  /// The words of what a clause asks not to mention; empty where they stand elsewhere, with whether the
  /// request takes nothing behind it.
  private func request(
    _ clause: Range<Int>, _ sentence: LifeText.Sentence
  ) -> (object: Range<Int>, isWhole: Bool)? {
    let (life, words) = (sentence.life, sentence.words.words)
    let texts = words[clause]
    let about = texts.firstIndex { life.about.contains($0.text) }
    for index in clause {
      if let end = life.reluctance.matches(words, at: index, before: clause.upperBound).map(\.end)
        .max(), !texts.prefix(3).contains(where: { sentence.local.first.contains($0.text) })
      {
        let isLed = life.about.contains(words[end - 1].text)
        if end < clause.upperBound, isLed || life.about.contains(words[end].text) {
          return (end..<clause.upperBound, true)
        }
        if let about, about < index { return ((about + 1)..<index, true) }
      }
    }
    let avoiding = texts.firstIndex { life.avoiding.contains($0.text) }
    let denial = texts.firstIndex { life.denials.contains($0.text) }
    if texts.contains(where: { sentence.local.first.contains($0.text) }) { return nil }
    for verb in clause.prefix(64) where life.mentions.contains(words[verb].text) {
      if let particle = life.particles[words[verb].text],
        !words[verb..<min(verb + 12, clause.upperBound)].contains(where: { $0.text == particle })
      {
        continue
      }
      guard avoiding.map({ $0 < verb || !isRomance(sentence) }) ?? false || denial != nil,
        !isReport(verb, clause, sentence), !isKept(verb, clause, sentence)
      else { continue }
      if avoiding == nil, isRomance(sentence),
        !words[max(clause.lowerBound, verb - 6)..<verb].contains(where: {
          life.denials.contains($0.text)
        })
      {
        continue
      }
      return object(verb, clause, sentence)
    }
    // "evita el tema de la boda"
    if let avoiding, avoiding + 1 < clause.upperBound,
      let noun = words[(avoiding + 1)..<clause.upperBound].firstIndex(where: {
        Self.subjectNouns.contains($0.text)
      })
    {
      return object(noun, clause, sentence)
    }
    return nil
  }

  private func object(
    _ verb: Int, _ clause: Range<Int>, _ sentence: LifeText.Sentence
  ) -> (object: Range<Int>, isWhole: Bool) {
    let (life, words) = (sentence.life, sentence.words.words)
    let isDirect =
      life.direct.contains(words[verb].text) || Self.subjectNouns.contains(words[verb].text)
    let behind = (verb + 1)..<clause.upperBound
    func leads(_ index: Int) -> Bool {
      index + 1 < clause.upperBound && !life.denials.contains(words[index + 1].text)
        && (life.about.contains(words[index].text)
          || life.telling.contains(words[verb].text)
            && life.subordinators.contains(words[index].text))
    }
    if isDirect {
      let rest = trimmed(behind, sentence)
      if !rest.isEmpty { return (rest, true) }
      return (trimmed(clause.lowerBound..<verb, sentence), isRomance(sentence))
    }
    if let about = behind.first(where: leads) { return ((about + 1)..<clause.upperBound, true) }
    // "nicht über die Scheidung reden"
    if !isRomance(sentence), let about = (clause.lowerBound..<verb).first(where: leads) {
      return ((about + 1)..<verb, true)
    }
    if life.telling.contains(words[verb].text),
      let asker = behind.first(where: { Self.askers.contains(words[$0].text) })
    {
      return (asker..<clause.upperBound, true)
    }
    return (verb..<verb, false)
  }

  /// The clause behind one, where it says what not to ask: `frag nicht, wie es ihm geht`.
  private func asked(behind number: Int, _ sentence: LifeText.Sentence) -> Range<Int>? {
    guard number + 1 < sentence.words.clauses.count else { return nil }
    let clause = sentence.words.clauses[number + 1]
    guard let first = clause.first else { return nil }
    let word = sentence.words.words[first].text
    return Self.askers.contains(word) || sentence.life.subordinators.contains(word) ? clause : nil
  }

  /// Whether a clause tells what was, or cannot be, or reminds of something.
  private func isReport(
    _ verb: Int, _ clause: Range<Int>, _ sentence: LifeText.Sentence
  ) -> Bool {
    let (life, words) = (sentence.life, sentence.words.words)
    let before = words[max(clause.lowerBound, verb - 8)..<verb]
    if before.contains(where: {
      life.reports.contains($0.text) || sentence.local.first.contains($0.text)
    }) {
      return true
    }
    let isPresent = life.presents.contains(words[verb].text)
    return isPresent
      && before.contains {
        life.he.contains($0.text) || life.she.contains($0.text) || subject.contains($0.text)
          || $0.isCapital && $0.start != words[clause.lowerBound].start
          || Self.plurals.contains($0.text)
      }
  }

  /// `sag Tom nichts von der Feier`, `no se lo digas a mi madre`: what another is not to know.
  private func isKept(
    _ verb: Int, _ clause: Range<Int>, _ sentence: LifeText.Sentence
  ) -> Bool {
    let (life, words) = (sentence.life, sentence.words.words)
    func isAnother(_ index: Int) -> Bool {
      guard index < clause.upperBound else { return false }
      let word = words[index]
      return word.isCapital && !subject.contains(word.text) && TextLanguage.common[word.text] == nil
        && life.keys(of: word) == [] && !life.isThing(word) && !life.empty.contains(word.text)
    }
    if life.telling.contains(words[verb].text), isAnother(verb + 1) { return true }
    let near = max(clause.lowerBound, verb - 12)..<min(clause.upperBound, verb + 12)
    for index in near where index + 1 < clause.upperBound {
      let next = words[index + 1].text
      if sentence.local.mine.contains(words[index].text), sentence.local.relatives.contains(next) {
        return true
      }
      if Self.to.contains(words[index].text), index > verb, isAnother(index + 1) { return true }
    }
    return false
  }

  // MARK: Words

  /// Without what is no topic at both ends.
  private func trimmed(_ range: Range<Int>, _ sentence: LifeText.Sentence) -> Range<Int> {
    let (life, words) = (sentence.life, sentence.words.words)
    var range = range
    func isEmpty(_ index: Int) -> Bool {
      life.empty.contains(words[index].text) || life.denials.contains(words[index].text)
        || subject.contains(words[index].text)
    }
    while let first = range.first,
      isEmpty(first) && !sentence.isArticle(first, in: range)
        || life.about.contains(words[first].text) || life.subordinators.contains(words[first].text)
        || sentence.local.breaks.contains(words[first].text)
    {
      range = range.dropFirst()
    }
    while let last = range.last,
      isEmpty(last) || life.mentions.contains(words[last].text)
        || life.about.contains(words[last].text)
    {
      range = range.dropLast()
    }
    return range
  }

  /// Whether a word says something.
  private func isTopic(_ word: Token, _ sentence: LifeText.Sentence) -> Bool {
    word.isWord && word.text.utf8.count > 3 && TextLanguage.common[word.text] == nil
      && !sentence.life.empty.contains(word.text)
  }

  private func isRomance(_ sentence: LifeText.Sentence) -> Bool {
    !sentence.local.first.isDisjoint(with: Self.romance)
  }

  private static let romance: Set<String> = ["yo", "je", "eu", "io"]
  private static let to: Set<String> = [
    "a", "a'", "al", "ao", "au", "aan", "tegen", "till", "til", "zu", "con", "met", "med",
  ]
  private static let plurals: Set<String> = [
    "ils", "elles", "on", "ze", "zij", "eles", "elas", "se",
  ]
  private static let subjectNouns: Set<String> = [
    "thema", "tema", "sujet", "assunto", "argomento", "onderwerp", "amnet", "amne", "emnet", "emne",
    "temaet", "discorso",
  ]
  private static let askers: Set<String> = [
    "wie", "warum", "was", "wann", "wo", "wer", "ob", "como", "cuando", "donde", "comment",
    "pourquoi", "quand", "si", "perche", "come", "quando", "se", "wanneer", "waarom", "hoe", "of",
    "hvordan", "hvorfor", "hvornar", "varfor", "hur", "om", "por", "quien", "hva", "hvad",
  ]
}

extension LifeText.Sentence {
  /// Whether a word is an article before a noun: `la boda`, not `la` by itself.
  func isArticle(_ index: Int, in range: Range<Int>) -> Bool {
    guard index + 1 < range.upperBound else { return false }
    return Self.articles.contains(words.words[index].text)
      && !life.empty.contains(words.words[index + 1].text)
      && !life.denials.contains(words.words[index + 1].text)
  }

  private static let articles: Set<String> = [
    "das", "la", "le", "les", "lo", "los", "las", "l", "o", "a", "os", "as", "il", "gli", "het",
    "dit", "den", "det", "un", "ihr", "ihm", "haar", "hun",
  ]
}
