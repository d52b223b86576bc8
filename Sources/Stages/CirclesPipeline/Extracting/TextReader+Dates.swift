import CirclesExtraction
import CirclesModel
import CirclesReaders
import DateMentions

// The days of a text, as its writer meant them.
extension TextReader {
  func dates(in text: String, at time: MessageTime?) -> [DateMention] {
    guard switches.dates, let reference = reference(time) else { return [] }
    let cut = TokenizedText(text)
    return finder(for: cut).mentions(in: cut, at: reference).filter { !$0.isNow }
  }

  /// The days of a conversation: "tomorrow" is the day after that on which it was written, though the
  /// conversation began before midnight.
  func dates(in part: ConversationPart) -> [DateMention] {
    let text = Extractor.text(of: part)
    let stretches = stretches(of: part)
    guard stretches.count > 1 else { return dates(in: text, at: part.messages.first?.at) }
    guard switches.dates else { return [] }
    let finder = finder(for: TokenizedText(text)).settled(for: TokenizedText(text))
    return stretches.flatMap { stretch -> [DateMention] in
      guard let reference = reference(stretch.at) else { return [] }
      let words = stretch.texts.joined(separator: "\n")
      return finder.mentions(in: words, at: reference).filter { !$0.isNow }.map {
        var mention = $0
        mention.scalars =
          mention.scalars.lowerBound + stretch.start..<mention.scalars.upperBound + stretch.start
        return mention
      }
    }
  }

  /// Messages written on one day, one after another, and where they begin in the text, in scalars.
  private struct Stretch {
    var at: MessageTime?
    var start: Int
    var texts: [String]
  }

  /// The hour until which those who are still awake say "tomorrow" of the day that has begun.
  private static let night = 5

  private func stretches(of part: ConversationPart) -> [Stretch] {
    var stretches: [Stretch] = []
    var day: Int64?
    var place = 0
    for message in part.messages {
      let seen = wall(message.at).map {
        ($0.secondsSince1970 - Int64(Self.night) * 3_600) / 86_400
      }
      if stretches.isEmpty || seen != nil && seen != day {
        stretches.append(Stretch(at: message.at, start: place, texts: [message.text]))
        day = seen
      } else {
        stretches[stretches.count - 1].texts.append(message.text)
      }
      place += message.text.unicodeScalars.count + 1
    }
    return stretches
  }

  /// Mentions that are none, but the subject's own name: `Domingo Ruiz`, `Marco`.
  static func withoutNames(
    _ dates: [DateMention], _ text: String, _ subject: TextSubject?
  ) -> [DateMention] {
    guard let subject, !dates.isEmpty else { return dates }
    let names = Set(subject.names.flatMap { $0.split(separator: " ").map { $0.lowercased() } })
    return dates.filter { date in
      guard date.text.first?.isUppercase == true, names.contains(date.text.lowercased()) else {
        return true
      }
      // "in April", of April Stone.
      let before = String(text.unicodeScalars.prefix(date.scalars.lowerBound))
      let isLed =
        before.last == " "
        && leads.contains(before.split(separator: " ").last?.lowercased() ?? "")
      return isLed
    }
  }

  /// What stands before a day or a month, and not before a person.
  private static let leads: Set<String> = [
    "in", "on", "since", "until", "till", "next", "last", "this", "every", "during", "early",
    "late", "mid", "en", "em", "im", "am", "seit", "bis", "desde", "hasta", "depuis",
  ]

  /// The finder that knows the language a text is written in: not everybody writes that of the
  /// region.
  private func finder(for text: TokenizedText) -> DateMentionFinder {
    let told: DateMentionFinder.LanguageCode?
    let written = TextLanguage.of(text.text)
    switch written {
    case .german: told = .german
    case .spanish: told = .spanish
    case .french: told = .french
    case .portuguese: told = .portuguese
    case .italian: told = .italian
    case .dutch: told = .dutch
    case .swedish: told = .swedish
    case .danish: told = .danish
    // Short texts have too few words to tell: "Anna viene a Pasqua" holds "a" and no other.
    case .english, nil: told = nil
    }
    // The names of months and days say more than words that several languages share.
    guard let code = DateMentionFinder.language(of: text, likely: told) ?? told,
      !languages.contains(code)
    else {
      return finder
    }
    if written == .english, !DateMentionFinder.mixes(code, into: text) { return finder }
    return DateMentionFinder(order: finder.order, languages: [.english, code], profile: .adaptive)
  }

  /// The clock on the wall where the text was written. An instant in UTC says nothing of that wall,
  /// which then is the user's.
  private func reference(_ time: MessageTime?) -> ReferenceTime? {
    guard let wall = wall(time) else { return nil }
    return ReferenceTime(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: min(59, wall.second))
  }

  private func wall(_ time: MessageTime?) -> WallTime? {
    switch time {
    case nil: return nil
    case .wall(let written): return written
    case .instant(let seconds, let offset) where offset != 0:
      return WallTime(secondsSince1970: seconds + Int64(offset))
    case .instant(let seconds, _):
      var clock = LocalClock(zone: zone)
      return WallTime(secondsSince1970: clock.local(.instant(seconds: seconds, offset: 0)))
    }
  }
}
