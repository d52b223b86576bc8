import CirclesModel
import CirclesReaders
import Testing

@Suite("Identifiers for contacts without one")
struct DerivedIdentifierTests {
  private func contact(_ name: String, _ change: (inout ContactFields) -> Void = { _ in })
    -> ContactFields
  {
    var fields = ContactFields()
    fields.name.display = name
    change(&fields)
    return fields
  }

  private func identifier(_ fields: ContactFields, _ isNamesake: Bool = false) -> String {
    DerivedIdentifier.make(fields, isNamesake: isNamesake)
  }

  @Test("it is the same in every run and on every machine")
  func stable() {
    let made = identifier(contact("Fern Hill"))
    #expect(made.hasPrefix("derived:"))
    #expect(made.utf8.count == 40)
    #expect(made == identifier(contact("Fern Hill")))
    #expect(made != identifier(contact("Fern Hall")))
  }

  @Test(
    "spellings of one name give one identifier and one key",
    arguments: [
      ("Fern Hill", "  fern \t HILL "), ("Élodie", "E\u{301}LODIE"), ("Ｆｅｒｎ", "fern"),
      ("ŁUKASZ DVOŘÁK", "łukasz dvořák"), ("ΓΙΩΡΓΟΣ", "γιωργος"), ("Γιώργος", "γιώργοσ"),
      ("ИВАН Ёлкин", "иван ёлкин"), ("GROSS", "groß"), ("ŸVES", "ÿves"), ("ﾔﾏﾀﾞ", "ヤマダ"),
      ("İpek", "i\u{307}pek"), ("A\u{A0}B", "a b"), ("STRAẞE", "strasse"),
    ])
  func folding(one: String, other: String) {
    #expect(identifier(contact(one)) == identifier(contact(other)))
    #expect(NameKey.hash(one) == NameKey.hash(other))
  }

  @Test("different names have different keys")
  func keys() {
    let names = ["Fern Hill", "FernHill", "Fern  Hille", "", "Élodie", "Elodie", "山田", "山本"]
    #expect(Set(names.map(NameKey.hash)).count == names.count)
  }

  @Test("a new number changes nothing, unless namesakes have to be told apart")
  func numbers() {
    let one = contact("Fern Hill") { $0.phones = [Phone(value: "555-0101")] }
    let other = contact("Fern Hill") { $0.phones = [Phone(value: "555-0102")] }
    #expect(identifier(one) == identifier(other))
    #expect(identifier(one, true) != identifier(other, true))
    #expect(identifier(one, true) != identifier(one))
    let spelt = contact("Fern Hill") { $0.phones = [Phone(value: "(555) 0101")] }
    #expect(identifier(one, true) == identifier(spelt, true))
    let normalized = contact("Fern Hill") {
      $0.phones = [Phone(value: "5550101", normalized: "+15555550101")]
    }
    #expect(identifier(one, true) != identifier(normalized, true))
  }

  @Test("whatever namesakes have tells them apart")
  func marks() {
    var street = PostalAddress()
    street.street = "1 Elm St"
    let namesakes = [
      contact("Fern"), contact("Fern") { $0.phones = [Phone(value: "555-0101")] },
      contact("Fern") { $0.emails = [Email(value: "a@example.com")] },
      contact("Fern") { $0.handles = [Handle(service: "aim", value: "a@example.com")] },
      contact("Fern") { $0.addresses = [street] }, contact("Fern") { $0.organization = "Acme" },
      contact("Fern") { $0.birthday = PartialDate(year: 1990, month: 5, day: 5) },
      contact("Fern") { $0.birthday = PartialDate(month: 5, day: 5) },
      contact("Fern") { $0.note = "Acme" }, contact("Fern") { $0.jobTitle = "Acme" },
      contact("Fern") { $0.urls = [LabelledURL(value: "https://example.com")] },
      contact("Fern") {
        $0.phones = [Phone(value: "none")]; $0.emails = [Email(value: "b@example.com")]
      },
    ]
    #expect(Set(namesakes.map { identifier($0, true) }).count == namesakes.count)
    #expect(Set(namesakes.map { identifier($0) }).count == 1)
  }

  @Test("the case of a mail address does not matter")
  func mailCase() {
    let lower = contact("Fern") { $0.emails = [Email(value: "fern@example.com")] }
    let upper = contact("Fern") { $0.emails = [Email(value: "Fern@Example.com")] }
    #expect(identifier(lower, true) == identifier(upper, true))
  }
}
