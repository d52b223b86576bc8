import CirclesModel
import Testing

@Suite("Names for comparing") struct NameNormalizerTests {
  @Test(
    "case, diacritics, punctuation, honorifics and order make no difference",
    arguments: [
      ("Ana Ruiz", "ana ruiz"), ("RUIZ, Ana", "ana ruiz"),
      ("Dr. Ana  María Ruiz", "ana maria ruiz"),
      ("Łukasz Dvořák", "lukasz dvorak"), ("Østergård, Åsa", "asa ostergard"),
      ("Gößwein", "gosswein"), ("GÖSSWEIN", "gosswein"), ("Þórsson", "thorsson"),
      ("Œuvre Æther", "oeuvre aether"), ("Nguyễn Trần", "nguyen tran"),
      ("O'Neill", "oneill"), ("O’Neill", "oneill"), ("Anne-Marie", "anne marie"),
      ("J.R. Smith", "j r smith"), ("Παπαδόπουλος", "παπαδοπουλοσ"),
      ("Шевченко Ёлка", "шевченко елка"),
      ("Йога", "иога"), ("山田 太郎", "山田 太郎"), ("김서연", "김서연"), ("ＡＢＣ　ｄｅｆ", "abc def"),
      ("مُحَمَّد", "محمد"), ("प्रिया शर्मा", "प्रिया शर्मा"), ("Ana (work) 🎉", "ana work"),
      ("Herr Prof. Dr. Jürgen Müller", "jurgen muller"), ("Sr. Pablo Peña", "pablo pena"),
      ("İpek Çağla", "ipek cagla"), ("ISIL Işıl", "isil isil"),
    ])
  func folding(name: String, normalized: String) {
    #expect(NameNormalizer.normalize(name) == normalized)
    #expect(NameNormalizer.normalize(NameNormalizer.normalize(name)) == normalized)
  }

  @Test(
    "what tells two people apart stays",
    arguments: [
      ("Ben Hale Jr.", "ben hale jr"), ("Hale, Ben, Jr.", "ben jr hale"),
      ("Ben Hale, Jr.", "ben hale jr"), ("Ben Hale, PhD", "ben hale"), ("Dr", "dr"),
      ("Mr Mrs", "mr mrs"), ("Ben Hale III", "ben hale iii"), (",", ","), ("🎉", "🎉"), ("", ""),
      (" \n", ""),
      ("Ana,", "ana"), (",Ana", "ana"),
    ])
  func kept(name: String, normalized: String) {
    #expect(NameNormalizer.normalize(name) == normalized)
  }

  @Test("a name shown with the family first is the given name first, where the parts say so")
  func familyFirst() {
    var name = PersonName()
    name.display = "Nagy Anna"
    #expect(NameNormalizer.normalize(name) == "nagy anna")
    name.family = "Nagy"
    name.given = "Anna"
    #expect(NameNormalizer.normalize(name) == "anna nagy")
    name.display = "Nagy Anna Mária"
    #expect(NameNormalizer.normalize(name) == "nagy anna maria")
    name.display = ""
    #expect(NameNormalizer.normalize(name) == "anna nagy")
  }

  @Test("an endless name is cut, and costs no more than its beginning")
  func endless() {
    let long = String(repeating: "é ", count: 200_000)
    #expect(NameNormalizer.normalize(long).utf8.count <= 2 * NameNormalizer.maximumLength)
    #expect(NameNormalizer.normalize(String(repeating: "Dr ", count: 100_000)) == "d")
  }
}
