/// The classes of words and the phrases made of them that the grammar speaks of.
///
/// Lower case: words of a ``Language``. Upper case: what rules make.
enum Symbol: UInt8, CaseIterable, Sendable {
  // Names with a number.
  case month, weekday, weekdays, unit, dayword, season, holiday, partday, partdays, decade
  // Numbers: day of the month 1-31, ordinal of it, counting number, year, two digits, any digits.
  case dn, ord, n, year, yy, int, ords
  // Words of place in time.
  case the, a, of, on, at, from, to, till, between, and, or, by, before, after, since, during
  case this, next, last, coming, afternext, every, other, ago, agofirst, hence, later, earlier
  case `in`, within, around, more, less, now, half, early, middle, late, rest, `for`, all, than
  case freq, meridiem, oclock, past, sharp, starting, quarter, q, weekno, eod, once, card, age
  case weekend, decades, centuries, asap, the_date, then, noon, plus, of_the, my, each
  case dayof
  // "instant", "proximo": of this month, of the next. A month's name with "week" in one word.
  case ofmonth, monthweek
  // "en huit", "in acht Tagen": a week after the day before it.
  case weekon
  // "i lördags": the last one. "Freitagabend": a weekday and a part of it in one word.
  case lastday, weekpart
  // Marks.
  case weekof, weekends, colon
  case comma, hyphen, slash, dot, tilde, open, smaller, larger, equals
  // Phrases: an amount, a day, a month and longer, a clock time, a bare hour, part of the day,
  // a time on a day, days from to, times from to, repetition, numeric day, numeric month.
  case AMT, D, P, T, H, PD, DT, R, TR, DTR, SET, ND, NM, HD, X, B, DUR, WD
}
