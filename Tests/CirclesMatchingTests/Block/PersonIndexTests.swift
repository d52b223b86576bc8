import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct PersonIndexTests {
  private let index = BookReading.matcher.index

  private func number(_ identifier: String) -> Int {
    index.identifiers.firstIndex(of: identifier) ?? -1
  }

  private func people(_ key: UInt64) -> [String] {
    index.postings[key].map { index.identifiers[Int($0)] }
  }

  @Test("A word of a name finds everybody who bears it")
  func words() {
    #expect(people(BlockKey.word.of(WordHash.of("rob"))) == ["robj"])
    #expect(people(BlockKey.word.of(WordHash.of("ashdown"))) == ["mum", "dad", "nan"])
    #expect(people(BlockKey.word.of(WordHash.of("nobody"))).isEmpty)
  }

  @Test("A name of another script is found by its Latin spelling")
  func scripts() {
    #expect(people(BlockKey.word.of(WordHash.of("deshmukh"))) == ["sunita"])
    #expect(people(BlockKey.word.of(WordHash.of("grigory"))) == ["grig"])
  }

  @Test("A trade written as a name's part is no name")
  func trades() {
    let people = BookReading.people(
      """
      a|Electrician Gary|Electrician|Gary|||||||
      b|Nina Gardener|Nina|Gardener|||||||
      """)
    let index = PersonIndex(people: people)
    #expect(index.role(of: WordHash.of("gary"), in: 0).contains(.given))
    #expect(index.role(of: WordHash.of("electrician"), in: 0).contains(.label))
    #expect(index.role(of: WordHash.of("nina"), in: 1).contains(.given))
  }

  @Test("A company is no person, and its words are a company's")
  func companies() {
    #expect(index.marks[number("yorks")].contains(.company))
    #expect(index.role(of: WordHash.of("penny"), in: number("yorks")) == .company)
    #expect(!index.marks[number("luc")].contains(.company))
  }

  @Test("Those who are called by a label alone are told from those who have a name beside it")
  func labels() {
    #expect(index.marks[number("mum")].contains(.labelOnly))
    #expect(!index.marks[number("oma")].contains(.labelOnly))
    #expect(index.marks[number("oma")].contains(.labelled))
  }

  @Test("Relatives are tied both ways, also where only one card says so")
  func relatives() {
    let owen = index.kin(of: number("owen"))
    let sian = index.kin(of: number("sian"))
    #expect(owen.contains { $0.relation == .sibling && Int($0.person) == number("sian") })
    #expect(sian.contains { $0.relation == .sibling && Int($0.person) == number("owen") })
  }

  @Test("The owner's own card is marked")
  func owner() {
    let people = BookReading.people("me|Nell Ashdown|Nell|Ashdown|||||||")
    let index = PersonIndex(people: people, settings: MatchingSettings(owners: ["Nell Ashdown"]))
    #expect(index.marks[0].contains(.owner))
  }

  @Test("An alias finds its person, whether it is a name, a number or a handle")
  func aliases() {
    var person = BookReading.people("a|Ines Duarte|Ines|Duarte|||||||")[0]
    person.aliases = [
      KnownAlias(name: "Nini", origin: .manual),
      KnownAlias(name: "+351 912 555 017", origin: .learned),
      KnownAlias(name: "nini.pots", origin: .learned),
    ]
    let matcher = Matcher(index: PersonIndex(people: [person]))
    for text in ["Nini called, she is moving to Braga in May", "call 912 555 017 about the pots"] {
      let decision = matcher.decide(BookReading.note(text, .manual))
      #expect(decision.suggestions.first?.identifier == "a", "\(text)")
    }
    #expect(PersonIndex.keys(of: person).contains(BlockKey.word.of(WordHash.of("nini"))))
  }

  @Test("An empty book has nobody and decides nothing")
  func empty() {
    let matcher = Matcher(index: PersonIndex(people: []))
    // The name is kept for learning.
    #expect(matcher.decide(BookReading.note("Bea called")) == MatchDecision(mentions: ["Bea"]))
    #expect(matcher.decide(BookReading.note("The code is 4711.")) == MatchDecision())
  }
}

@Suite struct PostingsTests {
  @Test("The people of a key come in their order, other keys have none of them")
  func order() {
    let postings = Postings(entries: [5, 9, 5, 5, 9], people: [1, 1, 2, 3, 4])
    #expect(Array(postings[5]) == [1, 2, 3])
    #expect(Array(postings[9]) == [1, 4])
    #expect(postings[7].isEmpty)
    #expect(postings.entryCount == 5)
  }

  @Test("No entries are no people")
  func none() {
    #expect(Postings(entries: [], people: [])[1].isEmpty)
    #expect(Postings()[0].isEmpty)
  }

  @Test("Many keys keep apart")
  func many() {
    let keys = (1...5000).map { WordHash.mix(UInt64($0)) }
    let postings = Postings(entries: keys, people: (0..<5000).map(UInt32.init))
    #expect(keys.indices.allSatisfy { Array(postings[keys[$0]]) == [UInt32($0)] })
  }
}
