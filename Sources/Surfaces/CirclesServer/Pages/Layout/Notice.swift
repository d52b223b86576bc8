import CirclesModel
import CirclesStore
import Foundation

/// What was just done, with a way back. The address holds no more than the run's id and counts.
struct Notice {
  let text: String
  /// The runs that are undone together, the last one first.
  let runs: [String]
  /// Beside whom something now lies.
  var person: PersonSummary?
  /// The entry of the inbox that comes back when it is undone.
  var entry: String?

  /// What an address says was done; nil where it says nothing, or it was undone since.
  init?(_ fields: FormFields, in notebook: Notebook) throws {
    if let outcome = fields["undone"] {
      text = outcome == "partly" ? Self.partly : "Undone."
      runs = []
      return
    }
    if let message = fields["said"].flatMap(Said.init(rawValue:)) {
      text = message.text
      runs = []
      return
    }
    let named = fields.all("done").prefix(4)
    guard !named.isEmpty else { return nil }
    var found: [RunSummary] = []
    for id in named {
      if case .one(let run) = try notebook.resolveRun(id) { found.append(run) }
    }
    guard let first = found.first else { return nil }
    entry = fields["of"]
    if let id = fields["to"] { person = try notebook.person(id: id)?.summary }
    text =
      Self.deed(first.command, hasPerson: person != nil)
      + Self.others(fields["others"].flatMap { Int($0) } ?? 0)
    runs = found.map(\.id)
  }

  /// What can be told without a run.
  enum Said: String {
    case same, retried
    var text: String {
      switch self {
      case .same: "Nothing changed."
      case .retried: "The files will be retried within a minute."
      }
    }
  }

  private static let partly =
    "Undone, except for what was changed since."

  private static func deed(_ command: String, hasPerson: Bool) -> String {
    switch command.split(separator: " ").prefix(2).joined(separator: " ") {
    case "inbox assign": hasPerson ? "Filed under " : "Filed."
    case "inbox dismiss": "Dismissed."
    case "inbox edit", "note edit": "The text was changed."
    case "merge": "Merged into one person."
    case "unmerge": "Split into two people again."
    case "people add": "Added."
    case "people edit", "alias", "birthday": "Changed."
    case "people cadence": "Changed."
    case "people remove": "Removed."
    case "people relate": "Connected."
    case "note unfile": "Back in the inbox."
    case "reprocess": "Checked again."
    default: "Done."
    }
  }

  private static func others(_ count: Int) -> String {
    count == 0 ? "" : " That settled \(Words.count(count, "other")), too."
  }

  private func back(from page: PagePath) -> PagePath {
    entry.map { PagePath("inbox", query: ["entry": $0]) } ?? page.withoutNotice
  }

  /// The notice, whose undoing comes back to the page it stands on.
  func html(back: PagePath) -> HTML {
    tag(.div, .class("notice")) {
      tag(.p) {
        if let person, let name = text.range(of: "Filed under ") {
          String(text[..<name.upperBound])
          Words.person(person.name, id: person.id)
          "."
          String(text[name.upperBound...])
        } else {
          text
        }
      }
      if !runs.isEmpty {
        tag(.form, Attribute("method", "post"), .action(PagePath("undo"))) {
          for run in runs { tag(.input, .type("hidden"), .name("run"), .value(run)) }
          Field.hidden("back", self.back(from: back).text)
          tag(.button, .key("z"), text: "Undo")
        }
      }
    }
  }
}

extension PagePath {
  /// The address without what was just done there.
  var withoutNotice: PagePath {
    let sides = text.split(separator: "?", maxSplits: 1).map(String.init)
    guard sides.count == 2 else { return self }
    let told: Set<String> = ["done", "others", "to", "of", "undone", "said"]
    let kept = sides[1].split(separator: "&").filter { pair in
      !told.contains(String(pair.prefix { $0 != "=" }))
    }
    let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
    return PagePath(own: sides[0] + query) ?? PagePath()
  }

  /// The address with what was just done there.
  func done(
    _ run: String, others: Int = 0, to person: String? = nil, of entry: String? = nil
  ) -> PagePath {
    withoutNotice.adding([
      "done": run, "others": others > 0 ? String(others) : nil, "to": person, "of": entry,
    ])
  }
}
