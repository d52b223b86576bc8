import DateMentions
import Testing

@Suite("Dates as they are spoken and as a camera reads them")
struct SpokenTests {
  @Test(
    "Number words",
    arguments: [
      Example("june fifth", "2026-06-05"), Example("on the twenty first", "2026-03-21"),
      Example("in twenty thirty one", "2031-01-01/2031-12-31"),
      Example("march thirty first twenty twenty seven", "2027-03-31"),
      Example("in twenty five days", "2026-04-12"), Example("in one hundred days", "2026-06-26"),
      Example("in two thousand and five", "2005-01-01/2005-12-31"),
      Example("back in nineteen seventy", "1970-01-01/1970-12-31"),
      Example("the thirtieth of april", "2026-04-30"), Example("a hundred and ten miles"),
    ])
  func words(_ example: Example) {
    #expect(
      mentions(example.text).filter { $0.kind != .duration }.map(\.notation) == example.values)
  }

  @Test(
    "Letters and figures that a camera confuses",
    arguments: [
      Example("l5 Juiy", "2026-07-15"), Example("0ct 3", "2026-10-03"),
      Example("Decernber 12", "2026-12-12"),
      Example("5ept 9", "2026-09-09"), Example("Januarv 4, 2O27", "2027-01-04"),
      Example("Aprii 2", "2027-04-02"),
      Example("Ju1y 4", "2026-07-04"), Example("1O August", "2026-08-10"),
      Example("N0v 3O", "2026-11-30"),
    ])
  func damaged(_ example: Example) {
    let at = example.text == "Aprii 2" ? reference("2026-04-03") : wednesday
    #expect(values(example.text, at: at) == example.values)
  }

  @Test("Words like damaged names stay words away from a number")
  func undamaged() {
    for text in [
      "Ian said so", "a seat in row b", "Juiy is a name", "l5 of them", "the marcn went on",
    ] {
      #expect(values(text) == [])
    }
  }
}
