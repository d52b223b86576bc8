/// The top of a screen: status bar, back arrow, the name, and the small line below it.
struct ScreenHeader {
  var name: String?
  var subtitle: Subtitles.Meaning?
  /// The names that a group's small line lists.
  var members: [String] = []
  /// Whether the name stands in the middle: Apple and Telegram write it so.
  var isCentred = false
  /// Whether a status bar was seen.
  var hasStatusBar = false
  /// Whether an arrow back was seen.
  var hasArrow = false
  /// Whether `>` stands behind the name: Apple's way to the contact.
  var hasArrowBehind = false
  /// Where the chat begins.
  var bottom = 0.0
  private let isPane: Bool

  /// How far down the head of a chat reaches, in parts of the screen's width.
  private static let depth = 0.36

  init(_ screen: Screen) {
    isPane = screen.isPane
    let width = screen.width
    let rows = screen.lines.map(ScreenMeasure.row).sorted { $0.box.top < $1.box.top }
    var rest = rows[...]
    let tallest = 0.075 * max(screen.height, width)
    while let first = rest.first, first.box.bottom < tallest,
      first.box.top < 0.045 * max(screen.height, width)
    {
      let parts = first.text.split(separator: " ").map(String.init)
      guard
        StatusBar.isWhole(first.text) || (hasStatusBar && first.box.top < bottom)
          || parts.allSatisfy(StatusBar.isPart) || isSigns(first, width) || isScraps(first, width)
          || isEdges(first, width) || StatusBar.isTop(first.text)
      else { break }
      hasStatusBar = hasStatusBar || StatusBar.isWhole(first.text) || parts.count > 1
      bottom = max(bottom, first.box.bottom)
      rest = rest.dropFirst()
    }
    find(rest.filter { $0.box.top < Self.depth * width }, width, ScreenPictures.textSize(screen))
  }

  /// Bars, waves and a battery at the right edge, whatever they were read as.
  private func isSigns(_ row: ScreenMeasure.Row, _ width: Double) -> Bool {
    row.box.left > 0.6 * width && row.text.count <= 16 && row.line.words.count > 1
  }

  /// A clock and signs at both edges, all misread.
  private func isScraps(_ row: ScreenMeasure.Row, _ width: Double) -> Bool {
    row.line.words.count > 1 && row.line.words.allSatisfy { $0.text.count <= 4 }
      && row.box.left < 0.25 * width && row.box.right > 0.78 * width
  }

  /// A clock at the left, signs at the right, and nothing between them, however misread.
  private func isEdges(_ row: ScreenMeasure.Row, _ width: Double) -> Bool {
    guard let first = row.line.words.first, row.box.right > 0.8 * width,
      first.box.right < 0.25 * width, first.text.filter(\.isNumber).count >= 2
    else { return false }
    return row.line.words.allSatisfy { word in
      word.text.count <= 7 && (word.box.right < 0.42 * width || word.box.left > 0.58 * width)
    }
  }

  /// A piece of a header row, between wide gaps.
  private struct Piece {
    var words: [ScreenWord]
    var row: ScreenMeasure.Row
    /// Whether the arrow back stands right before it.
    var isBehindArrow = false
    var text: String { words.map(\.text).joined(separator: " ") }
    var box: ScreenBox { ScreenLine(words: words).box }
    var em: Double { LineShape(words).em }
  }

  private mutating func find(_ rows: [ScreenMeasure.Row], _ width: Double, _ size: Double) {
    let pieces = Self.withoutPictures(rows, size).flatMap { Self.pieces(of: $0, width) }
    guard let chosen = choose(pieces, rows, width, size) else { return }
    name = ChatName.clean(chosen.text)
    isCentred = abs(chosen.box.middle - width / 2) < 0.06 * width
    hasArrowBehind = chosen.text.hasSuffix(">") || chosen.text.hasSuffix("›")
    bottom = max(bottom, chosen.box.bottom)
    let reach = chosen.box.bottom + 1.6 * chosen.em
    for piece in pieces where piece.box.top > chosen.box.top + 0.4 * chosen.em {
      guard piece.box.top < reach, piece.box.bottom > chosen.box.bottom else { continue }
      guard isBelow(piece, chosen) else { continue }
      read(subtitle: piece, chosen)
      // A long name reaches the middle: the line below tells whether both begin or both centre.
      let begins = abs(piece.box.left - chosen.box.left)
      let centres = abs(piece.box.middle - chosen.box.middle)
      if begins < 0.4 * chosen.em, centres > 0.5 * chosen.em { isCentred = false }
    }
    // What stands beside the name belongs to the head, however tall.
    for row in rows where row.box.top < bottom && row.box.bottom < bottom + 2 * chosen.em {
      if row.line.words.contains(where: { $0.box.top > bottom }) { continue }
      bottom = max(bottom, min(row.box.bottom, bottom + chosen.em))
    }
  }

  private func isBelow(_ piece: Piece, _ name: Piece) -> Bool {
    abs(piece.box.left - name.box.left) < name.em
      || abs(piece.box.middle - name.box.middle) < name.em
      || (piece.box.left < name.box.right && piece.box.right > name.box.left)
  }

  private mutating func read(subtitle piece: Piece, _ name: Piece) {
    if let meaning = Subtitles.meaning(of: piece.text) {
      subtitle = meaning
    } else {
      // A handle, or the members of a group: smaller than the name.
      guard piece.em < 0.88 * name.em else { return }
      let parts = piece.text.split(separator: ",").map { $0.trimmingSpaces }
      if parts.count > 1, parts.allSatisfy({ (1...30).contains($0.count) }) {
        members = parts.filter { !Notices.isOwner($0) }
      }
    }
    bottom = max(bottom, piece.box.bottom)
  }

  private mutating func choose(
    _ pieces: [Piece], _ rows: [ScreenMeasure.Row], _ width: Double, _ size: Double
  ) -> Piece? {
    let signs = rows.contains { row in
      guard let first = row.line.words.first?.text.first else { return false }
      return "<‹←€«〈".contains(first) && row.box.left < 0.12 * width
    }
    hasArrow = hasArrow || signs
    let hasSubtitle = pieces.contains { Subtitles.meaning(of: $0.text) != nil }
    let hasFrame = hasStatusBar || signs || hasSubtitle || isPane
    let fit = pieces.filter {
      (isCandidate($0, width) || hasFrame && isTitle($0, pieces, width, size))
        && (hasFrame || hasIcons(beside: $0, pieces, rows, width))
    }
    return fit.max { weight($0, width) < weight($1, width) }
  }

  private func isCandidate(_ piece: Piece, _ width: Double) -> Bool {
    guard let name = ChatName.clean(piece.text), piece.row.confidence > 0.25,
      !ChatName.isWayBack(name)
    else { return false }
    let letters = name.filter(\.isLetterOrDigit).count
    let box = piece.box
    if letters < 1 || box.left > 0.7 * width { return false }
    if box.right < (isPane ? 0.04 : 0.2) * width { return false }
    if Subtitles.meaning(of: piece.text) != nil || DaySeparator(piece.text)?.isSure == true {
      return false
    }
    if Notices.isSystem(piece.text) { return false }
    let isCentred = abs(box.middle - width / 2) < 0.06 * width
    if piece.isBehindArrow, box.left < 0.42 * width { return true }
    return isCentred || (box.left > (isPane ? 0 : 0.1) * width && box.left < 0.42 * width)
  }

  /// A title in large type on a row of its own below the icons, as Samsung's apps write it.
  private func isTitle(
    _ piece: Piece, _ pieces: [Piece], _ width: Double, _ size: Double
  ) -> Bool {
    size > 0 && piece.em > 1.1 * size && piece.box.left < 0.12 * width
      && piece.words.count == piece.row.line.words.count
      && ChatName.clean(piece.text).map { !ChatName.isWayBack($0) } == true
      && pieces.contains { other in
        other.box.bottom < piece.box.top && other.box.left > 0.6 * width
          && other.text.filter(\.isLetterOrDigit).count <= 6
      }
  }

  /// Where the picture was cut below the status bar: icons at the right of the name, and a gap or a
  /// day below it.
  private func hasIcons(
    beside piece: Piece, _ pieces: [Piece], _ rows: [ScreenMeasure.Row], _ width: Double
  ) -> Bool {
    guard let top = rows.first?.box.top, piece.box.top < top + 2.5 * piece.em,
      piece.box.left < 0.5 * width, piece.box.right < 0.75 * width
    else { return false }
    let hasIcons = pieces.contains { other in
      other.box.left > 0.78 * width && abs(other.box.top - piece.box.top) < 1.6 * piece.em
        && other.text.filter(\.isLetterOrDigit).count <= 4
        && ClockText.parse(other.text) == nil
    }
    guard hasIcons else { return false }
    let below = rows.filter { $0.box.top > piece.box.bottom + 0.6 * piece.em }
    guard let next = below.first else { return true }
    return DaySeparator(next.text) != nil || next.box.top - piece.box.bottom > 2 * piece.em
  }

  /// Longer, larger and surer is likelier; what stands far below the rest is the chat itself.
  private func weight(_ piece: Piece, _ width: Double) -> Double {
    let letters = Double(min(piece.text.filter(\.isLetterOrDigit).count, 8))
    let sureness = ScreenLine(words: piece.words).confidence
    let depth = (piece.box.top - bottom) / (Self.depth * width)
    // Members are listed below the name.
    let isList = piece.text.count { $0 == "," } >= 2
    return (isList ? 0.5 : 1) * letters * sureness * sureness * piece.em
      * (1.15 - 0.5 * max(0, min(depth, 1)))
  }

  /// The rows without avatars and icons, which are far larger than the text is.
  private static func withoutPictures(
    _ rows: [ScreenMeasure.Row], _ textSize: Double
  ) -> [ScreenMeasure.Row] {
    let words = rows.flatMap(\.line.words)
    let sizes = words.filter {
      $0.confidence > 0.85 && $0.text.filter(\.isLetterOrDigit).count >= 3
    }
    .map(LineShape.em)
    let size = sizes.isEmpty ? textSize : LineShape.median(sizes)
    guard size > 0 else { return rows }
    return rows.compactMap { row in
      let kept = row.line.words.filter { word in
        LineShape.em(of: word) < 1.6 * size
          || word.confidence > 0.9 && word.text.filter(\.isLetterOrDigit).count >= 3
          || word.confidence > 0.3 && word.text.filter(\.isLetterOrDigit).count >= 5
      }
      return kept.isEmpty ? nil : ScreenMeasure.row(ScreenLine(words: kept))
    }
  }

  private static func pieces(of row: ScreenMeasure.Row, _ width: Double) -> [Piece] {
    var pieces: [[ScreenWord]] = []
    for word in row.line.words {
      if pieces.count == 1, let only = pieces.last, only.count == 1, isArrow(only[0].text) {
        pieces.append([])
      } else if let last = pieces.last?.last {
        let size = min(max(LineShape.em(of: last), 0.01 * width), 0.05 * width)
        // The groups of a number stand further apart.
        let areDigits = [word, last].allSatisfy {
          $0.text.contains(where: \.isNumber) && !$0.text.contains(where: \.isLetter)
        }
        if word.box.left - last.box.right > (areDigits ? 1.1 : 0.62) * size {
          pieces.append([])
        }
      } else {
        pieces.append([])
      }
      pieces[pieces.count - 1].append(word)
    }
    return pieces.indices.map { index in
      Piece(
        words: pieces[index], row: row,
        isBehindArrow: index == 1 && pieces[0].count == 1 && isArrow(pieces[0][0].text))
    }
  }

  private static func isArrow(_ word: String) -> Bool { ["<", "‹", "←", "〈"].contains(word) }
}
