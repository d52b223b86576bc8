import CirclesModel
import CirclesStore

/// What a person's page holds, as a resource.
enum PersonPage {
  static let shape = AnswerShape.object(
    [
      AnswerMember("contact", .contact), AnswerMember("id", .id), AnswerMember("name", .name),
      AnswerMember("kind", .word(["individual", "organization", "group"])),
      AnswerMember("relationship", CandidateList.relationship),
      AnswerMember("nicknames", .list(.name)), AnswerMember("aliases", .list(.name)),
      AnswerMember("birthday", .time),
      AnswerMember("dates", .list(.object([AnswerMember("label", .text), day("date")]))),
      AnswerMember("last_contact", .time), AnswerMember("interactions", .figure),
      AnswerMember("days_since_last_contact", .figure), AnswerMember("every_days", .figure),
      AnswerMember("urgency", .word(["low", "medium", "high", "critical"])),
      AnswerMember("phones", .list(.detail)), AnswerMember("emails", .list(.detail)),
      AnswerMember("addresses", .list(.detail)), AnswerMember("urls", .list(.detail)),
      AnswerMember("handles", .list(.detail)), AnswerMember("organization", .text),
      AnswerMember("job_title", .text), AnswerMember("note", .text),
      AnswerMember("family", .text), AnswerMember("job", .text), AnswerMember("travel", .text),
      AnswerMember("groups", .list(.text)), AnswerMember("tags", .list(.text)),
      AnswerMember(
        "connections",
        .list(
          .object([
            AnswerMember("type", .text), AnswerMember("name", .name), AnswerMember("id", .id),
          ]))),
      AnswerMember(
        "interests",
        .list(
          .object([
            AnswerMember("name", .text), AnswerMember("times", .figure),
            AnswerMember("last_said", .time),
          ]))),
      AnswerMember("ahead", .list(said)), AnswerMember("events", .list(said)),
      AnswerMember("avoid", .list(said)),
    ] + TextWarning.members)

  private static let said = AnswerShape.object([
    AnswerMember("text", .text), day("at"), AnswerMember("note", .id),
  ])

  private static func day(_ name: String) -> AnswerMember { AnswerMember(name, .time) }

  static func json(_ sheet: PersonSheet) -> JSONValue {
    let fields = sheet.fields
    var members = identity(of: sheet)
    members += [
      ("phones", texts(fields.phones.map(\.value))), ("emails", texts(fields.emails.map(\.value))),
      ("addresses", texts(fields.addresses.map(line))), ("urls", texts(fields.urls.map(\.value))),
      ("handles", texts(fields.handles.map { "\($0.service): \($0.value)" })),
      ("organization", .filled(fields.organization)), ("job_title", .filled(fields.jobTitle)),
      ("note", .filled(fields.note)), ("family", .filled(sheet.familyDetails)),
      ("job", .filled(sheet.jobInfo)), ("travel", .filled(sheet.travelNotes)),
      ("groups", texts(sheet.groups)), ("tags", texts(fields.categories)),
    ]
    members += knowledge(of: sheet)
    guard case .object(var all) = JSONValue.members(members) else { return .null }
    TextWarning.add(to: &all, of: shape)
    return .object(all)
  }

  private static func identity(of sheet: PersonSheet) -> [(String, JSONValue)] {
    let fields = sheet.fields
    return [
      ("contact", .string(sheet.summary.identifier)), ("id", .string(sheet.summary.id)),
      ("name", .string(sheet.summary.name)), ("kind", .string(sheet.summary.kind.rawValue)),
      ("relationship", .filled(sheet.summary.relationshipType)),
      ("nicknames", texts(fields.nicknames)), ("aliases", texts(sheet.aliases.map(\.name))),
      ("birthday", .some(fields.birthday.map(day))),
      (
        "dates",
        .array(
          fields.dates.map {
            .members([("label", .filled($0.label)), ("date", .string(day($0.date)))])
          })
      ),
      ("last_contact", .some(sheet.summary.lastConnectedAt)),
      ("interactions", .some(sheet.interactionCount)),
      ("days_since_last_contact", .some(sheet.daysSinceLastContact)),
      ("every_days", .some(sheet.cadenceDays)), ("urgency", .some(sheet.urgencyLevel)),
    ]
  }

  private static func knowledge(of sheet: PersonSheet) -> [(String, JSONValue)] {
    let findings = sheet.findings
    return [
      (
        "connections",
        .array(
          sheet.connections.map {
            .members([
              ("type", .string($0.type)), ("name", .string($0.otherName)),
              ("id", .string($0.otherID)),
            ])
          })
      ),
      (
        "interests",
        .array(
          findings.interests.map {
            .members([
              ("name", .string($0.name)), ("times", .some($0.times)),
              ("last_said", .string($0.lastSaid)),
            ])
          })
      ),
      (
        "ahead",
        .array(
          findings.comingDates.map {
            .members([
              ("text", .string($0.text)), ("at", .some($0.firstDay)), ("note", .string($0.note)),
            ])
          })
      ),
      ("events", things(findings.events)), ("avoid", things(findings.topicsToAvoid)),
    ]
  }

  private static func things(_ things: [NotedItem]) -> JSONValue {
    .array(
      things.map {
        .members([
          ("text", .string($0.text)), ("at", .string($0.saidAt)), ("note", .string($0.note)),
        ])
      })
  }

  private static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.filter { !$0.isEmpty }.map(JSONValue.string))
  }

  private static func line(_ address: PostalAddress) -> String {
    [
      address.poBox, address.extended, address.street, address.postalCode, address.city,
      address.region, address.country,
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A date as the contract writes it: what is not known is left out.
  private static func day(_ date: PartialDate) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var text = date.year.map { String(repeating: "0", count: max(0, 4 - "\($0)".count)) + "\($0)" }
    if let month = date.month {
      text = (text ?? "-") + "-" + two(month)
      if let day = date.day { text = (text ?? "") + "-" + two(day) }
    }
    return text ?? ""
  }
}
