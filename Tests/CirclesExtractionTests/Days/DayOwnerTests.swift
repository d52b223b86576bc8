import CirclesExtraction
import CirclesModel
import Foundation
import Testing

/// Whose a birthday is. Wrong is far worse than unknown.
@Suite struct DayOwnerTests {
  private static let names = ["Marta Quill", "Marta"]

  /// Whose the day at the first `words` of a text about Marta Quill is.
  private func owner(
    _ words: String, in text: String, _ kind: NoteSource = .manual, names: [String] = names
  ) throws -> DayOwner? {
    let note = NoteRecord(source: Sample.source, id: "1", noteSource: kind, text: text)
    let subject =
      names.isEmpty ? nil : ExtractionSubject(identifier: "urn:uuid:1", names: names)
    let range = try #require(text.range(of: words))
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
    let day = start..<(start + words.unicodeScalars.count)
    return Sample.extractor.extract(note, subject: subject, days: [day]).dayOwners.first
  }

  @Test(
    "a day that is said to be the subject's is the subject's",
    arguments: [
      "Marta's birthday is 5 June.", "Marta Quill birthday: 5 June",
      "Lunch with Marta. Her birthday is on 5 June.", "Saw Marta today. She turns forty on 5 June.",
      "Marta turned seventy on 5 June and they sang.", "Tea with Marta. 5 June is her birthday.",
      "Lunch with Marta. oh and birthday is 5 June", "Marta was born on 5 June.",
      "Lunch with Marta at a gallery in Foxbury Hill. She turns forty on 5 June.",
      "Marta wants a kite for her birthday on 5 June.", "The birthday of Marta is 5 June.",
      "Quill, Marta: 40 on 5 June", "Saw Marta. Her 40th is 5 June.",
    ])
  func subject(text: String) throws {
    #expect(try owner("5 June", in: text) == .subject)
  }

  @Test(
    "another person's day is theirs, by the name that the text has",
    arguments: [
      ("Marta came. Otto Brand's birthday is 5 June.", "Otto Brand"),
      ("Marta says Otto turns four on 5 June.", "Otto"),
      ("Marta came by. The birthday of Otto Brand is 5 June.", "Otto Brand"),
      ("Marta rang: Otto\u{2019}s birthday is 5 June.", "Otto"),
    ])
  func somebody(text: String, name: String) throws {
    #expect(try owner("5 June", in: text) == .somebody(name))
  }

  @Test(
    "where it may be somebody else's, nobody is told",
    arguments: [
      "Marta and her sister came. Her birthday is 5 June.", "Her mother's birthday is 5 June.",
      "Marta's son Theo came along. Birthday is 5 June.", "Marta's sister turns forty on 5 June.",
      "Marta met Otto. Her birthday is 5 June.", "Their anniversary is 5 June. Marta is glad.",
      "Marta told me that his birthday is 5 June, and she baked for her. Her oven broke.",
      "The Quill birthday is 5 June.", "Saw Marta. Her mother's eightieth is 5 June.",
      "Marta is well. Her abuela's ninetieth is on 5 June.", "Marta's cat was born on 5 June.",
    ])
  func unknown(text: String) throws {
    #expect(try owner("5 June", in: text) == .unknown)
  }

  @Test(
    "the user's own day is the user's", arguments: ["my birthday, 5 June", "I was born on 5 June"])
  func owner(text: String) throws {
    #expect(try owner("5 June", in: "Lunch with Marta. She asked about \(text).") == .owner)
  }

  @Test("in a chat my birthday is that of who says so, and yours the other's")
  func chat() throws {
    func owner(_ text: String, from sender: MessageSender) -> DayOwner? {
      var part = ConversationPart(id: "1", app: "sms", partner: ChatPartner(name: "Marta Quill"))
      part.messages = [
        Message(from: .me, text: "hello there", at: nil, key: "0"),
        Message(from: sender, text: text, at: nil, key: "1"),
      ]
      let start =
        12
        + (text.unicodeScalars.firstIndex(of: "5").map {
          text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: $0)
        } ?? 0)
      return Sample.extractor.extract(
        part, subject: Sample.subject("Marta Quill"), days: [start..<(start + 6)]
      ).dayOwners.first
    }
    #expect(owner("also my bday, 5 June", from: .them) == .subject)
    #expect(owner("my birthday is 5 June", from: .me) == .owner)
    #expect(owner("your birthday is 5 June", from: .me) == .subject)
    #expect(owner("your birthday is 5 June", from: .them) == .owner)
    #expect(owner("her birthday is 5 June", from: .them) == .unknown)
    #expect(owner("birthday on 5 June", from: .them) == .unknown)
  }

  @Test("without a subject a name is still a name")
  func nobody() throws {
    #expect(
      try owner("5 June", in: "Otto Brand's birthday is 5 June.", names: [])
        == .somebody("Otto Brand"))
  }

  @Test("a span that is not in the text is nobody's")
  func outside() {
    let note = NoteRecord(source: Sample.source, id: "1", noteSource: .manual, text: "Hm.")
    let found = Sample.extractor.extract(note, subject: nil, days: [900..<904, 0..<0])
    #expect(found.dayOwners.count == 2)
    #expect(found.dayOwners.first == .unknown)
  }

  @Test("thousands of days in one text take no more than their share")
  func linear() {
    let text = String(repeating: "Marta's birthday is 5 June. ", count: 4_000)
    let note = NoteRecord(source: Sample.source, id: "1", noteSource: .manual, text: text)
    let days = (0..<4_000).map { $0 * 28 + 20..<$0 * 28 + 26 }
    let start = ContinuousClock.now
    let found = Sample.extractor.extract(note, subject: Sample.subject("Marta Quill"), days: days)
    #expect(found.dayOwners.allSatisfy { $0 == .subject })
    #expect(start.duration(to: .now) < .seconds(20))
  }

  @Test(
    "What is asked, denied, doubted or anybody's is nobody's",
    arguments: [
      "Marta's birthday is not 5 June.", "Marta said that 5 June is not her birthday.",
      "Ask Marta whether her birthday is 5 June.", "Is Marta's birthday on 5 June?",
      "I thought Marta's birthday was 5 June.", "Marta sings at a birthday on 5 June.",
      "Marta introduced me to Dana. Her birthday is on 5 June.", "Birthday husband 5 June",
      "Marta : le mari f\u{00EA}te ses 50 ans le 5 June",
    ])
  func doubtful(text: String) throws {
    #expect(try owner("5 June", in: text) == .unknown)
  }
}
