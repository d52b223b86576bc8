import CirclesModel
import CirclesStore

/// Those who may be meant by a name that is not one person's: nobody is picked by guess.
struct CandidateList: Error {
  var people: [PersonSummary]
  /// Whether somebody bears the name at all.
  var isMet: Bool

  /// How somebody is related to the user; any other word is the user's own.
  static let relationship = AnswerShape.word([
    "Family", "Friend", "Partner", "Colleague", "Acquaintance",
  ])

  /// What is told of each, so that the user can choose.
  static let person = AnswerShape.object([
    AnswerMember("contact", .contact, "Identifies this person.", required: true),
    AnswerMember("id", .id, required: true),
    AnswerMember("name", .name, required: true),
    AnswerMember("kind", .word(["individual", "organization", "group"])),
    AnswerMember("relationship", relationship),
    AnswerMember("organization", .text),
    AnswerMember("phone", .detail),
    AnswerMember("email", .detail),
    AnswerMember("last_contact", .time),
  ])

  static let members = [
    AnswerMember(
      "candidates", .list(person),
      "Instead of an answer: who may be meant. Ask the user, then call again with contact."),
    AnswerMember(
      "match", .word(["one", "several", "none"]),
      "one or several: the matches. none: nobody matches, and these are nearest."),
  ]

  var json: JSONValue {
    .object([
      "candidates": .array(people.map(Self.json)), "match": .string(isMet ? "several" : "none"),
    ])
  }

  static func json(_ person: PersonSummary) -> JSONValue {
    .members([
      ("contact", .string(person.identifier)), ("id", .string(person.id)),
      ("name", .string(person.name)), ("kind", .string(person.kind.rawValue)),
      ("relationship", .filled(person.relationshipType)),
      ("organization", .filled(person.organization)), ("phone", .filled(person.phone)),
      ("email", .filled(person.email)), ("last_contact", .some(person.lastConnectedAt)),
    ])
  }
}

extension JSONValue {
  /// An object of what is there.
  static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(
      Dictionary(
        members.filter { $0.1 != .null }, uniquingKeysWith: { _, last in last }))
  }

  /// A text, or nothing where it is empty.
  static func filled(_ text: String) -> JSONValue { text.isEmpty ? .null : .string(text) }

  /// A text, or nothing.
  static func some(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A whole number, or nothing.
  static func some(_ number: Int?) -> JSONValue { number.map { .number(Double($0)) } ?? .null }

  /// A text of at most so many characters.
  static func cut(_ text: String, to most: Int) -> JSONValue {
    text.count > most ? .string(text.prefix(most) + "…") : .filled(text)
  }
}
