import Foundation
import VCard

/// Days of the week beside a date, in any language: `Mon, `, `(月)`, ` วันจันทร์`, ` Thứ Hai`, `(Th 2)`.
enum LINEWeekday {
  /// Whether what stands before or behind a date can be one, or nothing: a single word, or two in
  /// the languages that have such.
  static func mayBe(_ text: String, before: Bool) -> Bool {
    var words: [String] = []
    var isInWord = false
    for scalar in text.inNFC.lowercased().unicodeScalars {
      if separators.contains(scalar) || scalar.isHeaderSpace {
        isInWord = false
        continue
      }
      guard isOfWord(scalar) else { return false }
      if !isInWord { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
      isInWord = true
    }
    guard words.count <= 1 || words.count == 2 && hasTwoWords(words[0], words[1]) else {
      return false
    }
    return !before || words.isEmpty || text.contains { $0 == "," || $0 == "،" || $0 == " " }
  }

  /// A letter or what belongs to one: the vowels and signs of Thai and Hindi, joiners, the hyphen
  /// of `segunda-feira`.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default:
      scalar.properties.isAlphabetic || scalar == "-" || scalar == "'" || scalar == "’"
        || scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  private static func hasTwoWords(_ first: String, _ second: String) -> Bool {
    firstWords.contains(first) || second == "feira" || second == "шанба"
  }

  private static let separators = Set(".,،()（）[]日일".unicodeScalars)
  /// "Day", and what Vietnamese puts before the number of one.
  private static let firstWords: Set<String> = [
    "thứ", "chủ", "th", "يوم", "יום", "วัน", "hari", "星期", "سه", "یک", "دو", "چهار", "پنج",
  ]

  /// The day of the week that the word beside a date names, 0 for Sunday; nil where no word is known, or
  /// where two languages call two days so.
  static func number(_ text: String) -> Int? {
    let word = text.trimmingCharacters(in: outside).inNFC.lowercased()
    return word.isEmpty ? nil : names[word] ?? nil
  }

  private static let outside = CharacterSet(charactersIn: ".,،()（） \u{A0}\u{200E}\u{200F}")

  /// The days of the week in the languages of the app, as CLDR has them: whole, short and shortest.
  private static let names: [String: Int?] = {
    var names: [String: Int?] = [:]
    for language in languages {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: language)
      let forms = [
        calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols, calendar.shortWeekdaySymbols,
        calendar.shortStandaloneWeekdaySymbols,
      ]
      for form in forms {
        for (day, name) in form.enumerated() {
          let word = name.trimmingCharacters(in: outside).inNFC.lowercased()
          if let known = names[word], known != day {
            names[word] = .some(nil)
          } else {
            names[word] = day
          }
        }
      }
    }
    return names
  }()

  /// The languages in which LINE runs.
  private static let languages = [
    "en", "ja", "ko", "zh_Hans", "zh_Hant", "th", "id", "ms", "es", "pt_BR", "pt_PT", "fr", "de",
    "it", "tr", "ru", "ar", "fil",
  ]

  /// A line without the number of a day in Vietnamese: `Th 2`, `Thứ 2`, `T2`, which are Monday.
  static func withoutNumber(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: { $0 == "T" || $0 == "t" }) else { return line }
    var scalars = Array(line.inNFC.unicodeScalars)
    guard let start = scalars.firstIndex(where: { $0 == "T" || $0 == "t" }) else { return line }
    if start > 0, scalars[start - 1].properties.isAlphabetic { return line }
    var index = start + 1
    for letter: Unicode.Scalar in ["h", "ứ"] where index < scalars.count && scalars[index] == letter
    {
      index += 1
    }
    while index < scalars.count, scalars[index] == "." || scalars[index].isHeaderSpace {
      index += 1
    }
    guard index < scalars.count, ("2"..."7").contains(scalars[index]),
      index + 1 == scalars.count || scalars[index + 1].decimalValue == nil
    else { return line }
    scalars.removeSubrange(start...index)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
