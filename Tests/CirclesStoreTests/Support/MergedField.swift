import CirclesModel
import Testing

/// One kind of field, in the four versions that a merge can meet, and how another program reaches it.
struct MergedField: Sendable, CustomTestStringConvertible {
  /// The field's name in diagnostics.
  var name: String
  /// Makes a card say its first (1) or second (2) version; the two are one value to a list.
  var say: @Sendable (inout ContactFields, Int) -> Void
  /// Writes the user's version into a notebook that has the first one.
  var edit: String
  /// Deletes what the notebook has.
  var delete: String
  /// Asks for what the notebook has.
  var question: String
  /// What the question answers for the first, the second and the user's version, and for none.
  var answers: (first: String, second: String, users: String, none: String)

  var testDescription: String { name }

  static func text(
    _ name: String, _ path: any WritableKeyPath<ContactFields, String> & Sendable
  ) -> MergedField {
    MergedField(
      name: name, say: { $0[keyPath: path] = $1 == 1 ? "first" : "second" },
      edit: "UPDATE contact SET \(name) = 'mine'", delete: "UPDATE contact SET \(name) = NULL",
      question: "SELECT \(name) FROM contact", answers: ("first", "second", "mine", "-"))
  }

  /// A list in which the versions differ in `column` alone, and so are one member of it.
  static func list(
    _ name: String, table: String, column: String = "label",
    answers: (String, String, String) = ("first", "second", "mine"),
    _ say: @escaping @Sendable (inout ContactFields, Int) -> Void
  ) -> MergedField {
    MergedField(
      name: name, say: say, edit: "UPDATE \(table) SET \(column) = '\(answers.2)'",
      delete: "DELETE FROM \(table)", question: "SELECT \(column) FROM \(table)",
      answers: (answers.0, answers.1, answers.2, ""))
  }

  private static func label(_ version: Int) -> String { version == 1 ? "first" : "second" }

  static let scalars: [MergedField] = [
    text("organization", \.organization), text("department", \.department),
    text("job_title", \.jobTitle), text("note", \.note),
    MergedField(
      name: "birthday", say: { $0.birthday = PartialDate(year: 1989 + $1, month: 3, day: 14 + $1) },
      edit: "UPDATE contact SET birthday_day = 20",
      delete: """
        UPDATE contact SET birthday_year = NULL, birthday_month = NULL, birthday_day = NULL,
          birthday_calendar = NULL
        """,
      question: "SELECT birthday_year || '-' || birthday_month || '-' || birthday_day FROM contact",
      answers: ("1990-3-15", "1991-3-16", "1990-3-20", "-")),
    MergedField(
      name: "photo",
      say: { fields, version in
        let data = [1, 2, UInt8(version)]
        fields.photo = Photo(mediaType: "image/png", byteCount: 3, data: data)
      },
      edit: "UPDATE photo SET data = x'09', byte_count = 1, digest = 'mine'",
      delete: "DELETE FROM photo", question: "SELECT hex(data) FROM photo",
      answers: ("010201", "010202", "09", "")),
    MergedField(
      name: "relationship_type", say: { $0.categories = [$1 == 1 ? "Friends" : "Family"] },
      edit: "UPDATE contact SET relationship_type = 'Mentor'",
      delete: "UPDATE contact SET relationship_type = 'Acquaintance'",
      question: "SELECT relationship_type FROM contact",
      answers: ("Friend", "Family", "Mentor", "Acquaintance")),
  ]

  static let lists: [MergedField] = [
    list("nicknames", table: "nickname", column: "value", answers: ("nita", "Nita", "NITA")) {
      $0.nicknames = [$1 == 1 ? "nita" : "Nita"]
    },
    list("categories", table: "category", column: "value", answers: ("chess", "Chess", "CHESS")) {
      $0.categories = [$1 == 1 ? "chess" : "Chess"]
    },
    list("phones", table: "phone") {
      $0.phones = [Phone(value: "+15035550101", normalized: "+15035550101", label: label($1))]
    },
    list("emails", table: "email") {
      $0.emails = [Email(value: "ana@example.com", label: label($1))]
    },
    list("addresses", table: "address") {
      var address = PostalAddress()
      address.city = "Springfield"
      address.label = label($1)
      $0.addresses = [address]
    },
    list("urls", table: "url") {
      $0.urls = [LabelledURL(value: "https://example.com", label: label($1))]
    },
    list("handles", table: "handle", column: "url") {
      $0.handles = [Handle(service: "skype", value: "ana", url: label($1))]
    },
    list("extra", table: "extra") {
      $0.extra = [ExtraProperty(name: "X-A", value: "b", label: label($1))]
    },
  ]
}
