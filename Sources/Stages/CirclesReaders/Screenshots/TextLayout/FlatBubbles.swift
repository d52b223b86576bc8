/// Joins the lines of a screen's text into bubbles.
struct FlatBubbles {
  let sorting: FlatSorting
  let kinds: [FlatKind]
  /// Whether more than two speak.
  let isGroup: Bool

  private struct Draft {
    var bubble: Bubble
    var lines: [String]
    var isClosed = false
  }

  /// Everything that counts, from top to bottom.
  func items() -> [ScreenItem] {
    let wrapping = wrapping()
    let isMail = !sorting.mails.isEmpty
    var items: [ScreenItem] = []
    var draft: Draft?
    var label: String?
    var speaker: SpeakerHeads.Head?
    var isTheirs = false
    var said: [String] = []
    var quoted: Int?
    func close() {
      guard let done = draft else { return }
      draft = nil
      guard var bubble = finished(done, &said) else { return }
      if let head = speaker, bubble.side != .mine {
        (bubble.side, bubble.label) = side(head.name)
        bubble.clock = bubble.clock ?? head.when?.clock
      }
      items.append(.bubble(bubble))
    }
    for (index, line) in sorting.lines.enumerated() {
      switch kinds[index] {
      case .separator(let separator):
        // A time alone belongs to the message above.
        if separator.day == .unsaid {
          close()
          if case .bubble(var bubble)? = items.last {
            bubble.clock = separator.clock
            items[items.count - 1] = .bubble(bubble)
          }
          continue
        }
        if sorting.areStamped, separator.clock == nil, let open = draft, !open.isClosed,
          continues(open.lines, index, wrapping)
        {
          append(line.text, &draft, nil)
          continue
        }
        close()
        label = nil
        items.append(.separator(separator))
      case .furniture: draft?.isClosed = true
      case .receipt:
        draft?.bubble.side = .mine
        close()
      case .speaker(let head):
        close()
        if let when = head.when, when.day != .unsaid { items.append(.separator(when)) }
        speaker = head
      case .avatar: isTheirs = true
      case .quoteHead:
        close()
        quoted = index
      case .label(let name):
        close()
        label = name
      case .stamp(let clock, let hasTicks, let isEdited):
        guard draft != nil, draft?.isClosed == false else { continue }
        if index + 1 < kinds.count, kinds[index + 1].isStamp {
          append(line.text, &draft, nil)
          continue
        }
        draft?.bubble.clock = clock
        draft?.bubble.isEdited = isEdited
        if hasTicks { draft?.bubble.side = .mine }
        close()
      case .text:
        if let head = quoted, isQuoted(index, head, said) { continue }
        quoted = nil
        isTheirs = isTheirs || sorting.hadAvatar[index]
        if let open = draft, !isMail, open.isClosed || !continues(open.lines, index, wrapping) {
          close()
        }
        append(line.text, &draft, label, before: index + 1)
        if let clock = sorting.beside[index] {
          if draft?.bubble.clock == nil { draft?.bubble.clock = clock }
          if draft?.bubble.side == .unseen { draft?.bubble.side = .mine }
          draft?.isClosed = true
        }
        if isTheirs {
          if draft?.bubble.side == .unseen { draft?.bubble.side = .theirs }
          // Pictures stand beside the last line of a bubble.
          if !sorting.areStamped { draft?.isClosed = true }
        }
        (isTheirs, label) = (false, nil)
        if draft?.isClosed == true { close() }
      }
    }
    close()
    return items
  }

  /// Whose the messages below a name are.
  private func side(_ name: String) -> (Bubble.Side, String?) {
    if name.isEmpty || Notices.isOwnerLabel(name)
      || name == sorting.speakers.owner(sorting.header.name)
    {
      return (.mine, nil)
    }
    return (.theirs, isGroup ? name : nil)
  }

  /// - Parameter next: the line behind it, where it may go on with a time: `is 8:00`, `AM sharp`.
  private func append(
    _ text: String, _ draft: inout Draft?, _ label: String?, before next: Int? = nil
  ) {
    if draft == nil {
      draft = Draft(
        bubble: Bubble(side: label == nil ? .unseen : .theirs, text: "", label: label), lines: [])
    }
    var words = text.split(separator: " ").map(String.init)
    let goesOn =
      next.map { $0 < kinds.count && kinds[$0] == .text && Self.isHalf(sorting.lines[$0].text) }
      ?? false
    if !goesOn, let stamp = sorting.stamp(words), stamp.length < words.count {
      words.removeLast(stamp.length)
      draft?.bubble.clock = stamp.clock
      draft?.bubble.isEdited = stamp.isEdited
      if stamp.hasTicks { draft?.bubble.side = .mine }
      draft?.isClosed = true
    }
    draft?.lines.append(words.joined(separator: " "))
  }

  /// Whether a line begins with the mark of a half day and goes on: `AM sharp in Round Rock`.
  private static func isHalf(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.count > 1 && ["am", "pm"].contains(words[0].lowercased())
  }

  private func wrapping() -> LineWrapping {
    let texts = zip(sorting.lines, kinds).filter { $0.1 == .text }.map(\.0)
    return LineWrapping(texts, areStamped: sorting.areStamped)
  }

  private func continues(_ lines: [String], _ index: Int, _ wrapping: LineWrapping) -> Bool {
    guard let last = lines.last else { return true }
    return wrapping.continues(
      last, sorting.lines[index], isBesidePicture: sorting.hadAvatar[index])
  }

  /// Whether a line below a quotation's head belongs to it: the first, what was said above, and
  /// the rest of its block.
  private func isQuoted(_ index: Int, _ head: Int, _ said: [String]) -> Bool {
    let line = sorting.lines[index]
    if index == head + 1 { return !line.beginsBlock || !sorting.lines[head].beginsBlock }
    let hasBlocks = sorting.lines.dropFirst().contains(where: \.beginsBlock)
    if hasBlocks, !sorting.areStamped { return !line.beginsBlock }
    let text = FoldedText.fold(line.text)
    return text.count >= 6 && said.contains { $0.contains(text) }
  }

  private func finished(_ draft: Draft, _ said: inout [String]) -> Bubble? {
    var bubble = draft.bubble
    let lines = withoutQuotation(draft.lines, said)
    if MediaText.isVoice(lines.joined(separator: " ")) {
      bubble.kind = .media
      return bubble
    }
    let text = SpokenText.join(lines)
    if text.isEmpty || lines.count == 1 && FlatSorting.isPair(text) { return nil }
    if Notices.isDeleted(text) {
      bubble.kind = .deleted
      return bubble
    }
    if MediaText.isCall(text) { bubble.kind = .call }
    bubble.text = text
    let folded = FoldedText.fold(text)
    // What only repeats the end or the beginning of a longer message quotes it.
    let isRepeated = said.contains { $0.count > folded.count + 4 && $0.hasSuffix(folded) }
    if folded.count >= 12, isRepeated { return nil }
    said.append(folded)
    return bubble
  }

  /// The lines without what they quote: words that were said above.
  private func withoutQuotation(_ lines: [String], _ said: [String]) -> [String] {
    guard lines.count > 1 else { return lines }
    for length in stride(from: lines.count - 1, through: 1, by: -1) {
      let text = FoldedText.fold(lines.prefix(length).joined(separator: " "))
      if text.count >= 10, said.contains(where: { $0.hasPrefix(text) || $0.hasSuffix(text) }) {
        return Array(lines.dropFirst(length))
      }
    }
    return lines
  }
}
