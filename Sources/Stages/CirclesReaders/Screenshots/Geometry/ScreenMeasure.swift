/// The lines of a screen with their measures, and what is common to all: the size of the type, and
/// where the two sides of the chat stand.
struct ScreenMeasure {
  /// A line of the body with its measures.
  struct Row {
    var line: ScreenLine
    var box: ScreenBox
    var shape: LineShape
    var text: String { line.text }
    var confidence: Double { line.confidence }
  }

  let width: Double
  var rows: [Row]
  /// The size of the type that most of the text has.
  private(set) var em: Double
  /// Where the other side's text begins; nil where nobody but the owner speaks.
  private(set) var left: Double?
  /// Where the owner's bubbles end.
  private(set) var right: Double

  init(_ screen: Screen, _ lines: [ScreenLine]) {
    width = screen.width
    rows = lines.map(Self.row)
    em = 0
    left = nil
    right = width
    em = Self.commonSize(rows)
    left = findLeft()
    right = findRight()
  }

  static func row(_ line: ScreenLine) -> Row {
    Row(line: line, box: line.box, shape: LineShape(line.words))
  }

  /// The middle size, lines counting for their letters.
  private static func commonSize(_ rows: [Row]) -> Double {
    let telling = rows.filter { $0.confidence > 0.5 }
    let sizes = (telling.isEmpty ? rows : telling)
      .map { (size: $0.shape.em, weight: $0.text.count) }.sorted { $0.size < $1.size }
    let half = sizes.reduce(0) { $0 + $1.weight } / 2
    var sum = 0
    for entry in sizes {
      sum += entry.weight
      if sum > half { return entry.size }
    }
    return 0
  }

  /// How far edges that stand below each other may differ.
  var tolerance: Double { max(0.35 * em, 0.008 * width) }

  /// The edge at which the other side's lines begin.
  ///
  /// Avatars stand further left and are read as short words of the line beside them: then the edge
  /// is where the words behind them begin.
  private func findLeft() -> Double? {
    let clusters = startClusters()
    guard let most = clusters.map(\.rows.count).max() else { return nil }
    guard
      let first = clusters.first(where: {
        $0.rows.count >= max(min(2, most), most / 5) && $0.x <= Self.furthestLeft * width
      })
    else { return nil }
    return textEdge(behind: first, clusters) ?? first.x
  }

  /// No chat's other side begins further right, in parts of the width.
  private static let furthestLeft = 0.2

  private struct Cluster {
    var x: Double
    var rows: [Int]
  }

  /// Where lines begin, from the left, with the lines that do.
  private func startClusters() -> [Cluster] {
    let starts = rows.indices.filter { rows[$0].box.left < 0.3 * width }
      .sorted { rows[$0].box.left < rows[$1].box.left }
    var clusters: [[Int]] = []
    var begin = 0.0
    for index in starts {
      let x = rows[index].box.left
      if clusters.isEmpty || x - begin > 2 * tolerance {
        clusters.append([])
        begin = x
      }
      clusters[clusters.count - 1].append(index)
    }
    return clusters.map { members in
      Cluster(x: LineShape.median(members.map { rows[$0].box.left }), rows: members)
    }
  }

  /// Where text begins behind a column of avatars; nil where the column is text.
  private func textEdge(behind column: Cluster, _ clusters: [Cluster]) -> Double? {
    let firsts = column.rows.map { rows[$0].line.words }
    if firsts.contains(where: { $0[0].text.count > 5 }) { return nil }
    // Where the next words begin, for most of the lines.
    var edges: [Double] = []
    for words in firsts {
      for word in words.dropFirst().prefix(2) where word.box.left < 0.3 * width {
        edges.append(word.box.left)
      }
    }
    for edge in edges.sorted() where edge - column.x > 1.2 * em {
      // A picture keeps a wider distance than a space between words is.
      let sharing = firsts.filter { words in
        words.indices.dropFirst().prefix(2).contains { place in
          abs(words[place].box.left - edge) <= tolerance
            && words[place].box.left - words[place - 1].box.right > 0.5 * em
        }
      }
      let starting = clusters.first { abs($0.x - edge) <= tolerance }?.rows.count ?? 0
      let isShared = sharing.count * 5 >= firsts.count * 3 && sharing.count + starting >= 2
      if isShared { return edge }
    }
    // Pictures on lines of their own.
    if let next = clusters.first(where: { $0.x - column.x > 1.2 * em }),
      next.x < 0.3 * width, next.rows.count >= 2,
      firsts.allSatisfy({ $0.count == 1 && $0[0].text.count <= 3 })
    {
      return next.x
    }
    return nil
  }

  /// Looks for the right edge again, after rows were changed.
  mutating func refreshRight() { right = findRight() }

  /// Where text ends that ends furthest right, a single stray word aside.
  private func findRight() -> Double {
    let ends = rows.filter { $0.confidence > 0.5 && $0.text.count > 2 }.map(\.box.right)
      .filter { $0 < 0.99 * width }.sorted()
    // Where the owner said but little, the margins of any phone tell.
    return max(ends.last ?? width, 0.9 * width)
  }
}
