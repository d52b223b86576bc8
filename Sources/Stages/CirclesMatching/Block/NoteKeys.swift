import CirclesModel

/// The keys by which a note finds people, without the index: what a changed contact would have to
/// have to concern it.
enum NoteKeys {
  static func keys(of note: NoteRecord, owners: [String] = []) -> [UInt64] {
    var keys: Set<UInt64> = []
    if let header = Matcher.header(of: note, owners: owners) {
      keys.insert(BlockKey.header.of(LearnedKeys.header(header)))
    }
    for source in texts(of: note) {
      let text = FoldedText(source)
      add(text, note, &keys)
      // What speech may have torn (`hintsOfPieces`); a title is not spoken.
      if note.noteSource == .voiceNote, source == note.text {
        for name in TornName.all(in: text) { keys.insert(BlockKey.rough.of(name.key)) }
      }
    }
    // A whole title may be a name, however common its words.
    for token in FoldedText(note.title, limit: 4).tokens {
      keys.insert(BlockKey.word.of(token.hash))
    }
    return Array(keys)
  }

  private static func texts(of note: NoteRecord) -> [String] {
    var texts = [note.title, note.text] + note.speakers
    if let chat = note.conversation {
      texts.append(contentsOf: [chat.title, chat.chatWith?.name ?? "", chat.chatWith?.phone ?? ""])
      texts.append(chat.chatWith?.handle ?? "")
      texts.append(contentsOf: chat.participants)
      if note.text.isEmpty { texts.append(contentsOf: chat.messages.map(\.text)) }
    }
    return texts.filter { !$0.isEmpty }
  }

  private static func add(_ text: FoldedText, _ note: NoteRecord, _ keys: inout Set<UInt64>) {
    for (at, token) in text.tokens.enumerated() {
      let hash = token.hash
      for relation in RelationLabels.table[hash] ?? [] {
        keys.insert(BlockKey.label.of(UInt32(relation.rawValue)))
        for back in 1...2 where at >= back && text.tokens[at - back].flags.contains(.possessive) {
          let key = PersonFacts.relationKey(relation, of: text.tokens[at - back].hash)
          keys.insert(BlockKey.relationOf.of(key))
        }
        for name in owners(of: at, text, isHeard: note.noteSource == .voiceNote) {
          keys.insert(BlockKey.relationOf.of(PersonFacts.relationKey(relation, of: name)))
          keys.insert(BlockKey.word.of(name))
        }
      }
      if CommonWords.common.contains(hash), !CommonWords.ambiguous.contains(hash) { continue }
      keys.insert(BlockKey.word.of(hash))
      if token.length > 4, note.noteSource == .manual,
        text.folded(token).last == UInt8(ascii: "s")
      {
        keys.insert(BlockKey.word.of(WordHash.of(text.folded(token).dropLast())))
      }
      keys.insert(BlockKey.organization.of(Stem.of(text.folded(token))))
      if let trade = RoleWords.trades[hash] { keys.insert(BlockKey.trade.of(trade)) }
      for place in Diminutives.all.places(of: hash) { keys.insert(BlockKey.group.of(place.group)) }
      for sound in Homophones.sounds(of: hash) { keys.insert(BlockKey.homophone.of(sound)) }
      if token.flags.contains(.foreign), let latin = Romanise.word(text.word(at)) {
        keys.insert(BlockKey.word.of(WordHash.of(latin)))
      }
      if note.noteSource == .voiceNote {
        let sound = SoundKey.of(text.folded(token))
        if sound != 0 { keys.insert(BlockKey.sound.of(sound)) }
        let given = GivenSound.key(text.folded(token))
        if given != 0 { keys.insert(BlockKey.homophone.of(given)) }
        let family = GivenSound.familyKey(text.folded(token))
        if family != 0 { keys.insert(BlockKey.homophone.of(family)) }
      }
      // Where a name is likely, somebody of that sound is suggested (`NameSlot`).
      if note.noteSource == .voiceNote
        || !token.flags.isDisjoint(with: [.capital, .opensSentence]) || at < 3
      {
        addRough(text.folded(token), &keys)
      }
      if note.noteSource == .shortcutImport || token.flags.contains(.digit) {
        keys.insert(BlockKey.look.of(LookKey.of(text.folded(token))))
      }
      if token.flags.contains(.capital) {
        let key = Romanise.skeleton(text.folded(token))
        if key != 0 { keys.insert(BlockKey.skeleton.of(key)) }
      }
      if let handle = Addresses.handleKey(text.word(at)) {
        keys.insert(BlockKey.handle.of(handle))
        keys.insert(BlockKey.mailbox.of(handle))
      }
    }
    let numbers = SpokenNumbers.find(in: text)
    for key in PlaceNumbers.keys(numbers, in: text) { keys.insert(BlockKey.organization.of(key)) }
    if let day = note.capturedAt?.day, let talk = BirthdayTalk(text, numbers, taken: day),
      talk.isSure
    {
      for month in talk.months { keys.insert(BlockKey.birthMonth.of(UInt32(month))) }
    }
    for number in Numbers.find(in: text.source) { keys.insert(BlockKey.phone.of(number.key)) }
    for address in Addresses.find(in: text.source) {
      keys.insert((address.isEmail ? BlockKey.email : BlockKey.handle).of(address.key))
    }
  }

  private static func addRough(_ word: ArraySlice<UInt8>, _ keys: inout Set<UInt64>) {
    var forms = [word]
    if word.last == UInt8(ascii: "s") { forms.append(word.dropLast()) }
    for form in forms {
      let rough = RoughKey.of(form)
      if rough != 0 { keys.insert(BlockKey.rough.of(rough)) }
    }
  }

  /// Whose the relative at a word can be without a sign: `seans mother`, `la madre de Juan`.
  private static func owners(of at: Int, _ text: FoldedText, isHeard: Bool) -> [UInt64] {
    var names: [UInt64] = []
    if let other = Possession.other(behind: at, text, isHeard: isHeard) {
      names.append(text.tokens[other].hash)
    }
    if isHeard, at > 0 {
      let before = text.folded(text.tokens[at - 1])
      if before.count > 3, before.last == UInt8(ascii: "s") {
        names.append(WordHash.of(before.dropLast()))
      }
    }
    return names
  }
}
