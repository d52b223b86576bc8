import CirclesModel
import CirclesPipeline
import CirclesStore
import Testing

@Suite("Names and numbers typed by hand") struct TypedPersonTests {
  @Test("a changed part changes the name that is shown, in a card of the editor too")
  func parts() throws {
    var person = EditedPerson()
    person.fields.name = TypedValues.name("Sarah Chen")
    let card = CardYAML(person, region: "GB")
    let text = try card.text().replacing("family: Chen", with: "family: Miller")
    #expect(try card.read(text).fields.name.display == "Sarah Miller")
    let gone = try card.text().replacing("given: Sarah", with: "given: ''")
      .replacing("family: Chen", with: "family: ''")
    #expect(try card.read(gone).fields.name.display == "Sarah Chen")
  }

  @Test(
    "titles and what stands behind a name are no part of it",
    arguments: [
      ("Dr. Anna Schmidt", "Dr.|Anna|Schmidt|"), ("Mrs Joan Hale", "Mrs|Joan|Hale|"),
      ("Ben Okafor Jr.", "|Ben|Okafor|Jr."), ("Ben Okafor, Jr.", "|Ben|Okafor|Jr."),
      ("Prof. Dr. Eva Lang, PhD", "Prof. Dr.|Eva|Lang|PhD"), ("Mrs Hale", "Mrs||Hale|"),
      ("Ruiz, Ana", "|Ana|Ruiz|"), ("Don Draper", "|Don|Draper|"), ("Yo-Yo Ma", "|Yo-Yo|Ma|"),
      ("Robert Junior", "|Robert|Junior|"), ("Dr", "|Dr||"), ("Anna V", "|Anna|V|"),
    ])
  func affixes(text: String, parts: String) {
    let name = TypedValues.name(text)
    #expect([name.prefix, name.given, name.family, name.suffix].joined(separator: "|") == parts)
    #expect(name.display == text)
  }

  @Test(
    "a shown name with the family first follows its parts, too",
    arguments: [("Nagy Anna", "Kiss Anna"), ("NagyAnna", "KissAnna"), ("Nagy, Anna", "Kiss, Anna")])
  func familyFirst(old: String, new: String) {
    var person = EditedPerson()
    person.fields.name.display = old
    (person.fields.name.given, person.fields.name.family) = ("Anna", "Nagy")
    var changes = PersonChanges()
    changes.family = "Kiss"
    _ = changes.apply(to: &person)
    #expect(person.fields.name.display == new)
  }

  @Test(
    "a number may have an extension",
    arguments: ["020 7946 0001 ext 13", "020 7946 0001;ext=13", "020 7946 0001 Ext. 13"])
  func extensions(number: String) {
    let phone = TypedValues(region: "GB").phone(number)
    #expect(phone?.value == number && phone?.normalized == "+442079460001")
  }

  @Test("words around digits are no number", arguments: ["ext 13", "room 020 7946", "12 ext"])
  func noNumber(text: String) {
    #expect(TypedValues(region: "GB").phone(text) == nil)
  }
}
