import CirclesExtraction
import CirclesModel
import Testing

@Suite("Whose an interest is")
struct WhoseTests {
  @Test(
    "what somebody else does is not the subject's",
    arguments: [
      "Her brother plays the tuba.", "Her kids do judo.", "My husband is into chess.",
      "Her son's karate recital was long.", "I'm learning Greek.",
      "We went bowling, I love bowling.",
      "Marta called. Her husband Joel collects stamps.", "Everyone there does yoga.",
      "She drove her son to fencing.", "Nils is obsessed with darts.",
      "Her daughter started ballet.", "The kids love Minecraft.", "Mom says hi, Mom does pilates.",
    ])
  func others(text: String) {
    let full = "Talked to Marta. " + text
    #expect(Sample.voice(full).interests.isEmpty, "\(Sample.voice(full).interestTexts)")
  }

  @Test("the subject is meant again after somebody else was")
  func back() {
    let text = "Marta rang. Her brother plays the tuba. She does archery."
    #expect(Sample.voice(text).interestTexts == ["archery"])
    let run = "marta rang her brother plays the tuba and she does archery"
    #expect(Sample.voice(run).interestTexts.contains("archery"))
  }

  @Test("he is not she")
  func pronouns() {
    let text = "Marta and Joel came. She's into falconry, he's into chess."
    #expect(Sample.voice(text, about: "Marta Quill").interestTexts == ["falconry"])
    let subject = ExtractionSubject(identifier: "1", names: ["Joel Quill"], gender: .male)
    let note = NoteRecord(source: Sample.source, id: "1", noteSource: .voiceNote, text: text)
    #expect(Sample.extractor.extract(note, subject: subject).interestTexts == ["chess"])
  }

  @Test("a relation can be the subject, by its label or in the owner's words")
  func relations() {
    #expect(Sample.voice("Mom is learning Welsh.", about: "Mom").interestTexts == ["welsh"])
    #expect(
      Sample.voice("my brother Otto called. he's into judo", about: "Otto Quill").interestTexts
        == ["judo"])
    #expect(
      Sample.voice("My sister rang. She took up fencing.", about: "Ida Quill").interestTexts
        == ["fencing"])
  }

  @Test("a name that was heard wrongly is the subject's where no other name is")
  func misheard() {
    #expect(Sample.voice("Marda is into chess.", about: "Marta Quill").interestTexts == ["chess"])
  }

  @Test("in a chat I is who writes")
  func chat() {
    let text = """
      Marta Quill: I started archery
      Kim: I play the lute, you know
      Marta Quill: my brother does judo
      Kim: you paint
      """
    #expect(Sample.chat(text).interestTexts == ["archery"])
  }

  @Test("two who do it together are the subject all the same")
  func together() {
    #expect(
      Sample.chat("Marta: me and Bo are into judo\nKim: o\nMarta: y").interestTexts == ["judo"])
    #expect(Sample.voice("Marta rang. She and her sister do judo.").interestTexts == ["judo"])
    #expect(Sample.voice("Me and Bo are into judo, Marta says.").interests.isEmpty)
  }

  @Test("a chat about a third person tells of that person")
  func third() {
    let text = """
      Joel Quill: Marta is in bed with a cold
      Kim: oh no
      Joel Quill: she does crosswords and I do yoga
      Kim: bless
      """
    #expect(Sample.chat(text, about: "Marta Quill").interestTexts == ["crosswords"])
  }

  @Test("without a subject nothing belongs to anybody")
  func nobody() {
    let note = NoteRecord(
      source: Sample.source, id: "1", noteSource: .manual, text: "She loves chess.")
    let found = Sample.extractor.extract(note, subject: nil)
    #expect(found.interests.isEmpty && found.facts.isEmpty && found.events.isEmpty)
    #expect(found.summary == "She loves chess.")
  }
}
