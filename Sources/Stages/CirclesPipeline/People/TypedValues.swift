public import CirclesModel
import Foundation
import PhoneNumbers

/// What somebody types of a person, as a card would say it.
public struct TypedValues: Sendable {
  private let phones: PhoneNormalizer

  /// Values typed in a region (ISO 3166, two letters), whose numbers may be written nationally.
  public init(region: String) { phones = PhoneNormalizer(region: region) }

  /// A number, with an extension or without; nil where the text is none.
  public func phone(_ text: String, label: String = "") -> Phone? {
    let value = text.cleaned
    let number = value.replacing(/(?i)[ ,;]*(?:extension|ext)[.:=]? *[0-9]{1,9}$/, with: "")
    guard value.utf8.count <= Self.maximumLength,
      number.utf8.count(where: { $0 >= 0x30 && $0 <= 0x39 }) >= 3,
      number.allSatisfy({ !$0.isLetter || $0 == "x" || $0 == "p" || $0 == "w" })
    else { return nil }
    return Phone(value: value, normalized: phones.normalize(value), label: label)
  }

  /// A number as cards write it, too: with letters for digits (0800 FLOWERS).
  public func writtenPhone(_ text: String) -> Phone? {
    if let phone = phone(text) { return phone }
    let value = text.cleaned
    guard value.utf8.count <= Self.maximumLength,
      let first = value.utf8.first, "+(0123456789".utf8.contains(first),
      value.utf8.count(where: { $0 >= 0x30 && $0 <= 0x39 }) >= 3, !value.contains("@")
    else { return nil }
    return Phone(value: value, normalized: phones.normalize(value))
  }

  /// An e-mail address; nil where the text is none.
  public static func email(_ text: String, label: String = "") -> Email? {
    let value = text.cleaned
    let parts = value.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !value.contains(where: \.isWhitespace), value.utf8.count <= Self.maximumLength
    else { return nil }
    return Email(value: value, label: label)
  }

  /// A name with its parts, as far as the spelling tells them.
  public static func name(
    _ text: String, given: String? = nil, family: String? = nil
  ) -> PersonName {
    var name = PersonName()
    name.display = text.cleaned
    split(&name)
    if let given { name.given = given.cleaned }
    if let family { name.family = family.cleaned }
    if given != nil || family != nil { name.middle = "" }
    return name
  }

  /// Words that belong to the family name behind them.
  private static let particles: Set<String> = [
    "van", "von", "de", "der", "den", "del", "della", "di", "da", "dos", "das", "do", "du", "la",
    "le", "ter", "ten", "zu", "bin", "ibn", "al", "el", "st", "mac", "mc", "san", "santa", "y",
  ]

  private static func split(_ name: inout PersonName) {
    let affixes = NameAffixes(name.display)
    (name.prefix, name.suffix) = (affixes.prefix, affixes.suffix)
    let comma = affixes.name.split(separator: ",", omittingEmptySubsequences: false)
    if comma.count == 2, !comma[0].isEmpty, !comma[1].isEmpty {
      (name.family, name.given) = (String(comma[0]).cleaned, String(comma[1]).cleaned)
      return
    }
    let words = affixes.name.split(separator: " ").map(String.init)
    guard let first = words.first else { return }
    if words.count < 2 {
      // Mrs Hale is of a family; nobody says Mrs to a given name alone.
      if name.prefix.isEmpty { name.given = first } else { name.family = first }
      return
    }
    name.given = first
    let start =
      words.indices.dropFirst().first { index in
        index < words.count - 1
          && particles.contains(words[index].lowercased().filter { $0 != "." })
      } ?? words.count - 1
    name.middle = words[1..<start].joined(separator: " ")
    name.family = words[start...].joined(separator: " ")
  }

  /// The longest value that is taken, in bytes.
  public static let maximumLength = 1000
}

extension String {
  /// In the one spelling of a character, without space around.
  var cleaned: String {
    precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
