/// Tells which words of a clause say a day.
struct TimedWords {
  /// The spans of the days, by where they begin; they do not overlap.
  private let days: [Range<Int>]

  init(_ days: [Range<Int>]) { self.days = days.sorted { $0.lowerBound < $1.lowerBound } }

  /// The words of the first day in a clause; nil where it has none.
  func words(of clause: Range<Int>, _ segment: ReadSegment) -> Range<Int>? {
    guard let first = clause.first, let last = clause.last else { return nil }
    let span = segment.words[first].start..<max(segment.words[first].start, segment.words[last].end)
    guard let day = firstDay(in: span) else { return nil }
    let start = clause.first { segment.words[$0].end > day.lowerBound }
    guard let start, segment.words[start].start < day.upperBound else { return nil }
    let end = clause.last { segment.words[$0].start < day.upperBound } ?? start
    return start..<(end + 1)
  }

  /// The first day that ends behind the beginning of a span and begins before its end.
  private func firstDay(in span: Range<Int>) -> Range<Int>? {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle].upperBound <= span.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < days.count && days[low].lowerBound < span.upperBound ? days[low] : nil
  }
}
