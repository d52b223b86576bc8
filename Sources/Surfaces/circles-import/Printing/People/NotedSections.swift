import CirclesModel
import CirclesStore

/// What notes say of a person, as lines of the sheet. What was said last comes first, and only so
/// much of it as is looked at before a call; `--output jsonl` has all.
struct NotedSections {
  private let said: PersonFindings
  private let id: String
  private let style: Style

  /// How many lines each part has at most.
  static let limit = 8

  /// What notes say of whom a sheet is about.
  init(_ sheet: PersonSheet, _ style: Style) {
    said = sheet.findings
    id = String(sheet.summary.id.prefix(8))
    self.style = style
  }

  /// Interests, how often they were said, and when last.
  var interests: [String] {
    lines(said.interests) { interest in
      let times = interest.times == 1 ? "" : "\(interest.times) times, last "
      return (interest.text, times + Self.day(interest.lastSaid))
    }
  }

  /// Days that lie ahead.
  var dates: [String] {
    lines(said.comingDates) { date in
      let what = (date.holiday ?? date.label).map { ", \($0)" } ?? ""
      return (Self.value(date), "\"\(date.text)\"\(what), said \(Self.day(date.saidAt))")
    }
  }

  /// What happens in the person's life.
  var events: [String] { lines(said.events) { ($0.text, Self.day($0.saidAt)) } }

  /// The newest fact of each kind.
  var facts: [String] {
    var known: Set<String> = []
    let newest = said.facts.filter { known.insert($0.key).inserted }
    return lines(newest) { ("\($0.key): \($0.text)", Self.day($0.saidAt)) }
  }

  /// What is better not mentioned: all of it.
  var topics: [String] {
    lines(said.topicsToAvoid, limit: .max) { ($0.text, Self.day($0.saidAt)) }
  }

  /// Birthdays that notes tell and nobody has confirmed, and how to take one.
  var birthdays: [String] {
    said.offeredBirthdays.prefix(Self.limit).flatMap { offered in
      let date = PartialDate(year: offered.year, month: offered.month, day: offered.day)
      let note = "said \(Self.day(offered.saidAt)), note \(offered.note.prefix(8))"
      return [
        DateText.words(date) + "?  " + style.faint("\"\(safe(offered.words))\", \(note)"),
        style.faint("if so: circles-import people birthday \(id) \(offered.value)"),
      ]
    }
  }

  private func lines<Thing>(
    _ things: [Thing], limit: Int = NotedSections.limit, _ line: (Thing) -> (String, String)
  ) -> [String] {
    var lines = things.prefix(limit).map { thing in
      let (value, detail) = line(thing)
      return TerminalWidth.cut(safe(value), to: 60) + "  " + style.faint(safe(detail))
    }
    let more = things.count - lines.count
    if more > 0 { lines.append(style.faint("and \(more) more")) }
    return lines
  }

  private func safe(_ text: String) -> String { TerminalText.escaped(text) }

  private static func day(_ time: String) -> String { String(time.prefix(10)) }

  /// A day, of one that comes each year the next, or from when until when.
  private static func value(_ date: NotedDate) -> String {
    if date.kind == "annual", let day = date.firstDay { return day }
    return date.value.split(separator: "/").joined(separator: " to ")
      .replacing("..", with: "").replacing("T", with: " ")
  }
}
