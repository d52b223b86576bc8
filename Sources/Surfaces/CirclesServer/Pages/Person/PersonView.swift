import CirclesModel
import CirclesQueries
import CirclesStore

/// A person as HTML.
struct PersonView {
  let sheet: PersonSheet
  /// What to know before a call; nil where the person has just gone.
  let brief: Brief?
  let facts: NotedView
  let timeline: TimelineView

  private var id: String { sheet.summary.id }

  var ways: HTML {
    tag(.nav, .label("This person"), .class("steps")) {
      tag(.a, .href(PagePath("people", id, "edit")), .key("e"), text: "Edit")
      if !sheet.merged.isEmpty {
        posting(to: PagePath("people", id, "unmerge")) {
          tag(.button, .class("plain"), text: "Take apart")
        }
      }
    }
  }

  var html: HTML {
    HTML {
      tag(.div, .class("person")) {
        tag(.section, .class("card"), .label("Card")) {
          tag(.h2, text: "Card")
          tag(.dl, .class("fields")) { card }
        }
        if let brief { BriefView(brief: brief).html }
        facts.html
        connections
      }
      timeline.html
    }
  }

  // MARK: The card

  @HTMLBuilder private var card: HTML {
    let fields = sheet.fields
    let kind = sheet.summary.kind == .organization ? "Organization" : sheet.summary.relationshipType
    row("Relationship", [HTML(kind)])
    row("Also called", (fields.nicknames + sheet.aliases.map(\.name)).map(Words.name))
    row("Birthday", fields.birthday.map { [HTML(Words.date($0))] } ?? [])
    row(
      "Phone",
      fields.phones.map { labelled($0.value, $0.label, "tel:" + ($0.normalized ?? $0.value)) })
    row("E-mail", fields.emails.map { labelled($0.value, $0.label, "mailto:" + $0.value) })
    row("Address", fields.addresses.map { labelled(FieldWords.address($0), $0.label, nil) })
    row("Work", work)
    row("Dates", fields.dates.map { HTML("\($0.label): \(Words.date($0.date))") })
    row("On the web", fields.urls.map { labelled($0.value, $0.label, $0.value) })
    row("Handles", fields.handles.map { labelled($0.value, $0.service, $0.url) })
    row(
      "Groups",
      (sheet.groups + fields.categories.filter { !sheet.groups.contains($0) }).map(Words.name))
    row("Last contact", lastContact)
    row(
      "Remark",
      fields.note.isEmpty ? [] : [tag(.span, .class("prose"), .anyScript, text: fields.note)])
    row("Known from", sources)
  }

  @HTMLBuilder private func row(_ title: String, _ values: [HTML]) -> HTML {
    if !values.isEmpty {
      tag(.dt, text: title)
      for value in values { tag(.dd) { value } }
    }
  }

  private func labelled(_ value: String, _ label: String, _ link: String?) -> HTML {
    HTML {
      if let link, let href = Attribute.href(foreign: link) {
        tag(.a, href, Attribute("rel", "noopener noreferrer")) {
          tag(.bdi, .anyScript, text: value)
        }
      } else {
        tag(.bdi, .anyScript, text: value)
      }
      if !label.isEmpty { tag(.small, .class("quiet"), text: " \(label)") }
    }
  }

  private var work: [HTML] {
    let fields = sheet.fields
    let words = [fields.jobTitle, fields.department, fields.organization].filter { !$0.isEmpty }
    return words.isEmpty ? [] : [tag(.span, .anyScript, text: words.joined(separator: ", "))]
  }

  private var lastContact: [HTML] {
    guard let last = sheet.summary.lastConnectedAt else { return [HTML("never")] }
    return [
      HTML {
        Words.time(last, Words.day)
        if let days = sheet.daysSinceLastContact { ", \(Words.ago(days))" }
      }
    ]
  }

  private var sources: [HTML] {
    Array(Set(sheet.sources.map(\.source))).sorted().map { HTML($0) }
  }

  // MARK: Connections

  private var connections: HTML {
    tag(.section, .class("card"), .label("Connections")) {
      tag(.h2, text: "Connections")
      if sheet.connections.isEmpty {
        tag(.p, .class("quiet"), text: "None is known.")
      } else {
        tag(.ul, .class("plainlist")) {
          for one in sheet.connections {
            tag(.li) {
              Words.person(one.otherName, id: one.otherID)
              tag(
                .small, .class("quiet"),
                text: one.isOutgoing ? " \(one.type)" : " (\(one.type) of theirs)")
              if let context = one.context, !context.isEmpty {
                tag(.small, .class("quiet"), .anyScript, text: ", \(context)")
              }
            }
          }
        }
      }
      tag(.details) {
        tag(.summary, text: "Add a connection")
        posting(to: PagePath("people", id, "relate")) {
          Field.line("Who", name: "name", id: "relate-name", isRequired: true)
          Field.line(
            "Is their", name: "as", id: "relate-as", isRequired: true,
            hint: "sister, boss, neighbour")
          tag(.button, text: "Connect")
        }
      }
    }
  }
}
