/// A bubble in the making.
struct BubbleBlock {
  var side: Bubble.Side
  var label: String?
  var rows: [ScreenMeasure.Row]
  /// All that it reaches, times and quotations included.
  var extent: ScreenBox
  var clock: ClockReading?
  var isEdited = false
  /// Whether nothing more can belong to it.
  var isClosed = false

  init(_ row: ScreenMeasure.Row, _ extent: ScreenBox, side: Bubble.Side, label: String?) {
    self.side = side
    self.label = label
    self.extent = extent
    rows = [row]
  }

  /// Whether a row below belongs to the same bubble.
  ///
  /// Lines of one paragraph stand 1.2 to 1.4 ems apart in any app; from one bubble to the next it is
  /// two or more. In between, the edge tells: the lines of a bubble begin below each other.
  func takes(_ row: ScreenMeasure.Row, _ side: Bubble.Side, _ em: Double) -> Bool {
    guard !isClosed, let last = rows.last else { return false }
    let gap = row.shape.baseline - last.shape.baseline
    let size = max(em, min(last.shape.em, row.shape.em))
    let isAligned =
      abs(row.box.left - last.box.left) < 0.7 * em || abs(row.box.right - last.box.right) < 0.5 * em
    if self.side != side, !isAligned { return false }
    return gap < 1.45 * size || (gap < 1.75 * size && isAligned)
  }

  mutating func add(_ row: ScreenMeasure.Row, _ box: ScreenBox) {
    rows.append(row)
    extent = extent.union(box)
  }

  /// Takes a time at the end of the row added last: nothing follows it.
  mutating func finish(_ stamp: BubbleStamp?) {
    rows.removeAll { $0.line.words.isEmpty }
    guard let stamp else { return }
    clock = stamp.clock
    isEdited = stamp.isEdited
    isClosed = true
  }
}
