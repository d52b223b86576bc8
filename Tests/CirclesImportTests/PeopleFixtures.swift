import CirclesModel

@testable import CirclesStore

/// People for the tests of what is printed.
enum PeopleFixtures {
  static func person(
    _ name: String, id: String = "3f2a1b7c-0000-5000-8000-000000000001",
    relationship: String = "Friend", organization: String = "", phone: String = ""
  ) -> PersonSummary {
    PersonSummary(
      id: id, identifier: "urn:uuid:1", name: name, kind: .individual,
      relationshipType: relationship, organization: organization, phone: phone, email: "",
      lastConnectedAt: nil, isPruned: false)
  }

  static func sheet(_ fields: ContactFields, of person: PersonSummary) -> PersonSheet {
    PersonSheet(
      summary: person, fields: fields,
      sources: [.init(source: "vcard/apple", recordKey: "urn:uuid:1", goneAt: nil)],
      identifiers: ["urn:uuid:1"], aliases: [], connections: [], merged: [], groups: [],
      familyDetails: "", jobInfo: "", travelNotes: "", interactionCount: 0,
      daysSinceLastContact: nil, relationshipScore: nil, urgencyLevel: nil,
      createdAt: "2026-11-21T10:00:00Z", modifiedAt: "2026-11-21T10:00:00Z")
  }

  static func birthday(
    _ person: PersonSummary, on date: String, in days: Int, turns: Int? = nil
  ) -> UpcomingBirthday {
    UpcomingBirthday(person: person, date: date, daysAway: days, turns: turns)
  }
}
