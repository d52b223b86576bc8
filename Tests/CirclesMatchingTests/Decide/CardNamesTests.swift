import CirclesModel
import Testing

@testable import CirclesMatching

/// Names as people keep them in a phone: couples, trades, whose mother somebody is, profiles.
@Suite("Names as people keep them in a phone") struct CardNamesTests {
  private static let people: [KnownPerson] = {
    var people = BookReading.people(
      """
      pair|Bill & Nora Stroud|Bill & Nora|Stroud|||||||
      bill|Bill Harker|Bill|Harker|||||||
      coal|Owen Coal|Owen Coal||||||||
      post|Owen Post|Owen Post||||||||
      gus|Gus plumber|Gus plumber||||||||
      gus2|Gus Tallow|Gus|Tallow|||||||
      lord|Landlord Ray|Landlord Ray||||||||
      mrs|Mrs Tilling plot 9|Mrs Tilling|plot 9|||||||
      des|Des Ward|Des|Ward|||||||
      haase|Herr Haase|Florian|Haase|||||||
      flo|Flo|Florian|Berg|||||||
      mama|Mamá|Mamá||||||||
      ella|Jo mam Ella|Jo mam Ella||||||||
      mam|Mam|Mam||||||||
      vida|Vida|Vida|Osei||||||+447700900123|
      tom|Tom Melby|Tom|Melby||||Footscray|||
      lauren|Lauren Tom's|Lauren Tom's||||||||
      nails|Zofia Nails|Zofia Nails||||||||
      mai|Frau Maier|Ute|Maier||||bridge club|||
      mei|Frau Meier|Inge|Meier||||choir|||
      nun|Kate Pask|Kate|Pask|||||Neil's sister||
      marg|Margaret Squill|Margaret|Squill|||||||
      jan|Jan ❤️|Jan|Orr|||||||
      dad|Dad mob (never on)|Dad mob (never on)||||||||
      joiner|Isla (joiner)|Isla||||||||
      gran|Hetty (Granny)|Hetty||||||||
      """)
    if let vida = people.firstIndex(where: { $0.identifier == "vida" }) {
      people[vida].fields.urls = [
        LabelledURL(value: "https://www.instagram.com/vida_makes/?hl=en", label: "Instagram")
      ]
    }
    return people
  }()

  private static let matcher = Matcher(
    index: PersonIndex(people: people),
    settings: MatchingSettings(owners: ["Robin Quill"], region: "GB"))

  private func decide(
    _ text: String, _ source: NoteSource = .manual, title: String = ""
  ) -> MatchDecision {
    Self.matcher.decide(BookReading.note(text, source, title: title))
  }

  private func whose(
    _ text: String, _ source: NoteSource = .manual, title: String = ""
  ) -> String? { decide(text, source, title: title).contact?.identifier }

  @Test("Both names of a couple on one card are their whole name; one of them ties with a namesake")
  func couples() {
    #expect(whose("Bill and Nora have sold the caravan") == "pair")
    #expect(whose("Bill has sold the caravan") == nil)
  }

  @Test("What two share is neither's, even where each makes the other likelier")
  func bothOfTwo() {
    #expect(
      whose("tom and lauren have got the house in footscray, they settle in may", .voiceNote) == nil
    )
    #expect(whose("Owen & our Gus both down with it, same prawns") == nil)
    #expect(whose("Vida has passed, Margaret is a grandmother. Both to dinner on Sunday") == nil)
    #expect(whose("Vida has passed, and both her boys were there") == "vida")
  }

  @Test(
    "What a name says of somebody tells them from a namesake",
    arguments: [
      ("owen the coal was here, he wants paying", "coal"),
      ("owen who does the post is retiring", "post"),
      ("Gus came and fixed the leaking cylinder and the tap", "gus"),
      ("Zofia Nails has moved to the arcade", "nails"),
      ("The landlord came about the porch", "lord"),
    ])
  func remarks(text: String, owner: String) {
    #expect(whose(text, text.first?.isLowercase == true ? .voiceNote : .manual) == owner)
  }

  @Test("Neither a plot nor its number is a given name")
  func plots() {
    #expect(whose("Des (plot 9): his grandson is eighteen", title: "Des") == "des")
  }

  @Test("Somebody kept by title and family name is hardly called by the given name")
  func formal() {
    #expect(whose("florian wird am montag dreißig und er freut sich", .voiceNote) != "haase")
    #expect(whose("Herr Haase ist krank") == "haase")
  }

  @Test("Ella's mother is not mine, and a word that is an uncle elsewhere is said to a mother")
  func mothers() {
    #expect(whose("mam has her letter from the clinic, she is sulking", .voiceNote) == "mam")
    #expect(whose("mamá ha terminado el mantel y ya piensa en otro", .voiceNote) == "mama")
  }

  @Test("What stands in brackets says what somebody is, and a note beside a label nothing")
  func asides() {
    #expect(whose("dad saw the consultant about the hip and he is sulking", .voiceNote) == "dad")
    #expect(decide("The joiner came about the door").suggestions.first?.identifier == "joiner")
    #expect(decide("My granny has a cold").suggestions.first?.identifier == "gran")
  }

  @Test("A whole title is a name, however common its words")
  func titles() {
    #expect(whose("says no swim, jellyfish at the bay", title: "vida") == "vida")
    #expect(whose("des says no swim", title: "des") == "des")
    // The title names somebody whom the book does not have.
    #expect(whose("Alfie wants drums. Vida says over her dead body.", title: "Alfie") == nil)
  }

  @Test("A platform name kept as a link is the chat partner's")
  func profiles() {
    let screen = "11:36\n←  vida_makes\n   Active 3m ago\nnew print is up\nhow much\nall sold"
    #expect(whose(screen, .shortcutImport) == "vida")
  }

  @Test("A jotting that names nobody is about whoever's number stands in it")
  func numbers() {
    #expect(whose("missed call 07700 900123, wants ringing back") == "vida")
    #expect(whose("Margaret gave me 07700 900123") != "vida")
  }

  @Test("In speech a family name that sounds alike is as likely as the one that is spelt so")
  func families() {
    #expect(whose("die frau meier war da und sie kommt wieder", .voiceNote) == nil)
    #expect(whose("die frau meier vom choir war da", .voiceNote) == "mei")
    #expect(whose("Frau Meier war da und kommt wieder") == "mei")
  }

  @Test("Somebody's sister is no nurse, Marg is Margaret, and Jan can be away")
  func words() {
    let sister = decide("Leave for Vida. The sister on the ward knows").suggestions
      .first { $0.identifier == "nun" }
    #expect(sister?.reason?.kind != "trade")
    #expect(whose("Marg Squill has the book") == "marg")
    #expect(whose("Jan away w/ school 9-12 June") == "jan")
  }
}
