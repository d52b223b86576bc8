import ArgumentParser
import CirclesModel

/// A birthday on the command line.
enum BirthdayText {
  /// A day of every year (`--12-31`) or of one (`1990-12-31`), or a usage error.
  static func checked(_ text: String) throws -> PartialDate {
    let isYearless = text.hasPrefix("--")
    // 2000 has every day that any year has.
    let parts = ((isYearless ? "2000-" : "") + (isYearless ? String(text.dropFirst(2)) : text))
      .split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let digits = parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard digits, parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), year > 0,
      let month = Int(parts[1]), let day = Int(parts[2]),
      WallTime(year: year, month: month, day: day) != nil
    else {
      throw ValidationError("there is no such day; write it like --12-31 or 1990-12-31")
    }
    return PartialDate(year: isYearless ? nil : year, month: month, day: day)
  }
}
