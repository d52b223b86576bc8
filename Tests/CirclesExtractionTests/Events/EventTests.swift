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
