import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct LearnedTests {
  private func person(_ name: String, _ learned: LearnedAbout = LearnedAbout()) -> KnownPerson {
    let words = name.split(separator: " ")
    var fields = ContactFields()
    fields.name.display = name
    fields.name.given = words.first.map(String.init) ?? ""
    fields.name.family = words.count > 1 ? String(words[1]) : ""
    var person = KnownPerson(identifier: name, name: name, fields: fields)
    person.learned = learned
    return person
  }

  private func matcher(_ people: KnownPerson...) -> Matcher {
    Matcher(index: PersonIndex(people: people))
  }

  private func part(_ name: String, _ thread: String = "t", app: String = "signal")
    -> ConversationPart
  {
    ConversationPart(
      id: "\(thread)#4", app: app, partner: ChatPartner(name: name),
      messages: [Message(from: .them, text: "See you at eight", at: nil)])
  }

  private let thread = LearnedAbout(conversations: [ConversationName(thread: "t")])
  private let header = LearnedAbout(headers: [NoteHeader(app: "signal", text: "Captain")])

  @Test("a thread that was filed by hand goes to that person, whatever its header says")
  func conversation() {
    let all = matcher(person("Ana Ruiz", thread), person("Ben Hale"))
    let decision = all.decide(part("Ben Hale"))
    #expect(decision.contact?.identifier == "Ana Ruiz")
    #expect(decision.evidence.first == MatchEvidence(kind: "learned_thread", text: "Ben Hale"))
    #expect(all.decide(part("Ben Hale", "other")).contact?.identifier == "Ben Hale")
  }

  @Test("a header that was filed by hand decides in its own app, and only there")
  func headers() {
    let all = matcher(person("Ana Ruiz", header), person("Ben Hale"))
    let decision = all.decide(part("captain", "new"))
    #expect(decision.contact?.identifier == "Ana Ruiz")
    #expect(decision.evidence.first?.kind == "learned_header")
    #expect(all.decide(part("Captain", "new", app: "whatsapp")).contact == nil)
  }

  @Test("a header that two people were filed under decides nothing")
  func sharedHeader() {
    let all = matcher(person("Ana Ruiz", header), person("Ben Hale", header))
    let decision = all.decide(part("Captain", "new"))
    #expect(decision.contact == nil && decision.suggestions.count == 2)
  }

  @Test("whom the user ruled out is no candidate for that note and that conversation")
  func denied() {
    let rules = LearnedAbout(
      deniedConversations: [ConversationName(thread: "t")], deniedNotes: ["n1"])
    let all = matcher(person("Ana Ruiz", rules))
    #expect(all.decide(part("Ana Ruiz")).suggestions.isEmpty)
    #expect(all.decide(part("Ana Ruiz", "other")).contact != nil)
    func note(_ id: String) -> NoteRecord {
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: id, noteSource: .manual,
        text: "Lunch with Ana Ruiz. She paints.")
    }
    #expect(all.decide(note("n1")).suggestions.isEmpty)
    #expect(all.decide(note("n2")).contact != nil)
  }

  @Test("what was learned wakes the notes that it concerns")
  func keys() {
    let all = matcher(person("Ana Ruiz"))
    let note = Set(all.keys(of: part("Captain")))
    for rules in [thread, header] {
      let learned = person("Ana Ruiz", rules)
      #expect(!note.isDisjoint(with: Matcher.keys(of: learned)))
    }
    #expect(note.isDisjoint(with: Matcher.keys(of: person("Ana Ruiz"))))
  }

  @Test(
    "a name that nobody bears is kept for learning where it stands for whom one met",
    arguments: [
      ("Coffee with Bibi Bean. She moves in May.", ["Bibi Bean"]),
      ("Walked with Bibi by the river.", ["Bibi"]),
      ("Dinner with Nanna at the harbour.", ["Nanna"]),
      ("Walked with Bibi, met Kofi.", []), ("Walked with Bibi and Margaret.", ["Margaret"]),
      ("Bought a drill at Bunnings.", []),
    ] as [(String, [String])])
  func strangeNames(text: String, names: [String]) {
    let note = NoteRecord(
      source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: .manual,
      text: text)
    #expect(matcher(person("Margaret Bean")).decide(note).mentions == names)
  }

  @Test("another name of a Bean makes them called by its first word, too")
  func variant() {
    var margaret = person("Margaret Bean")
    margaret.aliases = [KnownAlias(name: "Bibi Bean", origin: .learned)]
    let note = NoteRecord(
      source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: .manual,
      text: "Walked with Bibi. She paints.")
    #expect(matcher(margaret, person("Tom Bean")).decide(note).contact?.name == "Margaret Bean")
  }
}
