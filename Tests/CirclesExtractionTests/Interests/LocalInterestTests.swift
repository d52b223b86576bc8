import CirclesExtraction
import Testing

@Suite("Interests in languages other than English")
struct LocalInterestTests {
  @Test(
    "what is played, learned, collected and done is found",
    arguments: [
      ("Sie spielt jetzt Bratsche im Orchester.", "bratsche"),
      ("Er sammelt alte Barometer und ist jetzt wieder da.", "alte barometer"),
      ("Sie ist wieder da und häkelt.", "hakeln"),
      ("Er hat sich für einen Kurs Kalligrafie angemeldet.", "kalligrafie"),
      ("Facharztprüfung im November! Lernt Segeln", "segeln"),
      ("Keine Rosen. Sie mag Ranunkeln und ist jetzt wieder da.", "ranunkeln"),
      ("Er baut privat Röhrenradios und ist jetzt wieder da.", "röhrenradios"),
      ("Ahora toca la guitarra y está muy contenta.", "guitarra"),
      ("Se ha apuntado a clases de cerámica en el barrio.", "cerámica"),
      ("Ha vuelto de la mili y pinta dragones en el trastero.", "pintar dragones"),
      ("Se ha apuntado a aquagym y está muy contenta.", "aquagym"),
      ("Está enganchado a los puzles desde el verano.", "puzles"),
      ("Se ha picado con la petanca y no para.", "petanca"),
      ("Elle fait de la poterie dans un atelier.", "poterie"),
      ("Il joue du violon et il est très content.", "violon"),
      ("Ela faz aulas de capoeira e está muito feliz.", "capoeira"),
      ("Ele coleciona selos e também livros.", "selos"),
      ("Suona il violoncello in un quartetto e le piace molto.", "violoncello"),
      ("Lui colleziona orologi e non ha più posto in casa.", "orologi"),
      ("Ze speelt nu hobo in het orkest van de school.", "hobo"),
      ("Hij verzamelt oude klokken en het hele huis tikt.", "klokken"),
      ("Hon spelar cello och är med i en kör nu.", "cello"),
      ("Hun strikker hver kveld og det er så fint.", "strikke"),
    ])
  func found(text: String, interest: String) {
    #expect(Sample.manual(text).interestTexts.contains(interest), "\(Sample.manual(text))")
  }

  @Test(
    "what is denied, given up, or somebody else's is not",
    arguments: [
      "Sie mag kein Bier und er liebt seine Frau.",
      "Sie spielt nicht mehr Golf, das ist vorbei.", "Er hat mit dem Zumba aufgehört.",
      "Ihr Sohn spielt Handball und ist im Verein.", "Ich spiele jetzt wieder Skat im Verein.",
      "Ya no juega al golf con los del club.", "Su hijo juega al tenis en el club.",
      "Los del club cenamos en la cocina todos los jueves.",
      "El triatlón lo dejé, cosas de la edad.",
      "Se ha apuntado a la cena de los del club.",
      "Ahora juega con unos zapatos y está muy contenta.",
      "Elle ne fait plus de judo avec les autres.", "Son fils joue au foot dans le club.",
      "Ela não faz mais yoga com as amigas.", "Seu filho joga futebol no clube da escola.",
      "Non gioca più a tennis, ha smesso.", "Suo figlio suona la tromba nella banda.",
      "Ze is gestopt met hockey bij de club.", "Haar zoon speelt viool in het orkest.",
      "Hon spelar inte handboll längre.",
    ])
  func denied(text: String) {
    #expect(Sample.manual(text).interests.isEmpty, "\(Sample.manual(text).interestTexts)")
  }

  @Test("an English sentence is no Dutch one for a word that both have")
  func english() {
    #expect(Sample.manual("Last rent paid").interests.isEmpty)
  }

  @Test("the places of a finding are those of its words")
  func places() throws {
    let text = "Sie ist da, er sammelt alte Barometer und häkelt."
    let found = try #require(Sample.manual(text).interests.first)
    #expect(text.scalars(found.start, found.end) == "alte Barometer")
  }
}
