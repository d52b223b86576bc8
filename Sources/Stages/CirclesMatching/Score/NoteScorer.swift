import CirclesModel

/// Gathers the evidence of a text for everybody whom it may be about.
struct NoteScorer {
  let index: PersonIndex
  let settings: MatchingSettings
  var view: NoteFeatures
  let owner: Set<UInt64>
  var candidates = CandidateSet()
  /// Those of whom the user said that the text is not about them.
  var excluded: Set<UInt32> = []
  /// What speaks for nobody.
  var nobody = Candidate(person: .max)
  /// The bearers of the commonest name who are not candidates, and the score they would have.
  var crowd = 0
  /// The groups and workplaces of people named for sure, and whose they are.
  var companionWords: [UInt64: [Int]] = [:]
  /// The two of a couple whom the text is about alike.
  var couple: Set<UInt32> = []
  /// Words of the text that are part of somebody's whole name, and whose.
  var claimed: [UInt64: Set<UInt32>] = [:]
  /// What names people in the text, for learning.
  var spoken: [String] = []
  /// Names that nobody of the book bears, with a known family name.
  var strange: [String] = []

  init(index: PersonIndex, settings: MatchingSettings, view: NoteFeatures, owner: Set<UInt64>) {
    self.index = index
    self.settings = settings
    self.view = view
    self.owner = owner
    nobody.raise(.nobody)
  }

  /// Takes the names of the text and of its title.
  mutating func takeNames(isChat: Bool) {
    var finder = MentionFinder(index: index, view: view, owner: owner)
    finder.favoured = favoured()
    var titles = finder.mentions(in: view.title)
    if titles.isEmpty, !isChat, view.source != .voiceNote { titles = finder.title(view.title) }
    if view.isTitleAsking {
      // The writer does not know either: it may be anybody who is called nearly so.
      for number in titles.indices {
        for place in titles[number].people.indices {
          titles[number].people[place].match = min(
            titles[number].people[place].match, .otherShort)
        }
      }
    }
    if !isChat, view.source != .voiceNote, !view.isTitleAsking {
      for mention in titles where mention.people.contains(where: { $0.match >= .given }) {
        finder.named.formUnion(view.title.tokens[mention.from...mention.to].map(\.hash))
      }
    }
    var mentions = finder.mentions(in: view.text, torn: view.torn)
    if view.isHeard { dropCorrected(&mentions) }
    MentionPlaces(text: view.text, pronouns: Pronouns(view.languages)).fill(&mentions)
    relate(&mentions)
    claim(mentions)
    for mention in mentions
    where mention.people.count == 1 && mention.people[0].match >= .diminutive {
      accompany(Int(mention.people[0].person))
    }
    let total = max(1, mentions.reduce(0) { $0 + $1.credit })
    for number in mentions.indices {
      take(mentions, number, total, view.text, isChat: isChat)
    }
    var signers: Set<UInt32> = []
    if !isChat {
      crowdOfNames(mentions, total)
      weighPlurals(mentions)
      signers = takeSignature(mentions)
      takeCaller(mentions)
      weighChildren(mentions)
      if signers.isEmpty { weighStrangers(titles, mentions) }
    }
    if !isChat { takeStrangeNames(mentions, titles) }
    for mention in titles { take(title: mention) }
    if !isChat, titles.count == 1, titles[0].from == 0, view.source != .voiceNote, signers.isEmpty {
      for hit in titles[0].people where hit.match.rank == .exact {
        if let at = admit(hit.person) { candidates[at].raise(.heading) }
      }
    }
    if !isChat, titles.isEmpty, mentions.isEmpty { takeOnlyNumber() }
    if !isChat, titles.isEmpty, signers.isEmpty, mentions.isEmpty || mentions[0].from > 25 {
      nobody.raise(.noLead)
    }
  }

  /// `Daniel O'Donnell` says nothing of O'Donnell & Co.
  private mutating func claim(_ mentions: [Mention]) {
    for mention in mentions where mention.to > mention.from {
      let people = Set(mention.people.map(\.person))
      for token in view.text.tokens[mention.from...mention.to] {
        claimed[token.hash, default: []].formUnion(people)
      }
    }
  }

  /// Remembers what an assignment by hand can teach.
  private mutating func takeStrangeNames(_ mentions: [Mention], _ titles: [Mention]) {
    let names = UnknownNames(index: index, view: view, owner: owner)
    strange =
      names.besideFamilyNames(titles, in: view.title)
      + names.besideFamilyNames(mentions, in: view.text)
    let isSomebodyNamed = (mentions + titles).contains { mention in
      mention.people.contains { $0.match.rank == .exact }
    }
    if isSomebodyNamed || !strange.isEmpty { return }
    let met = [
      names.onlyOneMet(in: view.title, besides: titles),
      names.onlyOneMet(in: view.text, besides: mentions),
    ].compactMap(\.self)
    if let name = met.first, met.count == 1 || met[0] == met[1] { spoken.append(name) }
  }

  private mutating func weighStrangers(_ titles: [Mention], _ mentions: [Mention]) {
    if isStrangersTitle(titles) {
      nobody.raise(.strangerLeads, 2.5)
    } else if strangerLeads(mentions.first?.from ?? 0) {
      nobody.raise(.strangerLeads)
    }
  }

  /// Whether somebody who is not in the book is named before all who are: the text may well be about
  /// them. Only names that the tables know count.
  private func strangerLeads(_ first: Int) -> Bool {
    // `Woman on the train ...`
    if first > 4, view.text.tokens.prefix(2).contains(where: { Verbs.isStranger($0.hash) }) {
      return true
    }
    for token in view.text.tokens.prefix(min(first, 40)) where token.length > 2 {
      let hash = token.hash
      if CommonWords.common.contains(hash) || CommonWords.ambiguous.contains(hash)
        || owner.contains(hash) || PersonFacts.isLabel(hash)
        || PlaceTable.standard.isPlace(hash)
      {
        continue
      }
      let isName = GivenNames.has(hash)
      if isName, token.flags.contains(.capital) || NameGenders.table[hash] != nil { return true }
    }
    return false
  }

  /// Whether the title is a given name that nobody in the book bears.
  private func isStrangersTitle(_ titles: [Mention]) -> Bool {
    guard titles.isEmpty, view.source != .voiceNote, view.title.tokens.count == 1,
      let token = view.title.tokens.first, token.length > 2, token.flags.contains(.capital)
    else { return false }
    let isName = GivenNames.has(token.hash)
    return isName && !CommonWords.common.contains(token.hash)
      && !CommonWords.ambiguous.contains(token.hash) && !owner.contains(token.hash)
  }

  /// Where three or more are named and none of them leads, the text is about none of them.
  private mutating func crowdOfNames(_ mentions: [Mention], _ total: Double) {
    var groups: [[UInt32]] = []
    for mention in mentions
    where mention.place.isDisjoint(with: [.passing, .possessor, .modifier]) {
      let people = mention.people.prefix(8).map(\.person)
      if !groups.contains(where: { group in people.contains(where: group.contains) }) {
        groups.append(people)
      }
    }
    guard groups.count >= 3 else { return }
    for at in candidates.all.indices where candidates[at].strength(.credit) < 0.5 {
      candidates[at].raise(.among, min(2, Double(groups.count - 2)))
    }
  }

  private mutating func take(title mention: Mention) {
    for hit in mention.people {
      // A voice memo is called by the street it was spoken in: `Beck Lane` is no Beck Lane School.
      if view.source == .voiceNote, hit.match == .company, !isWhole(mention, hit.person) {
        continue
      }
      guard let at = admit(hit.person) else { continue }
      name(at, hit.match, view.title.excerpt(mention.from, mention.to), -1)
      candidates[at].raise(.title, 1, view.title.excerpt(mention.from, mention.to))
    }
  }

  /// Whether the title has every word of a company's name.
  private func isWhole(_ mention: Mention, _ company: UInt32) -> Bool {
    let said = Set(view.title.tokens[mention.from...mention.to].map(\.hash))
    return index.nameWords(of: Int(company)).allSatisfy { said.contains($0.hash) }
  }

  /// Makes room for a candidate; the owner never is one, nor whom the user has ruled out.
  mutating func admit(_ person: UInt32) -> Int? {
    if index.marks[Int(person)].contains(.owner) || excluded.contains(person) { return nil }
    return candidates.place(of: person)
  }

  /// Notes how well a name agrees; only the best agreement counts.
  mutating func name(_ at: Int, _ match: NameMatch, _ text: String, _ mention: Int) {
    let isNamed = match >= .diminutive && candidates[at].match >= .diminutive
    if isNamed, let old = candidates[at].reasons.first?.text, NoteScorer.differs(old, text) {
      // Both of a couple's names tell as much as a whole name does.
      let isCouple = index.marks[Int(candidates[at].person)].contains(.couple)
      candidates[at].raise(.secondName, isCouple ? 3.5 : 1, text)
    }
    takeApart(at, match, text)
    guard match > candidates[at].match, let feature = match.feature else { return }
    if let old = candidates[at].match.feature { candidates[at].strengths[old.rawValue] = 0 }
    candidates[at].match = match
    candidates[at].mention = mention
    candidates[at].raise(feature, 1, text)
  }

  /// `giulia, la figlia dei bergonzoni`: given and family name of one person, apart in the text.
  private mutating func takeApart(_ at: Int, _ match: NameMatch, _ text: String) {
    let old = candidates[at].match
    guard let said = candidates[at].reasons.first?.text, NoteScorer.differs(said, text) else {
      return
    }
    let isFamily = Self.families.contains(match) && (NameMatch.diminutive ..< .titled).contains(old)
    let isGiven = Self.families.contains(old) && (NameMatch.diminutive ..< .titled).contains(match)
    if isFamily || isGiven, candidates[at].strength(.secondName) == 0 {
      candidates[at].raise(.secondName, 2, text)
    }
  }

  private static let families: Set<NameMatch> = [.family, .soleFamily]

  /// Whether two names share no word.
  private static func differs(_ left: String, _ right: String) -> Bool {
    let words = Set(FoldedText(left, limit: 8).tokens.map(\.hash))
    return !FoldedText(right, limit: 8).tokens.contains { words.contains($0.hash) }
  }

  private mutating func take(
    _ mentions: [Mention], _ number: Int, _ total: Double, _ text: FoldedText, isChat: Bool
  ) {
    let mention = mentions[number]
    let excerpt = text.excerpt(mention.from, mention.to)
    crowd = max(crowd, mention.crowd - mention.people.count)
    let isOrigin = number > 0 && isOrigin(mention, behind: mentions[number - 1])
    for var hit in mention.people {
      var excerpt = excerpt
      if isOrigin, !isCalled(hit.person, mention) {
        // `paula vom capoeira`, where the book has a Paulo Capoeira.
        guard sounds(mentions[number - 1], like: hit.person) else { continue }
        hit.match = .nearlyFull
        excerpt = text.excerpt(mentions[number - 1].from, mention.to)
      }
      guard let at = admit(hit.person) else { continue }
      if hit.match == .none {
        // Somebody's relative: the words from the one to the other.
        candidates[at].raise(.relation, 1, text.excerpt(max(0, mention.from - 2), mention.to))
      } else {
        // In a chat people talk of others: who is talked of is no more the other side for it.
        let isTalkedOf =
          isChat && candidates[at].strength(.partner) > 0
          && mention.place.isDisjoint(with: .salutation)
        if !isTalkedOf { name(at, hit.match, excerpt, number) }
        if candidates[at].mention == number { candidates[at].end = mention.to }
        let isSole = mention.people.count == 1 && mention.crowd == 0
        // In a chat somebody else talks, and not always of whom the note is about.
        let isOwners = view.source == .voiceNote || view.source == .manual
        if isSole, isOwners, mention.place.isDisjoint(with: .small),
          Self.callsAlone.contains(hit.match)
        {
          candidates[at].raise(.soleBearer)
        }
      }
      var isWorkplace = false
      candidates[at].count += 1
      if candidates[at].begin < 0 { candidates[at].begin = mention.from }
      if mentions.count > 1, mention.from > 0, index.marks[Int(hit.person)].contains(.company),
        Verbs.workplaces.contains(text.tokens[mention.from - 1].hash)
      {
        candidates[at].raise(.companyOfPerson)
        isWorkplace = true
      }
      if isChat {
        candidates[at].raise(.chatMention)
        if mention.place.contains(.salutation) { candidates[at].raise(.salutation) }
        continue
      }
      if isWorkplace {
        // `At Piece of Mind for thread. Kathy back`: where it was does not lead the text.
        candidates[at].raise(.early)
      } else {
        place(mention, at)
      }
      kindred(mention, at, text)
      candidates[at].add(.credit, mention.credit / total, limit: 1, "")
      pronoun(mention, at)
    }
  }

  /// Whether a name stands where somebody is said to be known from: `Jean from book club`.
  private func isOrigin(_ mention: Mention, behind other: Mention) -> Bool {
    let between = view.text.tokens[(other.to + 1)..<max(other.to + 1, mention.from)]
    guard let word = between.first, between.count <= 2 else { return false }
    return Verbs.sources.contains(word.hash)
      && view.text.tokens[other.to].flags.isDisjoint(with: .stop)
  }

  /// Whether a mention has a word that somebody is called by, and not only one of where they are from.
  private func isCalled(_ person: UInt32, _ mention: Mention) -> Bool {
    view.text.tokens[mention.from...mention.to].contains { token in
      !index.role(of: token.hash, in: Int(person)).isDisjoint(with: [.given, .nickname, .label])
    }
  }

  /// Whether a name in speech may be somebody's heard wrongly.
  private func sounds(_ mention: Mention, like person: UInt32) -> Bool {
    guard view.isHeard else { return false }
    let letters = view.text.tokens[mention.from...mention.to].flatMap { view.text.folded($0) }
    let heard = Spoken.sounds(of: letters[...])
    let name = FoldedText(index.names[Int(person)], limit: 8)
    return name.tokens.contains { token in
      !index.role(of: token.hash, in: Int(person)).isDisjoint(with: [.given, .nickname])
        && Spoken.isAlike(Spoken.sounds(of: name.folded(token)), heard)
    }
  }

  /// By what somebody is called alone.
  private static let callsAlone: Set<NameMatch> = [.given, .nickname, .label, .titled, .trade]

  private mutating func place(_ mention: Mention, _ at: Int) {
    let place = mention.place
    if place.contains(.first) { candidates[at].raise(.first) }
    if place.contains(.early) { candidates[at].raise(.early) }
    if place.contains(.heading) { candidates[at].raise(.heading) }
    if place.contains(.subject) { candidates[at].raise(.subject) }
    if place.contains(.met) { candidates[at].raise(.met) }
    if place.contains(.salutation) { candidates[at].raise(.salutation) }
    let isFirst = candidates[at].count == 1
    // What is weak at the first mention stays weak unless a later one is strong.
    for (mark, feature) in Self.weaknesses {
      if isFirst {
        if place.contains(mark) { candidates[at].raise(feature) }
      } else if place.isDisjoint(with: mark) {
        candidates[at].strengths[feature.rawValue] = 0
      }
    }
    if place.contains(.stranger) || mention.strangeSurname && isFirst {
      candidates[at].raise(.strangeSurname)
    }
    // `Barbara Stanhope, President of the HOA`, who is shown as HOA Barbara: only that tells of her.
    if candidates[at].strength(.strangeSurname) == 1, candidates[at].strength(.secondName) >= 2,
      !index.marks[Int(candidates[at].person)].contains(.couple)
    {
      candidates[at].strengths[Feature.strangeSurname.rawValue] = 0.3
    }
    if !mention.strangeSurname, !isFirst, candidates[at].match >= .initial {
      candidates[at].strengths[Feature.strangeSurname.rawValue] = 0
    }
  }

  private static let weaknesses: [(MentionPlace, Feature)] = [
    (.passing, .passing), (.possessor, .possessor), (.modifier, .modifier), (.listed, .listed),
    (.small, .small),
  ]

  /// Whether the text is what two wrote to each other, each line with its time: whoever is "her" there is
  /// neither of them. In a diary, "her" may well be the one.
  private var isTimed: Bool {
    guard view.source == .chatImport || view.source == .shortcutImport else { return false }
    let tokens = view.text.tokens
    var lines = 0
    var times = 0
    for at in tokens.indices where tokens[at].flags.contains(.opensLine) {
      lines += 1
      let isTime =
        tokens[at].flags.isSuperset(of: [.digit, .colon]) && at + 1 < tokens.count
        && tokens[at + 1].flags.contains(.digit) && tokens[at + 1].length == 2
      if isTime { times += 1 }
    }
    return times > 1 && times * 3 >= lines * 2
  }

  private mutating func pronoun(_ mention: Mention, _ at: Int) {
    let gender = index.genders[Int(candidates[at].person)]
    guard gender != .unknown, mention.she + mention.he > 0, !isTimed else { return }
    let isFemale = mention.she > mention.he
    if mention.she == mention.he { return }
    let agrees = isFemale == (gender == .female)
    candidates[at].raise(agrees ? .pronoun : .pronounAgainst, 1, isFemale ? "she" : "he")
  }
}
