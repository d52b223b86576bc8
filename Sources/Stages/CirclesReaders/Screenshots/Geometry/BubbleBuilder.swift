/// Joins rows into bubbles, and puts bubbles and separators in order.
struct BubbleBuilder {
  let rows: ScreenRows
  let kinds: [RowKind]
  let stamps: StampedRows
  /// The names that stand above bubbles.
  let labels: Set<String>
  /// The name at the head.
  let name: String?
  /// Whether more than two speak.
  let isGroup: Bool
  /// The name that stands above what the owner said; nil where none is known.
  var owner: String?

  private var em: Double { rows.measure.em }

  /// Everything that counts, from top to bottom.
  func items() -> [ScreenItem] {
    var pieces: [Piece] = []
    var label: String?
    var said: ClockReading?
    for (index, row) in rows.rows.enumerated() {
      switch kinds[index] {
      case .separator(let separator):
        pieces.append(.separator(separator))
        label = nil
      case .furniture: pieces.append(.gap)
      case .receipt: close(&pieces) { _ in }
      case .time(let clock, let isEdited):
        close(&pieces) { block in
          if block.clock == nil { block.clock = clock }
          block.isEdited = block.isEdited || isEdited
        }
      case .speaker(let head):
        // A day in it is what a line of its own says elsewhere.
        if let when = head.when, when.day != .unsaid { pieces.append(.separator(when)) }
        label = head.name
        said = head.when?.clock
        pieces.append(.gap)
      case .label(let name) where labels.contains(name):
        label = name
        pieces.append(.gap)
      case .label, .text: append(row, index, label, &pieces)
      }
      if case .block(var block)? = pieces.last {
        if let clock = said, block.clock == nil { block.clock = clock }
        said = nil
        if block.side == .mine { label = nil }
        pieces[pieces.count - 1] = .block(block)
      }
    }
    return QuotedBlocks(em: em, name: name, labels: labels).without(pieces).compactMap(item)
  }

  /// A separator, a bubble in the making, or something between that parts bubbles.
  enum Piece {
    case separator(DaySeparator)
    case block(BubbleBlock)
    case gap
  }

  private func close(_ pieces: inout [Piece], _ change: (inout BubbleBlock) -> Void) {
    guard let place = pieces.lastIndex(where: { if case .block = $0 { true } else { false } }),
      case .block(var block) = pieces[place]
    else { return }
    change(&block)
    block.isClosed = true
    pieces[place] = .block(block)
  }

  private func append(
    _ row: ScreenMeasure.Row, _ index: Int, _ label: String?, _ pieces: inout [Piece]
  ) {
    let stamp = stamps.stamps[index]
    var row = row
    var whole = row.box
    let beside = stamps.beside[index]
    if let beside {
      row = ScreenMeasure.row(ScreenLine(words: Array(row.line.words.dropFirst(beside.length))))
      whole = row.box
    }
    if let stamp {
      let words = Array(row.line.words.dropLast(stamp.length))
      row = ScreenMeasure.row(ScreenLine(words: words))
    } else if stamps.areStamped {
      row = withoutLostStamp(row)
    }
    // A row of a bubble may be short: the bubble so far tells the side.
    let side = rows.side(whole)
    if case .block(var block)? = pieces.last, block.takes(row, side, em) {
      block.add(row, whole)
      block.side = rows.side(block.extent)
      block.finish(stamp ?? beside)
      pieces[pieces.count - 1] = .block(block)
      return
    }
    var block = BubbleBlock(row, whole, side: side, label: label)
    block.finish(stamp ?? beside)
    pieces.append(.block(block))
  }

  /// Takes away a last word that stands where the time stands and could not be read.
  private func withoutLostStamp(_ row: ScreenMeasure.Row) -> ScreenMeasure.Row {
    let words = row.line.words
    guard words.count > 1, let last = words.last, last.confidence < 0.6, last.text.count <= 6 else {
      return row
    }
    let gap = last.box.left - words[words.count - 2].box.right
    guard gap > 0.45 * em || LineShape.em(of: last) < 0.8 * em else { return row }
    return ScreenMeasure.row(ScreenLine(words: Array(words.dropLast())))
  }

  private func item(_ piece: Piece) -> ScreenItem? {
    switch piece {
    case .gap: return nil
    case .separator(let separator): return .separator(separator)
    case .block(let block):
      let text = SpokenText.join(block.rows.map(\.text))
      if text.isEmpty { return nil }
      var side = rows.side(block.extent)
      if let label = block.label, Notices.isOwnerLabel(label) || label == owner {
        side = .mine
      } else if block.label != nil, block.extent.left < 0.2 * rows.measure.width {
        side = .theirs
      }
      let label = side == .theirs && isGroup ? block.label : nil
      var bubble = Bubble(side: side, text: text, label: label, clock: block.clock)
      bubble.isEdited = block.isEdited
      if Notices.isDeleted(text) {
        bubble.kind = .deleted
        bubble.text = ""
      } else if MediaText.isVoice(block.rows.flatMap(\.line.words)) {
        bubble.kind = .media
        bubble.text = ""
      } else if MediaText.isCall(text) {
        bubble.kind = .call
      }
      return .bubble(bubble)
    }
  }
}
