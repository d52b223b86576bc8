import CirclesExtraction
import CirclesModel

/// Short ways to read invented notes about invented people.
enum Sample {
  static let owner = "Kim Aldous"
  static let source = RecordSource(path: "note.txt", format: "test", index: 0, line: 1)
  static let extractor = Extractor(owners: ["Kim Aldous", "Kim"])

  static func subject(
    _ names: String..., gender: SubjectGender? = nil
  ) -> ExtractionSubject {
    ExtractionSubject(identifier: "urn:uuid:1", names: names, gender: gender)
  }

  /// What a spoken note about Marta Quill says.
  static func voice(_ text: String, about names: String...) -> Extraction {
    extract(text, .voiceNote, names.isEmpty ? ["Marta Quill", "Marta"] : names)
  }

  /// What a written note about Marta Quill says.
  static func manual(_ text: String, about names: String...) -> Extraction {
    extract(text, .manual, names.isEmpty ? ["Marta Quill", "Marta"] : names)
  }

  /// What a pasted chat with Marta Quill says.
  static func chat(_ text: String, about names: String...) -> Extraction {
    extract(text, .chatImport, names.isEmpty ? ["Marta Quill", "Marta"] : names)
  }

  static func extract(_ text: String, _ kind: NoteSource, _ names: [String]) -> Extraction {
    let note = NoteRecord(source: source, id: "1", noteSource: kind, text: text)
    return extractor.extract(
      note, subject: ExtractionSubject(identifier: "urn:uuid:1", names: names))
  }

  /// What a written note about Marta Quill says whose days stand in brackets.
  static func dated(_ text: String, isBirthday: Bool = false) -> Extraction {
    var plain: [Unicode.Scalar] = []
    var days: [Range<Int>] = []
    var start = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[": start = plain.count
      case "]": days.append(start..<plain.count)
      default: plain.append(scalar)
      }
    }
    let note = NoteRecord(
      source: source, id: "1", noteSource: .manual,
      text: String(String.UnicodeScalarView(plain)))
    return extractor.extract(
      note, subject: subject("Marta Quill", "Marta"), marks: days, days: isBirthday ? days : [])
  }

  /// A chat's messages as a conversation: lines `me: text`, `them: text`.
  static func conversation(with name: String?, _ lines: [String]) -> ConversationRecord {
    var record = ConversationRecord(source: source, app: "sms", key: "k")
    record.chatWith = ChatPartner(name: name)
    record.messages = lines.map(message)
    return record
  }

  static func message(_ line: String) -> Message {
    let parts = line.split(separator: ":", maxSplits: 1)
    let sender: MessageSender =
      switch parts.first {
      case "me": .me
      case "them": .them
      case "unknown": .unknown
      default: .named(String(parts.first ?? ""))
      }
    return Message(from: sender, text: String(parts.last ?? "").trimmed)
  }

  static func part(with name: String?, _ lines: [String]) -> ConversationPart {
    ConversationPart(
      id: "k#1", app: "sms", partner: ChatPartner(name: name), messages: lines.map(message))
  }
}

extension String {
  var trimmed: String { String(drop { $0 == " " }) }

  /// The text between two places, in Unicode scalars.
  func scalars(_ start: Int, _ end: Int) -> String {
    String(String.UnicodeScalarView(Array(unicodeScalars)[start..<end]))
  }
}

extension Extraction {
  var interestTexts: [String] { interests.map(\.text) }
  var eventTexts: [String] { events.map(\.text) }
  var topicTexts: [String] { topicsToAvoid.map(\.text) }
  func fact(_ key: FactKey) -> String? { facts.first { $0.key == key }?.found.text }
}
