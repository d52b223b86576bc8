import CirclesModel
import CirclesStore

/// Two contacts side by side, with a choice for each field in which they differ.
struct MergeView {
  let left: PersonSheet
  let right: PersonSheet

  var html: HTML {
    let (equal, different) = rows
    return posting(to: PagePath("people", "merge"), class: "card") {
      Field.hidden("left", left.summary.id)
      Field.hidden("right", right.summary.id)
      tag(.p, text: "Where the two differ, choose what stays. Everything else of both is kept.")
      tag(.table, .class("merge")) {
        tag(.thead) {
          tag(.tr) {
            tag(.th, Attribute("scope", "col"), text: "Field")
            for sheet in [left, right] {
              tag(.th, Attribute("scope", "col")) {
                Words.person(sheet.summary.name, id: sheet.summary.id)
              }
            }
          }
        }
        tag(.tbody) {
          for row in different { choice(row) }
          for row in equal { same(row) }
          plain("Notes", Words.number(left.interactionCount), Words.number(right.interactionCount))
        }
      }
      tag(.div, .class("row")) {
        tag(.button, text: "Merge: one person")
        tag(.a, .href(PagePath("people", "duplicates")), text: "Two people: leave them")
      }
    }
  }

  private typealias Row = (field: MergeField, left: String, right: String)

  private var rows: (equal: [Row], different: [Row]) {
    var (equal, different): ([Row], [Row]) = ([], [])
    for field in MergeField.allCases {
      let (one, other) = (FieldWords.of(field, left), FieldWords.of(field, right))
      if one.isEmpty, other.isEmpty { continue }
      if one == other {
        equal.append((field, one, other))
      } else {
        different.append((field, one, other))
      }
    }
    return (equal, different)
  }

  private func choice(_ row: Row) -> HTML {
    // Lists grow together unless one of them is chosen.
    let isList = FieldWords.isList(row.field)
    let title = FieldWords.title(row.field)
    return tag(.tr) {
      tag(.th, Attribute("scope", "row")) {
        title
        if isList {
          tag(.label, .class("both")) {
            tag(
              .input, .type("radio"), .name("keep-\(row.field.rawValue)"), .value(""),
              .flag("checked"))
            " Both"
          }
        }
      }
      cell(row.field, .left, row.left, isChosen: !isList && !row.left.isEmpty)
      cell(row.field, .right, row.right, isChosen: !isList && row.left.isEmpty)
    }
  }

  private func cell(
    _ field: MergeField, _ side: MergeSide, _ text: String, isChosen: Bool
  ) -> HTML {
    tag(.td) {
      tag(.label) {
        tag(
          .input, .type("radio"), .name("keep-\(field.rawValue)"), .value(side.rawValue),
          .flag("checked", if: isChosen))
        " "
        tag(.span, .anyScript, text: text.isEmpty ? "(nothing)" : text)
      }
    }
  }

  private func same(_ row: Row) -> HTML {
    plain(FieldWords.title(row.field), row.left, row.right)
  }

  private func plain(_ title: String, _ one: String, _ other: String) -> HTML {
    tag(.tr) {
      tag(.th, Attribute("scope", "row"), text: title)
      tag(.td, .anyScript, text: one)
      tag(.td, .anyScript, text: other)
    }
  }
}

/// A contact's fields in words.
enum FieldWords {
  static func title(_ field: MergeField) -> String {
    switch field {
    case .jobTitle: "Job title"
    case .relationshipType: "Relationship"
    case .emails: "E-mails"
    case .urls: "Web addresses"
    default: field.rawValue.prefix(1).uppercased() + field.rawValue.dropFirst()
    }
  }

  static func isList(_ field: MergeField) -> Bool {
    switch field {
    case .nicknames, .phones, .emails, .addresses, .dates, .categories, .urls, .handles, .related:
      true
    case .name, .birthday, .organization, .department, .jobTitle, .note, .relationshipType: false
    }
  }

  static func of(_ field: MergeField, _ sheet: PersonSheet) -> String {
    let fields = sheet.fields
    return switch field {
    case .name: fields.name.display
    case .nicknames: lines(fields.nicknames)
    case .phones: lines(fields.phones.map(\.value))
    case .emails: lines(fields.emails.map(\.value))
    case .addresses: lines(fields.addresses.map(address))
    case .birthday: fields.birthday.map(Words.date) ?? ""
    case .dates: lines(fields.dates.map { "\($0.label): \(Words.date($0.date))" })
    case .organization: fields.organization
    case .department: fields.department
    case .jobTitle: fields.jobTitle
    case .note: fields.note
    case .categories: lines(fields.categories)
    case .urls: lines(fields.urls.map(\.value))
    case .handles: lines(fields.handles.map { "\($0.service) \($0.value)" })
    case .related: lines(fields.related.map { "\($0.type) \($0.name ?? "")" })
    case .relationshipType: sheet.summary.relationshipType
    }
  }

  static func address(_ address: PostalAddress) -> String {
    [
      address.street, address.extended, address.poBox,
      [address.postalCode, address.city].filter { !$0.isEmpty }.joined(separator: " "),
      address.region, address.country,
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func lines(_ values: [String]) -> String { values.joined(separator: ", ") }
}
