import CirclesModel
import Testing

@testable import CirclesMatching

/// What stands on a card beside a name: titles, classes, trades, whose mother somebody is.
@Suite struct CardRemarkTests {
  private static let matcher = Matcher(
    index: PersonIndex(
      people: BookReading.people(
        """
        coach|Coach Barry|Coach|Barry|||||Barry Openshaw||
        mike|Mike Y5|Mike|Y5|||||||
        dog|Becky Dog Walker|Becky|Dog Walker|||||||
        emma|Emma Reception|Emma|Reception|||||||
        josh|Josh's mum||Josh's mum|||||Emma Rudd. Nut allergy||
        agnes|Agnieszka Wrona|Agnieszka|Wrona|||||Zuzia + Kuba's mum, interpreter||
        ta|Claire TA|Claire|TA|||||Claire Midgley, Y2, mornings||
        run|Claire Striders|Claire|Striders|||||||
        school|Beck Lane Primary|||||Beck Lane Primary||||
        violin|Mrs Kowalczyk violin|Mrs|Kowalczyk violin|||||||
        orla|Orla Quill|Orla|Quill|||||||
        rosi|Rosi Vecina|Rosi|Vecina|||||||
        lidia|Lidia Lyon|Lidia|Lyon|||||||
        """)),
    settings: MatchingSettings(owners: ["Robin Falk"], region: "GB"))

  private func contact(_ source: NoteSource, _ text: String, title: String = "") -> String? {
    Self.matcher.decide(
      NoteRecord(
        source: RecordSource(path: "", format: "", index: 0, line: 1), id: "n", noteSource: source,
        title: title, text: text)
    ).contact?.identifier
  }

  @Test(
    "Titles, classes and what a note begins with tell who is meant",
    arguments: [
      (
        NoteSource.voiceNote,
        "barry says I start with the slow group on Monday and he's got his knee done in May",
        "coach"
      ),
      (.manual, "Emma Rudd: no nuts, ask before the cake", "josh"),
      (
        .voiceNote,
        "um Claire in year two she wants the tenth off for her son's ear so somebody has to do mornings",
        "ta"
      ),
      (
        .voiceNote,
        "agnes car kuba's mum she will translate on Friday and she makes paper lanterns", "agnes"
      ),
    ])
  func named(source: NoteSource, text: String, expected: String) {
    #expect(contact(source, text) == expected)
  }

  @Test(
    "Nobody is named by what they do, nor by where a memo was spoken",
    arguments: [
      ("I'm just walking the dog and the pond is frozen over and I saw a heron", ""),
      ("that was a long day I am not getting out of this car until it stops raining", "Beck Lane"),
    ])
  func nobody(text: String, title: String) {
    #expect(contact(.voiceNote, text, title: title) == nil)
  }

  private let letter = """
    Dear Mr Falk,

    Naturally I am sad that the lessons will stop, but eight years is a good run. Could she still play the
    violin with me at the concert on 28 June? Orla knows the piece by heart.

    With warm wishes,
    Halina Kowalczyk
    """

  @Test("Who signs a letter wrote it, though only their title is on the card")
  func signed() {
    #expect(contact(.chatImport, letter) == "violin")
    // That it is about somebody else makes it less sure, and not theirs.
    #expect(contact(.chatImport, letter, title: "Orla – lessons") != "orla")
  }

  @Test(
    "A letter is neither by whom it quotes, nor surely by the second of two who sign",
    arguments: [
      (
        "Hola Robin,\nte reenvío esto.\nLidia\n\nDe: Rosi\nHola, me caso en junio.\nBesos\nRosi",
        "lidia"
      ),
      (
        "Robin,\nnot good, see below.\nLidia\n\n-----Original Message-----\nMy mum died.\nLove\nRosi",
        "lidia"
      ),
      ("Hi Robin,\n\nwe had a lovely week in Rome. Orla came too.\n\nLove, Lidia & Rosi", nil),
    ])
  func passedOn(text: String, expected: String?) {
    #expect(contact(.chatImport, text) == expected)
  }

  @Test("A word of a place's name is nobody who sounds like it")
  func placeName() {
    let text = """
      Bueno la Lidia me ha mandado un audio, está bien, el trabajo en el Hôpital de la Croix Rousse regular, y ha
      empezado a hacer esgrima
      """
    #expect(contact(.voiceNote, text) == "lidia")
  }
}
