import CirclesModel
import CirclesStore

/// Runs in words.
enum RunWords {
  static func title(_ run: RunSummary) -> String {
    run.command.prefix(1).uppercased() + run.command.dropFirst()
  }

  /// What a run did, in few words.
  static func deeds(_ run: RunSummary) -> String {
    let contacts = run.report.contacts
    let counts = [
      (contacts.created, "new person", "new people"), (contacts.updated, "updated", "updated"),
      (contacts.merged, "merged", "merged"), (contacts.pruned, "removed", "removed"),
      (run.report.notes.assigned, "note filed", "notes filed"),
      (run.report.notes.inbox, "for the inbox", "for the inbox"),
      (run.report.records.refused, "refused", "refused"),
      (run.report.errors, "error", "errors"), (run.report.warnings, "warning", "warnings"),
    ]
    var words = counts.filter { $0.0 > 0 }.map { Words.count($0.0, $0.1, $0.2) }
    switch run.state {
    case .running: words.insert("under way", at: 0)
    case .abandoned, .interrupted: words.insert("cut short", at: 0)
    case .finished: break
    }
    if words.isEmpty, run.report.records.imported > 0 {
      return Words.count(run.report.records.imported, "record", "records")
    }
    if words.isEmpty { return run.isChange ? "by hand" : "nothing changed" }
    return words.joined(separator: ", ")
  }
}

/// The list of runs as HTML.
struct RunsView {
  let runs: [RunSummary]
  let next: Int?

  var html: HTML {
    HTML {
      if runs.isEmpty {
        tag(.p, .class("calm"), text: "Nothing was imported or changed yet.")
      }
      Self.list(runs)
      if let next {
        tag(.nav, .label("Pages"), .class("steps")) {
          tag(
            .a, .href(PagePath("runs", query: ["from": String(next)])), Attribute("rel", "next"),
            text: "Earlier")
        }
      }
    }
  }

  static func list(_ runs: [RunSummary]) -> HTML {
    tag(.ul, .class("rows")) {
      for run in runs {
        tag(.li) {
          tag(.a, .href(PagePath("runs", run.id))) {
            tag(.strong, .anyScript, text: RunWords.title(run))
            tag(.small, text: RunWords.deeds(run))
          }
          tag(.span, .class("quiet")) {
            Words.time(run.startedAt)
            " UTC"
          }
        }
      }
    }
  }
}

/// One run as HTML, with what undoing it would do.
struct RunView {
  /// As many names of each kind are shown.
  static let most = 30

  /// What undoing would do, as far as it was tried out.
  enum Preview {
    case outcome(UndoOutcome)
    /// It was not tried out: that takes a while.
    case large
    case impossible
  }

  let detail: RunDetail
  let preview: Preview

  var html: HTML {
    HTML {
      tag(.section, .class("card"), .label("What it did")) {
        tag(.h2, text: "What it did")
        tag(.p) {
          RunWords.deeds(detail.summary)
          " · "
          Words.time(detail.summary.startedAt)
          " UTC"
        }
        people("New people", detail.created, detail.summary.report.contacts.created)
        people("Changed", detail.updated, detail.summary.report.contacts.updated)
        names("Removed or merged into others", detail.removed)
        problems
      }
      undo
    }
  }

  @HTMLBuilder private func people(
    _ title: String, _ list: [PersonSummary], _ told: Int
  ) -> HTML {
    if !list.isEmpty {
      tag(.h3, text: "\(title) (\(Words.number(max(told, list.count))))")
      tag(.ul, .class("plainlist")) {
        for person in list.prefix(Self.most) {
          tag(.li) { Words.person(person.name, id: person.id) }
        }
      }
      rest(max(told, list.count))
    }
  }

  @HTMLBuilder private func names(_ title: String, _ list: [String]) -> HTML {
    if !list.isEmpty {
      tag(.h3, text: "\(title) (\(Words.number(list.count)))")
      tag(.ul, .class("plainlist")) {
        for name in list.prefix(Self.most) { tag(.li) { Words.name(name) } }
      }
      rest(list.count)
    }
  }

  private func rest(_ count: Int) -> HTML {
    count > Self.most
      ? tag(.p, .class("quiet"), text: "and \(Words.number(count - Self.most)) more") : .none
  }

  @HTMLBuilder private var problems: HTML {
    if !detail.diagnostics.isEmpty {
      tag(.h3, text: "Problems")
      tag(.ul) {
        for one in detail.diagnostics {
          tag(.li, text: "\(one.code): \(Words.number(one.count))")
        }
      }
    }
  }

  private var undo: HTML {
    tag(.section, .class("card"), .label("Undo")) {
      tag(.h2, text: "Undo")
      switch preview {
      case .outcome(let outcome):
        tag(.p, text: "Undoing this would:")
        tag(.ul) { foretold(outcome) }
        button
      case .large:
        tag(.p, text: "This was a large run; working out what undoing it would do takes a while.")
        tag(.p) {
          tag(
            .a, .href(PagePath("runs", detail.summary.id, query: ["preview": "1"])),
            text: "What would undoing do?")
        }
        button
      case .impossible:
        tag(.p, text: "This cannot be undone now: it is under way, or was undone already.")
      }
    }
  }

  private var button: HTML {
    posting(to: PagePath("undo")) {
      Field.hidden("run", detail.summary.id)
      Field.hidden("back", PagePath("runs").text)
      tag(.button, text: "Undo this")
    }
  }

  @HTMLBuilder private func foretold(_ outcome: UndoOutcome) -> HTML {
    count(outcome.removed.count, "person goes", "people go", outcome.removedNames)
    count(
      outcome.contactsRestored, "person restored", "people restored",
      outcome.restoredNames)
    count(outcome.notesRemoved, "note goes", "notes go")
    count(outcome.notesReturned, "note back in the inbox", "notes back in the inbox")
    count(outcome.notesRestored, "note restored", "notes restored")
    count(outcome.others.messages, "message of yours goes", "messages of yours go")
    count(outcome.others.names, "other name undone", "other names undone")
    count(outcome.others.connections, "connection undone", "connections undone")
    count(outcome.others.settings, "setting undone", "settings undone")
    count(outcome.others.learned, "learned rule undone", "learned rules undone")
    count(
      outcome.kept.count, "person stays, changed since", "people stay, changed since",
      outcome.kept.map(\.name))
  }

  private func count(
    _ number: Int, _ one: String, _ many: String, _ names: [String] = []
  ) -> HTML {
    if number == 0 { return .none }
    let some = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return tag(.li, .anyScript) {
      Words.count(number, one, many)
      if !some.isEmpty { ": \(some)" }
    }
  }
}
