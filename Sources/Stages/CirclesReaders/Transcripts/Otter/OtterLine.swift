/// A line of Otter's that begins a turn: `Ana Ruiz  1:02`, `Speaker 2  0:00`, `0:00`.
struct OtterLine: Hashable {
  /// Who speaks; nil where Otter was told to leave names out.
  var speaker: String?
  /// When, in seconds from the beginning.
  var time: Double
  /// Whether two blanks or a tab stand between, as nobody types them.
  var isSure: Bool

  /// Nil for any other line.
  init?(_ line: String) {
    let text = line.withoutMarks.trimmed
    guard text.utf8.count <= 120, let last = text.split(whereSeparator: \.isWhitespace).last,
      let time = Self.seconds(last)
    else { return nil }
    self.time = time
    let before = text[..<last.startIndex]
    let name = String(before).trimmed
    if name.isEmpty {
      (speaker, isSure) = (nil, false)
      return
    }
    let gap = before.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }
    isSure = gap.count >= 2 || gap.contains("\t")
    guard !name.contains(where: { "!?;:\"“”".contains($0) }),
      name.split(separator: " ").count <= SpeakerPrefix.longestName + 1, name.count <= 60,
      let clean = SpeakerName.clean(name)
    else { return nil }
    speaker = clean
  }

  /// `M:SS` or `H:MM:SS`, nothing finer.
  private static func seconds(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...3).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 }),
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    return CueTimes.seconds(text)
  }
}
