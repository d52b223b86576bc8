/// What a line of a screen is, in text alone.
enum FlatKind: Hashable {
  case separator(DaySeparator)
  /// The app's own words: what stands above is parted from what stands below.
  case furniture
  case receipt
  /// An avatar's letters: the line below is the other side's.
  case avatar
  /// A time alone, with ticks or without.
  case stamp(ClockReading, hasTicks: Bool, isEdited: Bool)
  /// A name or "You" above what a message quotes.
  case quoteHead
  /// The name of who speaks below.
  case label(String)
  /// Who speaks until another does, in apps that write all at the left.
  case speaker(SpeakerHeads.Head)
  case text
}

/// Tells the kinds of the lines of a chat apart.
struct FlatSorting {
  let header: FlatHeader
  let lines: [FlatScreen.Line]
  /// Whether each bubble bears its own time.
  let areStamped: Bool
  /// Whether these times have marks of the half day, nil where some do and some do not.
  let marksHalves: Bool?
  /// The names that stand above bubbles.
  let labels: Set<String>
  /// Who speaks, where a line above each message says so.
  let speakers: SpeakerHeads
  /// Which lines had a picture beside them.
  let hadAvatar: [Bool]
  /// The heads of mails that follow each other: what stands between them is one message.
  let mails: MailHeads
  /// The times that stood left of lines, before what is said.
  let beside: [ClockReading?]
  private let marks: Set<String>

  init(_ header: FlatHeader, _ body: [FlatScreen.Line]) {
    self.header = header
    let lines: [FlatScreen.Line]
    let cleared = FlatAvatars.clear(body, header.name)
    hadAvatar = cleared.hadAvatar
    let heads = TimesBeside(cleared.lines.map(\.text)).heads
    beside = heads.map { $0?.clock }
    lines = zip(cleared.lines, heads).map { line, head in
      guard let head else { return line }
      let said = line.text.split(separator: " ").dropFirst(head.length).joined(separator: " ")
      return FlatScreen.Line(text: said, beginsBlock: line.beginsBlock)
    }
    self.lines = lines
    mails = MailHeads(lines)
    marksHalves = Self.marksHalves(lines)
    areStamped = Self.areStamped(lines, header)
    let speakers = SpeakerHeads(
      lines.map(\.text), known: header.name.map { [$0] } ?? [])
    self.speakers = speakers
    labels = FlatLabels.find(lines, header).subtracting(speakers.names)
    marks = labels.union(header.members).union(header.name.map { [$0] } ?? [])
      .reduce(into: []) { $0.formUnion(ChatName.initials($1)) }
  }

  /// One kind for each line.
  func kinds() -> [FlatKind] {
    var isFirst = true
    var kinds = lines.indices.map { index in
      let line = lines[index]
      if let head = speakers.heads[index] { return FlatKind.speaker(head) }
      if areOwnersBare, let when = DaySeparator(line.text), when.day == .unsaid {
        return FlatKind.speaker(SpeakerHeads.Head(name: "", when: when))
      }
      var kind = kind(line.text)
      // A day above everything else is a separator, however the messages say their times.
      if isFirst, kind == .text, let separator = DaySeparator(line.text) {
        kind = .separator(separator)
      }
      if kind == .text { isFirst = false }
      return kind
    }
    // What stands above the name of a site is its page's title.
    for index in lines.indices.dropFirst() where LinkCard.isSite(lines[index].text) {
      let title = lines[index - 1].text
      guard kinds[index - 1] == .text, !lines[index].beginsBlock, title.first?.isUppercase == true,
        title.last?.isLetterOrDigit == true,
        stamp(title.split(separator: " ").map(String.init)) == nil
      else { continue }
      kinds[index - 1] = .furniture
    }
    mails.mark(&kinds, lines)
    // Below the last time, scraps are the icons of a bar without words.
    if areStamped {
      for index in lines.indices.reversed() {
        let words = lines[index].text.split(separator: " ").map(String.init)
        guard kinds[index] == .text, stamp(words) == nil, words.count <= 3,
          words.allSatisfy({ $0.count <= 3 })
        else { break }
        kinds[index] = .furniture
      }
    }
    return kinds
  }

  /// Whether a time without a name heads what the owner said, as names with times head all else.
  private var areOwnersBare: Bool {
    let names = speakers.names
    return speakers.areTimed && !names.contains(where: Notices.isOwnerLabel)
      && (names.count == 1 || speakers.owner(header.name) == nil)
  }

  private func kind(_ line: String) -> FlatKind {
    if areStamped, let stamp = stamp(line) { return stamp }
    if isQuoteHead(line) { return .quoteHead }
    if let separator = DaySeparator(line), isSeparator(separator, line) {
      return .separator(separator)
    }
    if RecentTime.isWhole(line), line.contains(where: \.isNumber) { return .furniture }
    if labels.contains(line) { return .label(line) }
    if marks.contains(line), !["I", "A"].contains(line) || isAvatarOften(line) { return .avatar }
    if Notices.isDeleted(line) { return .text }
    if Notices.isReceipt(line) { return .receipt }
    if Notices.isSystem(line) || Notices.isMark(line) || MediaText.isFile(line) {
      return .furniture
    }
    if LinkCard.isSite(line) || Notices.isThread(line) { return .furniture }
    if InputBar.isSigned(line) { return .furniture }
    if !speakers.names.isEmpty, line.count <= 2, line.allSatisfy(\.isNumber) { return .furniture }
    if isScrap(line), !hasEmoji(line) { return .furniture }
    return .text
  }

  /// Signs, single letters, two letters that are no word: reactions and icons.
  private func isScrap(_ line: String) -> Bool {
    let letters = line.filter(\.isLetterOrDigit).count
    if letters == 0 { return true }
    let words = line.split(separator: " ")
    if words.count > 1 { return words.allSatisfy { $0.count == 1 } && letters <= 3 }
    // Two small letters are the end of a wrapped line.
    let isWord = line.count == 2 && line == line.lowercased() && line.allSatisfy(\.isLetterOrDigit)
    return line.count <= 2 && !isWord && !line.contains(where: \.isNumber)
      && !Self.shortAnswers.contains(line.lowercased())
      && line.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
  }

  /// Two small letters that nobody says alone: the rest of a picture or a word.
  static func isPair(_ text: String) -> Bool {
    text.count <= 2 && text.allSatisfy { $0.isASCII && $0.isLowercase }
      && !shortAnswers.contains(text)
  }

  private static let shortAnswers: Set<String> = [
    "ok", "no", "hi", "k", "yo", "x", "xx", "ha", "si", "sí", "ja", "ye", "oh", "ah", "y", "n",
    "me",
    "np", "ty", "kk", "eh", "um", "so", "ya", "oi", "of", "we", "?", "!",
  ]

  private func hasEmoji(_ line: String) -> Bool {
    line.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  private func isAvatarOften(_ line: String) -> Bool {
    lines.filter { $0.text == line }.count > 1
  }

  private func stamp(_ line: String) -> FlatKind? {
    let words = line.split(separator: " ").map(String.init)
    guard let stamp = stamp(words), stamp.length == words.count, let clock = stamp.clock else {
      return nil
    }
    return .stamp(clock, hasTicks: stamp.hasTicks, isEdited: stamp.isEdited)
  }

  /// The time at the end of a line, if it is written as the others are.
  func stamp(_ words: [String]) -> BubbleStamp? {
    guard areStamped else { return nil }
    guard let stamp = BubbleStamp(words) else {
      return marksHalves.flatMap { BubbleStamp.misread(words, marksHalves: $0) }
    }
    if let marksHalves, stamp.clock?.isExact == true,
      Self.hasHalf(words.suffix(stamp.length)) != marksHalves
    {
      return nil
    }
    return stamp
  }

  private static func hasHalf(_ words: ArraySlice<String>) -> Bool {
    words.contains { word in
      let letters = word.lowercased().filter(\.isLetter)
      return letters.hasPrefix("p") || letters.hasPrefix("a") && letters.count > 1
    }
  }

  private static func marksHalves(_ lines: [FlatScreen.Line]) -> Bool? {
    var marked = 0
    var plain = 0
    for line in lines {
      let words = line.text.split(separator: " ").map(String.init)
      guard let stamp = BubbleStamp(words), stamp.clock?.isExact == true else { continue }
      if hasHalf(words.suffix(stamp.length)) { marked += 1 } else { plain += 1 }
    }
    if marked > 2 * plain { return true }
    return plain > 2 * marked ? false : nil
  }

  /// The partner's name, or the word for the owner, in the middle of a chat between two.
  private func isQuoteHead(_ line: String) -> Bool {
    if Notices.isOwner(line), line.first?.isUppercase == true, line.allSatisfy(\.isLetter) {
      return true
    }
    guard let name = header.name, labels.isEmpty else { return false }
    let folded = FoldedText.fold(line)
    return folded.count > 2 && FoldedText.isNear(folded, FoldedText.fold(name))
  }

  /// A day's name alone is a separator only where each bubble says its time; people say it too.
  private func isSeparator(_ separator: DaySeparator, _ line: String) -> Bool {
    if separator.clock != nil {
      return separator.day != .unsaid || line.split(separator: " ").count > 1
    }
    switch separator.day {
    case .today, .yesterday, .weekday: return areStamped
    default: return areStamped || line.first?.isLowercase != true
    }
  }

  private static func areStamped(_ lines: [FlatScreen.Line], _ header: FlatHeader) -> Bool {
    var count = 0
    for line in lines {
      let words = line.text.split(separator: " ").map(String.init)
      if let separator = DaySeparator(line.text), separator.day != .unsaid { continue }
      if Notices.isReceipt(line.text) { continue }
      if let stamp = BubbleStamp(words), stamp.clock?.isExact == true { count += 1 }
    }
    let isStamping = header.subtitle.map { $0.apps.allSatisfy(\.stampsBubbles) } ?? false
    return count >= (isStamping ? 1 : 3) && count * (isStamping ? 20 : 6) >= lines.count
  }
}
