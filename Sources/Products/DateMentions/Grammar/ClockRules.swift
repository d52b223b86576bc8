/// Times of day: "7:30 pm", "half past seven", "at 7", "16h", "3 in the afternoon".
enum ClockRules {
  /// First layer: a time in itself.
  static let times: [Rule] = [
    Rule(.T, "X") { $0.said(.X) },
    Rule(.T, "X oclock? meridiem") { Clock.half($0.said(.X), $0[.meridiem]) },
    Rule(.T, "n meridiem") { Clock.half(Clock.hour($0[.n]), $0[.meridiem]) },
    Rule(.T, "n oclock") { match in
      // "een uur gewacht", "ein Uhr": an article is an hour where one is told.
      Clock.isArticle(match.item(.n), match.lattice) ? nil : Clock.hour(match[.n])
    },
    Rule(.T, "n oclock meridiem") { Clock.half(Clock.hour($0[.n]), $0[.meridiem]) },
    Rule(.T, "n hyphen? n meridiem") { match in
      Clock.half(Clock.spoken(match), match[.meridiem])
    },
    Rule(.T, "n hyphen n") { match in match.isGlued(at: 1) ? Clock.spoken(match) : nil },
    Rule(.T, "noon") { match in
      .clock(.init(hour: match[.noon] ?? 12, minute: 0, second: nil, isSure: true))
    },
    Rule(.T, "int unit") { match in
      // 16h
      guard match[.unit] == 2, match.isGlued(at: 1), let hour = match[.int], hour <= 24,
        match.lattice.isLetter(match.item(.unit))
      else { return nil }
      return .clock(.init(hour: hour, minute: 0, second: nil, isSure: true))
    },
    Rule(.T, "int unit int") { match in
      guard match[.unit] == 2, match.isGlued(at: 1), match.isGlued(at: 2), let hour = match[.int],
        hour <= 24, let minute = match[.int, 1], minute < 60,
        match.lattice.isLetter(match.item(.unit))
      else { return nil }
      return .clock(.init(hour: hour, minute: minute, second: nil, isSure: true))
    },
    Rule(.T, "at int") { match in
      // "at 1030"
      guard let item = match.item(.int), let number = match[.int],
        match.lattice.tokens[Int(item.start)].digits >= 3, number < 2400, number % 100 < 60,
        match.lattice.isFree(item),
        // "oven at 180", "sold at 500"
        number > 999 || number % 100 > 0 && number % 100 % 15 == 0
          || number % 100 == 0 && Clock.isAppointed(match)
      else { return nil }
      return .clock(.init(hour: number / 100, minute: number % 100, second: nil, isSure: false))
    },
    // "1700 hrs"
    Rule(.T, "at? int unit") { match in
      guard match[.unit] == 2, let item = match.item(.int), let number = match[.int],
        match.lattice.tokens[Int(item.start)].digits == 4, number < 2400, number % 100 < 60,
        match.has(.at) || number < 1000 || Clock.isAsked(match)
      else { return nil }
      return .clock(
        .init(hour: number / 100, minute: number % 100, second: nil, isSure: true))
    },
    // "10ish"
    Rule(.T, "n sharp") { match in
      match.isGlued(at: 1) ? Clock.hour(match[.n]) : nil
    },
    Rule(.T, "int meridiem") { match in
      guard let number = match[.int], number >= 100, number < 1300, number % 100 < 60 else {
        return nil
      }
      return Clock.half(
        .clock(.init(hour: number / 100, minute: number % 100, second: nil, isSure: false)),
        match[.meridiem])
    },
    Rule(.T, "half past n") { Clock.moved(Clock.hour($0[.n]), 30) },
    Rule(.T, "half n") { match in
      let isWord = match.lattice.isWordNumber(match.item(.n))
      guard isWord || ForeignTimes.isHalfHour(match) else { return nil }
      // "half eight" is past it, "half acht" and "halb acht" before.
      let isEnglish =
        isWord
        ? Clock.isEnglish(match.item(.n), match.lattice) : !ForeignTimes.isBeforeHalf(match)
      return Clock.moved(Clock.hour(match[.n]), isEnglish ? 30 : -30)
    },
    // "alle sette e mezza", "a las ocho menos cuarto", "drei viertel acht"
    Rule(.T, "at n and half") { Clock.moved(Clock.hour($0[.n]), 30) },
    Rule(.T, "at n (and|less) (a|n)? quarter") { match in
      Clock.moved(Clock.hour(match[.n]), match.has(.less) ? -15 : 15)
    },
    Rule(.T, "n quarter n") { match in
      match[.n] == 3 && match.lattice.isWordNumber(match.item(.n, 1))
        && !Clock.isEnglish(match.item(.n, 1), match.lattice)
        ? Clock.moved(Clock.hour(match[.n, 1]), -15) : nil
    },
    Rule(.T, "quarter before n") { Clock.moved(Clock.hour($0[.n]), -15) },
    // "viertel nach acht", "kwart voor negen"
    Rule(.T, "quarter n") { match in
      guard let minutes = match[.quarter], minutes != 0 else { return nil }
      return Clock.moved(Clock.hour(match[.n]), minutes)
    },
    Rule(.T, "X (oclock|sharp)") { $0.said(.X) },
    // "à 20 heures", "vers 6 h", "à 17 h 15"
    Rule(.T, "(at|around) int unit int?") { ForeignTimes.counted($0) },
  ]

  /// Second layer: minutes before and after a time, times that a preposition makes.
  static let relative: [Rule] = [
    Rule(.T, "half past T") { Clock.moved($0.said(.T), 30) },
    Rule(.T, "half past n meridiem") { match in
      Clock.half(Clock.moved(Clock.hour(match[.n]), 30), match[.meridiem])
    },
    Rule(.T, "a? quarter past (n|T)") { match in
      Clock.moved(match.said(.T) ?? Clock.hour(Clock.last(match)), 15)
    },
    Rule(.T, "a? quarter (to|of) (n|T)") { match in
      Clock.moved(match.said(.T) ?? Clock.hour(Clock.last(match)), -15)
    },
    Rule(.T, "n unit? past (n|T)") { match in
      guard (match[.unit] ?? 1) == 1, let minutes = match[.n], minutes < 60 else { return nil }
      return Clock.moved(match.said(.T) ?? Clock.hour(Clock.last(match)), minutes)
    },
    Rule(.T, "n unit to (n|T)") { match in
      guard match[.unit] == 1, let minutes = match[.n], minutes < 60 else { return nil }
      return Clock.moved(match.said(.T) ?? Clock.hour(Clock.last(match)), -minutes)
    },
    Rule(.T, "at (around|open|the)? n sharp?") { match in
      match.lattice.isHour(match.item(.n)) ? Clock.hour(match[.n]) : nil
    },
    Rule(.T, "(at|around) around? T sharp?") { $0.said(.T) },
    // "at five to three", "at 10 to 4"
    Rule(.T, "at n to n") { match in
      guard let minutes = match[.n], [5, 10, 20, 25].contains(minutes), let hour = match[.n, 1],
        (1...12).contains(hour), let to = match.item(.to), !Clock.isOpening(match),
        match.lattice.tokens[Int(to.start)].key == Clock.to,
        match.lattice.isHour(match.item(.n, 1))
      else { return nil }
      return Clock.moved(Clock.hour(hour), -minutes)
    },
    Rule(.T, "at the? (n|T) PD") { Clock.hinted($0.said(.T) ?? Clock.hour($0[.n]), $0.said(.PD)) },
    Rule(.T, "T comma? PD") { Clock.hinted($0.said(.T), $0.said(.PD)) },
    Rule(.T, "around? n PD") { match in
      match.lattice.isHour(match.item(.n))
        ? Clock.hinted(Clock.hour(match[.n]), match.said(.PD)) : nil
    },
    Rule(.T, "PD (at|for|around)? T") { Clock.hinted($0.said(.T), $0.said(.PD)) },
    Rule(.T, "PD (at|around) n") { Clock.hinted(Clock.hour($0[.n]), $0.said(.PD)) },
    Rule(.T, "T T") { match in
      match.said(.T) == match.said(.T, 1) ? match.said(.T) : nil
    },
  ]

  /// Parts of the day.
  static let parts: [Rule] = [
    Rule(.PD, "partday") { Clock.part($0[.partday]) },
    Rule(.PD, "(in|during|at|by) the? partday") { Clock.part($0[.partday]) },
    Rule(.PD, "(in|during|at)? the? early hyphen? partday") {
      Clock.part($0[.partday], early: true)
    },
    Rule(.PD, "(in|during|at)? the? late hyphen? partday") {
      Clock.part($0[.partday], early: false)
    },
    Rule(.PD, "later (in|this) the? partday") { Clock.part($0[.partday], early: false) },
    Rule(.PD, "(in|during) the partdays") { Clock.part($0[.partdays]) },
  ]
}
