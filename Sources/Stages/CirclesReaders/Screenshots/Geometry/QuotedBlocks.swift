/// Finds what a message quotes from above, which stands in its bubble and was not said again.
struct QuotedBlocks {
  let em: Double
  let name: String?
  let labels: Set<String>

  /// The pieces without quotations.
  func without(_ pieces: [BubbleBuilder.Piece]) -> [BubbleBuilder.Piece] {
    var result: [BubbleBuilder.Piece] = []
    var said: [String] = []
    for (index, piece) in pieces.enumerated() {
      guard case .block(var block) = piece else {
        result.append(piece)
        continue
      }
      // All of it was a time, or marks.
      if block.rows.isEmpty { continue }
      let next = index + 1 < pieces.count ? pieces[index + 1] : nil
      let length = quoted(block, said, next)
      block.rows.removeFirst(length)
      if block.rows.isEmpty { continue }
      said.append(FoldedText.fold(block.rows.map(\.text).joined(separator: " ")))
      result.append(.block(block))
    }
    return result
  }

  /// How many rows at the beginning of a block are a quotation.
  private func quoted(
    _ block: BubbleBlock, _ said: [String], _ next: BubbleBuilder.Piece?
  ) -> Int {
    let rows = block.rows
    guard let first = rows.first else { return 0 }
    let isHeaded = isName(first.text)
    if let split = indentEnd(rows), isHeaded || isSaid(rows[..<split], said) { return split }
    if isCard(rows) { return rows.count }
    guard isFollowed(block, next) else { return 0 }
    let isSmall = rows.allSatisfy { $0.shape.em < 0.93 * em }
    if isHeaded, rows.count > 1 || isSmall { return rows.count }
    if isPreview(block, next) { return rows.count }
    return isSaid(rows[...], said) ? rows.count : 0
  }

  /// Where the rows begin further left or larger: the end of the quotation.
  private func indentEnd(_ rows: [ScreenMeasure.Row]) -> Int? {
    guard rows.count > 1 else { return nil }
    let edge = rows[0].box.left
    for index in 1..<rows.count where abs(rows[index].box.left - edge) > 0.3 * em { return index }
    for index in 2..<max(rows.count, 2) where rows[index].shape.em > 1.12 * rows[1].shape.em {
      return index
    }
    return nil
  }

  private func isName(_ text: String) -> Bool {
    if Notices.isOwner(text) { return true }
    let folded = FoldedText.fold(text)
    guard !folded.isEmpty else { return false }
    let names = labels.union(name.map { [$0] } ?? [])
    return names.contains { name in
      let other = FoldedText.fold(name)
      return FoldedText.isNear(folded, other) || (other.count > 3 && folded == other)
    }
  }

  /// Whether the text was said above, or begins so: quotations are cut.
  private func isSaid(_ rows: ArraySlice<ScreenMeasure.Row>, _ said: [String]) -> Bool {
    let text = FoldedText.fold(rows.map(\.text).joined(separator: " "))
    guard text.count >= 10 else { return false }
    return said.contains { $0.hasPrefix(text) || $0.hasSuffix(text) }
  }

  /// Whether the rows are a title and, small below it, nothing but the name of a site.
  private func isCard(_ rows: [ScreenMeasure.Row]) -> Bool {
    guard rows.count > 1, let last = rows.last, last.shape.em < 0.93 * em else { return false }
    return LinkCard.isSite(last.text)
  }

  /// Whether the block is what an app shows of a page whose address stands below.
  private func isPreview(_ block: BubbleBlock, _ next: BubbleBuilder.Piece?) -> Bool {
    guard case .block(let below)? = next, let first = below.rows.first else { return false }
    let address = first.text.lowercased()
    guard address.contains("http") || address.contains("www.") else { return false }
    return block.rows.allSatisfy { $0.shape.em < 0.97 * first.shape.em }
  }

  /// Whether a message of the same side stands closely below.
  private func isFollowed(_ block: BubbleBlock, _ next: BubbleBuilder.Piece?) -> Bool {
    guard case .block(let below)? = next, below.side == block.side, block.clock == nil,
      let first = below.rows.first, let last = block.rows.last
    else { return false }
    return first.shape.baseline - last.shape.baseline < 3 * em
  }
}
