/// A time of day.
struct ClockTime: Hashable, Sendable, Comparable {
  var hour: Int
  var minute: Int

  init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Minutes since midnight.
  var minutes: Int { hour * 60 + minute }

  static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }
}

/// What a clock that an OCR engine may have misread can say, the likeliest first.
struct ClockReading: Hashable, Sendable {
  var candidates: [ClockTime]
  /// Whether it was read without any guess.
  var isExact: Bool

  var best: ClockTime? { candidates.first }
}
