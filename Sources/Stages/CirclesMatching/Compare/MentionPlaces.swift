/// Tells from the words around a name what part its bearer plays in the text.
struct MentionPlaces {
  let text: FoldedText
  let pronouns: Pronouns

  /// Fills in the places, the pronouns and the credit of all names of the text.
  func fill(_ mentions: inout [Mention]) {
    for number in mentions.indices {
      var place = mentions[number].place
      let from = mentions[number].from
      let to = mentions[number].to
      let first = text.tokens[from]
      let last = text.tokens[to]
      if number == 0 { place.insert(.first) }
      if from < 14
        || from < 30 && !text.tokens[..<from].contains(where: { $0.flags.contains(.stop) })
      {
        place.insert(.early)
      }
      if from == 0,
        !last.flags.isDisjoint(with: [.colon, .dash, .stop, .comma, .endsLine, .bracket])
      {
        place.insert(.heading)
      }
      if number == 0, from < 7, isFragment(around: from) { place.insert(.heading) }
      before(from, &place)
      after(to, &place)
      if last.flags.contains(.possessive), number + 1 < mentions.count,
        mentions[number + 1].from == to + 1
      {
        // `Becca's Josh` is Josh.
        place.insert(.modifier)
      }
      // `Morag's got the biopsy` owns nothing.
      if last.flags.contains(.possessive), place.isDisjoint(with: .modifier),
        number > 0 || !Self.isPredicate(text, to + 1)
      {
        place.insert(.possessor)
      }
      list(mentions, number, &place)
      if first.flags.contains(.opensSentence), place.isDisjoint(with: [.possessor, .modifier]),
        !last.flags.contains(.comma) || number == 0
      {
        place.insert(.subject)
      }
      if number > 0, place.contains(.listed), mentions[number - 1].place.contains(.listed) {
        // `Ana and Ben came`: what is said of the one is said of the other.
        place.formUnion(mentions[number - 1].place.intersection(Self.shared))
      }
      mentions[number].place = place
    }
    report(&mentions)
    followPronouns(&mentions)
  }

  /// Whether the sentence is a few words and no more: `Okay, Mom.`, `Aunt Carol update.`
  private func isFragment(around at: Int) -> Bool {
    var end = at
    while end < text.tokens.count, end < 7 {
      if !text.tokens[end].flags.isDisjoint(with: [.stop, .endsLine, .colon]) { return true }
      end += 1
    }
    return false
  }

  private func before(_ from: Int, _ place: inout MentionPlace) {
    if Verbs.introduces(text, from) { place.insert(.salutation) }
    if Possession.isOwner(from, text) {
      place.insert(.modifier)
      return
    }
    guard from > 0, !text.tokens[from].flags.contains(.opensSentence) else { return }
    var at = from - 1
    // `my brother Ben`, `the lovely Ana`.
    if from > 1, RelationLabels.table[text.tokens[at].hash] != nil { at -= 1 }
    var isMine = false
    if Verbs.my.contains(text.tokens[at].hash), at > 0 {
      at -= 1
      isMine = true
    }
    let hash = text.tokens[at].hash
    // `servilletero de mi mamá`
    if isMine, at > 0, Verbs.ofs.contains(hash) { place.insert(.possessor) }
    if Verbs.whereabouts.contains(hash) || isErrand(at) || isDuty(before: from) {
      place.insert(.passing)
    } else if Verbs.meets(hash) {
      place.insert(.met)
    }
  }

  /// `before I forget`
  private func isAside(_ at: Int) -> Bool {
    at > 1 && text.tokens[at - 1].hash == MentionFinder.i
      && text.tokens[at - 2].hash == Self.before
  }

  private static let before = WordHash.of("before")

  /// `voice memo for Ana`: what the text itself is.
  private func isMemo(before at: Int) -> Bool {
    (1...3).contains { back in at >= back && Verbs.isMemo(text.tokens[at - back].hash) }
      && at < 6
  }

  /// `ask Ana`, `preguntar a Ana`.
  private func isErrand(_ at: Int) -> Bool {
    let hash = text.tokens[at].hash
    if isMemo(before: at) { return false }
    return Verbs.isErrand(hash)
      || Verbs.isDative(hash) && at > 0 && Verbs.isErrand(text.tokens[at - 1].hash)
  }

  /// Whether the sentence tells the owner what to do: `must take Ana sometime`.
  private func isDuty(before from: Int) -> Bool {
    var at = from - 1
    while at >= max(0, from - 4) {
      if Verbs.isDuty(text.tokens[at].hash), !isAside(at) { return true }
      if text.tokens[at].flags.contains(.opensSentence) { return false }
      at -= 1
    }
    return false
  }

  private func after(_ to: Int, _ place: inout MentionPlace) {
    guard to + 1 < text.tokens.count else { return }
    let last = text.tokens[to]
    let next = text.tokens[to + 1]
    if last.flags.contains(.possessive) {
      // `Ben's in town` is about Ben, `Ben's wife` is not.
      for offset in 1...2 where to + offset < text.tokens.count {
        let token = text.tokens[to + offset]
        if let relations = RelationLabels.table[token.hash], !relations.isEmpty,
          !RelationLabels.isCommonWord(token.hash) || offset == 1,
          !Self.inhabits.contains(token.hash)
        {
          place.insert(.modifier)
          return
        }
        if token.flags.contains(.stop) { break }
      }
      if Self.isPredicate(text, to + 1) { place.insert(.subject) }
      return
    }
    guard last.flags.isDisjoint(with: [.stop, .endsLine]) else { return }
    if Verbs.follows(next.hash) { place.insert(.subject) }
    if last.flags.contains(.comma), next.hash == Self.who { place.insert(.subject) }
  }

  private static let shared: MentionPlace = [.first, .early, .heading, .subject, .met]
  private static let who = WordHash.of("who")
  private static let inhabits = Set(FoldedText("in on at").tokens.map(\.hash))
  private static let states = Set(
    FoldedText(
      """
      in on at off out back not been got getting going coming doing having being a an the so very really
      finally just still here there done to moving leaving starting working away over up down now all gone
      """
    ).tokens.map(\.hash))

  /// Whether `'s` there means "is" or "has".
  static func isPredicate(_ text: FoldedText, _ at: Int) -> Bool {
    guard at < text.tokens.count else { return false }
    let token = text.tokens[at]
    if states.contains(token.hash) { return true }
    let letters = text.folded(token)
    return letters.count > 5 && letters.suffix(3).elementsEqual("ing".utf8)
  }

  /// `Ana and Ben`, `Ana, Ben, Carl`, `Ana + Ben`.
  private func list(_ mentions: [Mention], _ number: Int, _ place: inout MentionPlace) {
    func joined(_ left: Mention, _ right: Mention) -> Bool {
      let gap = right.from - left.to
      let flags = text.tokens[left.to].flags
      if gap == 1 { return !flags.isDisjoint(with: [.comma, .plus]) }
      return gap == 2 && Verbs.and.contains(text.tokens[left.to + 1].hash)
        && !flags.contains(.stop)
    }
    if number > 0, joined(mentions[number - 1], mentions[number]),
      !Self.same(mentions[number - 1], mentions[number])
    {
      place.insert(.listed)
    }
    if number + 1 < mentions.count, joined(mentions[number], mentions[number + 1]),
      !Self.same(mentions[number + 1], mentions[number])
    {
      place.insert(.listed)
    }
  }

  static func same(_ left: Mention, _ right: Mention) -> Bool {
    left.people.contains { hit in right.people.contains { $0.person == hit.person } }
  }

  /// Gives each pronoun to the name before it whose bearer it can be, and each name credit for it.
  private func followPronouns(_ mentions: inout [Mention]) {
    var lastShe = -1
    var lastHe = -1
    var last = -1
    var topic = -1
    var next = 0
    for (at, token) in text.tokens.enumerated() {
      if next < mentions.count, mentions[next].from == at {
        // `Nandu's clinic was full. She ...`: an owner named first may well be the subject.
        let weakness: MentionPlace =
          next == 0 ? [.passing, .modifier] : [.passing, .possessor, .modifier]
        let isVague = mentions[next].people.allSatisfy {
          (.trade ..< .otherShort).contains($0.match)
        }
        let weak = isVague || !mentions[next].place.isDisjoint(with: weakness)
        mentions[next].credit += weak ? 0.3 : 1
        // Whom the text goes on about stays so past a passing mention.
        if !weak || last < 0 { (last, lastShe, lastHe) = (next, next, next) }
        if !weak, topic < 0 { topic = next }
        next += 1
      }
      if pronouns.isShe(token) {
        if lastShe >= 0 { mentions[lastShe].credit += 0.3 }
        if topic >= 0 { mentions[topic].credit += 0.2 }
        if last >= 0 { mentions[last].she += 1 }
      } else if pronouns.isHe(token) {
        if lastHe >= 0 { mentions[lastHe].credit += 0.3 }
        if topic >= 0 { mentions[topic].credit += 0.2 }
        if last >= 0 { mentions[last].he += 1 }
      }
    }
  }
}
