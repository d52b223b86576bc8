public import CirclesModel

/// Says whose a note or a part of a conversation is, with reasons, or leaves it to the user.
///
/// `Architecture.md` section 7: evidence is additive in log-odds; the candidates and "nobody of the book"
/// share the probability among them, so that a name which several bear is nobody's until something
/// else tells.
public struct Matcher: Sendable {
  /// Raised whenever the same text may get another decision, so that `reprocess` looks again.
  public static let version = 22

  let index: PersonIndex
  let settings: MatchingSettings
  let owner: Set<UInt64>

  /// A matcher over an index.
  public init(index: PersonIndex, settings: MatchingSettings = MatchingSettings()) {
    self.index = index
    self.settings = settings
    owner = Set(settings.owners.flatMap { FoldedText($0).tokens.map(\.hash) })
  }

  /// Whose a note is.
  public func decide(_ note: NoteRecord) -> MatchDecision {
    var scorer = scorer(of: note)
    return Decision(scorer: &scorer, settings: settings).decision
  }

  /// Whose a part of a conversation is: its partner's, when the book knows them.
  public func decide(_ part: ConversationPart) -> MatchDecision {
    let text = part.messages.lazy.filter { $0.kind == .text }.map(\.text).joined(separator: "\n")
    let view = NoteFeatures(text: text, title: "", source: .chatImport)
    var scorer = NoteScorer(index: index, settings: settings, view: view, owner: owner)
    scorer.exclude(LearnedKeys.conversation(part.conversation))
    scorer.take(conversation: part.conversation, called: part.header?.text ?? part.title)
    scorer.takeChat(
      partner: part.partner, formerNames: part.formerNames, isGroup: false, under: part.header)
    // No hints: their keys are not among those of a part, which would not wake when somebody arrives.
    scorer.takeContext()
    return Decision(scorer: &scorer, settings: settings).decision
  }

  func scorer(of note: NoteRecord) -> NoteScorer {
    if let chat = note.conversation, !chat.messages.isEmpty { return scorer(of: note, chat) }
    if note.noteSource == .chatImport, let chat = SpeakerLines(note.text, isOwner: isOwner) {
      return self.scorer(of: note, chat)
    }
    let view = NoteFeatures(text: note.text, title: note.title, source: note.noteSource)
    var scorer = NoteScorer(index: index, settings: settings, view: view, owner: owner)
    scorer.view.day = note.capturedAt?.day
    scorer.exclude(LearnedKeys.note(note.id))
    let isSent = note.noteSource == .chatImport || note.noteSource == .shortcutImport
    if AutomatedText.strength(of: view.text, isSent: isSent) >= AutomatedText.certain {
      return scorer
    }
    scorer.takeIdentities(isChat: false)
    let isShown = note.noteSource != .voiceNote && note.noteSource != .manual
    if isShown, scorer.takeHead(of: note.text) {
      scorer.takeNames(isChat: true)
      scorer.weighPartners()
    } else {
      scorer.takeNames(isChat: false)
    }
    if let sender = SpeakerLines.sender(of: note.text), !isKnown(sender, orCompany: true) {
      scorer.nobody.raise(.strangePartner)
    }
    if let entry = CalendarEntry(view.text) { scorer.take(entry) }
    if Recipe.isOne(view) || AccessCode.isOne(view) { scorer.nobody.raise(.group, 2) }
    if DayScreen.isOne(view) || Minutes.isOne(view) { scorer.nobody.raise(.group, 3) }
    if isSent, scorer.view.isForwarded { scorer.nobody.raise(.group, 2) }
    scorer.takeHints()
    scorer.takeBirthdays()
    scorer.takeContext()
    return scorer
  }

  private func scorer(of note: NoteRecord, _ chat: ConversationRecord) -> NoteScorer {
    let text = chat.messages.lazy.filter { $0.kind == .text }.map(\.text).joined(separator: "\n")
    var view = NoteFeatures(text: text, title: note.title, source: note.noteSource)
    var scorer = NoteScorer(index: index, settings: settings, view: view, owner: owner)
    scorer.view.day = note.capturedAt?.day
    scorer.exclude(LearnedKeys.note(note.id))
    let whole = FoldedText(note.text)
    let header = Self.header(of: chat)
    if isAutomated(whole, from: chat.chatWith), !scorer.isLearned(header) {
      return scorer
    }
    for token in whole.tokens { view.words.insert(token.hash) }
    scorer.view.words = view.words
    if chat.isGroup, let other = other(in: chat) {
      // The owner, by a name nobody gave: it is a chat of two.
      scorer.nobody.raise(.group, 0.3)
      scorer.takeChat(partner: other, isGroup: false, head: note.text, under: header)
    } else if chat.isGroup {
      scorer.takeGroup(chat)
    } else {
      scorer.takeChat(partner: chat.chatWith, isGroup: false, head: note.text, under: header)
    }
    if DayScreen.isFeed(view) { scorer.nobody.raise(.group, 3) }
    scorer.takeHints()
    scorer.takeBirthdays()
    scorer.takeContext()
    return scorer
  }

  /// A chat pasted as plain lines.
  private func scorer(of note: NoteRecord, _ chat: SpeakerLines) -> NoteScorer {
    let view = NoteFeatures(text: chat.text, title: note.title, source: note.noteSource)
    var scorer = NoteScorer(index: index, settings: settings, view: view, owner: owner)
    scorer.view.day = note.capturedAt?.day
    scorer.exclude(LearnedKeys.note(note.id))
    if chat.isOwnersAlone { return scorer }
    let partner = chat.speakers.first.map { SpeakerLines.partner($0) }
    let header = Self.header(of: chat)
    if isAutomated(FoldedText(note.text), from: partner), !scorer.isLearned(header) {
      return scorer
    }
    if let other = other(of: chat.speakers, besidesOwner: chat.hasOwner ? chat.turns : nil) {
      // The owner, by a name nobody gave: it is a chat of two.
      scorer.nobody.raise(.group, 0.3)
      scorer.takeChat(partner: other, isGroup: false, head: note.text, under: header)
    } else if chat.isCircular, !scorer.isLearned(header),
      // `To: All`, but `Robin, as discussed`.
      !view.text.tokens.prefix(3).contains(where: { owner.contains($0.hash) })
    {
      // Not even the sender's address makes it theirs.
      scorer.takeGroup(chat.speakers)
      scorer.nobody.raise(.group, 3)
    } else if chat.speakers.count > 1 {
      scorer.takeGroup(chat.speakers)
    } else {
      scorer.takeChat(partner: partner, isGroup: false, head: note.text, under: header)
    }
    scorer.takeHints()
    scorer.takeBirthdays()
    scorer.takeContext()
    return scorer
  }

  /// The only one in the book of the two who speak in what looks like a group without a name of its own.
  private func other(in chat: ConversationRecord) -> ChatPartner? {
    var names: [String] = []
    var turns: [String: Int] = [:]
    for message in chat.messages {
      guard case .named(let name) = message.from else { continue }
      if turns[name] == nil { names.append(name) }
      turns[name, default: 0] += 1
    }
    let hasOwner = chat.messages.contains { $0.from == .me }
    guard let other = other(of: names, besidesOwner: hasOwner ? turns : nil),
      chat.title.isEmpty || chat.title == other.name
    else {
      return nil
    }
    return other
  }

  /// The only one of two speakers who is in the book, where the second may be the owner by another name.
  /// - Parameter turns: how often each speaks, where the owner does so by a known name: then the second is
  ///   somebody else, and the two are a group; but `PS:` is nobody.
  private func other(
    of speakers: [String], besidesOwner turns: [String: Int]?
  ) -> ChatPartner? {
    guard speakers.count == 2 else { return nil }
    let partners = speakers.map(SpeakerLines.partner)
    let known = partners.filter { partner in
      let view = NoteFeatures(text: "", title: "", source: .chatImport)
      var scorer = NoteScorer(index: index, settings: settings, view: view, owner: owner)
      return scorer.takePartner(partner)
    }
    guard known.count == 1, let other = known.first else { return nil }
    let isGroup = speakers.contains { speaker in
      guard let turns, speaker != other.name else { return false }
      let isName =
        FoldedText(speaker, limit: 2).tokens.first.map { GivenNames.has($0.hash) } == true
      return turns[speaker, default: 0] > 1 || speaker.hasPrefix("~") || isName
    }
    return isGroup ? nil : other
  }

  private func isOwner(_ name: String) -> Bool { Self.isOwner(name, settings.owners) }

  static func isOwner(_ name: String, _ owners: [String]) -> Bool {
    let words = FoldedText(name, limit: 8).tokens.map(\.hash)
    if words.count == 1, me.contains(words[0]) { return true }
    if words.count == 2, me.contains(words[0]), sent.contains(words[1]) { return true }
    let full = PersonFacts.full(name)
    return full != 0 && owners.contains { PersonFacts.full($0) == full }
  }

  private static let sent = Set(FoldedText("sent said wrote replied reacted").tokens.map(\.hash))
  private static let me = Set(
    FoldedText("me you i ich yo moi io eu mij jag jeg ja myself self tu vous du").tokens.map(\.hash)
  )

  /// Whether nobody wrote a text, in whosever name it was sent.
  private func isAutomated(_ text: FoldedText, from partner: ChatPartner?) -> Bool {
    let strength =
      AutomatedText.strength(of: text)
      + (partner?.name.map { AutomatedText.strength(of: text, from: $0) } ?? 0)
    if strength < AutomatedText.certain { return false }
    return strength >= AutomatedText.evenOfKnown || !isKnown(partner)
  }

  private func isKnown(_ partner: ChatPartner?, orCompany: Bool = false) -> Bool {
    guard let partner else { return false }
    let view = NoteFeatures(text: "", title: "", source: .chatImport)
    var scorer = NoteScorer(index: index, settings: settings, view: view, owner: owner)
    guard scorer.takePartner(partner) else { return false }
    return scorer.candidates.all.contains {
      orCompany || !index.marks[Int($0.person)].contains(.company)
    }
  }

  /// The keys by which a note finds people; it is worth another look when a changed contact's keys
  /// (`PersonIndex.keys(of:)`) meet them.
  public func keys(of note: NoteRecord) -> [UInt64] {
    NoteKeys.keys(of: note, owners: settings.owners)
  }
}
