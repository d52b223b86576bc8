import CirclesModel
import CirclesQueries
import CirclesStore

/// A list of people as HTML.
struct PeopleView {
  let request: PeopleRequest
  let offset: Int
  let page: PeoplePage
  let total: Int

  var ways: HTML {
    tag(.nav, .label("People"), .class("steps")) {
      tag(.a, .href(PagePath("people", "new")), .key("n"), text: "New person")
      tag(.a, .href(PagePath("people", "duplicates")), text: "Perhaps the same person")
    }
  }

  var html: HTML {
    HTML {
      asking(at: PagePath("people"), live: "#list", label: "People") {
        tag(.p, .class("field")) {
          tag(.label, .for("q"), text: "Search \(Words.count(total, "person", "people"))")
          tag(
            .input, .id("q"), .type("search"), .name("q"), .value(request.query), .anyScript,
            .key("/"), Attribute("autocomplete", "off"),
            Attribute("placeholder", "Name, company, number or e-mail"))
        }
        Field.choice("Sort by", name: "sort", Self.orders, request.order.rawValue)
        tag(.button, .class("plain"), text: "Show")
      }
      tag(.div, .id("list")) {
        if page.people.isEmpty {
          tag(
            .p, .class("calm"),
            text: request.query.isEmpty ? "Nobody yet." : "No matches.")
        } else {
          tag(.ul, .class("rows people")) { for person in page.people { row(person) } }
          steps
        }
      }
    }
  }

  private static let orders = [
    ("name", "Name"), ("last", "Last contact"), ("urgency", "Longest without contact"),
  ].map { (value: $0.0, text: $0.1) }

  private func row(_ person: PersonSummary) -> HTML {
    tag(.li) {
      tag(.a, .href(PagePath("people", person.id))) {
        tag(.strong) { Words.name(person.name) }
        tag(.small, .anyScript, text: about(person))
      }
      tag(.span, .class("quiet")) {
        if let last = person.lastConnectedAt { Words.time(last, Words.day) }
      }
    }
  }

  private func about(_ person: PersonSummary) -> String {
    let kind = person.kind == .organization ? "Organization" : person.relationshipType
    return [kind, person.organization, person.phone.isEmpty ? person.email : person.phone]
      .filter { !$0.isEmpty && $0 != person.name }.joined(separator: " · ")
  }

  @HTMLBuilder private var steps: HTML {
    if offset > 0 || page.next != nil {
      tag(.nav, .label("Pages"), .class("steps")) {
        if offset > 0 {
          tag(
            .a, .href(path(max(0, offset - (request.limit ?? 50)))), Attribute("rel", "prev"),
            text: "Before")
        }
        if let next = page.next {
          tag(.a, .href(path(next)), Attribute("rel", "next"), text: "More")
        }
      }
    }
  }

  private func path(_ offset: Int) -> PagePath {
    PagePath(
      "people",
      query: [
        "q": request.query, "sort": request.order.rawValue,
        "from": offset == 0 ? nil : String(offset),
      ])
  }
}

/// Pairs who may be one person.
struct DuplicatesView {
  let pairs: [DuplicatePair]
  let from: Int
  let count: Int

  var html: HTML {
    HTML {
      if pairs.isEmpty {
        tag(.p, .class("calm"), text: "No likely duplicates.")
      } else {
        tag(.p, text: "\(Words.count(count, "pair")). Nothing is merged unless you say so.")
        tag(.ul, .class("rows")) { for pair in pairs { row(pair) } }
        if from + pairs.count < count {
          tag(.nav, .label("Pages"), .class("steps")) {
            tag(
              .a,
              .href(
                PagePath("people", "duplicates", query: ["from": String(from + pairs.count)])),
              text: "More")
          }
        }
      }
    }
  }

  private func row(_ pair: DuplicatePair) -> HTML {
    tag(.li) {
      tag(
        .a,
        .href(PagePath("people", "merge", query: ["left": pair.left.id, "right": pair.right.id]))
      ) {
        tag(.strong) {
          Words.name(pair.left.name)
          " and "
          Words.name(pair.right.name)
        }
        tag(.small, text: pair.reasons.joined(separator: ", "))
      }
      tag(.span, .class("quiet"), text: "Compare")
    }
  }
}
