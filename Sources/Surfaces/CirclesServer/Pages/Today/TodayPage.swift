import CirclesModel
import CirclesQueries
import CirclesStore
import Hummingbird

/// The first page: what is ahead, what came in, and what waits.
struct TodayPage {
  /// So many days ahead are told.
  private static let daysAhead = 30
  private static let mostBirthdays = 10
  private static let mostRuns = 5
  private static let mostDue = 8

  let site: PageSite

  func add(to router: Router<ServerContext>) {
    router.get("") { request, _ in try await show(request) }
  }

  private func show(_ request: Request) async throws -> Response {
    let site = site
    return try await site.page(for: request) { notebook in
      let today = site.today
      let birthdays = try notebook.birthdays(
        from: today, within: Self.daysAhead, limit: Self.mostBirthdays)
      let view = TodayView(
        waiting: try notebook.inboxEntryCount(), birthdays: birthdays,
        due: try notebook.duePeople(on: today, limit: Self.mostDue),
        runs: Array(
          try notebook.runs(limit: 100).filter { $0.report.records.read > 0 }
            .prefix(Self.mostRuns)))
      let day = tag(.p, .class("quiet")) { Words.time(today, Words.day) }
      return .init("Today", .today, aside: day, view.html)
    }
  }
}

/// Today as HTML.
struct TodayView {
  let waiting: Int
  let birthdays: [UpcomingBirthday]
  let due: [DuePerson]
  let runs: [RunSummary]

  var html: HTML {
    tag(.div, .class("board")) {
      tag(.section, .class("card"), .label("Inbox")) {
        tag(.h2, text: "Waiting for you")
        if waiting == 0 {
          tag(.p, .class("calm"), text: "Nothing. All notes are filed.")
        } else {
          tag(.p) {
            tag(
              .a, .class("big"), .href(PagePath("inbox")),
              text: Words.count(waiting, "entry", "entries"))
            waiting == 1 ? " is in the inbox." : " are in the inbox."
          }
        }
      }
      tag(.section, .class("card"), .label("Due")) {
        tag(.h2, text: "Time to get in touch")
        if due.isEmpty {
          tag(.p, .class("calm"), text: "Nobody is due.")
        } else {
          tag(.ul, .class("rows")) { for one in due { duePerson(one) } }
        }
      }
      tag(.section, .class("card"), .label("Birthdays")) {
        tag(.h2, text: "Birthdays ahead")
        if birthdays.isEmpty {
          tag(.p, .class("calm"), text: "None within 30 days.")
        } else {
          tag(.ul, .class("rows")) { for one in birthdays { birthday(one) } }
        }
      }
      tag(.section, .class("card"), .label("What came in")) {
        tag(.h2, text: "What came in")
        if runs.isEmpty {
          tag(.p) {
            "Nothing yet. "
            tag(.a, .href(PagePath("folder")), text: "Bring in files")
            "."
          }
        } else {
          RunsView.list(runs)
        }
      }
    }
  }

  private func duePerson(_ one: DuePerson) -> HTML {
    tag(.li) {
      tag(.a, .href(PagePath("people", one.id))) {
        tag(.strong) { Words.name(one.name) }
        tag(.small, text: "every \(Words.count(one.everyDays, "day"))")
      }
      tag(.span, .class("quiet"), text: Words.ago(one.daysSince))
    }
  }

  private func birthday(_ one: UpcomingBirthday) -> HTML {
    tag(.li) {
      tag(.a, .href(PagePath("people", one.person.id))) {
        tag(.strong) { Words.name(one.person.name) }
        tag(.small, text: one.turns.map { "turns \($0)" } ?? "")
      }
      tag(.span, .class("quiet")) {
        Words.distance(one.daysAway)
        ", "
        Words.time(one.date, Words.day)
      }
    }
  }
}
