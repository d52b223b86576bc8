import Testing

@testable import CirclesMatching

@Suite struct SpokenNumbersTests {
  private func values(_ text: String) -> [Int] {
    SpokenNumbers.find(in: FoldedText(text)).map(\.value)
  }

  @Test(
    "Numbers are read in digits and in words",
    arguments: [
      ("36 and the 22nd", [36, 22]), ("twenty seven boats", [27]), ("her eighty fourth", [84]),
      ("siebenundzwanzig Boote", [27]), ("achtzehn", [18]), ("zevenentwintig boten", [27]),
      ("ochenta y dos", [82]), ("veintiocho", [28]), ("soixante-douze", [72]),
      ("ventotto barche", [28]), ("trettiofem", [35]), ("twenty, seven", [20, 7]),
      ("1250 a4 7pm", []),
    ])
  func find(text: String, numbers: [Int]) {
    #expect(values(text) == numbers)
  }

  @Test("A text full of numbers is read so far and no further")
  func bound() {
    let text = Array(repeating: "seven", count: 500).joined(separator: " ")
    #expect(values(text).count == SpokenNumbers.maximum)
  }
}
