import CirclesQueries
import CirclesStore
import Hummingbird

/// A look back at a year.
struct YearPage {
  let site: PageSite

  func add(to router: Router<ServerContext>) {
    router.get("year") { request, _ in
      let year = FormFields(of: request)["year"].flatMap { Int($0) }
        .flatMap { (1...9999).contains($0) ? $0 : nil }
      return try await site.page(for: request) { notebook in
        let look = try notebook.yearLook(year)
        return .init("The year \(look.year)", .year, YearView(look: look).html)
      }
    }
  }
}

/// A year as HTML, with a chart that is a table, too.
struct YearView {
  private static let height = 160.0
  private static let step = 50.0

  let look: YearReview

  var html: HTML {
    HTML {
      if look.years.isEmpty {
        tag(.p, .class("calm"), text: "No messages yet.")
      } else {
        asking(at: PagePath("year"), label: "Year") {
          Field.choice(
            "Year", name: "year", look.years.map { (value: String($0), text: String($0)) },
            String(look.year))
          tag(.button, .class("plain"), text: "Show")
        }
        tag(
          .p,
          text:
            "\(Words.count(look.total, "note or day of a chat", "notes and days of chats")) with "
            + "\(Words.count(look.people, "person", "people")).")
        months
        tag(.div, .class("board")) {
          list("Most in touch", look.most)
          list("For the first time", look.new)
        }
      }
    }
  }

  private static let names = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private var months: HTML {
    let most = Double(max(1, look.months.max() ?? 1))
    return tag(.section, .class("card"), .label("By month")) {
      tag(.h2, text: "By month")
      tag(
        .svg, .class("chart"), Attribute("viewBox", "0 0 \(Int(Self.step) * 12) 210"),
        Attribute("role", "img"), .label("Contacts by month; the table below says the same")
      ) {
        for (place, count) in look.months.enumerated() { bar(place, count, most) }
      }
      tag(.details) {
        tag(.summary, text: "As a table")
        tag(.table, .class("merge")) {
          tag(.tbody) {
            for (name, count) in zip(Self.names, look.months) {
              tag(.tr) {
                tag(.th, Attribute("scope", "row"), text: name)
                tag(.td, text: Words.number(count))
              }
            }
          }
        }
      }
    }
  }

  @HTMLBuilder private func bar(_ place: Int, _ count: Int, _ most: Double) -> HTML {
    let height = Int(Double(count) / most * Self.height)
    let left = place * Int(Self.step)
    tag(
      .rect, Attribute("x", String(left + 7)), Attribute("y", String(185 - height)),
      Attribute("width", String(Int(Self.step) - 14)), Attribute("height", String(height)),
      Attribute("rx", "3"))
    tag(.text, Attribute("x", String(left + 25)), Attribute("y", "203"), text: Self.names[place])
    if count > 0 {
      tag(
        .text, Attribute("x", String(left + 25)), Attribute("y", String(180 - height)),
        text: Words.number(count))
    }
  }

  @HTMLBuilder private func list(_ title: String, _ people: [YearReview.Person]) -> HTML {
    if !people.isEmpty {
      tag(.section, .class("card"), .label(title)) {
        tag(.h2, text: title)
        tag(.ul, .class("rows")) {
          for person in people {
            tag(.li) {
              tag(.a, .href(PagePath("people", person.id))) {
                tag(.strong) { Words.name(person.name) }
              }
              tag(.span, .class("quiet"), text: Words.count(person.times, "time"))
            }
          }
        }
      }
    }
  }
}
