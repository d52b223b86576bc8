import CirclesModel
import Testing

@testable import CirclesStore

@Suite("Relationship types") struct RelationshipTests {
  @Test(
    "categories say it, in several languages, the closest of several first",
    arguments: [
      (["Friends"], "Friend"), (["myContacts", "Familie"], "Family"), (["Kollegen"], "Colleague"),
      (["co-workers"], "Colleague"), (["Friends", "Family"], "Family"), (["友達"], "Friend"),
      (["Амис", "starred"], "Acquaintance"), ([], "Acquaintance"), (["Partner"], "Partner"),
      (["Préparation"], "Acquaintance"), (["Œuvres", "Amis"], "Friend"),
    ])
  func categories(words: [String], type: String) {
    var fields = ContactFields()
    fields.name.display = "Ana Ruiz"
    fields.categories = words
    #expect(ContactState(saying: fields).relationshipType == type)
  }

  @Test(
    "a name that is a word for a relative says Family",
    arguments: [
      ("Mom", true), ("MAMÁ", true), ("Tante Inge", true), ("Masi Rekha", true), ("妈妈", true),
      ("Uncle Bob Smith", true), ("Grandma", true), ("Momo Tanaka", false), ("Tia Smith", false),
      ("Oma's Kitchen Service GmbH", false), ("Son Nguyen", false), ("Papadopoulos", false),
      ("", false), ("Ma Li", false),
    ])
  func labels(name: String, isFamily: Bool) {
    #expect(SourceRelationship.isRelationLabel(name) == isFamily)
    var fields = ContactFields()
    fields.name.display = "Ana Ruiz"
    fields.nicknames = [name]
    let type = ContactState(saying: fields).relationshipType
    #expect(type == (isFamily ? "Family" : "Acquaintance"))
  }

  @Test("a type that the user set is never changed by a source, nor by another one")
  func setByTheUser() throws {
    let book = try TestNotebook()
    func card(_ category: String, uid: String = "a") -> ContactRecord {
      person("Ana Ruiz", uid: uid, phone: "+15035550101") { $0.categories = [category] }
    }
    try book.load([card("Friends")])
    #expect(try book.value("SELECT relationship_type FROM contact") == "\"Friend\"")
    try book.load([card("Work")])
    #expect(try book.value("SELECT relationship_type FROM contact") == "\"Colleague\"")
    try book.sql("UPDATE contact SET relationship_type = 'Mentor'")
    try book.load([card("Family")])
    try book.load([card("Friends", uid: "b")], source: "other")
    #expect(try book.value("SELECT relationship_type FROM contact") == "\"Mentor\"")
    try book.sql("UPDATE contact SET relationship_type = 'Acquaintance'")
    try book.load([card("Partner", uid: "c")], source: "third")
    #expect(try book.value("SELECT relationship_type FROM contact") == "\"Acquaintance\"")
  }

  @Test("the job in a few words follows title and organization")
  func jobs() {
    func job(_ title: String, _ organization: String, _ kind: ContactKind = .individual) -> String {
      var fields = ContactFields()
      fields.kind = kind
      fields.jobTitle = title
      fields.organization = organization
      return ContactState(saying: fields).jobInfo
    }
    #expect(job("Engineer", "Northwind") == "Engineer at Northwind")
    #expect(job("Engineer", "") == "Engineer")
    #expect(job("", "Northwind") == "Northwind")
    #expect(job("", "Northwind", .organization) == "")
  }
}
