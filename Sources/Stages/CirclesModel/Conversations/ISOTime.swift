/// Times as ISO 8601 and its relatives write them: `2022-03-14T19:05:33.250+01:00`.
public enum ISOTime {
  /// An instant where an offset or `Z` is given, else wall time. A blank may stand for the `T`, the
  /// seconds may be missing, fractions of them are cut. Nil for anything else.
  public static func parse(_ text: String) -> MessageTime? {
    var rest = Array(text.utf8)[...]
    guard let year = digits(4, &rest), take("-", &rest), let month = digits(2, &rest),
      take("-", &rest), let day = digits(2, &rest), take("Tt ", &rest),
      let hour = digits(2, &rest), take(":_", &rest), let minute = digits(2, &rest)
    else { return nil }
    var second = 0
    if take(":_", &rest) {
      guard let value = digits(2, &rest) else { return nil }
      second = value
    }
    if take(".,", &rest) { rest = rest.drop { $0 >= 0x30 && $0 <= 0x39 } }
    guard
      let wall = WallTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    else { return nil }
    guard let offset = offset(&rest) else { return rest.isEmpty ? .wall(wall) : nil }
    return rest.isEmpty
      ? .instant(seconds: wall.secondsSince1970 - Int64(offset), offset: offset) : nil
  }

  /// The seconds east of Greenwich that stand at the end; nil where nothing does.
  private static func offset(_ rest: inout ArraySlice<UInt8>) -> Int? {
    if take("Zz", &rest) { return 0 }
    guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    var after = rest.dropFirst()
    guard let hours = digits(2, &after) else { return nil }
    _ = take(":", &after)
    let minutes = digits(2, &after) ?? 0
    guard hours <= 18, minutes < 60 else { return nil }
    rest = after
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func digits(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> Int? {
    let part = rest.prefix(count)
    guard part.count == count, part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    rest = rest.dropFirst(count)
    return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func take(_ choice: StaticString, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, choice.withUTF8Buffer({ $0.contains(first) }) else {
      return false
    }
    rest = rest.dropFirst()
    return true
  }
}
