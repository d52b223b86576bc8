import CirclesExtraction
import Testing

@Suite("What happens in somebody's life")
struct EventTests {
  @Test(
    "a turn in life is an event",
    arguments: [
      ("She's moving to Bergen in May.", "moving to Bergen in May"),
      ("She retires in June.", "retires in June"),
      ("Marta got engaged on Sunday.", "engaged on Sunday"),
      ("She passed the licensing exam.", "passed the licensing exam"),
      ("She starts at the mill on Monday.", "starts at the mill on Monday"),
      ("She's flying to Porto.", "flying to Porto"),
      ("Knee surgery on the 4th, she says.", "surgery on the 4th"),
      ("We agreed on brunch next Sunday.", "brunch next Sunday"),
      ("Her recital is May 3.", "recital is May 3"),
      ("She was promoted to captain.", "promoted to captain"),
    ])
  func turns(text: String, event: String) {
    #expect(Sample.voice(text).eventTexts == [event])
  }

  @Test(
    "habits, questions, denials and the owner's own are none",
    arguments: [
      "She has coffee.", "Is she moving to Bergen?", "She's not moving to Bergen.",
      "I'm moving to Bergen.", "She might move to Bergen in May.", "She's nice.",
    ])
  func none(text: String) {
    #expect(Sample.voice(text).events.isEmpty, "\(Sample.voice(text).eventTexts)")
  }

  @Test(
    "what is to be on a day is an event, up to that day",
    arguments: [
      ("Her studio recording is on [8 May] and she is nervous", "studio recording is on 8 May"),
      ("New hearing aids on the [24th], finally", "New hearing aids on the 24th"),
      ("He has the pilot exam on [9 May] and has been swotting", "pilot exam on 9 May"),
      ("The glaze kiln is ready [Aug 5]", "glaze kiln is ready Aug 5"),
      ("She's back on [Monday] with the camera", "back on Monday"),
      ("Away [2-6 March]", "Away 2-6 March"),
    ])
  func timed(text: String, event: String) {
    #expect(Sample.dated(text).eventTexts == [event])
  }

  @Test(
    "a day makes no event of what is not to be, of the owner's own, and of how things are",
    arguments: [
      "No kiln on [8 May] after all", "I have a kiln load on [8 May]",
      "She has been vegetarian since [1 May]", "It is out of four", "She's out of excitement",
      "She broke my rope", "On [8 May]",
    ])
  func untold(text: String) {
    #expect(Sample.dated(text).events.isEmpty, "\(Sample.dated(text).eventTexts)")
  }

  @Test("a birthday is a day of its own, no event")
  func birthday() {
    #expect(Sample.dated("Her birthday is on [8 May]", isBirthday: true).events.isEmpty)
  }

  @Test("a wrapped line is told as one")
  func wrapped() {
    let found = Sample.chat(
      "Marta Quill: I'm moving to\nBergen on 4 May\nKim: oh\nMarta Quill: yes")
    #expect(found.eventTexts == ["moving to Bergen on 4 May"])
  }

  @Test("their number is bounded")
  func many() {
    let text = String(repeating: "She retires in May. ", count: 100)
    #expect(Sample.voice(text).events.count == 24)
  }
}
