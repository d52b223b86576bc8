import CirclesExtraction
public import CirclesModel
import DateMentions
import Foundation

/// Reads texts whose subject is known, or that have none: days, interests, events, facts.
public struct TextReader: Sendable {
  private let finder: DateMentionFinder
  private let extractor: Extractor
  private let switches: ExtractionSwitches
  private let zone: String?

  /// A reader for a run.
  public init(_ options: ImportOptions) {
    finder = DateMentionFinder(
      order: Self.order(options), languages: Self.languages(of: options.region),
      profile: .adaptive)
    extractor = Extractor(owners: options.owners)
    switches = options.extraction
    zone = options.timeZone
  }

  /// What a note says.
  public func read(_ note: NoteRecord, _ decision: MatchDecision) -> TextFindings {
    let dates = dates(in: note.text, at: note.capturedAt)
    let found = extractor.extract(
      note, subject: Self.subject(decision), marks: dates.map(\.range))
    return findings(found, dates)
  }

  /// What a part of a conversation says; spans count in its messages, a line each.
  public func read(_ part: ConversationPart, _ decision: MatchDecision) -> TextFindings {
    let dates = dates(in: Extractor.text(of: part), at: part.messages.first?.at)
    let found = extractor.extract(
      part, subject: Self.subject(decision), marks: dates.map(\.range))
    return findings(found, dates)
  }

  private func findings(_ found: Extraction, _ dates: [DateMention]) -> TextFindings {
    var findings = TextFindings()
    if switches.interests { findings.interests = found.interests.map(\.text) }
    if switches.events {
      findings.events = found.events.map(\.text)
      findings.topicsToAvoid = found.topicsToAvoid.map(\.text)
    }
    if switches.facts {
      findings.facts = found.facts.map {
        TextFindings.Fact(key: $0.key.rawValue, text: $0.found.text)
      }
    }
    findings.dates = dates.map {
      TextFindings.FoundDate(
        text: $0.text, start: $0.range.lowerBound, end: $0.range.upperBound,
        kind: $0.kind.rawValue, value: $0.value, holiday: $0.holiday, label: $0.label?.rawValue)
    }
    if switches.summary { findings.summary = found.summary }
    return findings
  }

  private func dates(in text: String, at time: MessageTime?) -> [DateMention] {
    guard switches.dates, let reference = reference(time) else { return [] }
    return finder.mentions(in: text, at: reference)
  }

  /// The clock on the wall where the text was written. An instant in UTC says nothing of that wall,
  /// which then is the user's.
  private func reference(_ time: MessageTime?) -> ReferenceTime? {
    let wall: WallTime
    switch time {
    case nil: return nil
    case .wall(let written): wall = written
    case .instant(let seconds, let offset) where offset != 0:
      wall = WallTime(secondsSince1970: seconds + Int64(offset))
    case .instant(let seconds, _):
      var clock = LocalClock(zone: zone)
      wall = WallTime(secondsSince1970: clock.local(.instant(seconds: seconds, offset: 0)))
    }
    return ReferenceTime(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: min(59, wall.second))
  }

  private static func subject(_ decision: MatchDecision) -> ExtractionSubject? {
    decision.contact.map {
      ExtractionSubject(identifier: $0.identifier, names: [$0.name] + decision.mentions)
    }
  }

  /// How `3/7` is read: as told, else as people of the region write it.
  private static func order(_ options: ImportOptions) -> DateMentions.DateOrder {
    switch options.dateOrder {
    case .dmy: .dmy
    case .mdy: .mdy
    case .ymd: .ymd
    case nil: options.region == "US" ? .auto : .dmy
    }
  }

  /// English, and the language of the region where plain dates of it are known.
  private static func languages(of region: String) -> Set<DateMentionFinder.LanguageCode> {
    switch region {
    case "DE", "AT", "LI": [.english, .german]
    case "CH": [.english, .german, .french]
    case "FR", "BE", "LU", "MC": [.english, .french]
    case "ES", "MX", "AR", "CO", "CL", "PE", "UY", "EC", "VE": [.english, .spanish]
    default: [.english]
    }
  }
}
