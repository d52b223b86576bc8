import CirclesModel
import Testing

@testable import CirclesMatching

/// Texts that are nobody's, though somebody of the book is named in them.
@Suite struct NobodysTextTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        olga|Olga Brandt|Olga|Brandt|||||||
        milan|Milan Horvat|Milan|Horvat|||||||
        pai|Pai|Pai||||||||
        vera|Vera (pai)|Vera||||||||
        nils|Nils Arup|Nils|Arup|||||||
        ada|Ada Lund|Ada|Lund|||||||
        dora|Dora Kell|Dora|Kell|||dora@mill.example||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "NL"))

  private func decide(_ text: String, _ source: NoteSource) -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        text: text))
  }

  @Test("News of two together is neither's alone, also where each is said something of")
  func couple() {
    let both = "Olga & Milan: concert on 5 July, she plays the viola, he the drums"
    #expect(decide(both, .manual).contact == nil)
    #expect(decide("Pai e Vera vão para Faro em setembro", .manual).contact == nil)
    // Gone on about, one of them is the likelier.
    let olga = decide(
      "Olga and Milan came. Olga starts at the bank. Olga plays the viola.", .manual)
    #expect(olga.suggestions.first?.identifier == "olga")
  }

  @Test("A newsletter is nobody's, in whosever name it was sent")
  func newsletter() {
    let letter = """
      From: Dora Kell <dora@mill.example>
      Subject: News from the mill

      The shop has new flour and is open on Sundays now.
      View in browser | Unsubscribe
      """
    #expect(decide(letter, .chatImport).contact == nil)
    let mail = """
      From: Dora Kell <dora@mill.example>
      Subject: May

      How do I unsubscribe from their letters? I want to unsubscribe before I start at the mill.
      """
    #expect(decide(mail, .chatImport).contact?.identifier == "dora")
  }

  @Test(
    "What a machine would say too is a person's where a person says it",
    arguments: [
      "Dora: ich muss mich vom Training abmelden, und die Zeitung will ich abbestellen.",
      "Dora: mi hermano va a darse de baja del gimnasio en mayo",
      "Dora: they paid you, you paid the direct debit, all is well",
    ])
  func person(text: String) {
    #expect(decide(text, .chatImport).contact?.identifier == "dora")
  }

  @Test(
    "Reminders and payments that a machine wrote are nobody's, in several languages",
    arguments: [
      "Olga Brandt: erinnerung an Ihren Termin am 8. April um 9 Uhr",
      "OLGA BRANDT sent you money. Available balance 92.00",
      "Olga Brandt: para no recibir correos puede cancelar suscripción",
    ])
  func machine(text: String) {
    #expect(decide(text, .shortcutImport).contact == nil)
  }

  @Test(
    "Recipes, codes and days of a phone are nobody's, whoever they are called after",
    arguments: [
      (
        """
        Olga's pudding (she says butter FIRST)
        6 stale buns, buttered
        3 eggs, 500 ml milk, 200 ml cream
        vanilla, sugar
        bake 40 min
        """, NoteSource.manual
      ),
      ("Wifi at Olga's hall: HallGuest / pears5all. Alarm 2 short 1 long", .manual),
      (
        """
        10:00   5G  99
        Today
        Reminders
        Olga Brandt
        Birthday
        Gym 9:00 AM
        """, .shortcutImport
      ),
      (
        """
        08:15
        Notifications
        Calendrier
        Anniversaire de Olga Brandt
        Tout effacer
        """, .shortcutImport
      ),
      (
        """
        Automatic reply

        I'm out of the office until Monday. In urgent cases write to office@mill.example.

        Dora Kell
        """, .chatImport
      ),
      (
        """
        Book club @ Olga's
        When: Thu 7 Aug 2025, 7 pm
        Where: 3 Mill Lane
        Invitees: Olga, Milan, Robin Falk
        """, .manual
      ),
      (
        """
        MILL COMMITTEE
        Present: O Brandt, M Horvat, R Falk
        Apologies: Dora Kell
        1. Olga Brandt tabled the letter of the council, and it was discussed at length.
        2. The roof. Two offers.
        """, .chatImport
      ),
      (
        """
        Procès-verbal
        Présents ou représentés : Brandt, Horvat
        Olga Brandt demande un troisième devis, la séance est levée à 21 heures par le président.
        """, .chatImport
      ),
      (
        """
        10:12
        MyBank
        Payment successful
        To OLGA BRANDT
        65.00
        """, .shortcutImport
      ),
      ("Storm Olga: gusts to 90, stay in tonight", .manual),
      ("Rang the registry and spoke to a Milan, he will look for the form", .manual),
      (
        "croisé au marché un Milan éleveur de chèvres il vend des savons le premier samedi",
        .voiceNote
      ),
    ])
  func notOfPeople(text: String, source: NoteSource) {
    #expect(decide(text, source).contact == nil)
  }

  @Test(
    "News of somebody is theirs, though it has amounts, days or an appointment in it",
    arguments: [
      ("Olga weighs 62 kg now, she drinks 3 cups of milk and eats 4 eggs a day", NoteSource.manual),
      ("Olga: after the storm she has no roof, ring her about the mill on Monday", .manual),
      ("All clear, said Olga. Tomorrow she goes home and starts at the mill", .manual),
      ("Olga's flight BA24901 lands at six, she wants a lift to the mill, alarm at four", .manual),
      ("Olga has new wifi and moved to the mill. Call her in June", .manual),
      ("Olga Brandt\nToday\nthe loom is sold, I start at the mill in June", .shortcutImport),
      (
        """
        Check-in
        When: Thu 7 Aug 2025, 2 pm
        Where: the mill
        Who: Olga Brandt - organizer, Robin Falk
        """, .manual
      ),
    ])
  func ofPeople(text: String, source: NoteSource) {
    #expect(decide(text, source).contact?.identifier == "olga")
  }

  @Test("What is said of both of two is neither's")
  func both() {
    let text = """
      Olga Brandt + Milan Horvat, first meeting. They say November, she'll check the tide.
      Both on the rescue crew. Both want it short.
      """
    #expect(decide(text, .manual).contact == nil)
  }

  @Test("A plan of many people is nobody's, and a letter that names many is its writer's")
  func roster() {
    let plan = """
      Tables
      1 Olga, Milan
      2 Vera
      3 Dora
      4 Nils
      5 Ada
      """
    #expect(decide(plan, .manual).contact == nil)
    let names = "Olga rang. She asked Milan, Vera, Dora, Nils and Ada to come to the mill in June."
    #expect(decide(names, .manual).suggestions.first?.identifier == "olga")
  }

  @Test("What is said of both again and again is neither's, in speech too")
  func bothAgain() {
    let text =
      "olga und milan ja beide haben gekündigt und beide ziehen im august nach helsinki und spielen dort"
    #expect(decide(text, .voiceNote).contact == nil)
  }

  @Test("Words that an app and a friend both use are the friend's")
  func friend() {
    let text = "Olga Brandt: virement reçu, merci beaucoup, à demain au moulin"
    #expect(decide(text, .chatImport).contact?.identifier == "olga")
  }

  @Test("Two others with whom the owner speaks are a group; two of whom one is known are not")
  func groupWithOwner() {
    let group = "~ Ilse: who has the ladder\nOlga Brandt: Milan does\n~ Ilse: thanks\n"
    #expect(decide(group + "Robin: I can bring it", .chatImport).contact == nil)
    #expect(decide(group + "Olga Brandt: ask him", .chatImport).contact?.identifier == "olga")
    let label = "Robin: hey\nOlga Brandt: I took up pottery\nPS: bring the wheel"
    #expect(decide(label, .chatImport).contact?.identifier == "olga")
  }

  @Test("A head that lists You with others is a group's")
  func listedOwner() {
    let talk = "\nMill open day\nthe ovens are on at nine\nwho brings the flour"
    #expect(decide("19:02\nOlga Brandt, Gus, You" + talk, .shortcutImport).contact == nil)
    #expect(decide("19:02\nOlga Brandt" + talk, .shortcutImport).contact?.identifier == "olga")
    let shopping = "19:02\nOlga Brandt\nTea, Milk, You" + talk
    #expect(decide(shopping, .shortcutImport).contact?.identifier == "olga")
  }

  @Test("What many liked in a feed is about none of them; what one posts is theirs")
  func feed() {
    let feed = """
      Olga Brandt
      Evening ride 31 km
      Nils Arup and 9 others gave
      kudos
      3 comments
      """
    #expect(decide(feed, .shortcutImport).contact == nil)
    let post = """
      Olga Brandt
      3 h
      New millstone is in, come and see it on Sunday
      Nils and 14 others
      12 comments 3 shares
      """
    #expect(decide(post, .shortcutImport).contact?.identifier == "olga")
  }

  @Test(
    "A reminder, an advertisement and a password are nobody's, though somebody of the book is in them"
  )
  func reminders() {
    let reminder = "Nils Arup\nThis is a reminder of your check-up on Monday at 15:40.\n"
    let rest = "Missed appointments may be charged.\nReply C to confirm."
    #expect(decide(reminder + rest, .shortcutImport).contact == nil)
    let offer =
      "Nils Arup: 12 % auf alle Dielen, nur solange Vorrat reicht. Abmelden können Sie sich hier."
    #expect(decide(offer, .chatImport).contact == nil)
    #expect(decide("WiFi Olga Brandt: MILL-GUEST\nPw Sunny!77", .manual).contact == nil)
  }

  @Test(
    "A practice's reminder is nobody's; a friend who has to cancel or reschedule is no practice")
  func practices() {
    let practice = """
      Rappel : vous avez rendez-vous avec
      Dr Olga BRANDT
      mer. 7 mai 2025 à 11:40
      Annuler ou déplacer
      """
    #expect(decide(practice, .shortcutImport).contact == nil)
    let friend =
      "Olga Brandt: sorry, I have to cancel or reschedule our coffee on Friday, Leo is ill"
    #expect(decide(friend, .chatImport).contact?.identifier == "olga")
  }
}
