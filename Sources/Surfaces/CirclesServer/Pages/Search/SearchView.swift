import CirclesQueries
import Foundation

/// A question and what was found, as HTML.
struct SearchView {
  let words: String
  var result: SearchPage.Answer?
  var problem: String?

  var html: HTML {
    HTML {
      asking(at: PagePath("search"), live: "#hits", label: "Everything") {
        tag(.p, .class("field wide")) {
          tag(.label, .for("q"), text: "What are you looking for?")
          tag(
            .input, .id("q"), .type("search"), .name("q"), .value(words), .anyScript, .key("/"),
            Attribute("autocomplete", "off"))
        }
        tag(.button, text: "Search")
      }
      help
      tag(.div, .id("hits")) {
        if let problem { tag(.p, .class("problem"), text: problem) }
        if let result { hits(result) }
      }
    }
  }

  private var help: HTML {
    tag(.details, .class("keys")) {
      tag(.summary, text: "How to search")
      tag(.dl) {
        for (words, meaning) in Self.syntax {
          tag(.dt) { tag(.kbd, text: words) }
          tag(.dd, text: meaning)
        }
      }
    }
  }

  private static let syntax = [
    ("dentist", "all words must match; case and accents are ignored"),
    ("\"new job\"", "a phrase"), ("dent*", "any word that starts like this"),
    ("-monday", "must not occur"), ("from:me  from:ana", "who said it"),
    ("with:ana", "whom it is about"), ("in:whatsapp", "the app"),
    ("on:2026-03", "the day, month or year"), ("before:2026  after:\"last May\"", "earlier, later"),
    ("kind:note", "message, note, contact, fact or interest"),
    ("is:inbox", "inbox, assigned, dismissed or group"),
    ("has:link", "media, call, link, date, phone, email or birthday"),
  ]

  @HTMLBuilder private func hits(_ answer: SearchPage.Answer) -> HTML {
    if answer.page.hits.isEmpty { tag(.p, .class("calm"), text: "Nothing found.") }
    tag(.ol, .class("hits")) { for hit in answer.page.hits { item(hit, answer.people) } }
    if let next = answer.page.next {
      tag(.nav, .label("Pages"), .class("steps")) {
        tag(
          .a, .href(PagePath("search", query: ["q": words, "page": next.text])),
          Attribute("rel", "next"), text: "More")
      }
    }
  }

  private func item(_ hit: SearchHit, _ people: [String: String]) -> HTML {
    tag(.li) {
      tag(.p, .class("quiet")) {
        if let name = hit.contactName {
          if let id = hit.contact.flatMap({ people[$0] }) {
            Words.person(name, id: id)
          } else {
            Words.name(name)
          }
          " · "
        }
        hit.app.map { SourceWords.of($0) } ?? hit.kind.rawValue.capitalized
        if let from = hit.from {
          " · "
          Words.name(from == "me" ? "You" : from)
        }
        if let at = hit.at ?? hit.day {
          " · "
          if let note = hit.note {
            tag(.a, .href(PagePath("notes", note))) { Words.time(at) }
          } else {
            Words.time(at)
          }
        }
      }
      tag(.p, .anyScript) { marked(hit.snippet) }
    }
  }

  /// What stands between ⟦ and ⟧ is marked.
  private func marked(_ snippet: String) -> HTML {
    HTML {
      for (place, piece) in snippet.split(separator: "⟦", omittingEmptySubsequences: false)
        .enumerated()
      {
        if place > 0, let end = piece.firstIndex(of: "⟧") {
          tag(.mark, text: String(piece[..<end]))
          String(piece[piece.index(after: end)...])
        } else {
          String(piece)
        }
      }
    }
  }

  /// Why a question cannot be asked.
  static func words(for problem: SearchQuery.Problem) -> String {
    switch problem {
    case .empty: "Say what to look for."
    case .notATime(let name, let value):
      "\(name): “\(value)” is not a time that this program knows."
    case .unknownValue(let name, let value, let known):
      "There is no \(name):\(value). \(name): takes \(known.joined(separator: ", "))."
    case .noValue(let name): "\(name): needs a value, without a space before it."
    case .excluded(let name): "-\(name): only words can be excluded."
    case .tooLong: "That is too much to search at once."
    }
  }
}
