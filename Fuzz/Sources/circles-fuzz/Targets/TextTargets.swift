import CirclesExtraction
import CirclesMatching
import CirclesModel
import DateMentions
import Foundation

extension FuzzTarget {
  private static let texts = ["samples/notes", "samples/transcripts", "Fuzz/Seeds/text"]

  /// Days in text: every mention lies in it, says its words, and overlaps no other.
  static let dates = FuzzTarget(name: "dates", seeds: texts, dictionary: "text") { bytes in
    let finder = finders[bytes.count % finders.count]
    let text = String(decoding: bytes, as: UTF8.self)
    guard let today = ReferenceTime(year: 2026, month: 2, day: 28, hour: 23) else { return }
    var end = text.startIndex
    for mention in finder.mentions(in: text, at: today) {
      check(mention.range.lowerBound >= end, "mentions go forward and do not overlap")
      check(!mention.range.isEmpty, "a mention is of something")
      check(mention.range.upperBound <= text.endIndex, "a mention lies in the text")
      end = mention.range.upperBound
      check(
        mention.text.unicodeScalars.elementsEqual(text[mention.range].unicodeScalars),
        "a mention has the words of its place")
      check(!mention.notation.isEmpty, "a mention stands for something")
      if case .date(let day) = mention.value {
        check(isDay(day), "a day is one of the calendar")
      }
    }
  }

  private static let finders = [
    DateMentionFinder(), DateMentionFinder(order: .dmy, profile: .notes),
    DateMentionFinder(
      order: .mdy, languages: Set(DateMentionFinder.LanguageCode.allCases), profile: .adaptive),
  ]

  private static func isDay(_ date: DateComponents) -> Bool {
    guard let year = date.year, let month = date.month, let day = date.day else { return false }
    return WallTime(year: year, month: month, day: day) != nil
  }

  /// What a text says of somebody: every finding lies in it.
  static let extraction = FuzzTarget(name: "extraction", seeds: texts, dictionary: "text") {
    bytes in
    let kind = NoteSource.allCases[bytes.count % NoteSource.allCases.count]
    let text = String(decoding: bytes, as: UTF8.self)
    let days = dayMarks(text)
    let note = NoteRecord(source: origin, id: "1", noteSource: kind, text: text)
    let found = extractor.extract(note, subject: subject, marks: days, days: days)
    look(at: found, in: text, days: days.count)

    let messages = text.split(separator: "\n").enumerated().map { index, line in
      Message(from: [.me, .them, .named("Joel"), .unknown][index % 4], text: String(line))
    }
    let part = ConversationPart(
      id: "k#1", app: "sms", partner: ChatPartner(name: "Marta"), messages: messages)
    let joined = Extractor.text(of: part)
    let marks = dayMarks(joined)
    look(
      at: extractor.extract(part, subject: subject, marks: marks, days: marks), in: joined,
      days: marks.count)
  }

  private static let origin = RecordSource(path: "a.txt", format: "text", index: 0, line: 1)
  private static let extractor = Extractor(owners: ["Kim Aldous", "Kim"])
  private static let subject = ExtractionSubject(
    identifier: "urn:uuid:1", names: ["Marta Quill", "Marta"])

  private static func dayMarks(_ text: String) -> [Range<Int>] {
    guard let today = ReferenceTime(year: 2026, month: 2, day: 28) else { return [] }
    let scalars = text.unicodeScalars
    return finders[1].mentions(in: text, at: today).map { mention in
      let start = scalars.distance(from: text.startIndex, to: mention.range.lowerBound)
      return start..<start
        + scalars.distance(from: mention.range.lowerBound, to: mention.range.upperBound)
    }
  }

  private static func look(at found: Extraction, in text: String, days: Int) {
    let count = text.unicodeScalars.count
    for span in found.interests + found.events + found.topicsToAvoid + found.facts.map(\.found) {
      check(span.start >= 0 && span.start < span.end, "a finding is of something")
      check(span.end <= count, "a finding lies in the text")
      check(!span.text.isEmpty, "a finding has words")
    }
    check(found.summary.count <= Extractor.maximumSummary, "a summary is short")
    check(found.dayOwners.count == days, "every day that was asked for has an answer")
    check(
      Set(found.interests.map(\.text)).count == found.interests.count, "interests are told once")
    check(Set(found.facts.map(\.key)).count == found.facts.count, "one fact of each key")
  }

  /// Whose a text is. The first line is one more person of the book: name, number, e-mail, company.
  static let matcher = FuzzTarget(name: "matcher", seeds: texts, dictionary: "text") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let people = book + [stranger(String(lines[0]))]
    let matcher = Matcher(
      index: PersonIndex(people: people), settings: MatchingSettings(owners: ["Kim Aldous"]))
    let kind = NoteSource.allCases[bytes.count % NoteSource.allCases.count]
    let note = NoteRecord(
      source: origin, id: "1", noteSource: kind, title: String(lines[0].prefix(40)),
      text: lines.count > 1 ? String(lines[1]) : "")
    let decision = matcher.decide(note)
    check((0...1).contains(decision.confidence), "a likelihood lies between 0 and 1")
    check(
      decision.suggestions.count <= MatchDecision.maximumSuggestions, "few suggestions are made")
    let likelihoods = decision.suggestions.map(\.confidence)
    check(likelihoods.allSatisfy { (0...1).contains($0) }, "so do those of suggestions")
    check(likelihoods == likelihoods.sorted(by: >), "the likeliest comes first")
    let known = Set(people.map(\.identifier))
    let named = decision.suggestions + [decision.contact].compactMap { $0 }
    check(named.allSatisfy { known.contains($0.identifier) }, "only people of the book are named")
    check(matcher.decide(note) == decision, "the same text gives the same decision")
    let part = ConversationPart(
      id: "k#1", app: "sms", partner: ChatPartner(name: String(lines[0].prefix(60))),
      messages: [Message(from: .them, text: note.text)])
    check((0...1).contains(matcher.decide(part).confidence), "as do those of chats")
    _ = matcher.keys(of: note)
  }

  private static func stranger(_ line: String) -> KnownPerson {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    var fields = ContactFields()
    fields.name.display = part(0).isEmpty ? "x" : part(0)
    if !part(1).isEmpty { fields.phones = [Phone(value: part(1), normalized: part(1))] }
    if !part(2).isEmpty { fields.emails = [Email(value: part(2))] }
    fields.organization = part(3)
    if !part(4).isEmpty { fields.related = [RelatedPerson(type: part(4), name: part(5))] }
    return KnownPerson(
      identifier: "x", name: fields.name.display, fields: fields,
      aliases: part(6).isEmpty ? [] : [KnownAlias(name: part(6), origin: .manual)])
  }

  private static let book: [KnownPerson] = [
    ("Marta Quill", "+447700900123", "Northwind"), ("Ana Ruiz", "+15035550101", "Choir"),
    ("Dr. Ben Hale", "+447700900456", ""), ("Mom", "+15035550102", ""),
    ("Łukasz Dvořák", "+420601234567", "Allotment"), ("李 明", "+8613800138000", ""),
    ("Marta Voss", "", "Northwind"), ("Joel", "", ""),
  ].enumerated().map { index, person in
    var fields = ContactFields()
    fields.name.display = person.0
    if !person.1.isEmpty { fields.phones = [Phone(value: person.1, normalized: person.1)] }
    fields.organization = person.2
    fields.related = index == 0 ? [RelatedPerson(type: "brother", name: "Joel")] : []
    return KnownPerson(identifier: "p\(index)", name: person.0, fields: fields)
  }
}
