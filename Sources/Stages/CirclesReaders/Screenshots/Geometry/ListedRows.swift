/// Tells lists from chats by where their times and amounts stand: a mailbox and a list of chats have them at the
/// right edge beside each name, a list of appointments at the left edge before each.
struct ListedRows {
  let rows: ScreenRows

  /// So many such rows are a list.
  private static let least = 3

  /// Whether it is one.
  var areListed: Bool {
    let width = rows.measure.width
    var entries = 0
    var agenda = 0
    var hours = 0
    let texts = rows.rows.filter { $0.text.filter(\.isLetter).count > 2 }.map(\.box.left)
    for row in rows.rows {
      if endsInTime(row, width) { entries += 1 }
      if beginsWithTime(row, width) || isSpan(row.text) { agenda += 1 }
      if row.box.left < 0.12 * width, ClockText.parse(row.text)?.isExact == true,
        !texts.contains(where: { abs($0 - row.box.left) < 0.04 * width })
      {
        hours += 1
      }
    }
    return entries + values(width) >= Self.least || agenda >= Self.least || hours > Self.least
  }

  /// `Aunt May            09:12`: a time at the right edge, far behind what begins at the left.
  private func endsInTime(_ row: ScreenMeasure.Row, _ width: Double) -> Bool {
    let words = row.line.words
    guard row.box.right > 0.88 * width, rows.isTheirs(row) else { return false }
    return (1...3).contains { count in
      guard words.count > count else { return false }
      let tail = words.suffix(count)
      guard let first = tail.first else { return false }
      let gap = first.box.left - words[words.count - count - 1].box.right
      guard gap > 0.12 * width else { return false }
      let text = tail.map(\.text).joined(separator: " ")
      return ClockText.parse(text) != nil || DaySeparator(text) != nil || RecentTime.isWhole(text)
        || Self.isAmount(text)
    }
  }

  /// Short rows at the right edge that stand level with rows at the left: nobody speaks while another does.
  private func values(_ width: Double) -> Int {
    let left = rows.rows.filter {
      $0.box.left < 0.25 * width && $0.text.filter(\.isLetter).count > 2
    }
    return rows.rows.count { row in
      row.box.left > 0.6 * width && row.box.right > 0.86 * width && row.line.words.count <= 2
        && left.contains { other in
          other.box.right < row.box.left
            && min(other.box.bottom, row.box.bottom) > max(other.box.top, row.box.top)
        }
    }
  }

  /// `09:00 – 09:45` and nothing else.
  private func isSpan(_ text: String) -> Bool {
    let parts = text.split { "-–—".contains($0) }.map { $0.trimmingSpaces }
    return parts.count == 2 && parts.allSatisfy { ClockText.parse($0)?.isExact == true }
  }

  /// `-12,40 €`, `+1,200.00`: digits with two behind a sign.
  private static func isAmount(_ text: String) -> Bool {
    let digits = text.filter { $0.isASCII && $0.isNumber }.count
    guard digits >= 2, text.filter(\.isLetter).count <= 3 else { return false }
    if text.contains(where: { "€$£¥₹₺₩".contains($0) }) { return true }
    let tail = text.reversed().drop { !$0.isNumber }
    return tail.dropFirst(2).first.map { ".,".contains($0) } == true && tail.prefix(2).count == 2
  }

  /// `09:30   Dentist`: a time at the left edge, and a gap or nothing behind it.
  private func beginsWithTime(_ row: ScreenMeasure.Row, _ width: Double) -> Bool {
    let words = row.line.words
    guard row.box.left < 0.12 * width, let first = words.first,
      ClockText.parse(first.text)?.isExact == true
    else { return false }
    let half = words.count > 1 && ClockText.parse(first.text + " " + words[1].text) != nil ? 2 : 1
    guard words.count > half else { return false }
    return words[half].box.left - words[half - 1].box.right > 0.6 * rows.measure.em
  }
}
