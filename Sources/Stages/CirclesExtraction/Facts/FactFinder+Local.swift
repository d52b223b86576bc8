import CirclesModel

// Circumstances in sentences of other languages than English.
extension FactFinder {
  /// A circumstance that a statement tells, by its first word and how many tell of it.
  private typealias Told = [FactKey: (first: Int, score: Int)]

  mutating func read(_ sentence: LifeText.Sentence) {
    guard !sentence.isAsked, sentence.speaker != .owner, sentence.speaker != .other else { return }
    /// What the statement before told, to go on with: `einen Hund und zwei Katzen`.
    var before: [FactKey: (range: Range<Int>, score: Int)] = [:]
    for statement in sentence.statements {
      var spans: [FactKey: (range: Range<Int>, score: Int)] = [:]
      defer { before = spans }
      if statement.isUsers || statement.isStrangers || statement.isHypothetical
        || statement.isOver
      {
        continue
      }
      let lower = statement.range.lowerBound
      for (key, (first, score)) in told(statement, sentence) {
        let start = max(lower, first - 7)
        let end = told(statement.range, sentence.words)
        var range = start..<min(end, start + Self.maximumWords)
        var whole = score
        if let earlier = before[key], earlier.range.upperBound == lower,
          sentence.words.readings[lower - 1].clause == sentence.words.readings[lower].clause,
          end - earlier.range.lowerBound <= Self.maximumWords
        {
          range = earlier.range.lowerBound..<end
          whole += earlier.score
        }
        spans[key] = (range, whole)
        range = trimmed(range, sentence)
        guard isBetter(whole, key), let found = sentence.words.found(range, in: text) else {
          continue
        }
        take(found, whole, key)
      }
    }
  }

  /// Without the word that joins it to what was before.
  private func trimmed(_ range: Range<Int>, _ sentence: LifeText.Sentence) -> Range<Int> {
    let first = sentence.words.words[range.lowerBound].text
    let joins =
      sentence.local.breaks.contains(first) || sentence.life.subordinators.contains(first)
    return joins && range.count > 1 ? range.dropFirst() : range
  }

  private func told(_ statement: LifeStatement, _ sentence: LifeText.Sentence) -> Told {
    let (life, words, range) = (sentence.life, sentence.words.words, statement.range)
    var told: Told = [:]
    func add(_ key: FactKey, _ index: Int) {
      // Whose job, dog or knee it is matters; a family consists of others.
      if key != .family, !statement.isSubjects { return }
      let first = min(told[key]?.first ?? index, index)
      told[key] = (first, (told[key]?.score ?? 0) + 1)
    }
    var places: [(FactKey, Int)] = []
    for index in range.prefix(64) where words[index].isWord {
      let word = words[index]
      let isDenied = statement.isDenied(index..<(index + 1))
      if life.foods.contains(word.text) {
        if isLeft(index, statement, sentence) { add(.diet, index) }
      } else if isUsers(index, statement, sentence) || isStrangers(index, statement, sentence) {
        continue
      } else {
        for key in life.keys(of: word) where !isDenied || key == .gift {
          if Self.places.contains(word.text) {
            places.append((key, index))
          } else {
            add(key, index)
          }
        }
      }
      for (key, end) in life.factPhrases.matches(words, at: index, before: range.upperBound) {
        // What is denied within it belongs to it: `trinkt keinen Alkohol`.
        let denial = words[index..<end].contains { life.denials.contains($0.text) }
        if denial || !isDenied { add(key, index) }
      }
      if !isDenied, life.isOccupation(word), isOccupied(index, statement, sentence) {
        add(.job, index)
      }
    }
    // Where somebody works is no illness and no school of theirs.
    if told[.job] == nil { for (key, index) in places { add(key, index) } }
    if statement.hasKin, range.count > 2, !statement.isDenied(range) {
      add(.family, range.lowerBound)
    }
    return told
  }

  /// Where some work, and others are ill or learn.
  private static let places = LifeWords.set(
    """
    krankenhaus klinik praxis hospital hôpital clinique clínica clinica ospedale ziekenhuis kliniek
    sjukhus sjukhuset klinik sygehus sygehuset sykehus sykehuset hospitalet schule uni universität
    gymnasium grundschule realschule kindergarten kita escuela colegio instituto universidad facultad
    guardería école collège lycée université fac crèche maternelle scuola liceo università facoltà asilo
    escola colégio universidade faculdade creche school universiteit basisschool kinderopvang skola
    skolan universitet universitetet gymnasiet förskola dagis skole skolen børnehave barnehage
    vuggestue folkeskole studio pflegeheim altersheim seniorenheim residencia ehpad lar
    """)

  /// Whether a word is the user's: `mein Hund`.
  private func isUsers(
    _ index: Int, _ statement: LifeStatement, _ sentence: LifeText.Sentence
  ) -> Bool {
    guard sentence.speaker == .narrator else { return false }
    return sentence.words.words[max(statement.range.lowerBound, index - 2)..<index].contains {
      sentence.local.mine.contains($0.text)
    }
  }

  /// `el perro de Pedro`, `der Hund von Joel`: whose name follows is whose it is.
  private func isStrangers(
    _ index: Int, _ statement: LifeStatement, _ sentence: LifeText.Sentence
  ) -> Bool {
    let words = sentence.words.words
    guard index + 2 < statement.range.upperBound, LifeStatement.of.contains(words[index + 1].text),
      !sentence.life.keys(of: words[index]).allSatisfy({ Self.placed.contains($0) })
    else { return false }
    let name = words[index + 2]
    return name.isCapital && !subject.contains(name.text)
      && sentence.life.keys(of: name) == [] && !sentence.local.relatives.contains(name.text)
  }

  /// What a name behind it may be the place of.
  private static let placed: Set<FactKey> = [.job, .travel, .school, .gift, .home]

  /// Whether what somebody works as is told so: `ist Lehrerin`, `trabaja como enfermera`.
  private func isOccupied(
    _ index: Int, _ statement: LifeStatement, _ sentence: LifeText.Sentence
  ) -> Bool {
    let words = sentence.words.words
    let before = words[max(statement.range.lowerBound, index - 3)..<index]
    guard let last = before.lastIndex(where: { sentence.life.copulas.contains($0.text) }) else {
      return false
    }
    // "trabaja de enfermera", not "hija de enfermera".
    if LifeStatement.of.contains(words[last].text),
      last == statement.range.lowerBound
        || !sentence.life.keys(of: words[last - 1]).contains(.job)
    {
      return false
    }
    // Only articles and words for how or what kind stand between.
    return words[(last + 1)..<index].allSatisfy {
      !sentence.local.theirs.contains($0.text) && !sentence.local.mine.contains($0.text)
        && !LifeStatement.of.contains($0.text) && !Self.at.contains($0.text)
    }
  }

  /// `ist beim Arzt`, `está en el médico`: where somebody is.
  private static let at: Set<String> = [
    "beim", "zum", "bei", "en", "al", "chez", "dal", "dalla", "no", "na", "ao", "bij", "hos",
    "till", "til", "mit", "con", "com", "avec", "met", "med", "para", "por", "per", "pour", "a",
    "el", "la", "le", "il", "der", "die", "das", "den", "dem", "het", "l", "o",
  ]

  /// Whether what may be eaten is not: `isst kein Fleisch`, `allergisch gegen Nüsse`.
  private func isLeft(
    _ index: Int, _ statement: LifeStatement, _ sentence: LifeText.Sentence
  ) -> Bool {
    let (life, words, range) = (sentence.life, sentence.words.words, statement.range)
    guard !isUsers(index, statement, sentence) else { return false }
    let near = max(range.lowerBound, index - 8)..<min(range.upperBound, index + 3)
    let isBorne = !words[near].contains { life.intolerance.contains($0.text) }
    guard statement.isDenied(index..<(index + 1)) else { return !isBorne }
    return !isBorne || range.count <= 3 || words[near].contains { life.eating.contains($0.text) }
  }
}
