import CirclesModel
import Testing

@testable import CirclesStore

@Suite("Scalars merge three ways") struct ThreeWayMergeTests {
  private func state(_ note: String) -> ContactState {
    var fields = ContactFields()
    fields.name.display = "Ana Ruiz"
    fields.note = note
    return ContactState(saying: fields)
  }

  @Test(
    "base (nil: new), theirs, mine, others, the outcome, whether an edit was kept",
    arguments: [
      // Known records.
      ("a", "a", "x", "", "x", false), ("a", "b", "a", "", "b", false),
      ("a", "b", "x", "", "x", true), ("a", "b", "b", "", "b", false),
      ("a", "", "a", "", "", false), ("a", "b", "", "", "", true),
      // Another source says what is there: it is no edit, and stays when this one falls silent.
      ("a", "b", "o", "o", "o", false), ("a", "", "a", "a", "a", false),
      // A record that is new to the contact fills what nobody has said anything of.
      (nil, "b", "", "", "b", false), (nil, "b", "x", "", "x", false),
      (nil, "b", "", "o", "", false), (nil, "", "x", "", "x", false),
    ] as [(String?, String, String, String, String, Bool)])
  func cases(
    base: String?, theirs: String, mine: String, others: String, result: String, keptEdit: Bool
  ) {
    let merge = ThreeWayMerge(
      base: base.map(state), theirs: state(theirs), mine: state(mine), others: [state(others)])
    #expect(merge.result.fields.note == result)
    #expect(merge.keptEdits == (keptEdit ? ["note"] : []))
  }

  @Test("another order of other properties is no change")
  func order() {
    let properties = [
      ExtraProperty(name: "X-A", value: "1"), ExtraProperty(name: "X-B", value: "2"),
    ]
    var (said, turned) = (ContactFields(), ContactFields())
    (said.extra, turned.extra) = (properties, properties.reversed())
    let merge = ThreeWayMerge(
      base: ContactState(saying: said), theirs: ContactState(saying: turned),
      mine: ContactState(saying: said), others: [])
    #expect(merge.result.fields.extra == properties)
  }

  @Test("of a name that both sides changed no part is taken")
  func names() {
    func named(_ display: String, _ given: String, _ family: String) -> ContactState {
      var fields = ContactFields()
      (fields.name.display, fields.name.given, fields.name.family) = (display, given, family)
      return ContactState(saying: fields)
    }
    let mine = named("Ben Okafor-Smith", "Ben", "Okafor-Smith")
    let clash = ThreeWayMerge(
      base: named("Ben Okafor", "Ben", "Okafor"),
      theirs: named("Benjamin Okafor", "Benjamin", "Okafor"), mine: mine, others: [])
    #expect(clash.result.fields.name == mine.fields.name && clash.keptEdits == ["name"])
    // What only one side changed is taken.
    let prefix = ThreeWayMerge(
      base: named("Ben", "", ""), theirs: named("Ben", "Ben", ""), mine: named("Benny", "", ""),
      others: [])
    #expect(prefix.result.fields.name == named("Benny", "Ben", "").fields.name)
  }

  @Test("every field follows its source, and every field's edit is kept and named")
  func everyField() {
    func full(_ text: String) -> ContactState {
      var fields = ContactFields()
      fields.kind = text == "c" ? .organization : .individual
      fields.name.display = "name " + text
      fields.name.given = text
      fields.nicknames = [text]
      fields.phones = [Phone(value: text)]
      fields.emails = [Email(value: text)]
      var address = PostalAddress()
      address.city = text
      fields.addresses = [address]
      fields.birthday = PartialDate(year: text.count, month: 1, calendar: text)
      fields.dates = [LabelledDate(label: text, date: PartialDate(month: 1))]
      fields.organization = text
      fields.department = text
      fields.jobTitle = text
      fields.note = text
      fields.categories = [text]
      fields.urls = [LabelledURL(value: text)]
      fields.handles = [Handle(service: "s", value: text)]
      fields.related = [RelatedPerson(type: "t", name: text)]
      fields.photo = Photo(url: text)
      fields.extra = [ExtraProperty(name: "X", value: text)]
      return ContactState(saying: fields)
    }
    let follows = ThreeWayMerge(base: full("a"), theirs: full("b"), mine: full("a"), others: [])
    #expect(follows.result == full("b"))
    #expect(follows.keptEdits.isEmpty)
    let edited = ThreeWayMerge(base: full("a"), theirs: full("b"), mine: full("x"), others: [])
    #expect(
      edited.keptEdits == [
        "name", "birthday", "organization", "department", "job_title", "note", "photo", "job_info",
      ])
    // Of lists, what the user put in the place of the source's values stays beside the new ones.
    #expect(edited.result.fields.nicknames == ["x", "b"])
    let filled = ThreeWayMerge(base: nil, theirs: full("b"), mine: .nothing, others: [])
    #expect(filled.result == full("b"))
  }

  @Test("states agree whatever the order of their lists, and in nothing else")
  func agreement() {
    var left = state("a")
    left.fields.phones = [Phone(value: "1"), Phone(value: "2")]
    var right = left
    right.fields.phones.reverse()
    #expect(left.agrees(with: right))
    right.fields.phones[0].label = "home"
    #expect(!left.agrees(with: right))
    #expect(!state("a").agrees(with: state("b")))
  }

  @Test("what follows from records alone: the first one's scalars, everybody's values")
  func following() {
    var first = state("a")
    first.fields.phones = [Phone(value: "1")]
    var second = state("b")
    second.fields.phones = [Phone(value: "2"), Phone(value: "1")]
    second.fields.jobTitle = "Baker"
    let both = ContactState.following([first, second])
    #expect(both.fields.note == "a")
    #expect(both.fields.jobTitle == "Baker")
    #expect(both.fields.phones.map(\.value) == ["1", "2"])
    #expect(ContactState.following([]) == .nothing)
  }
}
