import CirclesExtraction
import CirclesMatching
public import CirclesModel
import CirclesReaders
import DateMentions
import Foundation

/// Reads texts whose subject is known, or that have none: days, interests, events, facts.
public struct TextReader: TextReading {
  /// Raised when something else may come out: of the extractor's version.
  public static let version = Extractor.version

  let finder: DateMentionFinder
  /// The languages that the finder knows.
  let languages: Set<DateMentionFinder.LanguageCode>
  private let extractor: Extractor
  let switches: ExtractionSwitches
  let zone: String?
  private let context: ReadingContext
  private let names: FullNameIndex
  private let owners: [String]

  /// A reader for a run; `names` tells who else a text may mention.
  public init(_ options: ImportOptions, names: FullNameIndex = FullNameIndex()) {
    languages = Self.languages(of: options.region).union(Self.named(options.languages))
    finder = DateMentionFinder(
      order: Self.order(options), languages: languages, profile: .adaptive)
    extractor = Extractor(owners: options.everyOwner)
    switches = options.extraction
    zone = options.timeZone
    context = options.readingContext()
    owners = options.owners
    self.names = names
  }

  /// What a note says.
  public func read(_ note: NoteRecord, about subject: TextSubject?) -> TextFindings {
    let note = whole(note)
    let dates = Self.withoutNames(dates(in: note.text, at: note.capturedAt), note.text, subject)
    let found = extractor.extract(
      note, subject: Self.subject(subject), marks: Self.timed(dates), days: Self.personal(dates))
    return findings(found, dates, subject)
  }

  /// What a part of a conversation says; spans count in its messages, a line each.
  public func read(_ part: ConversationPart, about subject: TextSubject?) -> TextFindings {
    let dates = Self.withoutNames(self.dates(in: part), Extractor.text(of: part), subject)
    let found = extractor.extract(
      part, subject: Self.subject(subject), marks: Self.timed(dates), days: Self.personal(dates))
    return findings(found, dates, subject)
  }

  /// What stands above a note that is a chat with one person; nil for any other note.
  public func header(of note: NoteRecord) -> NoteHeader? {
    Matcher.header(of: whole(note), owners: owners)
  }

  /// A note with the conversation that its text is read as, which the notebook does not keep.
  func whole(_ note: NoteRecord) -> NoteRecord {
    note.conversation == nil ? note.readingConversation(context) : note
  }

  /// What says when something is: no lengths, and nothing that comes again and again.
  private static func timed(_ dates: [DateMention]) -> [Range<Int>] {
    let kinds: Set<DateMention.Kind> = [.date, .annual, .range, .datetime, .datetimeRange]
    return dates.filter { kinds.contains($0.kind) }.map(\.scalars)
  }

  /// The days that are somebody's own.
  private static func personal(_ dates: [DateMention]) -> [Range<Int>] {
    dates.filter { $0.label != nil }.map(\.scalars)
  }

  private func findings(
    _ found: Extraction, _ dates: [DateMention], _ subject: TextSubject?
  ) -> TextFindings {
    var findings = TextFindings()
    findings.subject = subject?.identifier
    if switches.interests { findings.interests = found.interests.map(Self.finding) }
    if switches.events {
      findings.events = found.events.map(Self.finding)
      findings.topicsToAvoid = found.topicsToAvoid.map(Self.finding)
    }
    if switches.facts {
      findings.facts = found.facts.map {
        Finding(
          key: $0.key.rawValue, text: $0.found.text, start: $0.found.start, end: $0.found.end)
      }
    }
    var owners = found.dayOwners.makeIterator()
    findings.dates = dates.map { mention in
      var date = FoundDate(
        text: mention.text, start: mention.scalars.lowerBound, end: mention.scalars.upperBound,
        kind: mention.kind.rawValue, value: mention.notation, holiday: mention.holiday,
        label: mention.label?.rawValue, year: mention.year)
      if mention.label != nil, let owner = owners.next() { give(&date, to: owner, subject) }
      return date
    }
    if switches.summary { findings.summary = found.summary }
    return findings
  }

  private func give(_ date: inout FoundDate, to owner: DayOwner, _ subject: TextSubject?) {
    switch owner {
    case .subject: date.of = subject?.identifier
    case .somebody(let name):
      date.of = names.only(name)
      if date.of == nil { date.ofName = name }
    case .owner, .unknown: break
    }
  }

  private static func finding(_ found: Found) -> Finding {
    Finding(key: found.key, text: found.text, start: found.start, end: found.end)
  }

  private static func subject(_ subject: TextSubject?) -> ExtractionSubject? {
    subject.map { ExtractionSubject(identifier: $0.identifier, names: $0.names) }
  }
}

extension TextReader {
  /// How `3/7` is read: as told, else as people of the region write it.
  private static func order(_ options: ImportOptions) -> DateMentions.DateOrder {
    switch options.dateOrder {
    case .dmy: .dmy
    case .mdy: .mdy
    case .ymd: .ymd
    case nil: .usual(in: options.region)
    }
  }

  /// Those of the user's languages of which plain dates are known; of `es-MX` the language alone.
  private static func named(_ languages: [String]) -> Set<DateMentionFinder.LanguageCode> {
    Set(
      languages.compactMap { language in
        language.split(separator: "-").first.flatMap {
          let code = $0.lowercased()
          return ["no", "nn"].contains(code)
            ? .norwegian : DateMentionFinder.LanguageCode(rawValue: code)
        }
      })
  }

  /// English, and the language of the region where plain dates of it are known.
  private static func languages(of region: String) -> Set<DateMentionFinder.LanguageCode> {
    switch region {
    case "DE", "AT", "LI": [.english, .german]
    case "CH": [.english, .german, .french]
    case "FR", "LU", "MC": [.english, .french]
    case "BE": [.english, .french, .dutch]
    case "NL": [.english, .dutch]
    case "IT", "SM": [.english, .italian]
    case "BR", "PT", "AO", "MZ": [.english, .portuguese]
    case "SE": [.english, .swedish]
    case "DK": [.english, .danish]
    case "NO": [.english, .norwegian]
    case "ES", "MX", "AR", "CO", "CL", "PE", "UY", "EC", "VE": [.english, .spanish]
    default: [.english]
    }
  }
}
