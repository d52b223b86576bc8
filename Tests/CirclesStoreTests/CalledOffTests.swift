import CirclesStore
import Testing

@Suite("Days on which nobody comes")
struct CalledOffTests {
  @Test(
    "A day is called off where it is denied, as often as it is said",
    arguments: [
      ("Sarah doesn't come on Monday but on Tuesday.", "Monday", true),
      ("Sarah doesn't come on Monday but on Tuesday.", "Tuesday", false),
      ("Oliver is not coming on Friday.", "Friday", true),
      ("Petra kommt nicht am Freitag.", "Freitag", true),
      ("Not coming on Friday. She comes on Friday the 3rd.", "Friday", false),
      ("No visits until Friday.", "Friday", false),
    ])
  func denied(text: String, day: String, isOff: Bool) {
    #expect(CalledOff.denies(day, in: text) == isOff)
  }
}
