/// Reads numbers: digits and words, ordinals, years, as days and as counts.
struct Numbers {
  /// Values of number words come from `.card`; counts are laid under `.n`; ordinals under `.ord`.
  func apply(to lattice: Lattice) {
    let tokens = lattice.tokens
    for index in stride(from: tokens.count - 1, through: 0, by: -1) {
      let token = tokens[index]
      switch token.kind {
      case .number:
        digits(token, Int32(index), lattice)
        hour(token, index, lattice)
      case .word: words(index, lattice)
      case .mark: shortYear(index, lattice)
      case .clitic: break
      }
    }
  }

  private func digits(_ token: Token, _ index: Int32, _ lattice: Lattice) {
    let value = token.value
    guard value >= 0, !lattice.isDead(Int(index)) else { return }
    let tokens = lattice.tokens
    let next = Int(index) + 1
    let isGlued = next < tokens.count && !tokens[next].spaced
    if next < tokens.count, tokens[next].kind == .word, lattice.has(.ords, at: next),
      isGlued || tokens[next].lines == 0 && tokens[next].end - tokens[next].start == 2,
      token.digits <= 2 || value <= 366
    {
      if (1...31).contains(value) {
        lattice.add(.ord, index, index + 2, value: value)
        lattice.add(.dn, index, index + 2, value: value)
      } else {
        lattice.add(.ord, index, index + 2, value: value)
      }
      if isGlued { return }
    }
    // "den 3:e", "1:a maj"
    if lattice.writesDottedDays, token.digits <= 2, (1...31).contains(value), isGlued,
      next + 1 < tokens.count, tokens[next].isMark(":"), !tokens[next + 1].spaced,
      tokens[next + 1].kind == .word, lattice.has(.ords, at: next + 1)
    {
      lattice.add(.ord, index, index + 3, value: value)
      lattice.add(.dn, index, index + 3, value: value)
      return
    }
    if token.digits <= 2, (1...31).contains(value) {
      lattice.add(.dn, index, index + 1, value: value)
      // "am 19.", "3.-6. Juli"
      if lattice.writesDottedDays, next < tokens.count, tokens[next].isMark("."), isGlued,
        next + 1 >= tokens.count || tokens[next + 1].spaced || tokens[next + 1].kind == .mark
      {
        lattice.add(.dn, index, index + 2, value: value)
        lattice.add(.ord, index, index + 2, value: value)
      }
    }
    if token.digits == 2 { lattice.add(.yy, index, index + 1, value: value) }
    if token.digits == 4, (1000...2999).contains(value) {
      lattice.add(.year, index, index + 1, value: value)
    }
    if token.digits <= 4 {
      lattice.add(.int, index, index + 1, value: value)
      lattice.add(.n, index, index + 1, value: value)
    }
  }

  /// `15h30`, and `15h` behind "at": a time of the clock.
  private func hour(_ token: Token, _ index: Int, _ lattice: Lattice) {
    let tokens = lattice.tokens
    let next = index + 1
    guard token.digits <= 2, token.value <= 24, next < tokens.count, !tokens[next].spaced,
      tokens[next].kind == .word,
      tokens[next].key == Self.letterH
        || lattice.value(.unit, at: next) == 2 && tokens[next].end - tokens[next].start == 1
    else { return }
    var end = next + 1
    var minute: Int32 = 0
    if end < tokens.count, tokens[end].kind == .number, !tokens[end].spaced,
      tokens[end].digits == 2, tokens[end].value < 60
    {
      minute = tokens[end].value
      end += 1
    } else if ![Symbol.at, .from, .to, .till, .between, .around].contains(where: {
      lattice.has($0, at: index - 1)
    }) {
      return
    }
    guard token.value < 24 || minute == 0 else { return }
    lattice.add(
      .X, Int32(index), Int32(end),
      node: .clock(
        .init(hour: Int(token.value), minute: Int(minute), second: nil, isSure: true)))
  }
  private static let letterH = WordKey.of("h")

  /// `'96`.
  private func shortYear(_ index: Int, _ lattice: Lattice) {
    let tokens = lattice.tokens
    guard index + 1 < tokens.count, tokens[index].isMark("'"), tokens[index].spaced,
      tokens[index + 1].kind == .number, tokens[index + 1].digits == 2,
      !tokens[index + 1].spaced, !lattice.isDead(index + 1)
    else { return }
    let year = Years.full(Int(tokens[index + 1].value), digits: 2)
    lattice.add(.year, Int32(index), Int32(index + 2), value: Int32(year))
  }

  /// Number words, longest first: 'twenty one', 'nineteen ninety nine', 'twenty first'.
  private func words(_ index: Int, _ lattice: Lattice) {
    if let ordinal = ordinal(index, lattice), (1...31).contains(ordinal) {
      lattice.add(.dn, Int32(index), Int32(index + 1), value: Int32(ordinal))
    }
    guard let first = cardinal(index, lattice) else { return }
    let tokens = lattice.tokens
    var end = index + 1
    var value = first
    if first >= 20, first < 100, first % 10 == 0 {
      var at = end
      if at < tokens.count, tokens[at].isMark("-") { at += 1 }
      if let ones = ordinal(at, lattice), ones < 10 {
        let day = Int32(first + ones)
        lattice.add(.ord, Int32(index), Int32(at + 1), value: day)
        if day <= 31 { lattice.add(.dn, Int32(index), Int32(at + 1), value: day) }
      }
      if let ones = cardinal(at, lattice), ones > 0, ones < 10, tokens[at].lines == 0 {
        value = first + ones
        end = at + 1
      }
    }
    year(index, end, value, lattice)
    if end > index + 1, first <= 30 {
      // "the twenty, one of" is rare; "june twenty" on its own stays possible.
      lattice.add(.dn, Int32(index), Int32(index + 1), value: Int32(first))
    }
    if let (count, stop) = hundreds(value, end, lattice) {
      lattice.add(.n, Int32(index), Int32(stop), value: Int32(count))
      return
    }
    lattice.add(.n, Int32(index), Int32(end), value: Int32(value))
    if (1...31).contains(value) { lattice.add(.dn, Int32(index), Int32(end), value: Int32(value)) }
  }

  /// 'nineteen ninety nine', 'twenty twenty six', 'two thousand and fourteen'.
  private func year(_ index: Int, _ end: Int, _ value: Int, _ lattice: Lattice) {
    let tokens = lattice.tokens
    if (17...20).contains(value), end < tokens.count {
      var at = end
      if tokens[at].isMark("-") { at += 1 }
      if let (low, stop) = pair(at, lattice), low >= 10 {
        lattice.add(.year, Int32(index), Int32(stop), value: Int32(value * 100 + low))
      } else if at + 1 < tokens.count, lattice.has(.oclock, at: at) == false,
        let low = cardinal(at + 1, lattice), low > 0, low < 10, isZero(at, lattice)
      {
        lattice.add(.year, Int32(index), Int32(at + 2), value: Int32(value * 100 + low))
      }
    }
    guard value == 2 || value == 1, lattice.value(.int, at: end) == 1000 else { return }
    var at = end + 1
    var base = value * 1000
    if let (hundreds, stop) = pair(at, lattice), hundreds < 10,
      lattice.value(.int, at: stop) == 100
    {
      base += hundreds * 100
      at = stop + 1
    }
    lattice.add(.year, Int32(index), Int32(at), value: Int32(base))
    if lattice.has(.and, at: at) { at += 1 }
    if let (low, stop) = pair(at, lattice), low > 0 {
      lattice.add(.year, Int32(index), Int32(stop), value: Int32(base + low))
    }
  }

  private func isZero(_ index: Int, _ lattice: Lattice) -> Bool {
    lattice.tokens[index].key == WordKey.of("oh")
      || lattice.tokens[index].key == WordKey.of("zero")
      || lattice.tokens[index].key == WordKey.of("o")
  }

  /// A number below a hundred, in words.
  private func pair(_ index: Int, _ lattice: Lattice) -> (Int, Int)? {
    guard let first = cardinal(index, lattice) else { return nil }
    guard first >= 20, first % 10 == 0 else { return (first, index + 1) }
    var at = index + 1
    if at < lattice.tokens.count, lattice.tokens[at].isMark("-") { at += 1 }
    guard let ones = cardinal(at, lattice), ones > 0, ones < 10 else { return (first, index + 1) }
    return (first + ones, at + 1)
  }

  private func hundreds(_ value: Int, _ end: Int, _ lattice: Lattice) -> (Int, Int)? {
    guard let scale = lattice.value(.int, at: end), lattice.tokens[end].kind == .word else {
      return nil
    }
    return (value * Int(scale), end + 1)
  }

  /// The value of one number word; scales (hundred, thousand) are `.int` words.
  private func cardinal(_ index: Int, _ lattice: Lattice) -> Int? {
    guard index < lattice.tokens.count, lattice.tokens[index].kind == .word,
      let value = lattice.value(.card, at: index)
    else { return nil }
    return Int(value)
  }

  private func ordinal(_ index: Int, _ lattice: Lattice) -> Int? {
    guard index < lattice.tokens.count, lattice.tokens[index].kind == .word,
      let value = lattice.value(.ord, at: index)
    else { return nil }
    return Int(value)
  }
}
