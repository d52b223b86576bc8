/// How German and Dutch participles are made: `gekauft`, `aufgegeben`, `verkauft`, `studiert`, `getrouwd`.
enum Participle {
  private static let prefixes = [
    "auf", "an", "ab", "aus", "ein", "vor", "zu", "mit", "nach", "weg", "um", "her", "hin", "los",
    "fest", "frei", "zurueck",
  ].map { Array($0.utf8) }
  private static let fixed = ["be", "ver", "er", "ent", "zer", "emp"].map { Array($0.utf8) }
  private static let ge = Array("ge".utf8)
  private static let iert = Array("iert".utf8)
  private static let en = Array("en".utf8)

  /// Whether a word in small letters has the form of one.
  static func isShaped(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if word.last == UInt8(ascii: "d") { return word.starts(with: ge) }
    guard word.last == UInt8(ascii: "t") || word.suffix(2).elementsEqual(en) else { return false }
    if word.suffix(4).elementsEqual(iert) || word.starts(with: ge) { return true }
    return fixed.contains { word.starts(with: $0) }
      || prefixes.contains { word.starts(with: $0) && word.dropFirst($0.count).starts(with: ge) }
  }
}
