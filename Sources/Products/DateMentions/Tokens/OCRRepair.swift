/// Reads days and months through the mistakes of a camera: `l5 Juiy`, `0ct 3`, `2O26`.
///
/// A word is repaired only beside a number (or a number beside a month), and only into the name of
/// a month or weekday, so that no other word changes.
struct OCRRepair: Sendable {
  private let names: [UInt64: (symbol: Symbol, value: Int32, isShort: Bool)]

  init(_ languages: [Language]) {
    var names: [UInt64: (Symbol, Int32, Bool)] = [:]
    for language in languages {
      for entry in language.words where entry.symbol == .month || entry.symbol == .weekday {
        for name in entry.list.split(separator: " ") where name.utf8.count >= 3 {
          let key = OCRRepair.folded(Array(name.utf8)[...])
          if names[key] == nil {
            names[key] = (entry.symbol, Int32(entry.value), name.utf8.count < 4 || name == "may")
          }
        }
      }
    }
    self.names = names
  }

  /// Lays down repaired names and numbers.
  func apply(to lattice: Lattice, text: String) {
    let tokens = lattice.tokens
    var bytes: [UInt8]?
    var index = 0
    while index < tokens.count {
      var end = index + 1
      while end < tokens.count, !tokens[end].spaced, tokens[end].kind != .mark,
        tokens[end].kind != .clitic
      {
        end += 1
      }
      defer { index = end }
      guard tokens[index].kind != .mark, end - index <= 5 else { continue }
      let isMixed = end - index > 1
      guard
        isMixed
          ? !isPlain(index, end, lattice)
          : tokens[index].kind == .word && lattice.head(Int32(index)) < 0
            && isBesideNumber(index, end, tokens)
      else { continue }
      let all = bytes ?? Array(text.utf8)
      bytes = all
      let run = all[Int(tokens[index].firstByte)..<Int(tokens[end - 1].endByte)]
      repair(run, index, end, isMixed, lattice)
    }
  }

  private func repair(
    _ run: ArraySlice<UInt8>, _ index: Int, _ end: Int, _ isMixed: Bool, _ lattice: Lattice
  ) {
    if isMixed, let number = OCRRepair.number(run) {
      if (1...31).contains(number), run.count <= 2 {
        lattice.add(.dn, Int32(index), Int32(end), value: number)
      } else if (1900...2099).contains(number), run.count == 4 {
        lattice.add(.year, Int32(index), Int32(end), value: number)
      }
      return
    }
    guard run.count >= 3, run.count <= 12, let name = names[OCRRepair.folded(run)],
      isMixed || !name.isShort, isBesideNumber(index, end, lattice.tokens)
    else { return }
    lattice.add(name.symbol, Int32(index), Int32(end), value: name.value)
  }

  /// A glued run that is understood as it is: "7pm", "3rd", "Dec31".
  private func isPlain(_ index: Int, _ end: Int, _ lattice: Lattice) -> Bool {
    for token in index..<end where lattice.tokens[token].kind == .word {
      let length = lattice.tokens[token].end - lattice.tokens[token].start
      if length > 1, lattice.head(Int32(token)) >= 0 { return true }
    }
    return end - index == 2 && lattice.tokens[index].kind == .number
      && lattice.tokens[index].digits == 1 && lattice.head(Int32(index + 1)) >= 0
  }

  /// A number, a repaired one, or "of" stands beside it.
  private func isBesideNumber(_ index: Int, _ end: Int, _ tokens: [Token]) -> Bool {
    if index > 0 {
      let before = tokens[index - 1]
      if before.kind == .number || OCRRepair.digitLike.contains(before.key) { return true }
      if OCRRepair.joints.contains(before.key), index > 1 { return true }
    }
    guard end < tokens.count else { return false }
    return tokens[end].kind == .number || OCRRepair.digitLike.contains(tokens[end].key)
  }

  private static let digitLike = Set(
    ["l", "i", "o", "lo", "ll", "st", "nd", "rd", "th"].map { WordKey.of($0) })
  private static let joints = Set(["of", "st", "nd", "rd", "th"].map { WordKey.of($0) })

  /// Figures with letters that look like them, at least one figure among them.
  private static func number(_ run: ArraySlice<UInt8>) -> Int32? {
    guard run.count == 2 || run.count == 4 else { return nil }
    var value: Int32 = 0
    var figures = 0
    for byte in run {
      switch byte {
      case 0x30...0x39:
        value = value * 10 + Int32(byte - 0x30)
        figures += 1
      case UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "i"): value = value * 10 + 1
      case UInt8(ascii: "O"), UInt8(ascii: "o"): value *= 10
      case UInt8(ascii: "S"): value = value * 10 + 5
      case UInt8(ascii: "Z"): value = value * 10 + 2
      case UInt8(ascii: "B"): value = value * 10 + 8
      default: return nil
      }
    }
    return figures > 0 ? value : nil
  }

  /// Letters and figures that a camera confuses made the same.
  private static func folded(_ run: ArraySlice<UInt8>) -> UInt64 {
    var key = WordKey()
    var index = run.startIndex
    while index < run.endIndex {
      let byte = run[index] | 0x20
      let next = index + 1 < run.endIndex ? run[index + 1] | 0x20 : 0
      if byte == 0x72, next == 0x6E {
        key.add(0x6D)
        index += 2
        continue
      }
      key.add(look(run[index] < 0x40 ? run[index] : byte))
      index += 1
    }
    return key.hash
  }

  private static func look(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30, 0x71: 0x6F  // 0 q o
    case 0x31, 0x6C, 0x6A: 0x69  // 1 l j i
    case 0x35: 0x73  // 5 s
    case 0x38, 0x36: 0x62  // 8 6 b
    case 0x65: 0x63  // e c
    case 0x79: 0x76  // y v
    case 0x66: 0x74  // f t
    case 0x68: 0x6E  // h n
    default: byte
    }
  }
}
