extension PartialDate {
  /// A day of every year (`--12-31`) or of one (`1990-12-31`); nil where there is no such day.
  public init?(typed text: String) {
    let isYearless = text.hasPrefix("--")
    // 2000 has every day that any year has.
    let parts = ((isYearless ? "2000-" : "") + (isYearless ? String(text.dropFirst(2)) : text))
      .split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let digits = parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard digits, parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), year > 0,
      let month = Int(parts[1]), let day = Int(parts[2]),
      WallTime(year: year, month: month, day: day) != nil
    else { return nil }
    self.init(year: isYearless ? nil : year, month: month, day: day)
  }
}
