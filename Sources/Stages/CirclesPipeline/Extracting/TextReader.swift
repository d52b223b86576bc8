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

  private let finder: DateMentionFinder
  /// The languages that the finder knows.
  private let languages: Set<DateMentionFinder.LanguageCode>
  private let extractor: Extractor
  private let switches: ExtractionSwitches
  private let zone: String?
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
    let dates = dates(in: note.text, at: note.capturedAt)
    let found = extractor.extract(
      note, subject: Self.subject(subject), marks: Self.timed(dates), days: Self.personal(dates))
    return findings(found, dates, subject)
  }

  /// What a part of a conversation says; spans count in its messages, a line each.
  public func read(_ part: ConversationPart, about subject: TextSubject?) -> TextFindings {
    let dates = dates(in: Extractor.text(of: part), at: part.messages.first?.at)
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

  private func dates(in text: String, at time: MessageTime?) -> [DateMention] {
    guard switches.dates, let reference = reference(time) else { return [] }
    let cut = TokenizedText(text)
    return finder(for: cut).mentions(in: cut, at: reference)
  }

  /// The finder that knows the language a text is written in: not everybody writes that of the
  /// region.
  private func finder(for text: TokenizedText) -> DateMentionFinder {
    let told: DateMentionFinder.LanguageCode?
    switch TextLanguage.of(text.text) {
    case .english: return finder
    case .german: told = .german
    case .spanish: told = .spanish
    case .french: told = .french
    case .portuguese: told = .portuguese
    case .italian: told = .italian
    case .dutch: told = .dutch
    case .swedish: told = .swedish
    case .danish: told = .danish
    case nil: told = nil
    }
    // The names of months and days say more than words that several languages share.
    guard let code = DateMentionFinder.language(of: text, likely: told) ?? told,
      !languages.contains(code)
    else {
      return finder
    }
    return DateMentionFinder(order: finder.order, languages: [.english, code], profile: .adaptive)
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
}

extension TextReader {
  /// How `3/7` is read: as told, else as people of the region write it.
  private static func order(_ options: ImportOptions) -> DateMentions.DateOrder {
    switch options.dateOrder {
    case .dmy: .dmy
    case .mdy: .mdy
    case .ymd: .ymd
    case nil: options.region == "US" ? .auto : .dmy
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
