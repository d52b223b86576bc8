import CirclesExtraction
import CirclesModel
import Testing

@Suite("Summaries")
struct SummaryTests {
  @Test("a short note is its own summary")
  func short() {
    #expect(Sample.voice("She moved to Bergen.").summary == "She moved to Bergen.")
    #expect(Sample.voice("").summary == "")
    #expect(Sample.voice("  \n ").summary == "")
  }

  @Test("a long note keeps what was found, in the note's order")
  func long() {
    let filler = String(
      repeating: "It was raining and the bus was late as it is so often. ", count: 9)
    let text =
      "Marta called. " + filler + "She's moving to Bergen in May. " + filler
      + "She took up falconry. " + filler
    let summary = Sample.voice(text).summary
    #expect(summary.count <= Extractor.maximumSummary)
    #expect(summary.contains("She's moving to Bergen in May."))
    #expect(summary.contains("falconry"))
    let place = { (piece: String) in summary.firstRange(of: piece)?.lowerBound }
    if let first = place("Bergen"), let second = place("falconry") { #expect(first < second) }
  }

  @Test("denials keep their no")
  func denials() {
    #expect(Sample.manual("Ida bday. no scented soap").summary == "Ida bday. no scented soap")
  }

  @Test("marks of the caller are preferred")
  func marks() {
    let dull = String(repeating: "The bus was late and the rain did not stop at all. ", count: 8)
    let text = dull + "Then the thing on the ninth. " + dull
    let note = NoteRecord(source: Sample.source, id: "1", noteSource: .voiceNote, text: text)
    let start = text.unicodeScalars.count - dull.unicodeScalars.count - 12
    let found = Sample.extractor.extract(
      note, subject: Sample.subject("Marta"), marks: [start..<(start + 5)])
    #expect(found.summary.contains("ninth"))
  }

  @Test("one endless sentence is cut at a word")
  func cut() {
    let text = String(repeating: "wandering ", count: 100)
    let summary = Sample.voice(text).summary
    #expect(summary.count <= 280 && summary.hasSuffix("wandering…"))
    let solid = String(repeating: "x", count: 1000)
    #expect(Sample.voice(solid).summary.count <= 280)
  }

  @Test("what the partner says goes before what the owner says")
  func chats() {
    let own = (0..<12).map { "me: I was telling you about the number \($0) bus again" }
    let part = Sample.part(with: "Marta", own + ["them: we got the keys to the boat shed"])
    let found = Sample.extractor.extract(part, subject: Sample.subject("Marta Quill"))
    #expect(found.summary.contains("keys to the boat shed"))
  }
}
