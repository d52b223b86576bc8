/// Mends the clocks of messages that follow each other, since time does not run back on a screen.
enum ClockSequence {
  /// The most messages that are looked at together.
  static let longest = 400

  /// One time for each reading, nil where none can be told.
  ///
  /// The exact readings that agree in order hold; what was misread takes the candidate that lies
  /// between its neighbours, or a lost first digit (`7:33` between `17:31` and `17:37`).
  static func mend(_ readings: [ClockReading?]) -> [ClockTime?] {
    if readings.count > longest { return readings.map { $0?.isExact == true ? $0?.best : nil } }
    let anchors = Set(longestRise(readings))
    var result: [ClockTime?] = readings.indices.map {
      anchors.contains($0) ? readings[$0]?.best : nil
    }
    for index in readings.indices where result[index] == nil {
      guard let reading = readings[index] else { continue }
      let low = result[..<index].last { $0 != nil } ?? nil
      let high = readings.indices[(index + 1)...].lazy.compactMap { result[$0] }.first
      let fits = options(reading).filter { time in
        low.map { $0 <= time } ?? true && high.map { time <= $0 } ?? true
      }
      if let nearest = nearest(fits, low, high), low != nil || high != nil || fits.count == 1 {
        result[index] = nearest
      } else if reading.isExact, anchors.count < 2 {
        // Nothing to mend it by: the day may have changed above where it cannot be seen.
        result[index] = reading.best
      }
    }
    return result
  }

  private static func options(_ reading: ClockReading) -> [ClockTime] {
    var options = reading.candidates
    for time in reading.candidates where time.hour < 10 {
      for ten in [10, 20] {
        if let more = ClockTime(hour: time.hour + ten, minute: time.minute) { options.append(more) }
      }
    }
    // The mark of the afternoon may be lost.
    for time in reading.candidates where time.hour <= 12 {
      if let later = ClockTime(hour: time.hour % 12 + 12, minute: time.minute) {
        options.append(later)
      }
    }
    return options
  }

  /// The time that lies nearest to its neighbours; the earlier in the list of those that are alike.
  private static func nearest(
    _ times: [ClockTime], _ low: ClockTime?, _ high: ClockTime?
  ) -> ClockTime? {
    times.min { left, right in distance(left, low, high) < distance(right, low, high) }
  }

  private static func distance(_ time: ClockTime, _ low: ClockTime?, _ high: ClockTime?) -> Int {
    let distances = [low, high].compactMap { $0.map { abs($0.minutes - time.minutes) } }
    return distances.min() ?? 0
  }

  /// The places of the longest run of exact readings that never falls.
  private static func longestRise(_ readings: [ClockReading?]) -> [Int] {
    let exact = readings.indices.filter { readings[$0]?.isExact == true }
    var best: [(length: Int, before: Int?)] = []
    for (place, index) in exact.enumerated() {
      var entry: (length: Int, before: Int?) = (1, nil)
      for earlier in 0..<place {
        guard let left = readings[exact[earlier]]?.best, let right = readings[index]?.best,
          left <= right, best[earlier].length + 1 > entry.length
        else { continue }
        entry = (best[earlier].length + 1, earlier)
      }
      best.append(entry)
    }
    var chain: [Int] = []
    var place = best.indices.max { best[$0].length < best[$1].length }
    while let current = place {
      chain.append(exact[current])
      place = best[current].before
    }
    return chain.reversed()
  }
}
