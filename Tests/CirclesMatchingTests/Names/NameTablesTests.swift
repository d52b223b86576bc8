import Testing

@testable import CirclesMatching

@Suite struct NameTablesTests {
  private func share(_ left: String, _ right: String) -> Bool {
    let groups = Diminutives.all.places(of: WordHash.of(left)).map(\.group)
    return Diminutives.all.places(of: WordHash.of(right)).contains { groups.contains($0.group) }
  }

  @Test(
    "Well-known short forms are in a group with their full ones",
    arguments: [
      ("bob", "robert"), ("peggy", "margaret"), ("paco", "francisco"), ("sepp", "josef"),
      ("beppe", "giuseppe"), ("gosia", "malgorzata"), ("sasha", "aleksandr"), ("raju", "rajesh"),
      ("ze", "jose"), ("femi", "olufemi"), ("kostas", "konstantinos"), ("venky", "venkatesh"),
      ("meg", "megan"), ("bex", "rebecca"), ("jono", "jonathan"), ("lindi", "lindiwe"),
    ])
  func groups(_ pair: (String, String)) {
    #expect(share(pair.0, pair.1))
  }

  @Test("Names that only begin alike are in no group together")
  func apart() {
    #expect(!share("martin", "martha"))
    #expect(!share("carla", "carlos"))
    #expect(!share("bob", "william"))
    // `bel Piet`, `nix gehört`: too common a word.
    #expect(!share("bel", "annabel"))
    #expect(!share("nix", "nicola"))
  }

  @Test("A full name knows that it is one")
  func full() {
    let robert = Diminutives.all.places(of: WordHash.of("robert"))
    #expect(robert.contains { $0.isFull })
    #expect(!Diminutives.all.places(of: WordHash.of("bobby")).contains { $0.isFull })
    #expect(!Diminutives.all.isName(WordHash.of("wardrobe")))
  }

  @Test("Names that sound alike are heard for one another")
  func homophones() {
    func same(_ left: String, _ right: String) -> Bool {
      let sounds = Homophones.sounds(of: WordHash.of(left))
      return Homophones.sounds(of: WordHash.of(right)).contains(where: sounds.contains)
    }
    #expect(same("graham", "graeme"))
    #expect(same("niamh", "neve"))
    #expect(same("john", "jon"))
    #expect(!same("john", "joan"))
  }

  @Test("Given names tell a woman from a man, and names of both tell nothing")
  func genders() {
    #expect(NameGenders.table[WordHash.of("siobhan")] == .female)
    #expect(NameGenders.table[WordHash.of("wojciech")] == .male)
    #expect(NameGenders.table[WordHash.of("robin")] == nil)
  }

  @Test("Labels are known in many languages, and the type of a related person too")
  func labels() {
    for word in ["mum", "mutti", "maman", "mama", "amma"] {
      #expect(RelationLabels.table[WordHash.of(word)]?.contains(.mother) == true, "\(word)")
    }
    #expect(RelationLabels.relation(type: "_$!<Mother>!$_") == .mother)
    #expect(RelationLabels.relation(type: "Spouse") == .spouse)
    #expect(RelationLabels.relation(type: "dentist") == nil)
  }

  @Test("Relations turn round, and a mother is a parent")
  func relations() {
    #expect(Relation.mother.neutral == .parent)
    #expect(Relation.mother.inverse == .child)
    #expect(Relation.wife.inverse == .spouse)
    #expect(Relation.godparent.inverse == .godchild)
    #expect(Relation.brotherInLaw.gender == .male)
    #expect(!Relation.flatmate.isFamily)
  }

  @Test("There are at most 64 topics, and a word knows its own")
  func topics() {
    let lexicon = TopicLexicon.standard
    #expect(
      lexicon.topics(of: WordHash.of("dentist")) & lexicon.topics(of: WordHash.of("molar")) != 0)
    #expect(
      lexicon.topics(of: WordHash.of("dentist")) & lexicon.topics(of: WordHash.of("goalkeeper"))
        == 0)
    #expect(lexicon.topics(of: WordHash.of("qwertz")) == 0)
  }

  @Test("A number speaks of its place, the longer prefix first")
  func places() {
    let table = PlaceTable.standard
    let edinburgh = table.place(ofNumber: "+441315550110")
    let words = table.places(of: WordHash.of("edinburgh"), next: 0)
    #expect(edinburgh.map(words.contains) == true)
    #expect(table.place(ofNumber: "+447700900001") != edinburgh)
    #expect(table.place(ofNumber: "+9995550000") == nil)
    #expect(table.place(ofNumber: "") == nil)
    #expect(!table.places(of: WordHash.of("hong"), next: WordHash.of("kong")).isEmpty)
    #expect(table.places(of: WordHash.of("hong"), next: 0).isEmpty)
  }
}
