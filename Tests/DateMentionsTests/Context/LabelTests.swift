import DateMentions
import Testing

@Suite("Birthdays and anniversaries")
struct LabelTests {
  @Test(
    "A birthday is a day of every year",
    arguments: [
      Example("her birthday is March 15", "--03-15"), Example("bday: Oct 2", "--10-02"),
      Example("Tom (birthday 29 February)", "--02-29"),
      Example("June 5 is her birthday", "--06-05"),
      Example("his birthday is next Tuesday", "--03-24"),
      Example("Ana turns 40 on December 1st", "--12-01"),
      Example("she turned seventy on Monday", "--03-16"),
      Example("birthday on the 20th", "--03-20"),
      Example("Nana: 93 on May 2", "--05-02"), Example("b-day June fifth", "--06-05"),
      Example("wants a cake for his birthday on November first", "--11-01"),
    ])
  func birthdays(_ example: Example) {
    let found = mentions(example.text)
    #expect(found.map(\.notation) == example.values)
    #expect(found.map(\.kind) == [.annual])
    #expect(found.first?.label == .birthday)
  }

  @Test("An anniversary has its own label")
  func anniversary() {
    let found = mentions("wedding anniversary on the 5th of June, send a card")
    #expect(found.map(\.notation) == ["--06-05"])
    #expect(found.first?.label == .anniversary)
  }

  @Test("A birthday with its year keeps it, in a notebook beside the day")
  func yearOfBirth() {
    #expect(values("born on 3/15/90") == ["1990-03-15"])
    let note = mentions("Priya was born on 3/15/90, likes peonies", profile: .notes)
    #expect(note.map(\.notation) == ["--03-15"])
    #expect(note.first?.year == 1990)
  }

  @Test("The year of the party is nobody's year of birth")
  func yearOfParty() {
    let note = mentions("her birthday is on June 5, 2026, and she wants peonies", profile: .notes)
    #expect(note.map(\.notation) == ["--06-05"])
    #expect(note.first?.year == nil)
  }

  @Test(
    "Only the party is a plain date",
    arguments: [
      "birthday party on Saturday", "birthday dinner this Saturday",
      "her birthday drinks are on Saturday",
    ])
  func party(_ text: String) {
    #expect(values(text) == ["2026-03-21"])
  }

  @Test("Two people have a birthday each")
  func two() {
    #expect(values("Ben: bday 6 April; Ruth: bday Nov 19") == ["--04-06", "--11-19"])
  }

  @Test("A day said twice is the same birthday")
  func echo() {
    #expect(values("birthday is June fifth, write it down. June fifth!") == ["--06-05", "--06-05"])
  }

  @Test("A birthday of which only the month is known is the month")
  func month() {
    #expect(values("her birthday is in May") == ["2026-05-01/2026-05-31"])
  }

  @Test("A date in another sentence is no birthday")
  func otherSentence() {
    #expect(values("I forgot his birthday. Call him on Friday about the car.") == ["2026-03-20"])
    #expect(
      values("birthday cake recipe from the book club, which meets on June 5") == ["2026-06-05"])
  }
}
