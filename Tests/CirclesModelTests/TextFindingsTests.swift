import CirclesModel
import Testing

@Suite struct TextFindingsTests {
  private func json(_ findings: TextFindings) -> JSONValue? {
    var json = JSONWriter()
    json.object { findings.writeMembers(to: &$0) }
    return JSONValue(parsing: json.bytes)
  }

  @Test("what was not found is left out")
  func empty() { #expect(json(TextFindings()) == .object([:])) }

  @Test("what was found has the names of the contract")
  func members() {
    var findings = TextFindings()
    findings.summary = "Short."
    findings.interests = [Finding(key: "birding", text: "birdwatching", start: 1, end: 2)]
    findings.topicsToAvoid = [Finding(key: "x", text: "shoulder", start: 3, end: 4)]
    findings.facts = [Finding(key: "job", text: "a baker", start: 5, end: 6)]
    findings.dates = [
      FoundDate(
        text: "June fifth", start: 7, end: 17, kind: "annual", value: "--06-05", label: "birthday",
        year: 1990, of: "urn:1"),
      FoundDate(
        text: "5 May", start: 20, end: 25, kind: "annual", value: "--05-05", label: "birthday",
        ofName: "Tom"),
    ]
    let value = json(findings)
    #expect(value?["summary"]?.text == "Short.")
    #expect(value?["interests"]?.elements.map(\.text) == ["birdwatching"])
    #expect(value?["topics_to_avoid"]?.elements.map(\.text) == ["shoulder"])
    #expect(value?["facts"]?["job"]?.text == "a baker")
    #expect(value?["events"] == nil)
    let dates = value?["dates"]?.elements ?? []
    #expect(dates.map { $0["of"]?.text } == ["urn:1", nil])
    #expect(dates.map { $0["of_name"]?.text } == [nil, "Tom"])
    #expect(dates.first?["year"]?.integer == 1990 && dates.first?["start"]?.integer == 7)
    #expect(dates.first?["holiday"] == nil)
  }

  @Test("a subject is whom a decision files under, by every name it goes by")
  func subject() {
    #expect(TextSubject(MatchDecision(mentions: ["Nan"])) == nil)
    let decision = MatchDecision(
      contact: MatchSuggestion(identifier: "a", name: "Ana", confidence: 1), mentions: ["Nan"])
    #expect(TextSubject(decision) == TextSubject(identifier: "a", names: ["Ana", "Nan"]))
  }
}

@Suite struct ExtractionSwitchesTests {
  @Test("what is left out has the names of pipeline files, and comes back from them")
  func names() {
    for left in [[], ["dates"], ["interests", "events"], ["facts", "summary"]] {
      #expect(ExtractionSwitches(leaving: left).left == left)
    }
    #expect(ExtractionSwitches(leaving: ["nonsense"]) == ExtractionSwitches())
    #expect(!ExtractionSwitches(leaving: ["summary"]).summary)
  }
}
