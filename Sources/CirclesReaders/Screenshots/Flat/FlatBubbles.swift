/// Joins the lines of a screen's text into bubbles.
struct FlatBubbles {
  let sorting: FlatSorting
  let kinds: [FlatKind]

  private struct Draft {
    var bubble: Bubble
    var lines: [String]
    var isClosed = false
  }

  /// Everything that counts, from top to bottom.
  func items() -> [ScreenItem] {
    let full = fullWidth()
    var items: [ScreenItem] = []
    var draft: Draft?
    var label: String?
    var isTheirs = false
    var said: [String] = []
    var quoted: Int?
    func close() {
      guard let done = draft else { return }
      draft = nil
      if let bubble = finished(done, &said) { items.append(.bubble(bubble)) }
    }
    for (index, line) in sorting.lines.enumerated() {
      switch kinds[index] {
      case .separator(let separator):
        // A time alone, small, belongs to the message above.
        if separator.day == .unsaid, draft != nil {
          draft?.bubble.clock = separator.clock
          draft?.isClosed = true
          continue
        }
        if sorting.areStamped, separator.clock == nil, let open = draft, !open.isClosed,
          continues(open.lines, index, full)
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
        if let open = draft, open.isClosed || !continues(open.lines, index, full) { close() }
        append(line.text, &draft, label)
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

  private func append(_ text: String, _ draft: inout Draft?, _ label: String?) {
    if draft == nil {
      draft = Draft(
        bubble: Bubble(side: label == nil ? .unseen : .theirs, text: "", label: label), lines: [])
    }
    var words = text.split(separator: " ").map(String.init)
    if let stamp = sorting.stamp(words), stamp.length < words.count {
      words.removeLast(stamp.length)
      draft?.bubble.clock = stamp.clock
      draft?.bubble.isEdited = stamp.isEdited
      if stamp.hasTicks { draft?.bubble.side = .mine }
      draft?.isClosed = true
    }
    draft?.lines.append(words.joined(separator: " "))
  }

  /// The width at which lines are wrapped: that of the widest, one stray line aside.
  private func fullWidth() -> Double {
    var widths: [Double] = []
    for (index, line) in sorting.lines.enumerated() {
      if case .text = kinds[index] { widths.append(LineWidth.of(line.text)) }
    }
    widths.sort(by: >)
    guard let first = widths.first else { return 0 }
    if widths.count > 3, first > 1.12 * widths[1] { return widths[1] }
    return first
  }

  /// Whether a line belongs to the bubble above it.
  ///
  /// A line is only wrapped where the next word would not have fitted on it: if it would have, the
  /// next line is another message.
  private func continues(_ lines: [String], _ index: Int, _ full: Double) -> Bool {
    guard let last = lines.last else { return true }
    let line = sorting.lines[index]
    let word = line.text.prefix { !$0.isWhitespace && $0 != "-" }
    let needed = LineWidth.of(last) + LineWidth.space + LineWidth.of(String(word))
    let couldFit = needed < 0.95 * full
    let isSentenceEnd = last.last.map { ".?!…".contains($0) } ?? false
    let isSentence = line.text.first?.isLowercase != true
    if sorting.areStamped {
      // The time closes a bubble; where it was lost, an empty line or a short one does.
      return !couldFit || !isSentence || (!line.beginsBlock && !isSentenceEnd)
    }
    if couldFit { return false }
    if line.beginsBlock {
      return !isSentence && !isSentenceEnd && LineWidth.of(last) > 0.8 * full
    }
    if last.hasSuffix("?") || last.hasSuffix("!") { return false }
    // Few end a message with a full stop; few go on in the middle of a sentence with such a word.
    return isSentenceEnd || !SentenceStarts.begins(line.text)
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
    if text.isEmpty { return nil }
    if Notices.isDeleted(text) {
      bubble.kind = .deleted
      return bubble
    }
    if MediaText.isCall(text) { bubble.kind = .call }
    bubble.text = text
    said.append(FoldedText.fold(text))
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
