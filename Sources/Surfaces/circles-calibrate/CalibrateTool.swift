import CirclesExtraction
import CirclesMatching
import CirclesModel
import CirclesReaders
import Foundation

/// Runs the matcher alone over a labelled set of notes: `circles-calibrate CONTACTS NOTES OWNER...`
/// prints the decisions as JSON lines, for a scorer; with `--features` the evidence of each candidate,
/// for `tools/calibrate.py`; with `--interests` what may be an interest in each note that is labelled
/// with its person, for `tools/interests.py`.
@main
struct CalibrateTool {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let wantsFeatures = arguments.first == "--features"
    let wantsInterests = arguments.first == "--interests"
    if wantsFeatures || wantsInterests { arguments.removeFirst() }
    guard arguments.count >= 2 else {
      print("usage: circles-calibrate [--features|--interests] CONTACTS NOTES [REGION OWNER...]")
      return
    }
    let region = arguments.count > 2 ? arguments[2] : "US"
    let owners = Array(arguments.dropFirst(3))
    let context = ReadingContext(region: region, owners: owners)
    let people = try records(arguments[0], context).compactMap { record -> KnownPerson? in
      guard case .contact(let contact) = record else { return nil }
      return KnownPerson(
        identifier: contact.identifier, name: contact.fields.name.display, fields: contact.fields)
    }
    let settings = MatchingSettings(owners: owners, region: region)
    let clock = ContinuousClock()
    var begin = clock.now
    let index = PersonIndex(people: people, settings: settings)
    let matcher = Matcher(index: index, settings: settings)
    let building = clock.now - begin
    let notes = try records(arguments[1], context).compactMap { record -> NoteRecord? in
      if case .note(let note) = record { note } else { nil }
    }
    begin = clock.now
    if wantsInterests {
      try interests(in: notes, at: arguments[1], about: people, context)
    } else if wantsFeatures {
      for note in notes { print(matcher.features(of: note)) }
    } else {
      let decisions = notes.map { ($0.id, matcher.decide($0)) }
      let deciding = clock.now - begin
      for (id, decision) in decisions { print(try line(id, decision)) }
      let text = "\(index.count) people in \(building), \(notes.count) notes in \(deciding)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  /// Prints what may be an interest in each note that its label gives to somebody.
  private static func interests(
    in notes: [NoteRecord], at path: String, about people: [KnownPerson], _ context: ReadingContext
  ) throws {
    let labels = try labels(at: path)
    let names = Dictionary(people.map { ($0.identifier, $0.name) }) { first, _ in first }
    let extractor = Extractor(owners: context.owners)
    for note in notes {
      guard let identifier = labels[note.id], let name = names[identifier] else { continue }
      let whole = note.readingConversation(context)
      let weighed = extractor.weighedInterests(
        whole, subject: ExtractionSubject(identifier: identifier, names: [name]))
      let mentions: [[String: Any]] = weighed.map {
        [
          "text": $0.found.text, "key": $0.found.key, "start": $0.found.start,
          "end": $0.found.end, "features": $0.features, "chosen": $0.isChosen,
        ]
      }
      let object: [String: Any] = ["id": note.id, "mentions": mentions]
      let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
      print(String(decoding: data, as: UTF8.self))
    }
  }

  /// Whom the label of each note names.
  private static func labels(at path: String) throws -> [String: String] {
    var labels: [String: String] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      guard let note = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let id = note["id"] as? String, let gold = note["gold"] as? [String: Any],
        let contact = gold["contact"] as? String
      else { continue }
      labels[id] = contact
    }
    return labels
  }

  private static func records(_ path: String, _ context: ReadingContext) throws -> [Record] {
    let file = try InputFile(path: path)
    let head = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(FileProbe.headLength)
    let probe = FileProbe(name: (path as NSString).lastPathComponent, head: Array(head))
    guard let reader = ReaderRegistry.standard.reader(for: probe) else { return [] }
    let cursor = try reader.open(file, context)
    var records: [Record] = []
    while let chunk = try cursor.next() {
      records += chunk.parseAll(needsIdentifiers: true).records
    }
    return records
  }

  private static func line(_ id: String, _ decision: MatchDecision) throws -> String {
    let object: [String: Any] = [
      "id": id, "contact": decision.contact?.identifier ?? NSNull(),
      "confidence": decision.confidence,
      "suggestions": decision.suggestions.map(\.identifier),
      "scores": decision.suggestions.map { ["name": $0.name, "confidence": $0.confidence] },
      "evidence": decision.evidence.map { $0.kind + ": " + $0.text },
      "mentions": decision.mentions,
    ]
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}
