import Testing

@testable import CirclesReaders

/// What a message quotes from above.
@Suite struct QuotedBlocksTests {
  private func block(_ text: String, top: Double) -> BubbleBlock {
    let box = ScreenBox(left: 40, top: top, right: 340, bottom: top + 20)
    let line = ScreenLine(words: [ScreenWord(text: text, box: box, confidence: 1)])
    return BubbleBlock(ScreenMeasure.row(line), box, side: .theirs, label: nil)
  }

  @Test("A bubble of which nothing is left but its time is left out")
  func empty() {
    let said = block("See you at the harbour", top: 100)
    var timed = block("21:14", top: 160)
    timed.rows = []
    let kept = QuotedBlocks(em: 20, name: "Ulla", labels: []).without([.block(timed), .block(said)])
    let texts = kept.compactMap { piece in
      if case .block(let block) = piece { block.rows.map(\.text) } else { nil }
    }
    #expect(texts == [["See you at the harbour"]])
  }
}
