/// What is different between address books (RFC 6352) and calendars (RFC 4791) on a server.
struct DAVKind: Hashable, Sendable {
  /// The namespace of its elements.
  let space: String
  /// The type of a collection.
  let type: String
  /// The property that names where the user's collections lie.
  let homeSet: String
  /// The last part of the well-known address (RFC 6764).
  let wellKnown: String
  /// The report that gives several resources.
  let multiget: String
  /// The property that holds a resource.
  let data: String
  /// The media type of a resource.
  let media: String
  /// What a collection is called that has no name.
  let untitled: String
  /// What a collection is to people.
  let noun: String

  static let addressBooks = DAVKind(
    space: DAVNode.Space.card, type: "addressbook", homeSet: "addressbook-home-set",
    wellKnown: "carddav", multiget: "addressbook-multiget", data: "address-data",
    media: "text/vcard", untitled: "contacts", noun: "address book")

  static let calendars = DAVKind(
    space: DAVNode.Space.calendar, type: "calendar", homeSet: "calendar-home-set",
    wellKnown: "caldav", multiget: "calendar-multiget", data: "calendar-data",
    media: "text/calendar", untitled: "calendar", noun: "calendar")
}
