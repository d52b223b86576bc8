import CirclesModel
import Testing

@testable import CirclesMatching

/// Headers that are a contact's own name, and layouts that nobody knows.
@Suite struct HeaderTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        pt|Petra & Till|Petra & Till|Brandauer|||||||
        petra|Petra Sommer|Petra|Sommer|||||||
        till|Till Brandauer|Till|Brandauer|||||||
        lena|Lena|Lena|Voss|||||||
        lenab|Lena Böhm|Lena|Böhm|||||||
        tadhg|Emil's mum|||Emil's mum|||||||
        papa|Papa von Emil|Papa von Emil||||||||
        geri|Gerhild Nusser (Töpferkurs)|Gerhild|Nusser||||||+436601234567|
        iris|Iris Kalb|Iris|Kalb|||||Imkerin, Honig||
        iris2|Iris Moor|Iris|Moor|||||||
        dov|Dov Adler|Dov|Adler|||||||
        bloom|🌸|||||||||
        heart|❤️|||||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "DE"))

  private func decide(_ source: NoteSource, _ text: String, title: String = "") -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        title: title, text: text))
  }

  private func decide(header: String) -> MatchDecision {
    Self.matcher.decide(
      ConversationPart(
        id: "k#1", app: "whatsapp", isGroup: false, partner: ChatPartner(name: header),
        messages: [Message(from: .them, text: "see you at six")]))
  }

  @Test(
    "A header that names somebody by another is not that other",
    arguments: [
      "Dov Adler's mum", "Dov's wife", "Dov's landlord", "Wife of Dov Adler",
      "Freund von Dov Adler",
      "Dov Adler mum",
    ])
  func related(header: String) {
    let decision = decide(header: header)
    #expect(decision.contact == nil)
    #expect(decision.suggestions.contains { $0.identifier == "dov" })
  }

  @Test(
    "What somebody is called with respect, or for their role, is not another's name",
    arguments: ["Dov Bhai", "Dov Tia", "Dov Boss", "Dov Nachbar"])
  func honorifics(header: String) {
    #expect(decide(header: header).suggestions.first?.identifier == "dov")
    #expect(decide(header: header).confidence > 0.5)
  }

  @Test("A name of signs alone is known by them", arguments: [("🌸", "bloom"), ("❤", "heart")])
  func signs(header: String, person: String) {
    #expect(decide(header: header).contact?.identifier == person)
    #expect(decide(header: header + "🎈").suggestions.isEmpty)
  }

  @Test("A card that is called so is meant all the same")
  func calledSo() {
    #expect(decide(header: "Emil's mum").contact?.identifier == "tadhg")
    #expect(decide(header: "Papa von Emil").contact?.identifier == "papa")
    #expect(decide(header: "Dov Adler").contact?.identifier == "dov")
  }

  @Test("Somebody who is only talked of in a chat is not the other side for it")
  func talkedOf() {
    let chat = ConversationPart(
      id: "k#1", app: "whatsapp", isGroup: false, partner: ChatPartner(name: "Iris"),
      messages: [Message(from: .me, text: "I ran into Iris Kalb today")])
    #expect(Self.matcher.decide(chat).contact == nil)
  }

  @Test("A couple's card is its header, and not two people")
  func couple() {
    #expect(decide(header: "Petra & Till").contact?.identifier == "pt")
  }

  @Test("The whole name that a contact is shown by decides between namesakes")
  func shown() {
    #expect(decide(header: "Lena").contact?.identifier == "lena")
    #expect(decide(header: "Lena Böhm").contact?.identifier == "lenab")
  }

  @Test("A name that WhatsApp marks as unknown is only suggested")
  func tilde() {
    let decision = decide(header: "~ Dov")
    #expect(decision.contact == nil)
    #expect(decision.suggestions.contains { $0.identifier == "dov" })
    #expect(decide(header: "Dov").contact?.identifier == "dov")
  }

  @Test(
    "A line of the head that is a contact's name says whose an unknown screen is",
    arguments: [
      "11:02\n<  Gerhild Nusser   Mi.\nAn: Robin Falk\nDer Brand ist fertig, komm vorbei",
      "GN  Gerhild Nusser (Töpferkurs)   09:14\nDer Brand ist fertig",
      "Von: Gerhild Nusser (0660 123 45 67)\nDatum: 05.07.2025 19:22\nDer Brand ist fertig",
      "+43 660 1234567\nnew number? no, the same\nok",
    ])
  func head(text: String) {
    #expect(decide(.shortcutImport, text).contact?.identifier == "geri")
  }

  @Test("Whoever a mail goes to is not whoever wrote it")
  func recipient() {
    let text = "To: Dov Adler\nLena Böhm\nhello there\nall well"
    #expect(decide(.shortcutImport, text).contact?.identifier == "lenab")
  }

  @Test("A list of several contacts is nobody's")
  func list() {
    let text =
      "Missed  All\nDov Adler\nMobile 18:47\nLena Böhm\nMobile 18:20\nPetra Sommer\nMobile 16:05"
    let decision = decide(.shortcutImport, text)
    #expect(decision.contact == nil)
    #expect(decision.suggestions.count >= 3)
  }

  @Test("The members of a group below its name make a screen nobody's")
  func members() {
    let text = "18:22\n‹ 14  Kochgruppe\n  Lena, Dov, Petra, Till, Ines...\nDov\nwer bringt Brot?"
    #expect(decide(.shortcutImport, text).contact == nil)
  }

  @Test(
    "A header with letters read for one another is the contact's whose name looks so",
    arguments: [("Dov Adier", "dov"), ("Gerhlld Nusser", "geri"), ("Petra Sommer 📞", "petra")])
  func misread(header: String, owner: String) {
    let text = "19:16   78\n← \(header)\n  online\nsee you at six\nok"
    #expect(decide(.shortcutImport, text).contact?.identifier == owner)
  }

  @Test("A header that may be cut from one name competes with its namesakes")
  func cut() {
    #expect(decide(header: "Iris").contact == nil)
  }

  @Test("Lines that begin with a time are said by whom they name")
  func timed() {
    let text = "10:21 Dov: hi, price is up\n10:23 Robin Falk: how much\n10:24 Dov: not much"
    #expect(decide(.chatImport, text).contact?.identifier == "dov")
  }

  @Test("Several who speak once each with the owner are a group")
  func once() {
    let text =
      "Dov Adler: no prize\nLena Böhm: mine back then\nPetra Sommer: a costume?\n"
      + "Dov Adler: school is on\nRobin Falk: I have one"
    #expect(decide(.chatImport, text).contact == nil)
  }

  @Test("Whoever is recommended in a stranger's mail did not write it")
  func stranger() {
    let text =
      "From: h.keil@mail.example\nTo: info@praxis.example\nSubject: Appointment\n\n"
      + "Dear Mr Falk,\nDov Adler recommended you. Would you have a place in June?\nHartmut Keil"
    #expect(decide(.shortcutImport, text).contact == nil)
  }

  @Test("Kisses behind a signature do not hide it")
  func kisses() {
    let text =
      "Dear Robin\nThank you for the scarf, with Lena from chapel I booked a cruise.\n"
      + "I shall be eighty, so no presents please, I have everything that I need.\nYour loving Dov xx"
    #expect(decide(.shortcutImport, text).contact?.identifier == "dov")
  }

  @Test("A reminder of an appointment is nobody's, though somebody of the book sends it")
  func reminder() {
    let text =
      "Dov Adler\nToday 08:58\nREMINDER: you have an appointment on 14/02. If you cannot attend reply "
      + "CANCEL. This inbox is not monitored."
    #expect(decide(.shortcutImport, text).contact == nil)
  }

  @Test("Fields of a message are no speakers")
  func fields() {
    let text = """
      Address: +43 660 1234567
      Contact: Somebody
      Date: 19 Aug 2025 09:12:44
      Body: Der Brand ist fertig

      Address: +43 660 1234567
      Date: 19 Aug 2025 09:13:44
      Body: komm vorbei
      """
    #expect(decide(.chatImport, text).contact?.identifier == "geri")
  }

  @Test("My own words are mine however an app calls me")
  func mine() {
    let text = "Dov Adler\nhi there\n\nYou sent\nhello\n\nDov Adler\nlong time\n\nYou sent\nindeed"
    #expect(decide(.chatImport, text).contact?.identifier == "dov")
  }

  @Test("Of two namesakes the one whose card goes with the text is meant, in any form of the word")
  func namesakes() {
    #expect(decide(.manual, "Iris called. New hives, honeys from the lime trees.").contact == nil)
    let decision = decide(.manual, "Iris: die Imkerinnen treffen sich am Montag.")
    #expect(decision.contact?.identifier == "iris")
  }

  @Test("A contact named after a child is not the owner's own father")
  func afterChild() {
    let decision = decide(.manual, "Papa rang. He sold the railway.")
    #expect(decision.contact == nil)
  }

  @Test("Texts nobody wrote are nobody's in other languages, too")
  func automated() {
    let text = "Diese Nachricht schickt ein Programm.\nDov Adler, antworten Sie nicht darauf."
    #expect(decide(.chatImport, text).contact == nil)
  }

  @Test("A letter in the place of a picture is no part of the name")
  func picture() {
    #expect(decide(header: "(D) Dov Adler").contact?.identifier == "dov")
    // Another letter is no picture of theirs.
    #expect(decide(header: "(X) Dov").contact == nil)
  }

  @Test("One of a couple is hardly the header of the card that both have")
  func half() {
    let decision = decide(header: "Petra")
    #expect(decision.suggestions.first?.identifier == "petra")
  }
}
