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
