import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesStore

/// What the command line says of a person: the same for `people add` and `people edit`.
struct PersonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The given name.", valueName: "name")) var given: String?
  @Option(help: ArgumentHelp("The family name.", valueName: "name")) var family: String?
  @Option(help: ArgumentHelp("Another name they go by; repeatable.", valueName: "name"))
  var nickname: [String] = []
  @Option(help: ArgumentHelp("A telephone number; repeatable.", valueName: "number"))
  var phone: [String] = []
  @Option(help: ArgumentHelp("An e-mail address; repeatable.", valueName: "address"))
  var email: [String] = []
  // A day of every year begins with the sign that options begin with.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The birthday, as 1990-12-31 or --12-31.", valueName: "date"),
    transform: BirthdayText.checked)
  var birthday: PartialDate?
  @Option(
    help: ArgumentHelp(
      "Family, Friend, Partner, Colleague, Acquaintance, or a word of your own.", valueName: "word")
  )
  var relationship: String?
  @Option(help: ArgumentHelp("The company, school or club.", valueName: "name"))
  var organization: String?
  @Option(help: ArgumentHelp("What they do there.", valueName: "title")) var jobTitle: String?
  @Option(help: ArgumentHelp("A remark about them.", valueName: "text")) var note: String?
  @Option(help: ArgumentHelp("A tag; repeatable.", valueName: "word")) var tag: [String] = []
  @Option(
    help: ArgumentHelp(
      "The country of national phone numbers, such as GB (default: as set, else as in the last run).",
      valueName: "country"),
    transform: Region.checked)
  var region: Region?

  func validate() throws {
    for value in nickname + tag + [given, family, relationship].compactMap(\.self) {
      _ = try NonEmpty.checked(value, "the value is empty; --no-... removes one")
    }
    for value in email where TypedValues.email(value) == nil {
      throw ValidationError("'\(value)' is not an e-mail address")
    }
    for value in phone where TypedValues(region: "ZZ").phone(value) == nil {
      throw ValidationError("'\(value)' is not a telephone number")
    }
    let texts = [organization, jobTitle, note, given, family, relationship].compactMap(\.self)
    for text in texts + nickname + tag where text.utf8.count > Notebook.maximumNoteLength {
      throw ValidationError("a value is too long")
    }
  }

  /// The region of numbers: as told here, else by the environment or the settings, else as in the
  /// newest run, else of the locale.
  func region(_ notebook: Notebook) throws -> String {
    try region?.code ?? SavedSettings.current.importOptions(after: notebook.lastSettings()).region
  }

  /// The changes that the options ask for.
  func changes(_ notebook: Notebook) throws -> PersonChanges {
    let typed = TypedValues(region: try region(notebook))
    var changes = PersonChanges()
    changes.given = given
    changes.family = family
    changes.nicknames = nickname
    changes.phones = phone.compactMap { typed.phone($0) }
    changes.emails = email.compactMap { TypedValues.email($0) }
    changes.birthday = birthday
    changes.relationship = relationship
    changes.organization = organization
    changes.jobTitle = jobTitle
    changes.note = note
    changes.tags = tag
    return changes
  }

  /// Whether nothing is said.
  var isEmpty: Bool {
    nickname.isEmpty && phone.isEmpty && email.isEmpty && tag.isEmpty && birthday == nil
      && [given, family, relationship, organization, jobTitle, note].allSatisfy { $0 == nil }
  }
}
