/// The head of a message in a chat that Zoom saved.
///
///     19:05:33 From Ana Ruiz to Everyone : text       ; older
///     19:05:33 From Ana Ruiz to Everyone: CR TAB text ; newer
///     19:05:33 Von Ana Ruiz an Alle: CR TAB text      ; in the language of who saved it
///     00:12:04 TAB Ana Ruiz: TAB text                 ; of a recording in the cloud
///     00:12:04 Ana Ruiz: TAB text                     ; the same
struct ZoomChatLine: Hashable {
  /// Who writes.
  var sender: String
  /// What stands on the same line.
  var text: String
  /// When, in seconds: of the day, or from the beginning of the recording.
  var time: Double
  /// Whether it is of the kind with `From`, in any language.
  var isSaved: Bool

  /// Nil for any other line.
  init?(_ line: String) {
    let line = line.withoutMarks
    guard let first = line.first, first.isASCIIDigit else { return nil }
    let clock = line.prefix { !$0.isWhitespace }
    guard (7...8).contains(clock.count), let time = CueTimes.seconds(clock) else { return nil }
    self.time = time
    let rest = String(line.dropFirst(clock.count))
    let head = rest.trimmed
    if let colon = Self.colon(head),
      let name = ZoomParties.sender(
        head[..<colon], isApart: head[..<colon].last?.isWhitespace == true)
    {
      (sender, text) = (name, String(head[head.index(after: colon)...]).trimmed)
      isSaved = true
      return
    }
    // Behind a blank only the tab tells: people begin lines of notes with a time, too.
    let isTabbed = rest.first == "\t"
    guard isTabbed || rest.first == " ",
      let colon = head.firstRange(of: ":\t")?.lowerBound
        ?? (isTabbed && head.last == ":" ? head.index(before: head.endIndex) : nil),
      let name = SpeakerName.clean(head[..<colon])
    else { return nil }
    (sender, text) = (name, String(head[head.index(after: colon)...]).trimmed)
    isSaved = false
  }

  /// The colon behind the parties: names may have one, but hardly with a blank behind.
  private static func colon(_ head: String) -> String.Index? {
    var from = head.startIndex
    while let colon = head[from...].firstIndex(where: { $0 == ":" || $0 == "：" }) {
      let next = head.index(after: colon)
      if next == head.endIndex || head[next].isWhitespace || head[colon] == "：" { return colon }
      from = next
    }
    return nil
  }

  /// Reactions are written as messages.
  static func isReaction(_ text: String) -> Bool {
    let text = text.trimmed
    return text.hasPrefix("Reacted to \"") || text.hasPrefix("Removed a ")
      || text.hasPrefix("Reacted to “")
  }
}
