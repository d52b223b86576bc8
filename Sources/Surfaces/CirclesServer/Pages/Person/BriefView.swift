import CirclesQueries
import CirclesStore

/// What one wants to know before calling somebody, in the words of the command `brief`; each line leads
/// to its note.
struct BriefView {
  let brief: Brief

  var html: HTML {
    tag(.section, .class("card"), .id("brief"), .label("Before you call")) {
      tag(.h2, text: "Before you call")
      tag(.p, .class("quiet"), text: brief.lastContactWords.capitalizedFirst + ".")
      for part in brief.readingParts where !part.items.isEmpty {
        tag(.h3, text: part.heading)
        tag(.ul, .class("plainlist")) { for item in part.items { line(item) } }
      }
      if brief.parts.allSatisfy(\.items.isEmpty) {
        tag(.p, .class("calm"), text: Brief.nothingWords)
      }
    }
  }

  private func line(_ item: Brief.Item) -> HTML {
    tag(.li) {
      tag(.span, .anyScript, text: item.text)
      if let at = item.at {
        tag(.small, .class("quiet")) {
          " "
          if let note = item.note {
            tag(.a, .href(PagePath("notes", note))) { Words.time(at, Words.day) }
          } else {
            Words.time(at, Words.day)
          }
        }
      } else if let note = item.note {
        " "
        tag(.small) { tag(.a, .href(PagePath("notes", note))) { "the note" } }
      }
    }
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
