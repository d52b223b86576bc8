import DateMentions
import Testing

/// Written on Wednesday 18 March 2026.
@Suite("Plans that are told of in the past")
struct PlanTests {
  @Test(
    "What was said, asked or arranged of a day lies ahead",
    arguments: [
      Example("Sarah said she comes on Monday.", "2026-03-23"),
      Example("Sarah mentioned she has surgery on Friday.", "2026-03-20"),
      Example("Sarah was asked to speak on Friday.", "2026-03-20"),
      Example("Sarah got an appointment on Friday.", "2026-03-20"),
      Example("Her concert on Friday has been cancelled.", "2026-03-20"),
    ])
  func ahead(_ example: Example) {
    #expect(values(example.text) == example.values)
  }

  @Test(
    "The number that the next line begins with is none of the day",
    arguments: [
      Example("party on 5 December\n2 of us are coming", "2026-12-05"),
      Example("Dinner on 5 December\nsecond floor", "2026-12-05"),
      Example("comes 5 December 3 of us", "2026-12-05"), Example("Dec\n5", "2026-12-05"),
    ])
  func lines(_ example: Example) {
    #expect(values(example.text, profile: .notes) == example.values)
  }

  @Test("Dutch")
  func dutch() {
    #expect(days("Afspraak met Sanne op 5 mei.", in: .dutch) == ["2026-05-05"])
    #expect(days("Ze heeft kaartjes gekocht voor 5 mei.", in: .dutch) == ["2026-05-05"])
    #expect(days("Sanne is op 3 maart getrouwd.", in: .dutch) == ["2026-03-03"])
    #expect(days("Ze komt maandag om half acht", in: .dutch) == ["2026-03-23T19:30"])
    #expect(days("Sanne is op 5 juni jarig.", in: .dutch) == ["--06-05"])
  }

  @Test("German")
  func german() {
    #expect(days("Petra wurde am 3. M\u{00E4}rz operiert.", in: .german) == ["2026-03-03"])
    #expect(days("Petra hat am 5. Juni Geburtstag.", in: .german) == ["--06-05"])
    #expect(days("Sie hat mich f\u{00FC}r den 5. Mai eingeladen.", in: .german) == ["2026-05-05"])
  }

  @Test("What was moved is on its new day")
  func moved() {
    #expect(values("Sarah moved her party from 5 June to 12 June.") == ["2026-06-12"])
  }

  @Test("Birth, and what is for a birthday, is no birthday")
  func things() {
    #expect(values("Sarah gave birth on 3 March.") == ["2026-03-03"])
    #expect(values("She is baking a birthday cake for 5 May.") == ["2026-05-05"])
  }

  @Test("The way to a day tells its language where the month is English, too")
  func leads() {
    for (text, code) in [
      ("op 3 november", DateMentionFinder.LanguageCode.dutch), ("am 3. November", .german),
      ("den 3 november", .swedish), ("on 3 November", nil),
    ] as [(String, DateMentionFinder.LanguageCode?)] {
      #expect(DateMentionFinder.language(of: text) == code, "\(text)")
    }
  }
}
