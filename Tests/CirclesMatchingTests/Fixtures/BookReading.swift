import CirclesModel

@testable import CirclesMatching

/// Reads the fixtures' tables.
enum BookReading {
  static func people(_ table: String) -> [KnownPerson] {
    table.split(separator: "\n").map { line in
      let column = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      var fields = ContactFields()
      fields.name.display = column[1]
      fields.name.given = column[2]
      fields.name.family = column[3]
      fields.nicknames = column[4].isEmpty ? [] : [column[4]]
      fields.organization = column[5]
      fields.jobTitle = column[6]
      fields.categories = column[7].isEmpty ? [] : [column[7]]
      fields.note = column[8]
      if !column[9].isEmpty { fields.phones = [Phone(value: column[9], normalized: column[9])] }
      for part in column[10].split(separator: ",") {
        let pair = part.split(separator: "=").map(String.init)
        fields.related.append(RelatedPerson(type: pair[0], name: pair[1]))
      }
      if column[2].isEmpty, column[3].isEmpty {
        fields.kind = .organization
        fields.organization = column[1]
      }
      return KnownPerson(identifier: column[0], name: column[1], fields: fields)
    }
  }

  /// A note and whose it is; nil for the inbox.
  struct Labelled {
    var note: NoteRecord
    var owner: String?
  }

  static func notes(_ table: String) -> [Labelled] {
    table.split(separator: "\n").enumerated().map { number, line in
      let column = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
        .map(String.init)
      let source: NoteSource =
        switch column[0] {
        case "voice": .voiceNote
        case "chat": .chatImport
        case "shot": .shortcutImport
        default: .manual
        }
      let text = column[3].split(separator: "\\", omittingEmptySubsequences: false)
        .enumerated().map { $0 == 0 ? String($1) : "\n" + $1.dropFirst() }.joined()
      return Labelled(
        note: note(text, source, title: column[2], id: "n\(number)"),
        owner: column[1] == "-" ? nil : column[1])
    }
  }

  static func note(
    _ text: String, _ source: NoteSource = .voiceNote, title: String = "", id: String = "n"
  ) -> NoteRecord {
    NoteRecord(
      source: RecordSource(path: "notes", format: "notes", index: 0, line: 1), id: id,
      noteSource: source, title: title, text: text)
  }

  static let matcher: Matcher = {
    let settings = MatchingSettings(owners: SecondBook.owners, region: "GB")
    let index = PersonIndex(people: people(SecondBook.people), settings: settings)
    return Matcher(index: index, settings: settings)
  }()
}
