import CirclesModel

/// Cuts a text into tokens, in one pass.
///
/// `don't` and `dont` are `do` + `n't`, `she's` is `she` + `'s`; a hyphen within a word parts it
/// without a trace, so that `hand-weaving` and `hand weaving` are the same. A number keeps what
/// stands between its digits (`9:41`, `3/7`). `l'escalade` is `l` + `escalade`.
struct Lexer {
  /// Whether letters may have been read wrongly off a picture.
  let isRead: Bool
  private var tokens: [Token] = []
  private var word: [UInt8] = []
  private var start = 0
  private var isCapital = false
  private var hasLetter = false
  private var hasDigit = false
  private var isSpaced = true
  /// Where an apostrophe stood in the word, in its bytes.
  private var apostrophe: Int?

  init(isRead: Bool = false) { self.isRead = isRead }

  /// The tokens of a text.
  static func tokens(of text: String, isRead: Bool = false) -> [Token] {
    var lexer = Lexer(isRead: isRead)
    lexer.read(text)
    return lexer.tokens
  }

  private mutating func read(_ text: String) {
    tokens.reserveCapacity(text.utf8.count / 5)
    var position = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      take(scalar, previous, at: position)
      previous = scalar
      position += 1
    }
    endWord(at: position)
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar, at place: Int) {
    let value = scalar.value
    if value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: value)
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letter(byte, capital: false, at: place)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter(byte | 0x20, capital: true, at: place)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        begin(at: place)
        hasDigit = true
        word.append(byte)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): quote(at: place)
      case UInt8(ascii: " "), 0x09, 0x0D: space(at: place)
      case 0x0A:
        endWord(at: place)
        sign("\n", .newline, at: place)
      case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ","):
        // Between digits, as far as can be told without looking ahead: behind one.
        if hasDigit && !hasLetter {
          word.append(byte)
        } else {
          endWord(at: place)
          sign(String(Unicode.Scalar(byte)), .sign, at: place)
        }
      case UInt8(ascii: "-"):
        let wasWord = !word.isEmpty
        endWord(at: place)
        if wasWord {
          isSpaced = false
          pendingHyphen = place
        } else {
          sign("-", .sign, at: place)
        }
      default:
        endWord(at: place)
        sign(String(Unicode.Scalar(byte)), .sign, at: place)
      }
      return
    }
    if value == 0x2019 || value == 0x2018 {
      quote(at: place)
      return
    }
    switch ScalarFolding.fold(scalar) {
    case .nothing: break
    case .scalar(let folded):
      begin(at: place, capital: scalar.properties.isUppercase)
      hasLetter = true
      folded.append(to: &word)
    case .letters(let first, let second):
      begin(at: place, capital: scalar.properties.isUppercase)
      hasLetter = true
      word.append(UInt8(truncatingIfNeeded: first.value))
      word.append(UInt8(truncatingIfNeeded: second.value))
    case .separator:
      endWord(at: place)
      if scalar.properties.isWhitespace {
        isSpaced = true
      } else {
        sign("\u{2022}", .sign, at: place)
      }
    }
  }

  /// A hyphen that ended a word, and is a sign only if white space follows it.
  private var pendingHyphen: Int?

  private mutating func begin(at place: Int, capital: Bool = false) {
    guard word.isEmpty else { return }
    pendingHyphen = nil
    start = place
    isCapital = capital
    hasLetter = false
    hasDigit = false
    apostrophe = nil
  }

  private mutating func letter(_ byte: UInt8, capital: Bool, at place: Int) {
    begin(at: place, capital: capital)
    hasLetter = true
    word.append(byte)
  }

  private mutating func quote(at place: Int) {
    if word.isEmpty {
      isSpaced = true
    } else if apostrophe == nil {
      apostrophe = word.count
    }
  }

  private mutating func space(at place: Int) {
    endWord(at: place)
    isSpaced = true
    if let hyphen = pendingHyphen {
      sign("-", .sign, at: hyphen)
      isSpaced = true
      pendingHyphen = nil
    }
  }

  private mutating func sign(_ text: String, _ kind: Token.Kind, at place: Int) {
    tokens.append(
      Token(text: text, stem: text, start: place, end: place + 1, kind: kind, isSpaced: isSpaced))
    isSpaced = kind == .newline
  }

  private mutating func endWord(at place: Int) {
    guard !word.isEmpty else { return }
    defer { word.removeAll(keepingCapacity: true) }
    if !hasLetter {
      endNumber(at: place)
      return
    }
    if hasDigit && isRead { LetterRepair.repair(&word) }
    if let apostrophe, apostrophe < word.count {
      let head = word[..<apostrophe]
      let tail = String(decoding: word[apostrophe...], as: UTF8.self)
      if tail == "t", head.last == UInt8(ascii: "n") {
        let verb = Contractions.verbs[String(decoding: head, as: UTF8.self)]
        append(verb ?? String(decoding: head.dropLast(), as: UTF8.self), place)
        append("n't", place, spaced: false)
        return
      }
      if Contractions.endings.contains(tail) {
        append(String(decoding: head, as: UTF8.self), place)
        append("'" + tail, place, spaced: false)
        return
      }
      let elided = String(decoding: head, as: UTF8.self)
      if apostrophe + 2 < word.count, Contractions.elisions.contains(elided) {
        append(elided, start + apostrophe)
        start += apostrophe + 1
        append(tail, place, spaced: false)
        return
      }
    }
    let text = String(decoding: word, as: UTF8.self)
    if let parts = Contractions.bare[text] {
      append(parts.0, place)
      append(parts.1, place, spaced: false)
      return
    }
    append(text, place)
  }

  private mutating func append(_ text: String, _ end: Int, spaced: Bool? = nil) {
    var text = text
    var classes = WordClasses.table[text] ?? []
    if isRead, classes.isEmpty, let repaired = LetterRepair.known(text) {
      text = repaired
      classes = WordClasses.table[repaired] ?? []
    }
    tokens.append(
      Token(
        text: text, stem: Token.stem(text), start: start, end: end, kind: .word,
        isCapital: isCapital && spaced != false, isSpaced: spaced ?? isSpaced, classes: classes))
    isSpaced = false
  }

  private mutating func endNumber(at place: Int) {
    // What a sentence ends with does not belong to its last number.
    var tail: UInt8?
    if let last = word.last, last < UInt8(ascii: "0") || last > UInt8(ascii: "9") {
      tail = last
      word.removeLast()
    }
    let text = String(decoding: word, as: UTF8.self)
    let end = tail == nil ? place : place - 1
    tokens.append(
      Token(text: text, stem: text, start: start, end: end, kind: .number, isSpaced: isSpaced))
    isSpaced = false
    if let tail {
      sign(String(Unicode.Scalar(tail)), .sign, at: place - 1)
    }
  }
}
