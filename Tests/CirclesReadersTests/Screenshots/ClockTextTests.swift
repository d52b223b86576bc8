import Testing

@testable import CirclesReaders

/// Clocks as apps print them and engines misread them.
@Suite struct ClockTextTests {
  private func time(_ text: String, isLoose: Bool = false) -> String? {
    ClockText.parse(text, isLoose: isLoose)?.best.map { "\($0.hour):\($0.minute)" }
  }

  @Test(
    "every way of writing a clock is read",
    arguments: [
      ("9:41 AM", "9:41"), ("9:41 pm", "21:41"), ("12:05 AM", "0:5"), ("12:05 p.m.", "12:5"),
      ("19.05", "19:5"), ("19:05", "19:5"), ("7:30 p. m.", "19:30"), ("下午3:05", "15:5"),
      ("오전 9:01", "9:1"),
    ])
  func written(text: String, expected: String) {
    #expect(time(text) == expected)
    #expect(ClockText.parse(text)?.isExact == true)
  }

  @Test(
    "letters that are read for digits are digits again",
    arguments: [("l9:05", "19:5"), ("9:4l AM", "9:41"), ("1O:2O", "10:20"), ("|2:30", "12:30")])
  func misread(text: String, expected: String) {
    #expect(time(text) == expected)
    #expect(ClockText.parse(text)?.isExact == false)
  }

  @Test(
    "digits out of range are mended only where a clock is expected",
    arguments: [("47:36", "17:36"), ("40:04 4m", "10:4"), ("9:15 pjy", "21:15"), ("1s12", "15:12")])
  func loose(text: String, expected: String) {
    #expect(time(text) == nil)
    #expect(time(text, isLoose: true) == expected)
    #expect(ClockText.parse(text, isLoose: true)?.isExact == false)
  }

  @Test(
    "what is no clock is none",
    arguments: [
      "", "9", "25:00", "9:60", "9:415", "10:15:30", "3.1415", "abc", "ol:ol", "12:30 cm",
    ])
  func others(text: String) {
    #expect(ClockText.parse(text) == nil)
  }

  @Test("long texts are not looked at")
  func long() {
    #expect(ClockText.parse(String(repeating: "1", count: 5000), isLoose: true) == nil)
  }
}

/// Time does not run back on a screen.
@Suite struct ClockSequenceTests {
  private func mend(_ texts: [String?]) -> [String] {
    ClockSequence.mend(texts.map { $0.flatMap { ClockText.parse($0, isLoose: true) } })
      .map { $0.map { "\($0.hour):\($0.minute)" } ?? "-" }
  }

  @Test("a lost first digit comes back between its neighbours")
  func lostDigit() {
    #expect(mend(["17:31", "7:33", "17:37"]) == ["17:31", "17:33", "17:37"])
  }

  @Test("a digit that can be two takes the one that fits")
  func twoWays() {
    #expect(mend(["19:02", "jo:03", "19:10"]) == ["19:2", "19:3", "19:10"])
  }

  @Test("what fits nowhere is left out")
  func nowhere() {
    #expect(mend(["17:31", "3:59", "17:37"]) == ["17:31", "-", "17:37"])
  }

  @Test("messages without a clock have no time")
  func none() {
    #expect(mend([nil, "8:00", nil]) == ["-", "8:0", "-"])
  }

  @Test("many readings are not compared with each other")
  func many() {
    let readings = Array(repeating: ClockText.parse("9:00"), count: 100_000)
    #expect(ClockSequence.mend(readings).count == 100_000)
  }
}
