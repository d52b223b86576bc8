import CirclesModel
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// A note in full: what it says, where it lies and why; it can be moved from here.
struct NotePage {
  let site: PageSite

  func add(to router: Router<ServerContext>) {
    router.get("notes/:id") { request, context in
      let id = try context.parameters.require("id")
      return try await site.page(for: request) { notebook in
        guard let sheet = try notebook.noteSheet(id: id) else {
          throw Problem(.notFound, "There is no such note.")
        }
        let messages = try notebook.messages(ofDays: [id], limit: 1000)[id] ?? []
        return .init("Note", nil, NoteView(sheet: sheet, messages: messages).html)
      }
    }
    router.post("notes/:id/move") { request, context in
      let id = try context.parameters.require("id")
      let name = try await FormFields(sentBy: request).required("name")
      return try await site.change { notebook, site in
        switch try notebook.resolvePerson(name) {
        case .one(let person):
          let edit = try notebook.assign(
            note: id, to: person.id, reading: try site.reading(notebook), command: "note move")
          return PagePath("notes", id).done(edit.run, to: person.id)
        case .ambiguous:
          throw Problem(
            .unprocessableContent, "Several people match. Write the full name.")
        case .none: throw Problem(.unprocessableContent, "No matches.")
        }
      }
    }
    router.post("notes/:id/unfile") { request, context in
      let id = try context.parameters.require("id")
      let not = try await FormFields(sentBy: request)["not"]
      return try await site.change { notebook, site in
        let edit = try notebook.unfile(note: id, not: not, reading: try site.reading(notebook))
        return PagePath("notes", id).done(edit.run)
      }
    }
  }
}

/// A note as HTML.
struct NoteView {
  let sheet: NoteSheet
  let messages: [ChatMessage]

  var html: HTML {
    HTML {
      tag(.article, .class("card note")) {
        tag(.header) {
          tag(.h2) {
            sheet.app.map(SourceWords.of) ?? SourceWords.of(sheet.source)
            if !sheet.partner.isEmpty {
              ": "
              Words.name(sheet.partner)
            }
          }
          if let at = sheet.capturedAt { tag(.p, .class("quiet")) { Words.time(at) } }
        }
        if messages.isEmpty {
          tag(.div, .class("prose"), .anyScript, text: sheet.text)
        } else {
          Bubbles.html(messages, MarkedText([]))
        }
      }
      tag(.section, .class("card"), .label("Where it is filed")) {
        tag(.h2, text: "Where it is filed")
        place
        reasons("Why", sheet.evidence.map(ReasonWords.of))
        reasons("What spoke against", sheet.against.map(\.text))
        moving
      }
    }
  }

  @HTMLBuilder private var place: HTML {
    switch sheet.state {
    case .assigned:
      tag(.p) {
        "Under "
        for (place, contact) in sheet.contacts.enumerated() {
          if place > 0 { ", " }
          Words.person(contact.name, id: contact.id)
        }
        sheet.isByHand ? ", filed by you." : ", filed by the program."
      }
    case .inbox:
      tag(.p) {
        "In the "
        tag(.a, .href(PagePath("inbox")), text: "inbox")
        "."
      }
    case .dismissed: tag(.p, text: "Dismissed.")
    }
  }

  @HTMLBuilder private func reasons(_ title: String, _ list: [String]) -> HTML {
    if !list.isEmpty {
      tag(.h3, text: title)
      tag(.ul) { for one in list { tag(.li, .anyScript, text: one) } }
    }
  }

  @HTMLBuilder private var moving: HTML {
    posting(to: PagePath("notes", sheet.id, "move"), class: "asking") {
      Field.line("File under", name: "name", isRequired: true)
      tag(.button, text: "File")
    }
    if sheet.state == .assigned {
      posting(to: PagePath("notes", sheet.id, "unfile")) {
        Field.hidden("not", sheet.contacts.count == 1 ? sheet.contacts[0].id : nil)
        tag(.button, .class("plain"), text: "Not about them: back to the inbox")
      }
    }
  }
}
