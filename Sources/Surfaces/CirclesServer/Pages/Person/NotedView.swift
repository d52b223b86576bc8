import CirclesModel
import CirclesQueries
import CirclesStore

/// What notes say of a person: each thing opens to the sentence that it comes from.
struct NotedView {
  /// As many of each kind are shown.
  static let most = 12

  let person: String
  let findings: PersonFindings
  let interests: [String: [FindingQuote]]
  let sentences: [FindingQuote: String]

  @HTMLBuilder var html: HTML {
    if !findings.isEmpty {
      tag(.section, .class("card"), .label("What notes say")) {
        tag(.h2, text: "What notes say")
        offered
        list("Coming", findings.comingDates.map(coming))
        list("Interests", findings.interests.map(interest))
        list("Facts", findings.facts.map { fact($0, before: $0.key) })
        list("Happened", findings.events.map { fact($0) })
        list("Avoid mentioning", findings.topicsToAvoid.map { fact($0) })
      }
    }
  }

  @HTMLBuilder private func list(_ title: String, _ items: [HTML]) -> HTML {
    if !items.isEmpty {
      tag(.h3, text: title)
      tag(.ul, .class("facts")) {
        for item in items.prefix(Self.most) { tag(.li) { item } }
      }
      if items.count > Self.most {
        tag(.p, .class("quiet"), text: "and \(Words.number(items.count - Self.most)) more")
      }
    }
  }

  private func fact(_ thing: NotedItem, before: String = "") -> HTML {
    HTML {
      sourced([FindingQuote(note: thing.note, words: thing.text)], at: thing.saidAt) {
        if !before.isEmpty { tag(.small, .class("quiet"), text: "\(before) ") }
        tag(.span, .anyScript, text: thing.text)
      }
    }
  }

  private func interest(_ interest: NotedInterest) -> HTML {
    sourced(interests[interest.name] ?? [], at: interest.lastSaid) {
      tag(.span, .anyScript, text: interest.text)
      if interest.times > 1 {
        tag(.small, .class("quiet"), text: " \(Words.number(interest.times)) times")
      }
    }
  }

  private func coming(_ date: NotedDate) -> HTML {
    sourced([FindingQuote(note: date.note, words: date.text)], at: date.saidAt) {
      tag(.strong, text: date.firstDay.map(Words.day) ?? date.value)
      " "
      tag(
        .span, .anyScript,
        text: [date.label, date.holiday].compactMap(\.self).joined(separator: ", "))
    }
  }

  /// Something with its sources behind one click.
  private func sourced(
    _ sayings: [FindingQuote], at: String, @HTMLBuilder _ content: () -> HTML
  ) -> HTML {
    tag(.details, .class("fact")) {
      tag(.summary) { content() }
      for saying in sayings {
        tag(.blockquote) {
          if let sentence = sentences[saying] {
            tag(.p, .anyScript) { MarkedText([saying.words]).html(sentence) }
          }
          tag(.footer) {
            tag(.a, .href(PagePath("notes", saying.note))) { "The note" }
            if sayings.count == 1 {
              " of "
              Words.time(at, Words.day)
            }
          }
        }
      }
    }
  }

  @HTMLBuilder private var offered: HTML {
    for birthday in findings.offeredBirthdays {
      posting(to: PagePath("people", person, "birthday"), class: "offer") {
        Field.hidden("birthday", birthday.value)
        tag(.p) {
          "A note mentions a birthday: "
          tag(
            .em, .anyScript,
            text: sentences[FindingQuote(note: birthday.note, words: birthday.words)]
              ?? birthday.words)
        }
        tag(.button, text: "Take \(birthday.value) as the birthday")
      }
    }
  }
}
