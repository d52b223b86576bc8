/// The languages whose interests and plain dates are known, told by their commonest words.
public enum TextLanguage: UInt8, Hashable, Sendable, CaseIterable {
  /// English.
  case english
  /// German.
  case german
  /// Spanish.
  case spanish
  /// French.
  case french
  /// Portuguese.
  case portuguese

  /// The language that most of the common words of a text belong to; nil where too few do.
  public static func of(_ text: String) -> TextLanguage? {
    var count = LanguageCount()
    var text = text
    text.withUTF8 { count.add(words: $0) }
    return count.best
  }

  /// `common` for words of up to eight ASCII letters, packed into a number; none is longer.
  static let packed: [UInt64: UInt8] = {
    var table: [UInt64: UInt8] = [:]
    for (word, bits) in common where word.utf8.count <= 8 && word.utf8.allSatisfy({ $0 < 0x80 }) {
      table[word.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = bits
    }
    return table
  }()

  static let common: [String: UInt8] = {
    var table: [String: UInt8] = [:]
    for (language, list) in lists {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[String(word), default: 0] |= 1 << language.rawValue
      }
    }
    return table
  }()

  private static let lists: [(TextLanguage, String)] = [
    (
      .english,
      """
      the and is a to of in she he her his for with on it was has have they you i my at from that
      this be are not but so we me as will would just what when about if or by
      """
    ),
    (
      .german,
      """
      und der die das ist nicht ich er sie wir ein eine einen einem einer mit auf für fur im am zu
      den dem des hat habe jetzt auch noch von vom bei nur wieder seit wird sind bin mir dir ihr ihm
      ihn kommt aber wenn dass schon uns nach zum zur bis oder mal ab es ja war heute morgen gestern
      """
    ),
    (
      .spanish,
      """
      y el la los las que es no un una con para en por su sus se ya muy del al lo mi te le pero como
      más mas está esta este hoy ayer mañana manana cuando me yo tu tiene voy va fue ha he de todo
      """
    ),
    (
      .french,
      """
      et le la les des est pas un une avec pour dans elle il je tu sur au aux du qui que ne ce cette
      son sa ses mon ma nous vous mais ou où de en très tres demain hier on moi toi suis ont plus
      """
    ),
    (
      .portuguese,
      """
      e o os as que não nao um uma com para em por seu sua se já ja muito do da dos das no na nos
      nas ela ele eu você voce mas mais está foi vai tem amanhã amanha ontem hoje isso meu minha de
      pra pro também tambem
      """
    ),
  ]
}

/// Counts the common words of each language.
struct LanguageCount {
  private var counts: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)

  mutating func add(_ word: String) {
    if let bits = TextLanguage.common[word] { add(bits) }
  }

  /// Adds the words of a text. Those of ASCII letters alone, nearly all of most texts, are looked up
  /// as they stand; making strings of them takes most of the time.
  mutating func add(words bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      var (end, packed, isASCII) = (start, UInt64(0), true)
      while end < bytes.count {
        let byte = bytes[end]
        if byte >= 0x80 {
          isASCII = false
        } else {
          let letter = byte | 0x20
          guard letter >= 0x61, letter <= 0x7A else { break }
          packed = packed << 8 | UInt64(letter)
        }
        end += 1
      }
      if !isASCII {
        let words = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
        for word in words.split(whereSeparator: { !$0.isLetter }) { add(String(word)) }
      } else if end > start, end - start <= 8, let bits = TextLanguage.packed[packed] {
        add(bits)
      }
      start = end + 1
    }
  }

  private mutating func add(_ bits: UInt8) {
    if bits & 1 != 0 { counts.0 += 1 }
    if bits & 2 != 0 { counts.1 += 1 }
    if bits & 4 != 0 { counts.2 += 1 }
    if bits & 8 != 0 { counts.3 += 1 }
    if bits & 16 != 0 { counts.4 += 1 }
  }

  /// The language with most of them, at least two and more than any other.
  var best: TextLanguage? {
    let all = [counts.0, counts.1, counts.2, counts.3, counts.4]
    guard let most = all.max(), most > 1, all.filter({ $0 == most }).count == 1 else { return nil }
    return all.firstIndex(of: most).flatMap { TextLanguage(rawValue: UInt8($0)) }
  }
}
