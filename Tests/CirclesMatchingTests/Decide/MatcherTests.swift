import CirclesModel
import Testing

@testable import CirclesMatching

@Suite struct MatcherTests {
  private func decide(
    _ text: String, _ source: NoteSource = .voiceNote, title: String = ""
  ) -> MatchDecision {
    BookReading.matcher.decide(BookReading.note(text, source, title: title))
  }

  private func person(_ text: String, _ source: NoteSource = .voiceNote) -> String? {
    decide(text, source).contact?.identifier
  }

  @Test("A full name decides, with the words that show it")
  func fullName() {
    let decision = decide("Ewan Laidlaw is selling the caravan")
    #expect(decision.contact?.identifier == "ewan")
    #expect(decision.confidence > 0.9)
    #expect(decision.evidence.contains(MatchEvidence(kind: "full_name", text: "Ewan Laidlaw")))
    #expect(decision.mentions.contains("Ewan Laidlaw"))
  }

  @Test("A stranger who shares a given name is not the contact")
  func stranger() {
    #expect(person("Deepa Rajan is moving to Hull. She is a vet.", .manual) == nil)
    #expect(person("Callum Storey: the van is fixed", .manual) == nil)
    #expect(person("Bea P. is coming at six", .manual) == nil)
  }

  @Test("Where a stranger is named first, those of the book who come after are less sure")
  func leads() {
    let after = decide("Kevin from the gym is off to Spokane, he told Fern about it")
    #expect(after.contact == nil)
    let before = decide("Fern is off to Spokane, she told Kevin from the gym about it")
    #expect(before.contact?.identifier == "fern")
  }

  @Test("Whoever is introduced by a name is a stranger, and whoever is ruled out is not meant")
  func introduced() {
    #expect(person("met a chap called Callum at the tip, he restores jukeboxes") == nil)
    #expect(person("Somebody called Fern rang about the boiler. She was lovely.") == nil)
    #expect(person("Saw Kasia, not our Kasia, the other one. She was cross.") == nil)
  }

  @Test("A name that several bear is left to the user, with all of them suggested")
  func shared() {
    let decision = decide("Dave said he would drop the keys off")
    #expect(decision.contact == nil)
    #expect(Set(decision.suggestions.prefix(2).map(\.identifier)) == ["dave1", "dave2"])
  }

  @Test("What they do tells two of one name apart")
  func topics() {
    #expect(
      person("Rob took three wickets in the first over, he was bowling like a dream") == "robj")
    #expect(person("Jo has marked all of her class's exams, the school is shattered") == "jo1")
  }

  @Test("Where they live tells two of one name apart")
  func places() {
    let people = BookReading.people(
      """
      a|Greta Holm|Greta|Holm||||||+46705550101|
      b|Greta Ruiz|Greta|Ruiz||||||+34600555102|
      c|Sven Dahl|Sven|Dahl||||||+447700900103|
      """)
    let matcher = Matcher(index: PersonIndex(people: people))
    let decision = matcher.decide(
      BookReading.note("Greta rang from Madrid, she's learning flamenco"))
    #expect(decision.suggestions.first?.identifier == "b")
    #expect(decision.confidence > 0.7)
  }

  @Test("Somebody's relative is found by the relation, not the one who is named")
  func relatives() {
    #expect(person("Steffi's husband is walking to Rome, he leaves in May") == "matze")
    #expect(person("Mum's fine but Kate's husband broke his wrist on a shout", .manual) != "mum")
    #expect(person("Ewan's wife is poorly, she had the operation on Monday") == nil)
  }

  @Test("Somebody else's mother is not the owner's")
  func mothers() {
    #expect(person("Her mum is selling the farm. It's a shame.") == nil)
    #expect(person("Owen's mum has the house on the market. She's moving to Gower.") != "mum")
  }

  @Test("A label calls its contact, also where their name has more")
  func labels() {
    #expect(person("Mum is learning the cello") == "mum")
    #expect(person("Oma had the window man in, she was furious about it") == "oma")
  }

  @Test("Whoever is only asked or told is not the subject")
  func passing() {
    #expect(
      person("Fern is engaged! Must tell Mum and ask Shaz about hats. She's over the moon")
        == "fern")
    #expect(
      decide("ask Fern about the glaze").confidence < decide("Fern found the glaze").confidence)
  }

  @Test("The pronoun speaks against whom it cannot mean")
  func pronouns() {
    let he = decide("Kasia called. He wants the car back. He was cross about it, he said")
    let she = decide("Kasia called. She wants the car back. She was cross about it, she said")
    #expect(he.confidence < she.confidence)
  }

  @Test("Two of a pair with equal news are left to the user")
  func pairs() {
    #expect(person("Steffi and Matze are coming in August. They've booked the ferry") == nil)
  }

  @Test("Texts that nobody wrote have nobody to suggest")
  func automated() {
    for text in [
      "Your verification code is 448 210. Do not share it with anyone.",
      "Bea Parcels: your parcel is out for delivery. Track your parcel at example.org",
      "50% off everything, Kate Spades sale ends Sunday. Reply STOP to opt out",
      "Ihr Bestätigungscode lautet 228 119",
    ] {
      #expect(decide(text, .shortcutImport).suggestions.isEmpty, "\(text)")
    }
  }

  @Test("The owner is never whom a text is about")
  func owner() {
    #expect(person("Nell Ashdown: dentist at nine, buy stamps", .manual) == nil)
    #expect(person("Nell: buy stamps\nNell: post the letter\nNell: bins", .chatImport) == nil)
  }

  @Test("A name heard wrongly is found when something else agrees")
  func heard() {
    let decision = decide("Graham says the marrows have blight. The allotment's a mud bath")
    #expect(decision.suggestions.first?.identifier == "dad")
    let typed = decide("Aaron is on the train", .manual)
    #expect(typed.contact == nil)
  }

  @Test("A letter read wrongly is found in a screenshot")
  func read() {
    #expect(
      decide("Call with Ca1lum Brannigan", .shortcutImport).suggestions.first?.identifier
        == "callum")
  }

  @Test("The title says more than the text")
  func title() {
    let decision = decide("long one today, the weather was awful", title: "Kasia Zielinska.m4a")
    #expect(decision.contact?.identifier == "kasia")
    #expect(decide("long one today, the weather was awful", title: "IMG_2231.PNG").contact == nil)
  }

  @Test("A number in the title or the head of a chat decides")
  func numbers() {
    #expect(
      person("07700 900038: done the ten miles\nMe: wow\n07700 900038: legs gone", .chatImport)
        == "angie")
    #expect(person("+44 7999 555 001: hi it's about the van\nMe: who is this", .chatImport) == nil)
  }

  @Test("A note on two contacts of one whole name is left to the user")
  func namesakes() {
    let people = BookReading.people(
      """
      a|Jun Ito|Jun|Ito|||Baker||||
      b|Jun Ito|Jun|Ito|||Nurse||||
      """)
    let matcher = Matcher(index: PersonIndex(people: people))
    #expect(matcher.decide(BookReading.note("Jun Ito called, back on Monday")).contact == nil)
    let baked = matcher.decide(
      BookReading.note("Jun Ito's sourdough won, the bakery is full, bread and cakes"))
    #expect(baked.suggestions.first?.identifier == "a")
  }

  @Test("Confidences are probabilities, the suggestions the likeliest first and at most five")
  func bounds() {
    for labelled in BookReading.notes(SecondBook.notes) {
      let decision = BookReading.matcher.decide(labelled.note)
      #expect((0...1).contains(decision.confidence))
      #expect(decision.suggestions.count <= MatchDecision.maximumSuggestions)
      let confidences = decision.suggestions.map(\.confidence)
      #expect(confidences == confidences.sorted(by: >))
    }
  }

  @Test("The same note gets the same decision")
  func stable() {
    let text = "Rob and Jo and Dave and Tom came, Kate cooked"
    #expect(decide(text) == decide(text))
  }

  @Test("A text of a megabyte is decided within its bounds")
  func long() {
    let text = String(
      repeating: "Rob met Jo, Dave's mum rang 07700 900038 @bea_lumley. ", count: 19_000)
    #expect(decide(text).contact == nil)
    _ = decide(String(repeating: "@", count: 1_000_000))
    _ = decide(String(repeating: "山", count: 300_000))
    _ = decide(String(repeating: "\n:\n", count: 300_000), .chatImport)
  }
}
