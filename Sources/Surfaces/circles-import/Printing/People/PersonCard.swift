import CirclesModel
import CirclesStore

/// Everything known of a person on one screen, to look at before a call.
struct PersonCard {
  private let sheet: PersonSheet
  private let birthday: UpcomingBirthday?
  private let style: Style
  private static let labelWidth = 14

  /// The sheet of a person, with the next birthday where one is known.
  init(_ sheet: PersonSheet, birthday: UpcomingBirthday?, _ style: Style) {
    self.sheet = sheet
    self.birthday = birthday
    self.style = style
  }

  /// The lines to print.
  func lines() -> [String] {
    let said = NotedSections(sheet, style)
    let sections: [(String, [String])] = [
      ("Also called", otherNames), ("Birthday", birthdayLines + said.birthdays), ("Phone", phones),
      ("E-mail", emails), ("Address", addresses), ("Work", work), ("Dates", dates),
      ("Relations", relations), ("Last contact", [lastContact]), ("Interests", said.interests),
      ("Coming", said.dates), ("Events", said.events), ("Facts", said.facts),
      ("Don't mention", said.topics), ("Groups", groups), ("On the web", web),
      ("Family", kept(sheet.familyDetails)), ("Job", job), ("Travel", kept(sheet.travelNotes)),
      ("Note", fields.note.isEmpty ? [] : TerminalText.escapedLines(fields.note)),
      ("Also said", extras), ("Known from", sources), ("Id", [style.faint(summary.id)]),
    ]
    return [head, ""] + sections.flatMap { section($0.0, $0.1) }
  }

  private var summary: PersonSummary { sheet.summary }
  private var fields: ContactFields { sheet.fields }

  private var head: String {
    let kind = summary.kind == .organization ? "Organization" : summary.relationshipType
    let gone = summary.isPruned ? style.warning("  no source has this contact any more") : ""
    return style.heading(TerminalText.escaped(summary.name)) + "  "
      + style.faint(TerminalText.escaped(kind)) + gone
  }

  private func section(_ label: String, _ values: [String]) -> [String] {
    let blank = String(repeating: " ", count: Self.labelWidth)
    return values.enumerated().map { index, value in
      let front =
        index == 0 ? style.faint(TerminalWidth.padded(label, to: Self.labelWidth)) : blank
      return value.isEmpty ? "" : front + value
    }
  }

  /// Values with what they are behind them, the labels below one another.
  private func labelled(_ rows: [(value: String, label: String)]) -> [String] {
    let safe = rows.map { (TerminalText.escaped($0.value), TerminalText.escaped($0.label)) }
    let width = min(40, safe.map { TerminalWidth.of($0.0) }.max() ?? 0)
    return safe.map { value, label in
      label.isEmpty ? value : TerminalWidth.padded(value, to: width) + "  " + style.faint(label)
    }
  }

  private func kept(_ text: String) -> [String] { text.isEmpty ? [] : [TerminalText.escaped(text)] }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension PersonCard {
  private var otherNames: [String] {
    let phonetic = [fields.name.phoneticGiven, fields.name.phoneticFamily]
      .filter { !$0.isEmpty }.joined(separator: " ")
    var names = fields.nicknames + (phonetic.isEmpty ? [] : [phonetic])
    for alias in sheet.aliases where !names.contains(alias.name) { names.append(alias.name) }
    return names.isEmpty ? [] : [TerminalText.escaped(names.joined(separator: ", "))]
  }

  private var birthdayLines: [String] {
    guard let date = fields.birthday else { return [] }
    var text = TerminalText.escaped(DateText.words(date))
    guard let birthday else { return [text] }
    let isToday = birthday.daysAway <= 0
    if let turns = birthday.turns {
      let age = isToday ? "turns \(turns) today" : "\(turns &- 1) years old"
      text += "  " + style.faint(age)
    }
    if isToday { return [text, style.good("Today!")] }
    let next = "next \(birthday.date), \(DateText.distance(birthday.daysAway))"
    return [text, birthday.daysAway <= 7 ? style.good(next) : next]
  }

  private var phones: [String] {
    labelled(
      fields.phones.map { ($0.value, Self.joined([$0.label, $0.preferred ? "preferred" : ""])) })
  }

  private var emails: [String] {
    labelled(
      fields.emails.map { ($0.value, Self.joined([$0.label, $0.preferred ? "preferred" : ""])) })
  }

  private var addresses: [String] {
    labelled(
      fields.addresses.map { address in
        let town = [address.postalCode, address.city].filter { !$0.isEmpty }
        let parts = [
          address.poBox, address.extended, address.street, town.joined(separator: " "),
          address.region, address.country,
        ]
        // A street over two lines is one line here.
        return (
          Self.joined(parts.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }),
          address.label
        )
      })
  }

  private var work: [String] {
    let place = Self.joined([fields.organization, fields.department])
    let line = [fields.jobTitle, place].filter { !$0.isEmpty }.joined(separator: " at ")
    return kept(line)
  }

  private var dates: [String] {
    labelled(fields.dates.map { (DateText.words($0.date), $0.label) })
  }

  private var relations: [String] {
    let outgoing = sheet.connections.filter(\.isOutgoing)
    let said = Set(outgoing.map(\.otherID))
    // That somebody is related says nothing beside how.
    let named = Set(outgoing.filter { $0.type != "related" }.map(\.otherID))
    var rows = outgoing.filter { $0.type != "related" || !named.contains($0.otherID) }
      .map { (value: $0.otherName, label: $0.type) }
    // What the other side says is news only where this side says nothing.
    for connection in sheet.connections where !connection.isOutgoing {
      if said.contains(connection.otherID) { continue }
      rows.append((connection.otherName, "has this person as \(connection.type)"))
    }
    let known = Set(rows.map(\.value))
    for related in fields.related {
      // One that was resolved stands above already, under the name the notebook has.
      guard let name = related.name, !known.contains(name) else { continue }
      rows.append((name, related.type))
    }
    return labelled(rows)
  }

  private var lastContact: String {
    guard let days = sheet.daysSinceLastContact else { return "never" }
    let count = sheet.interactionCount
    let when = days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
    return when + style.faint("  \(count) interaction\(count == 1 ? "" : "s") in all")
  }

  private var groups: [String] {
    var names = sheet.groups
    for category in fields.categories where !names.contains(category) { names.append(category) }
    return names.isEmpty ? [] : [TerminalText.escaped(names.joined(separator: ", "))]
  }

  private var web: [String] {
    labelled(
      fields.urls.map { ($0.value, $0.label) } + fields.handles.map { ($0.value, $0.service) })
  }

  /// What programs say to one another; `--output jsonl` has it.
  private static let technical: Set<String> = [
    "PRODID", "REV", "X-ABADR", "X-MS-CARDPICTURE", "X-MS-OL-DESIGN",
    "X-MS-OL-DEFAULT-POSTAL-ADDRESS",
  ]

  private var extras: [String] {
    let telling = fields.extra.filter { !Self.technical.contains($0.name) }
    return labelled(telling.map { (TerminalWidth.cut($0.value, to: 60), $0.name) })
  }

  /// The job in a few words, unless the line above says as much.
  private var job: [String] {
    work.first?.hasPrefix(TerminalText.escaped(sheet.jobInfo)) == true ? [] : kept(sheet.jobInfo)
  }

  private var sources: [String] {
    labelled(
      sheet.sources.map { ($0.source, $0.goneAt.map { "until \($0.prefix(10))" } ?? "") })
  }
}
