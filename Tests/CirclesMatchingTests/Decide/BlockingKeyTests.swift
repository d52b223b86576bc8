import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct BlockingKeyTests {
  private let people = BookReading.people(SecondBook.people)

  @Test("A note's keys meet those of whomever it is assigned to")
  func meets() {
    for labelled in BookReading.notes(SecondBook.notes) {
      guard let found = BookReading.matcher.decide(labelled.note).contact,
        let person = people.first(where: { $0.identifier == found.identifier })
      else { continue }
      let isRelative = !person.fields.related.isEmpty
      let keys = PersonIndex.keys(of: person)
      let meets = BookReading.matcher.keys(of: labelled.note).contains(where: keys.contains)
      #expect(meets || isRelative, "\(labelled.note.id)")
    }
  }

  @Test("A note's keys meet those of everybody it suggests, so that it wakes when one arrives")
  func suggested() {
    let texts = [
      "Leesha is back from Whitby", "Met Kwami at the market", "the one with the boiler van rang",
    ]
    let typed = texts.flatMap { [BookReading.note($0, .manual), BookReading.note($0, .voiceNote)] }
    let notes = BookReading.notes(SecondBook.notes).map(\.note) + typed
    for note in notes {
      let keys = Set(BookReading.matcher.keys(of: note))
      for suggestion in BookReading.matcher.decide(note).suggestions {
        let person = people.first { $0.identifier == suggestion.identifier }
        guard let person, person.fields.related.isEmpty else { continue }
        #expect(!keys.isDisjoint(with: PersonIndex.keys(of: person)), "\(note.text): \(suggestion)")
      }
    }
  }

  @Test("A new alias meets only the notes that have it")
  func alias() {
    var person = people[0]
    let before = PersonIndex.keys(of: person)
    person.aliases = [KnownAlias(name: "Judders", origin: .manual)]
    let added = PersonIndex.keys(of: person).subtracting(before)
    #expect(!added.isEmpty)
    let with = BookReading.note("Judders is off to Whitby")
    let without = BookReading.note("Everybody is off to Whitby")
    #expect(BookReading.matcher.keys(of: with).contains(where: added.contains))
    #expect(!BookReading.matcher.keys(of: without).contains(where: added.contains))
  }

  @Test("The header of a chat is part of its keys")
  func header() {
    var note = BookReading.note("yes at six", .chatImport)
    note.conversation = ConversationRecord(
      source: note.source, app: "sms", key: "k", chatWith: ChatPartner(phone: "+447700900038"))
    let angie = people.first { $0.identifier == "angie" }
    let keys = angie.map(PersonIndex.keys(of:)) ?? []
    #expect(BookReading.matcher.keys(of: note).contains(where: keys.contains))
  }
}
