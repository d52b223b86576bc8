/// Which way the times on a screen run. A chat runs forward: what was said last stands at the foot. Lists of chats,
/// mailboxes, bookings and reviews run backward: what is newest stands at the top.
enum TimeOrder {
  /// Whether the times run backward, more often than by chance.
  static func isBackward(_ lines: [String]) -> Bool {
    var back = 0
    var forward = 0
    var last: Moment?
    for line in lines.prefix(longest) {
      guard let moment = moment(line) else { continue }
      if let before = last, let isEarlier = moment.isBefore(before) {
        if isEarlier { back += 1 } else { forward += 1 }
      }
      last = moment
    }
    return back >= 2 && back > 2 * forward
  }

  /// So many lines are looked at.
  private static let longest = 120

  /// A time as far as a line says it; a line without a day is of today.
  private struct Moment {
    /// 0 for today, 1 for yesterday, 2 for a day of the week, 3 for a date.
    var age: Int
    /// Days from the beginning of a year, or minutes of a day.
    var value: Int?

    /// Nil where both are the same, or it cannot be told.
    func isBefore(_ other: Moment) -> Bool? {
      if age != other.age { return age > other.age }
      guard let value, let before = other.value, value != before else { return nil }
      return value < before
    }
  }

  private static func moment(_ line: String) -> Moment? {
    let words = line.split(separator: " ").suffix(4)
    guard let end = words.last, end.count <= 12 else { return nil }
    for count in stride(from: min(3, words.count), through: 1, by: -1) {
      let tail = words.suffix(count).joined(separator: " ")
      guard let found = DaySeparator(tail) else { continue }
      return moment(found, isWhole: count == line.split(separator: " ").count)
    }
    return nil
  }

  private static func moment(_ found: DaySeparator, isWhole: Bool) -> Moment? {
    let minutes = found.clock?.best?.minutes
    switch found.day {
    case .unsaid: return found.clock?.isExact == true ? Moment(age: 0, value: minutes) : nil
    case .today: return Moment(age: 0, value: minutes)
    case .yesterday: return Moment(age: 1, value: minutes)
    // A weekday at the end of a line may be said.
    case .weekday: return isWhole ? Moment(age: 2) : nil
    case .date(let day, let month, _): return Moment(age: 3, value: month * 31 + day)
    case .numbers: return nil
    }
  }
}
