import CirclesModel

/// What a look through a whole export shows, before any message of it is given out: the order of
/// its dates, who writes, which phrases are WhatsApp's own. Of bounded size, however long the file.
struct WhatsAppStatistics {
  /// One name before messages.
  struct Sender {
    /// How many messages are surely somebody's: without a mark before them, or a known kind.
    var written = 0
    /// How many begin with a mark of direction.
    var marked = 0
    /// How many of the written ones begin with one.
    var markedKinds = 0
    /// How many more of those that begin with one may be somebody's words all the same.
    var maybeSaid = 0
    /// How many of the written ones are a notice, should the file have lost its marks.
    var selfNamed = 0
  }

  /// More people than in any group.
  private static let maximumSenders = 4096
  /// How many of WhatsApp's own lines are kept to look for the thread's name in.
  private static let maximumNotices = 64
  private static let longestNotice = 512

  let dialect: WhatsAppDialect
  private(set) var order: DateOrderEvidence
  private(set) var periods = DayPeriodRules.Evidence()
  private(set) var repeated = RepeatedPhrases()
  /// Who writes, in the order in which they first do.
  private(set) var senders: [String] = []
  private(set) var counts: [String: Sender] = [:]
  /// WhatsApp's own lines at the beginning.
  private(set) var notices: [String] = []
  private var markedNoticeSender: String?
  /// The same where the notice on encryption comes first and has no mark.
  private var plainNoticeSender: String?
  /// Whether a mark of direction stands before any text or header.
  private var hasMarks = false
  /// Whether the app speaks a language in which the day comes before the month.
  private(set) var language = WhatsAppLanguage()
  /// The first message that somebody wrote: what tells a thread that has no name.
  private(set) var firstMessage: (header: WhatsAppHeader, sender: String, text: String)?
  private var hasUpperCase = false
  private var hasPadding = false
  private var headers = 0

  /// Whether there is any message.
  var isEmpty: Bool { senders.isEmpty }
  /// On iOS, the name that the notice at the beginning bears: the other side, or the group.
  var noticeSender: String? { markedNoticeSender ?? plainNoticeSender }
  /// Whether it is an export of iOS whose marks somebody took out, as editors and mail do: then the
  /// app's own lines look like messages.
  var hasLostMarks: Bool { dialect.shape.frame != .dash && !hasMarks }
  /// Whether the name of the first notice is a group's, where the marks are lost: at least two
  /// others write.
  var noticeSenderIsGroup: Bool {
    guard hasLostMarks, let name = plainNoticeSender else { return false }
    return senders.count { $0 != name } > 1
  }
  /// Whether lines that begin with the name of who is said to have written them are notices of a
  /// group: it has lost its marks, and is no chat of two.
  var hasPlainNotices: Bool {
    guard hasLostMarks else { return false }
    guard let name = plainNoticeSender else { return senders.count > 2 }
    return noticeSenderIsGroup || counts[name] == nil
  }
  /// Whose words need no mark of direction before them: who also writes without one, and everybody
  /// where no one of several does.
  var writers: Set<String> {
    let unmarked = counts.filter { $0.value.written > $0.value.markedKinds }
    if !unmarked.isEmpty { return Set(unmarked.keys) }
    let said = counts.filter { $0.value.maybeSaid > 0 }
    return said.count > 1 ? Set(said.keys) : []
  }
  /// Who takes part.
  var voices: WhatsAppSenders {
    let writers = writers
    let writing = senders.filter { name in
      if noticeSenderIsGroup, name == noticeSender { return false }
      if writers.contains(name), !hasPlainNotices { return true }
      let count = counts[name] ?? Sender()
      return count.written > (hasPlainNotices ? count.selfNamed : 0)
    }
    return WhatsAppSenders(writing: writing, noticeSender: noticeSender, notices: notices)
  }
  /// Whether the headers are written as American phones do.
  var looksAmerican: Bool { hasUpperCase && !hasPadding }

  init(_ dialect: WhatsAppDialect) {
    self.dialect = dialect
    order = DateOrderEvidence(dialect.shape.yearPlace)
  }

  /// Takes the first line of one more record.
  mutating func add(_ header: WhatsAppHeader, rest: ArraySlice<UInt8>, title: String?) {
    headers += 1
    hasMarks = hasMarks || header.isMarked
    language.add(header)
    order.add(header.date)
    periods.add(header)
    hasUpperCase = hasUpperCase || header.isUpperCase
    hasPadding = hasPadding || header.isPadded
    guard let split = SenderLabel.split(rest, knowing: title) else {
      if notices.count < Self.maximumNotices {
        notices.append(String(decoding: rest.prefix(Self.longestNotice), as: UTF8.self))
        if let notice = notices.last { language.add(notice: notice) }
      }
      return
    }
    let body = rest[split.textStart...]
    if let day = MediaDate.day(in: body) { order.add(mediaDay: day, sent: header.date) }
    add(String(decoding: body, as: UTF8.self), header, split.name)
  }

  private mutating func add(_ text: String, _ header: WhatsAppHeader, _ sender: String) {
    let isMarked = text.unicodeScalars.first == "\u{200E}"
    hasMarks = hasMarks || isMarked
    language.add(text)
    if headers == 1, dialect.shape.frame != .dash, !isMarked, EncryptionNotice.matches(text) {
      plainNoticeSender = sender
      notices.append(text)
      language.add(notice: text)
      return
    }
    if headers == 1, dialect.shape.frame != .dash, isMarked, !header.isMarked,
      !text.withoutLeadingMarks.hasPrefix("<"), !BodyReader.mayBeSaid(text, by: sender)
    {
      markedNoticeSender = sender
      notices.append(text)
      language.add(notice: text)
      return
    }
    repeated.add(text, from: sender)
    if counts[sender] == nil {
      if senders.count == Self.maximumSenders { return }
      senders.append(sender)
      counts[sender] = Sender()
    }
    if isMarked { counts[sender]?.marked += 1 }
    if isMarked, !isKnown(text) {
      if !header.isMarked, BodyReader.mayBeSaid(text, by: sender) { counts[sender]?.maybeSaid += 1 }
      if notices.count < Self.maximumNotices, text.utf8.count <= Self.longestNotice {
        notices.append(text)
      }
      return
    }
    counts[sender]?.written += 1
    if isMarked { counts[sender]?.markedKinds += 1 }
    if BodyReader.beginsWithName(of: sender, text) {
      counts[sender]?.selfNamed += 1
      if hasLostMarks { return }
    }
    if firstMessage == nil { firstMessage = (header, sender, text) }
  }

  /// Whether a text behind a mark is one of the kinds that only people send.
  private func isKnown(_ text: String) -> Bool {
    if text.utf8.last == 0x3E || text.contains("•") || text.contains("://") { return true }
    let folded = KnownPhrases.fold(text)
    return KnownPhrases.media.contains(folded) || KnownPhrases.deleted.contains(folded)
  }
}
