import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A time in ISO 8601")
struct ISOTimeTests {
  @Test(
    "is an instant with a zone, wall time without",
    arguments: [
      ("2022-03-14T19:05:33.250+01:00", "2022-03-14T19:05:33+01:00"),
      ("2022-03-14T19:05:33Z", "2022-03-14T19:05:33Z"),
      ("2022-03-14T19_05_33Z", "2022-03-14T19:05:33Z"),
      ("2022-03-14 19:05:33", "2022-03-14T19:05:33"),
      ("2022-03-14T19:05", "2022-03-14T19:05:00"),
      ("2022-03-14T19:05:33-0530", "2022-03-14T19:05:33-05:30"),
      ("2022-03-14T19:05:33+02", "2022-03-14T19:05:33+02:00"),
    ])
  func times(text: String, expected: String) {
    #expect(ISOTime.parse(text)?.text == expected)
  }

  @Test(
    "is none of these",
    arguments: [
      "", "2022-03-14", "2022-02-30T10:00:00", "2022-03-14T25:00:00", "22-3-14T1:00",
      "2022-03-14T19:05:33+99:00", "2022-03-14T19:05:33 today",
    ])
  func none(text: String) { #expect(ISOTime.parse(text) == nil) }

  @Test("in milliseconds is an instant, unless it is none that can be")
  func milliseconds() {
    #expect(MessageTime.milliseconds(1_647_284_733_999)?.text == "2022-03-14T19:05:33Z")
    #expect(MessageTime.milliseconds(0) == nil)
    #expect(MessageTime.milliseconds(-1) == nil)
    #expect(MessageTime.milliseconds(.max) == nil)
    #expect(MessageTime.milliseconds(nil) == nil)
  }
}
