import CirclesPipeline

/// A bar on a terminal: how far, how fast, how long still.
struct ProgressBar {
  private static let interval = Duration.milliseconds(100)
  private static let clearToEnd = "\u{1B}[K"

  private let columns: Int
  private let start: ContinuousClock.Instant
  private var lastDrawn: ContinuousClock.Instant?

  /// A bar for a terminal of that many columns.
  init(columns: Int, start: ContinuousClock.Instant = .now) {
    self.columns = columns
    self.start = start
  }

  /// What to write to the terminal now; nil where nothing is due. One write a tenth of a second at
  /// most, over the line that is there, so that nothing flickers.
  mutating func update(
    _ progress: PipelineProgress, now: ContinuousClock.Instant = .now
  ) -> String? {
    // A run that is over before anybody could read the bar shows none.
    if now - (lastDrawn ?? start) < Self.interval { return nil }
    lastDrawn = now
    let line = Self.line(progress, elapsed: start.duration(to: now), columns: columns - 1)
    return "\r" + line + Self.clearToEnd
  }

  /// What removes the bar; nil where none is shown.
  mutating func clear() -> String? {
    if lastDrawn == nil { return nil }
    lastDrawn = nil
    return "\r" + Self.clearToEnd
  }

  /// The bar at one moment, at most `columns` wide.
  static func line(_ progress: PipelineProgress, elapsed: Duration, columns: Int) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    var facts = "\(progress.recordsRead) records"
    if seconds > 0 { facts += "  \(Int(Double(progress.recordsRead) / seconds))/s" }
    guard progress.bytesTotal > 0 else { return String(facts.prefix(columns)) }
    let share = min(1, max(0, Double(progress.bytesRead) / Double(progress.bytesTotal)))
    if share > 0 { facts += "  " + remaining(seconds * (1 - share) / share) + " left" }
    let percent = TerminalWidth.padded("", to: share >= 1 ? 0 : share >= 0.1 ? 1 : 2)
    let head = percent + "\(Int(share * 100))% "
    let room = min(30, columns - head.count - facts.count - 2)
    if room < 5 { return String((head + facts).prefix(columns)) }
    let filled = Int(share * Double(room))
    return head + String(repeating: "█", count: filled)
      + String(repeating: "░", count: room - filled) + "  " + facts
  }

  private static func remaining(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 359_999))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}
