/// Numbers up to 999 in a text, in digits or in words: `36`, `22nd`, `twenty seven`, `achtzehn`, `ochenta y dos`.
enum SpokenNumbers {
  struct Found {
    /// The first and the last word.
    var from: Int
    var to: Int
    var value: Int
  }

  /// As many are looked at.
  static let maximum = 64

  static func find(in text: FoldedText) -> [Found] {
    var found: [Found] = []
    var at = 0
    while at < text.tokens.count, found.count < maximum {
      guard let number = number(at, text) else {
        at += 1
        continue
      }
      found.append(number)
      at = number.to + 1
    }
    return found
  }

  /// The number that begins at a word.
  static func number(_ at: Int, _ text: FoldedText) -> Found? {
    let token = text.tokens[at]
    if token.flags.contains(.digit) {
      return digits(text.folded(token)).map { Found(from: at, to: at, value: $0) }
    }
    guard let first = words[token.hash] else { return nil }
    // `twenty seven`, `treinta y uno`, `vingt et un`.
    if first >= 20, first % 10 == 0, token.flags.isDisjoint(with: [.stop, .comma, .endsLine]) {
      for step in 1...2 where at + step < text.tokens.count {
        let next = text.tokens[at + step]
        if let unit = words[next.hash], unit > 0, unit < (first == 60 || first == 80 ? 20 : 10) {
          return Found(from: at, to: at + step, value: first + unit)
        }
        if !joins.contains(next.hash) { break }
      }
    }
    return Found(from: at, to: at, value: first)
  }

  /// `36`, `22nd`, `9e`.
  private static func digits(_ letters: ArraySlice<UInt8>) -> Int? {
    let head = letters.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard (1...3).contains(head.count) else { return nil }
    let tail = letters.dropFirst(head.count)
    guard tail.isEmpty || endings.contains(where: { tail.elementsEqual($0.utf8) }) else {
      return nil
    }
    return head.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static let endings = ["st", "nd", "rd", "th", "er", "e", "ste", "de", "o", "a", "eme"]
  private static let joins = Set(FoldedText("y e et and").tokens.map(\.hash))

  private static let english =
    ("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
      + "seventeen eighteen nineteen")
  private static let lines: [String] = [
    english,
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
      + "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
    "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn "
      + "siebzehn achtzehn neunzehn",
    "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien "
      + "zeventien achttien negentien",
    "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis "
      + "diecisiete dieciocho diecinueve",
    "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici "
      + "sedici diciassette diciotto diciannove",
    "um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis "
      + "dezessete dezoito dezenove",
    "ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton "
      + "nitton",
  ]
  private static let tens: [String] = [
    "twenty thirty forty fifty sixty seventy eighty ninety",
    "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth",
    "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
    "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "vingt trente quarante cinquante soixante",
    "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    "tjugo trettio fyrtio femtio sextio sjuttio attio nittio",
  ]

  private static func list(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  /// The values of the words, by the hash of the folded word.
  private static let words: [UInt64: Int] = {
    var words: [UInt64: Int] = [:]
    func put(_ word: String, _ value: Int) {
      if words[WordHash.of(word)] == nil { words[WordHash.of(word)] = value }
    }
    for line in lines { for (index, word) in list(line).enumerated() { put(word, index + 1) } }
    for line in tens { for (index, word) in list(line).enumerated() { put(word, 20 + index * 10) } }
    // `siebenundzwanzig`, `zevenentwintig`, `ventisette`, `veintisiete`.
    let units = (2...8).map { list(lines[$0]) }
    for ten in 0..<8 {
      for unit in 0..<9 {
        let value = 20 + ten * 10 + unit + 1
        put((unit == 0 ? "ein" : units[0][unit]) + "und" + list(tens[2])[ten], value)
        put(units[1][unit] + "en" + list(tens[3])[ten], value)
        let italian = list(tens[6])[ten]
        put((unit == 0 || unit == 7 ? String(italian.dropLast()) : italian) + units[4][unit], value)
        if ten == 0 { put("veinti" + units[2][unit], value) }
        put(list(tens[8])[ten] + units[6][unit], value)
      }
    }
    // Words that mean something else far more often.
    for word in ["sex", "once", "um", "un", "ett"] { words[WordHash.of(word)] = nil }
    return words
  }()
}
