/// Reads a chat from a screen's text alone. Who speaks can hardly be seen: ticks, receipts, names
/// and avatars tell; that one speaks after the other tells nothing.
enum FlatLayout {
  /// What the screen tells.
  static func story(of screen: FlatScreen) -> ScreenConversation {
    let lines = FlatPanes.chat(of: Banner.clear(screen.lines))
    let header = FlatHeader(lines)
    var body = Keyboard.without(Array(lines.dropFirst(header.length)))
    let bar = takeInputBar(&body, header.name)
    let sorting = FlatSorting(header, body)
    let kinds = sorting.kinds()
    var story = ScreenConversation(name: header.name, members: header.members)
    let names = sorting.speakers.names.filter { !Notices.isOwnerLabel($0) }
    let others = sorting.speakers.owner(header.name) == nil ? names.count : names.count - 1
    story.isGroup =
      !sorting.labels.isEmpty || others > 1 || header.members.count > 1
      || header.subtitle?.isGroup == true
    story.items = FlatBubbles(sorting: sorting, kinds: kinds, isGroup: story.isGroup).items()
    let isFramed =
      sorting.areStamped || !names.isEmpty || kinds.contains { $0 == .receipt || $0.isSeparator }
    story.isBacked = ScreenEvidence.isSpoken(
      screen.lines.map(\.text), isFramed: isFramed, isNamed: !names.isEmpty)
    story.isTalk = header.hasStatusBar && Talk.share(of: screen.lines.map(\.text)) >= 0.3
    story.app = app(header, sorting, kinds, bar)
    return story
  }

  /// Takes the input bar and what stands below it; answers which apps have it.
  private static func takeInputBar(
    _ lines: inout [FlatScreen.Line], _ name: String?
  ) -> [ChatApp]? {
    for index in lines.indices.suffix(4) {
      let line = lines[index].text
      let addressed: [ChatApp]? = InputBar.isAddressed(line, to: name) ? [] : nil
      guard let apps = InputBar.apps(in: line) ?? addressed else { continue }
      // A bar has nothing below it but icons.
      let rest = lines[(index + 1)...]
      if rest.contains(where: { $0.text.filter(\.isLetter).count > 12 }) { continue }
      lines.removeSubrange(index...)
      // Icons of the bar may be read before its words.
      while let last = lines.last, last.text.count <= 3, lines.count > 1, isIcon(last.text) {
        lines.removeLast()
      }
      return apps
    }
    // A bar without words: icons at the end.
    while let last = lines.last, lines.count > 1, last.beginsBlock || lines.count > 6,
      isIcons(last.text)
    {
      lines.removeLast()
    }
    return nil
  }

  private static func isIcon(_ line: String) -> Bool {
    line.first?.isLowercase == true && line.contains { $0.isUppercase }
      || !line.contains { $0.isLetterOrDigit } || line.count == 1
  }

  private static func isIcons(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.allSatisfy { $0.count <= 5 }
      && words.contains { $0.allSatisfy { !$0.isLetterOrDigit } }
      && line.filter(\.isLetter).count <= 6 && !Notices.isReceipt(line)
      && BubbleStamp(words.map(String.init)) == nil
      && !line.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  private static func app(
    _ header: FlatHeader, _ sorting: FlatSorting, _ kinds: [FlatKind], _ bar: [ChatApp]?
  ) -> ChatApp? {
    var vote = AppVote()
    if let bar { vote.inputBar(bar) }
    if let subtitle = header.subtitle { vote.subtitle(subtitle) }
    let isKnown = header.name != nil || bar != nil || kinds.contains { $0.isSeparator }
    if isKnown { vote.stamps(sorting.areStamped) }
    if let name = header.name {
      vote.nameRow(name, isAlone: header.isAlone, isStamped: sorting.areStamped)
    }
    if header.hasArrowBehind { vote.header(isCentred: true, hasArrowBehind: true) }
    if let back = header.backLabel { vote.backLabel(back) }
    vote.statusBar(header.status)
    for (line, kind) in zip(sorting.lines, kinds) {
      switch kind {
      case .separator(let separator):
        vote.separator(line.text, separator)
        if FoldedText.fold(line.text).hasSuffix("sms") { vote.add([.androidMessages], 1.5) }
      case .receipt: vote.receipt(line.text)
      case .avatar: vote.add([.instagram, .messenger, .androidMessages], 0.2)
      case .furniture:
        let folded = FoldedText.fold(line.text)
        if folded.contains("telegram") { vote.add([.telegram], 3) }
        if folded.hasPrefix("text message") { vote.add([.imessage], 1) }
      default: break
      }
    }
    return vote.winner
  }
}

extension FlatKind {
  var isStamp: Bool { if case .stamp = self { true } else { false } }
  var isSeparator: Bool { if case .separator = self { true } else { false } }
}
