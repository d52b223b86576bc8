/// The times of a cue: `00:00:01,200 --> 00:00:04.000 align:start`.
struct CueTimes: Hashable, Sendable {
  /// When it begins, in seconds.
  var start: Double
  /// When it ends, in seconds.
  var end: Double

  /// What stands between the two times.
  static let arrow = "-->"

  /// From one second of the recording to another.
  init(start: Double, end: Double) { (self.start, self.end) = (start, end) }

  /// Nil where a line with an arrow is damaged; settings behind the times are passed over.
  ///
  /// whisper.cpp prints `[00:00:00.000 --> 00:00:02.480]   text` on a terminal.
  init?(_ line: String) {
    var line = line[...]
    if line.first == "[", let close = line.firstIndex(of: "]") {
      line = line[..<close].dropFirst()
    }
    guard let arrow = line.firstRange(of: Self.arrow),
      let start = Self.seconds(
        line[..<arrow.lowerBound].split(whereSeparator: \.isWhitespace).last),
      let end = Self.seconds(
        line[arrow.upperBound...].split(whereSeparator: \.isWhitespace).first)
    else { return nil }
    (self.start, self.end) = (start, end)
  }

  /// `[HH:]MM:SS[.mmm]`, with a comma or a point.
  static func seconds(_ text: Substring?) -> Double? {
    guard let text else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var total = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let number = String(part.map { isLast && $0 == "," ? "." : $0 })
      guard let first = number.first, first.isASCIIDigit, number.count <= 12,
        number.allSatisfy({ $0.isASCIIDigit || isLast && $0 == "." }), let value = Double(number)
      else { return nil }
      total = total * 60 + value
    }
    return total
  }
}
