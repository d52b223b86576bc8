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
  /// Italian.
  case italian
  /// Dutch.
  case dutch
  /// Swedish.
  case swedish
  /// Danish, and Norwegian: their common words are nearly the same.
  case danish

  /// The language that most of the common words of a text belong to; nil where too few do.
  public static func of(_ text: String) -> TextLanguage? {
    var count = LanguageCount()
    var text = text
    text.withUTF8 { count.add(words: $0) }
    return count.best
  }

  /// `common` for words of up to eight ASCII letters, packed into a number; none is longer.
  static let packed: [UInt64: UInt16] = {
    var table: [UInt64: UInt16] = [:]
    for (word, bits) in common where word.utf8.count <= 8 && word.utf8.allSatisfy({ $0 < 0x80 }) {
      table[word.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = bits
    }
    return table
  }()

  static let common: [String: UInt16] = {
    var table: [String: UInt16] = [:]
    for (language, list) in lists {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[String(word), default: 0] |= 1 << language.rawValue
      }
    }
    // Words are looked up without their accents too, unless that makes them English.
    for (word, bits) in table where !word.utf8.allSatisfy({ $0 < 0x80 }) {
      let folded = LocalWords.folded(word)
      if let known = table[folded], known & 1 != 0 { continue }
      table[folded, default: 0] |= bits
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
    (
      .italian,
      """
      il lo la gli le un uno una e di da con su per tra che non è sono ho ha hai abbiamo
      del della dei delle al alla ai nel nella dal dalla sul sulla ma se anche più piu già gia
      mi ti ci vi si mio mia suo sua questo questa quando dove poi oggi domani ieri lunedì lunedi
      io tu lei lui noi molto tutto sempre ora adesso perché perche cosa va fa era stato
      """
    ),
    (
      .dutch,
      """
      de het een en van ik je hij zij ze zijn heeft heb hebben niet met op te dat die dit
      voor aan om bij naar uit ook maar als dan nog wel al er mijn jouw haar ons jullie wat waar wie
      hoe nu weer tot geen kan wil moet gaat ga komt zo heel vandaag morgen gisteren want
      """
    ),
    (
      .swedish,
      """
      och att det är som en ett på av för med den till inte jag du hon han vi de har var om från
      kan ska när så min din sin nu också igen efter hos mycket bara eller vid hur idag imorgon igår
      blir får går kommer allt där här mig dig sig
      """
    ),
    (
      .danish,
      """
      og det er som en et på af av med den til ikke jeg du hun han vi de har var om fra
      kan skal når så min din sin nu nå også igen igjen efter etter hos meget mye bare eller ved hvor
      i dag morgen går bliver blir får kommer alt mig meg dig deg sig seg hvad hva
      """
    ),
  ]
}

/// Counts the common words of each language.
struct LanguageCount {
  private var counts = SIMD16<Int32>()

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

  private mutating func add(_ bits: UInt16) {
    var bits = bits
    while bits != 0 {
      counts[bits.trailingZeroBitCount] += 1
      bits &= bits - 1
    }
  }

  /// The language with most of them, at least two and more than any other.
  var best: TextLanguage? {
    let most = counts.max()
    guard most > 1 else { return nil }
    var best: TextLanguage?
    for language in TextLanguage.allCases where counts[Int(language.rawValue)] == most {
      if best != nil { return nil }
      best = language
    }
    return best
  }
}
