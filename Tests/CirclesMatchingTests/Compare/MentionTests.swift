import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct MentionTests {
  private func mentions(_ text: String, _ source: NoteSource = .manual) -> [Mention] {
    let view = NoteFeatures(text: text, title: "", source: source)
    var finder = MentionFinder(index: BookReading.matcher.index, view: view, owner: [])
    var mentions = finder.mentions(in: view.text)
    MentionPlaces(text: view.text, pronouns: Pronouns(view.languages)).fill(&mentions)
    return mentions
  }

  private func names(_ mention: Mention?) -> [String] {
    (mention?.people ?? []).map { BookReading.matcher.index.identifiers[Int($0.person)] }
  }

  @Test("A name is taken as long as somebody bears all of it")
  func growing() {
    let mention = mentions("saw Catriona Muir Woods today").first
    #expect(names(mention) == ["catr"])
    #expect(mention.map { $0.to - $0.from } == 1)
    #expect(mention?.people.first?.match == .full)
  }

  @Test("A name does not reach over the end of a sentence, but over a short form's full stop")
  func sentences() {
    let two = mentions("Was at Catriona. Catriona moves in May")
    #expect(two.map { $0.to - $0.from } == [0, 0])
    #expect(mentions("saw Cat. Muir today").first?.people.first?.match == .full)
    #expect(mentions("saw Catriona. Muir is a place").first.map { $0.to - $0.from } == 0)
    #expect(mentions("saw Muir. Catriona called").allSatisfy { $0.to == $0.from })
  }

  @Test("A short form agrees less than the name, and one that the card does not say less still")
  func shortForms() {
    // Typed, an exact spelling rules the other out.
    #expect(mentions("met Rob").first?.people.map(\.match) == [.given])
    #expect(mentions("met Trina").first == nil)
    #expect(mentions("met Harriet").isEmpty)
  }

  @Test("A title and a name are one, whoever's card has the title")
  func titles() {
    let mention = mentions("rang Dr Kaur today").first
    #expect(names(mention) == ["drk"])
    #expect(mention?.people.first?.match == .titled)
    #expect(names(mentions("Mr Jessop wants the pads back").first) == ["robj"])
  }

  @Test("An initial stands for the family name, or for the given name before it")
  func initials() {
    #expect(names(mentions("lunch with Rob J. on Monday").first) == ["robj"])
    #expect(names(mentions("a note from E. Laidlaw").first) == ["ewan"])
    #expect(mentions("Rob X is back").first?.strangeSurname == true)
  }

  @Test(
    "A word that only resembles a name is somebody else's behind another given name",
    arguments: [
      ("Laura Cate took up bookbinding", true), ("met Laura Cate in town", true),
      ("met Will Cate in town", true),
      ("Zubeida Cate: are you in?", true), ("Cate took up bookbinding", false),
      ("Dear Cate took up bookbinding", false), ("Collected Cate from the station", false),
      ("Sadly Cate is leaving", false), ("Will Cate come?", false), ("in May Cate comes", false),
      ("Gestern Cate getroffen", false),
      ("Laura, Cate took up bookbinding", false), ("saw Laura. Cate took up bookbinding", false),
    ])
  func strangeGiven(text: String, isStrange: Bool) {
    let mention = mentions(text, .voiceNote).first { names($0).contains("katie") }
    #expect(mention?.strangeSurname == isStrange)
  }

  @Test("Everyday words and months are no names, a capital within a sentence makes them one")
  func everyday() {
    #expect(mentions("the ivy on the wall has died").isEmpty)
    #expect(names(mentions("I met Ivy there").first) == ["ivy"])
    #expect(mentions("she will come in May").isEmpty)
  }

  @Test("Those of a household are named together")
  func household() {
    #expect(Set(names(mentions("dinner with the Brannigans").first)) == ["katie", "callum"])
  }

  @Test("What stands around a name tells its part")
  func places() {
    #expect(mentions("Fern: kiln on Friday").first?.place.contains(.heading) == true)
    #expect(mentions("I should ask Fern about it").first?.place.contains(.passing) == true)
    #expect(mentions("coffee with Fern").first?.place.contains(.met) == true)
    #expect(mentions("Then Fern said no").first?.place.contains(.subject) == true)
    #expect(mentions("Fern's wheel broke").first?.place.contains(.possessor) == true)
    #expect(mentions("Fern's sister rang").first?.place.contains(.modifier) == true)
    #expect(mentions("Fern and Kasia came").allSatisfy { $0.place.contains(.listed) })
    #expect(mentions("hi Fern, are you up").first?.place.contains(.salutation) == true)
  }

  @Test("Pronouns go to the name before them")
  func pronouns() {
    let mentions = mentions("Fern is back. She has a cat. Ewan is off. He hates trains.")
    #expect(mentions.map(\.she) == [1, 0])
    #expect(mentions.map(\.he) == [0, 1])
  }

  @Test("The names of a text are bounded")
  func bounds() {
    let text = String(repeating: "Fern met Ewan. ", count: 3000)
    #expect(mentions(text).count == MentionFinder.maximumMentions)
  }
}
