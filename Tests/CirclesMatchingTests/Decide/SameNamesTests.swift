import CirclesModel
import Testing

@testable import CirclesMatching

/// Names that two bear, or nearly: what tells them apart, and what does not.
@Suite("Names that sound alike, titles, and what is no full name") struct SameNamesTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        judy|Judy Carlson|Judy|Carlson|||||||
        judie|Judie Karlson|Judie|Karlson||Brook School|||||
        gail|Gail Torvik|Gail|Torvik|||||||
        kris|Kristin Weller|Kristin|Weller|||||||
        tom|Tom Weller|Tom|Weller|||||||
        mme|Mme Lambert tarte|Mme Lambert||||||||
        mr|M. Lambert propriétaire|Bernard|Lambert|||||||
        mum|Maman|Maman||||||||
        bro|Frangin|Frangin||Jean-Luc||||||
        bas|Bastien|Bastien|Roux|||||||
        tris|Tristan coloc Bastien|Tristan coloc Bastien||||||||
        kathi|Kathi Flöte||Kathi|||||||
        kathi2|Kathi Schober|Katharina|Schober|||||||
        fuchs|Anna Fuchs|Anna|Fuchs|||||||
        fux|Anna Fux|Anna|Fux|||||||
        su|Su ❤️|Susana|Beltramo|||||||
        gabi|Gabi amiga de Su|Gabi amiga de Su||||||||
        miguel|Miguel Electricista|Miguel Electricista||||||||
        ann|Ann 📱|Ann|Roux|||||||
        ann2|Ann|Ann|Weller|||||||
        miguel2|Miguel Toro|Miguel|Toro|||||||
        ute|Ute Physio||Ute|||||||
        ute2|Ute Pharmacy||Ute|||||||
        ute3|Ute Credit Union||Ute|||||||
        bo|Bo Tanner|Bo|Tanner||||She drives|||
        bo2|Bo Slimming|Bo|||||He weighs us|||
        """)),
    settings: MatchingSettings(owners: ["Robin Quill"], region: "GB"))

  private func whose(
    _ text: String, _ source: NoteSource = .manual, title: String = ""
  ) -> String? {
    Self.matcher.decide(BookReading.note(text, source, title: title)).contact?.identifier
  }

  @Test("Chan with a capital behind a given name is a family name; Bey is respect in any case")
  func respect() {
    #expect(whose("Met Kris Chan at the shop") == nil)
    #expect(whose("Met Gail Kim at the shop") == nil)
    #expect(whose("Met Gail chan at the shop") == "gail")
    #expect(whose("Met Gail Bey at the shop") == "gail")
  }

  @Test("Speech does not spell: a full name that sounds the same waits, what is typed does not")
  func spelling() {
    let text = "Judy Carlson left a message she needs a driver on the twelfth"
    #expect(whose(text, .voiceNote) == nil)
    #expect(whose(text) == "judy")
  }

  @Test("A title that asks is no answer")
  func asking() {
    #expect(whose("owes me 12 for the pizza and has my dish", title: "Gail?") == nil)
    #expect(whose("owes me 12 for the pizza and has my dish", title: "Gail") == "gail")
  }

  @Test("What is told of somebody's mother does not single out one of a couple")
  func couple() {
    let text =
      "Kristin and Tom's anniversary is Saturday, get them a card. Kristin's mother is coming to stay"
    #expect(whose(text) == nil)
  }

  @Test("Mme Lambert is who is called so on the card; Lambert alone is either")
  func titles() {
    #expect(whose("Mme Lambert : deux tartes pour le 24, elle collectionne les fèves") == "mme")
    #expect(whose("Lambert passera samedi") == nil)
  }

  @Test("A given name of two words says no more than one of one")
  func compounds() {
    let text =
      "coup de fil de maman elle est tombée vendredi elle veut pas qu'on le dise à Jean-Luc elle va mieux"
    #expect(whose(text, .voiceNote) != "bro")
    #expect(whose("Jean-Luc : concert samedi") == "bro")
  }

  @Test("Buttons beside the name at the head of a screen are no part of it")
  func buttons() {
    let screen = """
      22:15
      <        Bastien        📹
      Je rentre le 19 au soir
      21:58
      Bravo mon grand !!  21:59 ✓✓
      me suis mis à l'escalade avec Tristan
      22:06
      """
    #expect(whose(screen, .shortcutImport) == "bas")
  }

  @Test("The only name of a card in the place of a family name is what one is called by")
  func onlyName() {
    #expect(whose("Kathi wegen Silvester gefragt, zusagen?") == nil)
    #expect(whose("Kathi Schober wegen Silvester gefragt") == "kathi2")
  }

  @Test("Fuchs sounds as Fux does")
  func fuchs() {
    let text = "die anna fuchs will am zehnten vorbeikommen und die sachen holen"
    #expect(whose(text, .voiceNote) == nil)
    #expect(whose("Anna Fux will vorbeikommen und die Sachen holen") == "fux")
  }

  @Test("A header that one card shows is that card's, whoever else has it as a remark")
  func shown() {
    let screen = """
      19:30
      ← Su
      HOY
      Amor pasás por la verdu? 18:55
      si 19:02 ✓✓
      me voy con Gabi a las termas 19:10
      """
    #expect(whose(screen, .shortcutImport) == "su")
  }

  @Test("A card whose own name ends in such a sign is not taken for another")
  func signs() {
    let part = ConversationPart(
      id: "k#1", app: "whatsapp", isGroup: false, partner: ChatPartner(name: "Ann 📱"),
      messages: [Message(from: .them, text: "see you at six")])
    #expect(Self.matcher.decide(part).contact?.identifier == "ann")
  }

  @Test("A trade on the card goes with its words in other languages")
  func trades() {
    #expect(
      whose("Miguel viene a cambiar la térmica y el disyuntor del tablero el jueves") == "miguel")
  }

  @Test("Reminders of appointments in short are nobody's")
  func reminders() {
    let text = "Rappel RDV : BRIOCHE le 28/04 à 17h00. Pour annuler appelez-nous. STOP au 36180"
    #expect(whose(text, .shortcutImport) == nil)
    #expect(whose("Rappel RDV avec Miguel Toro jeudi 14h") == "miguel2")
  }

  @Test(
    "What somebody does tells namesakes apart",
    arguments: [
      ("Ute says compression and exercises for the knee, mind that hamstring", "ute"),
      ("Ute: the prescription is ready, two capsules a day", "ute2"),
      ("Ute rang about the overdraft and the loan", "ute3"),
    ])
  func trades(text: String, identifier: String) {
    #expect(whose(text) == identifier)
  }

  @Test(
    "What anybody may say of anything tells no namesakes apart",
    arguments: [
      "Ute bought two tablets of soap, the refill is cheap",
      "Ute got a mandate and made a withdrawal",
      "Ute has put on weight, three pounds",
    ])
  func everyday(text: String) {
    #expect(whose(text) == nil)
  }

  @Test("Her whom two speak of to each other is neither of them")
  func spokenOf() {
    let talk = """
      Bo

      8:30 Morning! I saw the play, she was great, I am her biggest fan
      8:44 Who was she
      8:45 No idea what her name is
      """
    #expect(whose(talk, .chatImport) == nil)
  }
}
