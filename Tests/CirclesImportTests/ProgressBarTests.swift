import Testing

@testable import CirclesPipeline
@testable import circles_import

@Suite struct ProgressBarTests {
  private func progress(_ read: Int, of total: Int, records: Int) -> PipelineProgress {
    PipelineProgress(bytesRead: read, bytesTotal: total, recordsRead: records)
  }

  @Test("the bar shows the share, the rate and the time that is left")
  func line() {
    let line = ProgressBar.line(
      progress(250, of: 1000, records: 5000), elapsed: .seconds(10), columns: 80)
    #expect(line.hasPrefix(" 25% "))
    #expect(line.hasSuffix("5000 records  500/s  30 s left"))
    #expect(line.contains("███████░"))
  }

  @Test(
    "long waits are told in minutes and hours",
    arguments: [
      (990, "16 min 30 s left"), (99, "1 min 39 s left"), (9900, "2 h 45 min left"),
    ])
  func longWaits(secondsLeft: Int, text: String) {
    let line = ProgressBar.line(
      progress(1, of: 100, records: 1), elapsed: .seconds(secondsLeft) / 99, columns: 80)
    #expect(line.hasSuffix(text))
  }

  @Test("it never grows wider than the terminal", arguments: [10, 20, 30, 45, 60, 200])
  func width(columns: Int) {
    let line = ProgressBar.line(
      progress(1_234_567, of: 286_000_000, records: 123_456), elapsed: .seconds(3),
      columns: columns)
    #expect(TerminalWidth.of(line) <= columns)
  }

  @Test("standard input of unknown length shows only what was read")
  func unknownLength() {
    let line = ProgressBar.line(
      progress(500, of: 0, records: 40), elapsed: .seconds(2), columns: 80)
    #expect(line == "40 records  20/s")
  }

  @Test("a full bar says 100 % and nothing beyond it")
  func full() {
    let line = ProgressBar.line(
      progress(1200, of: 1000, records: 4), elapsed: .seconds(1), columns: 60)
    #expect(line.hasPrefix("100% "))
    #expect(!line.contains("░"))
  }

  @Test("a run that is over at once shows no bar, and a bar is drawn ten times a second at most")
  func pace() {
    let start = ContinuousClock.now
    var bar = ProgressBar(columns: 60, start: start)
    let state = progress(10, of: 100, records: 1)
    let early = bar.update(state, now: start + .milliseconds(50))
    #expect(early == nil)
    let nothingToClear = bar.clear()
    #expect(nothingToClear == nil)
    let first = bar.update(state, now: start + .milliseconds(150))
    #expect(first?.hasPrefix("\r") == true)
    let tooSoon = bar.update(state, now: start + .milliseconds(200))
    #expect(tooSoon == nil)
    let second = bar.update(state, now: start + .milliseconds(260))
    #expect(second != nil)
  }

  @Test("clearing takes the whole line away, once")
  func clearing() {
    let start = ContinuousClock.now
    var bar = ProgressBar(columns: 60, start: start)
    _ = bar.update(progress(10, of: 100, records: 1), now: start + .seconds(1))
    let cleared = bar.clear()
    #expect(cleared == "\r\u{1B}[K")
    let again = bar.clear()
    #expect(again == nil)
  }
}
