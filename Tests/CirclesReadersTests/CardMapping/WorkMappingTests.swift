import CirclesModel
import CirclesReaders
import Testing

@Suite("Work, notes and categories of a card")
struct WorkMappingTests {
  @Test("ORG is the organisation and its units")
  func organization() {
    let fields = mapped("ORG:Acme\\, Inc.;North;Sales, Export").fields
    #expect(fields.organization == "Acme, Inc.")
    #expect(fields.department == "North, Sales, Export")
    #expect(mapped("ORG:;Sales").fields.department == "Sales")
    #expect(mapped("ORG:;").extras.isEmpty)
  }

  @Test("a second ORG is kept")
  func secondOrganization() {
    let card = mapped("ORG:Northwind", "ORG:Fabrikam;IT")
    #expect(card.fields.organization == "Northwind")
    #expect(card.extras == ["ORG=Fabrikam;IT"])
  }

  @Test("X-DEPARTMENT counts where ORG has no unit")
  func department() {
    #expect(mapped("X-DEPARTMENT:Sales", "ORG:Northwind").fields.department == "Sales")
    let card = mapped("X-DEPARTMENT:Sales", "ORG:Northwind;IT")
    #expect(card.fields.department == "IT")
    #expect(card.extras == ["X-DEPARTMENT=Sales"])
  }

  @Test("TITLE is the job title, ROLE only without it, wherever it stands")
  func jobTitle() {
    #expect(mapped("ROLE:Programmer").fields.jobTitle == "Programmer")
    let card = mapped("ROLE:Programmer", "TITLE:Engineer", "TITLE:Captain", "REV:1")
    #expect(card.fields.jobTitle == "Engineer")
    #expect(card.extras == ["ROLE=Programmer", "TITLE=Captain", "REV=1"])
  }

  @Test("several notes make one, with an empty line between")
  func notes() {
    #expect(mapped("NOTE:One\\nTwo", "NOTE:", "NOTE: Three ").fields.note == "One\nTwo\n\nThree")
    #expect(mapped("NOTE:met in May\\nCustom: x").fields.note == "met in May\nCustom: x")
  }

  @Test("categories are a list in every version, each once, in order")
  func categories() {
    let card = mapped("CATEGORIES:Work,Friends, Work", "CATEGORIES:Choir\\, old,Friends")
    #expect(card.fields.categories == ["Work", "Friends", "Choir, old"])
    #expect(mapped("CATEGORIES:A,B", version: "2.1").fields.categories == ["A", "B"])
  }

  @Test("very many categories are still each there once")
  func manyCategories() {
    let list = (0..<5000).map { "c\($0 % 2500)" }.joined(separator: ",")
    #expect(mapped("CATEGORIES:" + list).fields.categories.count == 2500)
  }
}
