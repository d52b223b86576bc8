/// WhatsApp's notice that a chat is encrypted, which every export begins with.
enum EncryptionNotice {
  /// Whether a text is the notice, in the languages where it is known: long, and with the words for
  /// "end to end".
  static func matches(_ text: String) -> Bool {
    let folded = fold(text)
    return folded.utf8.count > 60 && words.contains { folded.contains($0) }
  }

  /// Whether it is the notice in another language than English.
  static func isForeign(_ text: String) -> Bool {
    let folded = fold(text)
    let isEnglish = folded.contains("messages") && folded.contains("end-to-end")
    return folded.utf8.count > 60 && !isEnglish && words.contains { folded.contains($0) }
  }

  private static func fold(_ text: String) -> String { KnownPhrases.fold(text.prefix(400)) }

  private static let words = [
    "end-to-end", "ende-zu-ende", "extremo a extremo", "bout en bout", "ponta a ponta",
    "ponto a ponto", "d'extrem a extrem", "сквозн", "наскрізн", "край до край", "uçtan uca",
    "ende til ende", "ende-til-ende", "ände till ände", "totalsträck", "päästä päähän",
    "täysin salattu", "koncov", "végpontok közötti", "végponttól végpontig", "integral criptate",
    "criptate complet", "διατερματικ", "sveobuhvat", "hujung ke hujung", "hujung-ke-hujung",
    "w pełni szyfrowane", "całkowicie szyfrowane", "đầu cuối", "ต้นทางถึงปลายทาง",
    "تمامًا بين الطرفين",
    "بين الطرفين", "سرتاسر", "מקצה לקצה", "एंड-टू-एंड", "端到端", "端對端", "點對點", "エンドツーエンド", "종단간",
    "종단 간",
  ]
}

/// What an export shows of the language that the app speaks, as far as the order of day and month
/// goes: American dates stand in English files alone.
struct WhatsAppLanguage: Sendable {
  private var isForeign = false
  private var hasDottedHalves = false

  /// Whether day and month cannot stand as Americans write them.
  var isNotAmerican: Bool { isForeign || hasDottedHalves }

  /// Takes a header: `a. m.` is not how Americans write AM.
  mutating func add(_ header: WhatsAppHeader) {
    if header.isDotted { hasDottedHalves = true }
    if !header.period.isEmpty, header.period != "am", header.period != "pm" {
      take(header.period)
    }
  }

  /// Takes a notice of the app's own.
  mutating func add(notice: String) {
    if !isForeign, EncryptionNotice.isForeign(notice) { take(notice) }
  }

  /// Takes a message, which may be a placeholder of the app's.
  mutating func add(_ text: String) {
    if isForeign { return }
    let phrase = AngleBrackets.whole(text) ?? text
    guard KnownPhrases.mayBe(phrase) else { return }
    let folded = KnownPhrases.fold(phrase)
    if KnownPhrases.isForeign(folded) { take(folded) }
  }

  /// Takes words in another language than English. East Asia writes the year first.
  private mutating func take(_ words: String) {
    if !words.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) { isForeign = true }
  }
}
