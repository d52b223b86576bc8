import CirclesModel
import CirclesStore
import SourceDiagnostics
import Testing

/// `Architecture.md` section 4, for every kind of field through the tables, with edits by plain SQL.
@Suite("Every field merges three ways") struct FieldMergeTests {
  /// Who did what since the first import.
  enum Happening: String, CaseIterable, Sendable {
    case nothing, sourceChanged, sourceAdded, sourceDeleted
    case userChanged, userDeleted
    case bothChanged, userChangedSourceDeleted, userDeletedSourceChanged, bothDeleted

    /// The versions the source says first and then; 0 says nothing.
    var versions: (Int, Int) {
      switch self {
      case .nothing, .userChanged, .userDeleted: (1, 1)
      case .sourceChanged, .bothChanged, .userDeletedSourceChanged: (1, 2)
      case .sourceAdded: (0, 1)
      case .sourceDeleted, .userChangedSourceDeleted, .bothDeleted: (1, 0)
      }
    }

    func edit(_ field: MergedField) -> String? {
      switch self {
      case .nothing, .sourceChanged, .sourceAdded, .sourceDeleted: nil
      case .userChanged, .bothChanged, .userChangedSourceDeleted: field.edit
      case .userDeleted, .userDeletedSourceChanged, .bothDeleted: field.delete
      }
    }

    func answer(_ field: MergedField) -> String {
      switch self {
      case .nothing, .sourceAdded: field.answers.first
      case .sourceChanged: field.answers.second
      case .userChanged, .bothChanged, .userChangedSourceDeleted: field.answers.users
      case .sourceDeleted, .userDeleted, .userDeletedSourceChanged, .bothDeleted:
        field.answers.none
      }
    }

    var keepsEdit: Bool {
      switch self {
      case .bothChanged, .userChangedSourceDeleted, .userDeletedSourceChanged: true
      default: false
      }
    }
  }

  private func card(_ field: MergedField, _ version: Int, _ marker: String) -> ContactRecord {
    person("Ana Ruiz", uid: "a") { fields in
      if version > 0 { field.say(&fields, version) }
      // So that the record differs, and is merged, even where the field does not.
      fields.name.phoneticGiven = marker
    }
  }

  private func answer(_ field: MergedField, _ book: TestNotebook) throws -> String {
    try book.rows(field.question).joined(separator: ",").filter { $0 != "\"" }
  }

  @Test(
    "what the source alone changed comes, what the user changed stays, a conflict is told",
    arguments: MergedField.scalars + MergedField.lists, Happening.allCases)
  func happening(field: MergedField, happening: Happening) throws {
    let book = try TestNotebook()
    let (first, then) = happening.versions
    try book.load([card(field, first, "1")])
    if let edit = happening.edit(field) { try book.sql(edit) }
    let before = try book.dump()
    let again = try book.load([card(field, then, "2")], at: 1_780_000_000)
    #expect(try answer(field, book) == happening.answer(field))
    let kept = again.outcomes.flatMap(\.diagnostics).compactMap(\.property)
    #expect(kept == (happening.keepsEdit ? [field.name] : []))
    // The rest of the card comes through in any case.
    #expect(try book.value("SELECT phonetic_given_name FROM contact") == "\"2\"")
    // And undo gives back what the user had made of the first card, row for row.
    #expect(try book.notebook.undo(run: again.run).kept.isEmpty)
    #expect(try book.dump() == before)
  }

  @Test(
    "a source that goes back and forth is followed each time",
    arguments: MergedField.scalars + MergedField.lists)
  func backAndForth(field: MergedField) throws {
    let book = try TestNotebook()
    try book.load([card(field, 1, "1")])
    try book.load([card(field, 2, "2")])
    try book.load([card(field, 1, "3")])
    #expect(try answer(field, book) == field.answers.first)
  }

  @Test(
    "two sources of one contact: what one still says stays when the other falls silent",
    arguments: MergedField.scalars.filter { $0.name != "photo" } + MergedField.lists)
  func twoSources(field: MergedField) throws {
    let book = try TestNotebook()
    func both(_ version: Int, uid: String) -> ContactRecord {
      person("Ana Ruiz", uid: uid) { fields in
        if version > 0 { field.say(&fields, version) }
        fields.emails.append(Email(value: "shared@example.com"))
      }
    }
    try book.load([both(1, uid: "a")])
    #expect(try book.load([both(1, uid: "b")], source: "other").actions == [.merged])
    try book.load([both(0, uid: "a")])
    #expect(try answer(field, book).contains(field.answers.first))
    try book.load([both(0, uid: "b")], source: "other")
    #expect(try !answer(field, book).contains(field.answers.first))
  }

  @Test(
    "a value the user deleted is not brought back by a second source that says it too",
    arguments: MergedField.scalars.filter { $0.name != "photo" }
      + MergedField.lists.filter { $0.name != "emails" })
  func deletedAndSecondSource(field: MergedField) throws {
    let book = try TestNotebook()
    func both(_ version: Int, uid: String) -> ContactRecord {
      person("Ana Ruiz", uid: uid) { fields in
        field.say(&fields, version)
        fields.emails = [Email(value: "shared@example.com")]
      }
    }
    try book.load([both(1, uid: "a")])
    try book.sql(field.delete)
    #expect(try book.load([both(2, uid: "b")], source: "other").actions == [.merged])
    #expect(try answer(field, book) == field.answers.none)
  }
}
