import CirclesModel
import Testing

@testable import CirclesMatching

/// Letters, circulars, recipes and voice messages: who wrote or spoke, and to whom.
@Suite struct LetterTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        hedda|Hedda Lorentz|Hedda|Lorentz||Seilwerk|||||
        ivo|Ivo MD|Ivo|MD|||||||
        board|Ottilie Board|Ottilie|Board|||||||
        nurse|Ruben Aster|Ruben|Aster|||||||
        sparky|Sparky|Sparky||||||Electrician. Real name Edwin Marlowe; cash only||
        tex|Big Tex|Tex|Big|||||Edgar Holloway. From Plano||
        karin|Karin Weller|Karin|Weller|||||||
        wenke|Wenke Tams|Wenke|Tams|||||||
        wenkeb|Wenke Brauer|Wenke|Brauer|||||||
        dental|Pizarro Dental|||||||||
        club|Club Horta|||||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "GB"))

  private func decide(_ source: NoteSource, _ text: String) -> MatchDecision {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        title: "", text: text))
  }

  @Test(
    "Whoever signs a letter to the owner wrote it, whatever stands below the name",
    arguments: [
      (
        "Robin,\n\nThe ropes are ready on Friday, bring the van and the long straps please.\n\nHedda Lorentz",
        "hedda"
      ),
      (
        """
        Robin – the festival has money for two more stages, and I would like yours to be one of them.
        Tell me by Friday, we print the week after.

        Hedda

        Hedda Lorentz | Head of Rigging
        Seilwerk
        > On 30 Jan 2026, at 12:09, Robin Falk wrote:
        > Who pays for the straps
        """, "hedda"
      ),
      (
        """
        Sehr geehrter Herr Falk,
        der Maler kommt am Donnerstag, bitte räumen Sie das Zimmer bis dahin aus.
        Mit freundlichen Grüßen
        i. A. H. Lorentz
        Seilwerk
        """, "hedda"
      ),
      (
        """
        Dear ones near and far,
        What a year it was! The girls took me to the coast in May and I broke a toe on the first day.
        Love and blessings,
        Karin & Walt Weller
        """, "karin"
      ),
    ])
  func signed(text: String, person: String) {
    #expect(decide(.chatImport, text).contact?.identifier == person)
  }

  @Test("A short line above what is quoted does not hide the signature")
  func quoted() {
    let text = """
      Robin,

      the ropes are ready on Friday, bring the van and the long straps, they hang beside the door.

      Hedda Lorentz
      Ruben wrote:
      The straps were paid for in May
      """
    #expect(decide(.chatImport, text).contact?.identifier == "hedda")
  }

  @Test("A mail of an unknown address is whose whole name signs it")
  func signedMail() {
    let text = """
      From: office@seilwerk.example
      To: Robin Falk <robin@example.com>
      Subject: Friday

      Robin, the ropes are ready on Friday, and I have put the long straps beside them.
      Bring the van round to the back, the front is being painted.

      Hedda Lorentz
      """
    #expect(decide(.chatImport, text).contact?.identifier == "hedda")
  }

  @Test(
    "A mail to many is nobody's, and its sender is suggested",
    arguments: [
      "To: Robin Falk; Ruben Aster; Karin Weller; Ivo",
      "To: undisclosed-recipients", "To: Mitglieder", "An: alle",
    ])
  func circular(recipients: String) {
    let text = """
      From: Hedda Lorentz <hedda@seilwerk.example>
      \(recipients)
      Subject: Season

      The season begins on 24 September at seven sharp, in the hall. Subs to Ruben please.

      Hedda
      """
    let decision = decide(.chatImport, text)
    #expect(decision.contact == nil)
    #expect(decision.suggestions.contains { $0.identifier == "hedda" })
  }

  @Test(
    "A mail to a few, or with a comma in a name, is its sender's",
    arguments: [
      (
        "To: \"Falk, Robin\" <robin@example.com>, \"Aster, Ruben\" <ruben@example.com>",
        "We moved to Leeds in May."
      ),
      ("To: Robin Falk", "Hi, all good here! We moved to Leeds in May."),
      ("To: Robin Falk; Ruben Aster; Karin Weller", "We moved to Leeds in May."),
    ])
  func few(recipients: String, body: String) {
    let text = """
      From: Hedda Lorentz <hedda@seilwerk.example>
      \(recipients)
      Subject: News

      \(body)
      """
    #expect(decide(.chatImport, text).contact?.identifier == "hedda")
  }

  @Test("Speakers with short names are no header of a mail")
  func speakers() {
    #expect(MailHead(["Van: hi Robin, I moved", "An: nice", "Van: in May", "An: good"]) == nil)
  }

  @Test("A mail to all that speaks to the owner is its sender's")
  func addressed() {
    let text = """
      From: Hedda Lorentz <hedda@seilwerk.example>
      To: All
      Subject: Friday

      Robin, as we said: you have the hall from eight, and I take the van. Countersign and send it back.
      """
    #expect(decide(.chatImport, text).contact?.identifier == "hedda")
  }

  @Test("A mail's header is known in other languages")
  func languages() {
    let text = """
      Von: Hedda Lorentz <hedda@seilwerk.example>
      Gesendet: Freitag, 3. Oktober 2025
      An: Robin Falk
      Betreff: Seile

      Die Seile liegen bereit. Ich bin ab Montag im Urlaub.
      """
    #expect(decide(.chatImport, text).contact?.identifier == "hedda")
  }

  @Test("A name in the note of a card is its person's")
  func noted() {
    #expect(
      decide(.manual, "Edwin Marlowe can do the panel on the 20th, he wants cash").contact?
        .identifier == "sparky")
    #expect(
      decide(.manual, "Edgar Holloway signed the lease, he needs a taller shower").contact?
        .identifier == "tex")
  }

  @Test(
    "Others whom a card's note names are not its person",
    arguments: [
      "Husband Walt. Kids: Edna Lorentz, Jack Lorentz.", "Assistant: Edna Lorentz",
      "Married to\nEdna Lorentz",
      "Swims (Edna Lorentz)",
    ])
  func others(note: String) {
    #expect(NotedNames.names(in: note, beside: FoldedText("Hedda Lorentz")) == [])
    #expect(NotedNames.names(in: note, beside: FoldedText("Boss")) == [])
  }

  @Test(
    "What is confirmed, weighed, drunk or collected is news",
    arguments: [
      "Karin called: her booking is confirmed and her transfer has been confirmed, she moves in May",
      "Karin's baby drinks 120 ml milk at 6, 90 ml at 9, 110 ml at 12, 100 ml at 3, she is tired",
      "Karin: 5 kg lost, 80 kg bench, 120 kg squat, 90 kg press, four weeks to go till his marathon",
      "Karin's login: she always forgets it, help her on Monday please",
    ])
  func news(text: String) {
    #expect(decide(.manual, text).contact?.identifier == "karin")
  }

  @Test("A recipe is not about whoever gave it")
  func recipe() {
    let text =
      "Karin's buns: 500 g flour, 250 ml milk, 100 g butter, 2 eggs, pinch of salt. Bake 25 min"
    #expect(decide(.manual, text).contact == nil)
    let news =
      "Karin bakes again: she made 12 buns for the fair and sold them all, she is so proud of it"
    #expect(decide(.manual, news).contact?.identifier == "karin")
  }

  @Test(
    "What a company's machine sends is nobody's, though the company has a card",
    arguments: [
      "13:10 4G 52%\nPizarro Dental\nHoy 13:08\nLe recordamos su cita el 22/10 a las 16:30 en la consulta",
      "18:26\nClub Horta\nHoy\nSu reserva de la pista 3 del 20/01 a las 20:30 ha sido confirmada",
    ])
  func automated(text: String) {
    #expect(decide(.shortcutImport, text).contact == nil)
  }

  @Test("A text that begins with its sender's name in capitals is a machine's")
  func capitals() {
    func strength(_ text: String) -> Int {
      AutomatedText.strength(of: FoldedText(text), from: "Pizarro Dental")
    }
    #expect(strength("PIZARRO DENTAL: mañana a las 16:30") >= AutomatedText.certain)
    #expect(strength("Pizarro Dental: mañana a las 16:30") == 0)
    #expect(strength("URGENT: mañana a las 16:30") == 0)
  }

  @Test("A note of a password is not about whose it is")
  func code() {
    #expect(decide(.manual, "Pizarro Dental wifi: Guest-5, password: lemon2025").contact == nil)
    #expect(
      decide(.manual, "Pizarro Dental moved the crown to Friday, call them about the bill").contact?
        .identifier == "dental")
  }

  @Test("Who is only forwarded did not write to the owner")
  func forwarded() {
    let text =
      "Forwarded from Ruben Aster\n\nSomebody has a mobile disco for sale, lights and all. Ring him before Saturday"
    #expect(decide(.chatImport, text).contact == nil)
  }

  @Test("Who says their name at the start of a voice message speaks of themself")
  func caller() {
    let text =
      "robin it's hedda ring me when you are out of rehearsal no I'm not cross I've got the inspectors in on monday and ruben is in leeds so I need the van"
    #expect(decide(.voiceNote, text).contact?.identifier == "hedda")
  }

  @Test(
    "Who is only spoken of behind the owner's name is no caller",
    arguments: [
      "robin it's hedda's birthday on friday and ruben wants to bake for her",
      "i told robin it is hedda who gets the job but ruben is upset he lost his",
      "robin says it is ruben not hedda who is ill hedda is fine",
    ])
  func spokenOf(text: String) {
    let decision = decide(.voiceNote, text)
    #expect(!decision.evidence.contains { $0.kind == "header" })
  }

  @Test("A degree behind the name is part of a signature")
  func degree() {
    let text = """
      Hi Robin,

      Your hold is off, and registration opens for you in December. I am on leave from the 22nd.

      Hedda Lorentz, M.Ed.
      Academic Advisor
      """
    #expect(decide(.chatImport, text).contact?.identifier == "hedda")
  }

  @Test("Whoever a letter tells of by more than the name it is signed with did not write it")
  func namesake() {
    let text = """
      Robin,

      The tent is behind the shed. Wenke T says she has never seen it, so ask her to look.
      I can do the float on Saturday.

      Wenke
      """
    #expect(decide(.chatImport, text).suggestions.first?.identifier == "wenkeb")
  }
}
