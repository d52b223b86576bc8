import CirclesModel
import Testing

@testable import CirclesMatching

/// Given names of two words, remarks and letters beside a name, and who is a woman or a man.
@Suite struct GivenNamesTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        jeanluc|Jean-Luc Morvan|Jean-Luc|Morvan|||||||
        jeanne|Jean voisin 5e|Jean|5e|||||||
        anneso|Anne-Sophie Le Goff|Anne-Sophie|Le Goff|||||||
        anne|Anne poterie (marché)|Anne|Poterie|||||||
        anneb|Anne Bourdin|Anne|Bourdin|||||||
        marcel|Marcel Thibaud|Marcel|Thibaud|||||||
        marcelle|Marcelle Ozanne|Marcelle|Ozanne|||||||
        pitard|Jean-Claude Pitard|Jean-Claude|Pitard|||||||
        jolan|Yolande Kerbrat|Yolande|Kerbrat|||||||
        solange|Solange Delmas|Solange|Delmas|||||||
        oksana|Oksana Bilenko|Oksana|Bilenko|||||||
        besse|Régis Besse|Régis|Besse|||||||
        kofi|Kofi 🎸|Kofi|🎸|||||||
        uncle|Uncle Kofi|Uncle Kofi||||||||
        domr|Dominique R.|Dominique|R.|||||Elle est à la biblio||
        domp|Dominique Payet|Dominique|Payet|||||chauffeur, voit elle et lui||
        luc|Luc Cinema / Ines's music|Luc|Vaughan|||||||
        kirs|Kirstin Weaver|Kirstin|Weaver|||||||
        kers|Kerstin Moll|Kerstin|Moll|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "FR"))

  private func decide(_ text: String, _ source: NoteSource = .manual) -> MatchDecision {
    Self.matcher.decide(BookReading.note(text, source))
  }

  @Test("Jean is hardly Jean-Luc, and Anne not Anne-Sophie")
  func compound() {
    #expect(decide("Jean arrose les plantes jusqu'au 24").suggestions.first?.identifier == "jeanne")
    #expect(
      decide("jean luc m'a appelée il vend la caravane en mai", .voiceNote).contact?.identifier
        == "jeanluc")
    #expect(decide("Jean-Luc vend la caravane en mai").contact?.identifier == "jeanluc")
  }

  @Test("A remark in brackets behind a name tells which of several is meant")
  func remarks() {
    #expect(decide("Jean (5e) arrose jusqu'au 24 !!").contact?.identifier == "jeanne")
    #expect(decide("Anne (poterie) me garde un bol").contact?.identifier == "anne")
    // A remark that is on nobody's card says nothing.
    #expect(decide("Anne (mardi) me garde un bol").contact == nil)
  }

  @Test("Several first letters stand for a given name of several words")
  func initials() {
    let letter = """
      De : J.-C. PITARD
      Objet : Ravalement

      Chers voisins, le devis ne comprend pas les corniches. Je ne le signerai pas.
      J.-C. Pitard
      """
    #expect(decide(letter, .chatImport).contact?.identifier == "pitard")
  }

  @Test("In speech what is said of him or her tells names apart that sound alike")
  func gender() {
    #expect(NameGenders.gender(of: WordHash.of("marcelle")) == .female)
    #expect(NameGenders.gender(of: WordHash.of("marcel")) == .male)
    #expect(NameGenders.gender(of: WordHash.of("robin")) == .unknown)
    #expect(NameGenders.gender(of: WordHash.of("table")) == .unknown)
    let he = "marcelle vient lundi il prend son vélo et il reste trois jours"
    #expect(decide(he, .voiceNote).suggestions.first?.identifier == "marcel")
    let she = "marcel vient lundi elle prend son vélo et elle reste trois jours"
    #expect(decide(she, .voiceNote).suggestions.first?.identifier == "marcelle")
  }

  @Test("A family name tells whose the given name is that was heard for another")
  func misheard() {
    let text = "solange kerbrat apporte le dessert elle arrive la veille au soir"
    #expect(decide(text, .voiceNote).contact == nil)
    let alike = "jolande kerbrat apporte le dessert elle arrive la veille au soir"
    #expect(decide(alike, .voiceNote).contact?.identifier == "jolan")
  }

  @Test("What somebody does is no name that was heard, and x is ks")
  func verbs() {
    let text = "oxana passe sa commission le vingt mai et il lui faut une lettre de moi"
    let decision = decide(text, .voiceNote)
    #expect(decision.contact?.identifier != "besse")
    #expect(decision.suggestions.contains { $0.identifier == "oksana" })
  }

  @Test("Who has an uncle's card is called so")
  func elders() {
    #expect(decide("Kofi needs the money by the 15th").contact?.identifier == "kofi")
    #expect(decide("Uncle Kofi needs the money by the 15th").contact?.identifier == "uncle")
  }

  @Test("Two names with a stroke between them are two")
  func strokes() {
    #expect(decide("Kirstin/Kerstin rang, left something in the car").contact == nil)
  }

  @Test("A family name and a first letter are whose they are")
  func familyFirst() {
    #expect(decide("DELMAS S. Ring on the 8th, before four").contact?.identifier == "solange")
    #expect(decide("DELMAS K. Ring on the 8th, before four").contact == nil)
  }

  @Test("A name that is put right at once is not meant")
  func corrected() {
    let text = "oksana no solange rang she has got the job and starts in june at the mill"
    #expect(decide(text, .voiceNote).suggestions.first?.identifier == "solange")
    let denied = "oksana rang no solange did not she has got the job and starts in june at the mill"
    #expect(decide(denied, .voiceNote).suggestions.first?.identifier == "oksana")
  }

  @Test("What a card's note calls somebody tells whether she or he is meant")
  func genderOfNote() {
    let she =
      "dominique garde un livre pour moi elle fait un atelier le quatre octobre et elle est ravie"
    #expect(decide(she, .voiceNote).suggestions.first?.identifier == "domr")
    // What the note says of others says nothing of them.
    let he = "dominique garde un livre pour moi il fait un atelier le quatre octobre et il est ravi"
    #expect(decide(he, .voiceNote).suggestions.first?.identifier == "domp")
  }

  @Test("In German a capital speaks to somebody, and is no pronoun for her")
  func polite() {
    let pronouns = Pronouns(1 << 1)
    func isShe(_ text: String, _ at: Int) -> Bool { pronouns.isShe(FoldedText(text).tokens[at]) }
    #expect(!isShe("Haben Sie Zeit", 1))
    #expect(!isShe("Ihr Lieben", 0))
    #expect(isShe("Sie hat Zeit", 0))
    #expect(isShe("hat sie ihr Rad", 1))
  }

  @Test("A stroke within a card's name makes no couple of it")
  func strokeInName() {
    #expect(
      decide("Luc has sold the van, he starts at the cinema in May").contact?.identifier == "luc")
  }
}
