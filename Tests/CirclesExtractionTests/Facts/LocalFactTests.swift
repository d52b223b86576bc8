import CirclesExtraction
import Testing

@Suite("Circumstances in other languages")
struct LocalFactTests {
  @Test(
    "A statement of each language tells them",
    arguments: [
      (FactKey.job, "Marta arbeitet jetzt in einer Bäckerei.", "arbeitet"),
      (.job, "Marta ist Ärztin in einer Klinik.", "Ärztin"),
      (.family, "Sie ist im vierten Monat schwanger.", "schwanger"),
      (.diet, "Sie isst kein Fleisch.", "kein Fleisch"),
      (.pets, "Sie hat einen Hund und zwei Katzen.", "einen Hund und zwei Katzen"),
      (.home, "Marta zieht nächste Woche mit ihm nach Bonn um.", "zieht"),
      (.gift, "Geschenkidee: eine Teekanne für sie.", "eine Teekanne"),
      (.job, "Marta trabaja de enfermera en Sevilla.", "enfermera"),
      (.family, "Marta está embarazada de gemelos.", "embarazada"),
      (.diet, "Ya no come carne ni pescado y está bien.", "carne"),
      (.health, "Es alérgica a los frutos secos.", "alérgica"),
      (.home, "Marta déménage à Nantes dans un appartement.", "déménage"),
      (.diet, "Elle est allergique aux noix.", "noix"),
      (.health, "Elle s'est cassé la jambe.", "jambe"),
      (.pets, "Ela tem dois gatos e um cão.", "gatos"),
      (.school, "A Marta estuda na universidade do Porto.", "estuda"),
      (.family, "È incinta di quattro mesi.", "incinta"),
      (.job, "Marta lavora come infermiera in un ospedale di Torino.", "infermiera"),
      (.job, "Ze werkt als verpleegkundige in Gent.", "verpleegkundige"),
      (.health, "Ze is geopereerd aan haar knie.", "geopereerd"),
      (.pets, "Hon har en hund och en katt.", "hund"),
      (.diet, "Hon äter inte kött.", "kött"),
      (.job, "Hun arbejder som sygeplejerske i Odense.", "sygeplejerske"),
      (.home, "Hun bor i en leilighet og jobber mye.", "leilighet"),
    ])
  func told(key: FactKey, text: String, words: String) {
    let found = Sample.manual(text).facts
    let fact = found.first { $0.key == key }
    #expect(fact?.found.text.contains(words) == true, "\(found)")
    if let fact {
      #expect(text.scalars(fact.found.start, fact.found.end) == fact.found.text)
    }
  }

  @Test(
    "What is the user's, denied, asked, doubted or over is none",
    arguments: [
      "Mein Hund ist krank und ich arbeite zu viel.", "Marta hat keinen Hund.",
      "Ist sie schwanger? Vielleicht zieht sie um.", "Früher hatte sie eine Katze.",
      "Mi perro está enfermo.", "No tiene perro ni está embarazada.",
      "¿Sigue trabajando en el banco?",
      "Quizás está embarazada.", "Le pregunté si está embarazada.",
      "Mon chien est malade et je travaille trop.", "Elle n'est pas enceinte.",
      "Elle voudrait un chien, elle déménagera peut-être.", "O meu cão está doente.",
      "Ela não tem cão e não está grávida.", "Il mio cane è malato.",
      "Non ha un cane e non è incinta.",
      "Mijn hond is ziek en ik werk te veel.", "Ze heeft geen hond.",
      "Misschien verhuist ze dit jaar.",
      "Min hund är sjuk och jag jobbar för mycket.", "Hon har ingen hund och är inte gravid.",
      "Min hund er syg, og jeg arbejder for meget.", "Hun har ikke nogen hund.",
      "Kanskje flytter hun i år.",
    ])
  func none(text: String) {
    #expect(Sample.manual(text).facts.isEmpty, "\(Sample.manual(text).facts)")
  }

  @Test(
    "What another has, or does, is not the subject's",
    arguments: [
      "Joel hat sich das Bein gebrochen und arbeitet von zu Hause.",
      "Joel se rompió la pierna y trabaja desde casa.", "El perro de Pedro está enfermo.",
      "Joël s'est cassé la jambe et travaille à la maison.",
      "O Joel partiu a perna e trabalha em casa.",
      "Joel si è rotto la gamba e lavora da casa.", "De hond van Piet is ziek.",
      "Joel har brutit benet och jobbar hemifrån.", "Ihr Nachbar hat einen Hund.",
    ])
  func others(text: String) {
    let found = Sample.manual("Marta ok. " + text).facts
    #expect(found.allSatisfy { $0.key == .family }, "\(found)")
  }

  @Test(
    "What happens to the subject's family is told as family, and as nothing else",
    arguments: [
      "Ihre Schwester ist schwanger und sehr krank.", "Su hermana está en el hospital.",
      "Sa sœur est malade.", "Martas Mann arbeitet bei der Bahn.",
      "A irmã dela está grávida e muito feliz.",
      "Sua sorella ha partorito ieri.", "Haar zus is ziek en ligt in het ziekenhuis.",
      "Søsteren hennes er syk og ligger på sykehuset med feber.",
    ])
  func family(text: String) {
    #expect(Sample.manual(text).facts.map(\.key) == [.family], "\(Sample.manual(text).facts)")
  }

  @Test("A word for where somebody works is no illness")
  func workplaces() {
    #expect(Sample.manual("Sie ist Ärztin in einer Klinik.").fact(.health) == nil)
    #expect(Sample.manual("Es médica en un hospital.").fact(.health) == nil)
    #expect(Sample.manual("Sie liegt in einer Klinik.").fact(.health) != nil)
  }
}
