/// The shapes of items, as the commands print them.
enum APIShapes {
  static let person = APISchema.answer(
    APIMember("id", .text), APIMember("identifier", .text), APIMember("name", .text),
    APIMember("relationship_type", .text), APIMember.optional("last_connected_at", .text),
    APIMember("kind", .word(["individual", "organization", "group"])))
  static let name = APISchema.answer(
    APIMember("display", .text), APIMember("given", .text), APIMember("family", .text))
  static let contact = APISchema.answer(
    APIMember("id", .text), APIMember("identifier", .text), APIMember("name", name),
    APIMember("relationship_type", .text), APIMember("interactions", .integer(nil)),
    APIMember("modified_at", .text))
  static let suggestion = APISchema.answer(
    APIMember("contact", .text), APIMember("name", .text), .optional("about", .text),
    APIMember("confidence", .number))
  static let entry = APISchema.answer(
    APIMember("id", .text), APIMember("kind", .word(["conversation", "note"])),
    APIMember("content", .text), APIMember("suggestions", .list(suggestion)))
  static let timeline = APISchema.answer(
    APIMember("kind", .text), APIMember("at", .text), APIMember("summary", .text))
  static let note = APISchema.answer(
    APIMember("id", .text), APIMember("state", .word(["assigned", "inbox", "dismissed"])),
    APIMember("contacts", .list(.answer(APIMember("contact", .text), APIMember("name", .text)))),
    APIMember("text", .text))
  static let hit = APISchema.answer(
    APIMember("kind", .text), APIMember("id", .text), APIMember("snippet", .text),
    APIMember("score", .number))
  static let due = APISchema.answer(
    APIMember("contact", .text), APIMember("name", .text), APIMember("last_contact", .text),
    APIMember("days_since", .integer(nil)), APIMember("every_days", .integer(nil)),
    APIMember("overdue_days", .integer(nil)), APIMember("reason", .text))
  static let birthday = APISchema.answer(
    APIMember("identifier", .text), APIMember("name", .text), APIMember("date", .text),
    APIMember("days", .integer(nil)))
  static let run = APISchema.answer(
    APIMember("run", .text), APIMember("command", .text), APIMember("state", .text))
  static let undo = APISchema.answer(
    APIMember("run", .text), APIMember("command", .text),
    APIMember("contacts", .answer()), APIMember("notes", .answer()))
  /// A change that can be undone.
  static let change = APISchema.answer(APIMember("run", .text))
  /// Who is meant.
  static let toContact = APISchema.body(APIMember("contact", .words))
  static let nothing = APISchema.body()
}
