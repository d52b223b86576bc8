import CirclesModel
import VCard

/// Reads the dates of a table, whose order of day and month only the whole of it can tell.
struct SheetDates: Sendable {
  /// The order of dates that can be read in two ways.
  var order = DateOrder.dmy
  /// Whether nothing in the file told the order.
  var isGuess = false

  /// What a cell says.
  enum Answer: Hashable {
    /// No day.
    case none
    case date(PartialDate)
    case unreadable
  }

  /// Reads a cell: three numbers in the table's order, or any date whose notation tells its own.
  func read(_ cell: String) -> Answer {
    let text = cell.trimmed
    if text.isEmpty { return .none }
    guard let numbers = Self.numbers(text) else {
      let date = DateValue(text: text)?.omitting(year: nil)
      return date.map { .date(PartialDate($0)) } ?? .unreadable
    }
    if numbers.allSatisfy({ $0.value == 0 }) { return .none }
    // Outlook keeps a missing day as the first of the year 4501.
    if numbers.contains(where: { $0.value == 4501 }) { return .none }
    for order in [order, .dmy, .mdy, .ymd] {
      if let date = Self.date(numbers, order) { return .date(date) }
    }
    return .unreadable
  }

  /// The orders in which each of the dates is one; where that is one alone, it is the file's.
  struct Evidence: Sendable {
    private var possible: Set<DateOrder> = [.dmy, .mdy, .ymd]
    private var isAmbiguous = false

    /// Takes a cell of a column of dates.
    mutating func take(_ cell: String) {
      guard let numbers = SheetDates.numbers(cell.trimmed),
        numbers.contains(where: { $0.value != 0 }),
        !numbers.contains(where: { $0.value == 4501 })
      else { return }
      var orders = DateOrder.allCases.filter { SheetDates.date(numbers, $0) != nil }
      // Dots are written where the day comes first.
      if cell.contains("."), orders.contains(.dmy) { orders = [.dmy] }
      if orders.isEmpty { return }
      // A file that is at odds with itself tells nothing.
      let left = possible.intersection(orders)
      possible = left.isEmpty ? possible : left
      isAmbiguous = true
    }

    /// The dates' order: the file's, else what the user says, else the usual one of the region.
    func dates(_ context: ReadingContext, usual: DateOrder? = nil) -> SheetDates {
      if !isAmbiguous { return SheetDates(order: context.dateOrder ?? .dmy) }
      if possible.count == 1, let order = possible.first { return SheetDates(order: order) }
      if let order = context.dateOrder { return SheetDates(order: order) }
      let order = usual ?? DateOrderEvidence.usual(in: context.region)
      return SheetDates(
        order: possible.contains(order) ? order : possible.contains(.dmy) ? .dmy : .mdy,
        isGuess: true)
    }
  }

  /// Three numbers parted by one kind of separator, a time behind them left out; nil for others.
  fileprivate static func numbers(_ text: String) -> [(value: Int, digits: Int)]? {
    let day = text.split(whereSeparator: { $0 == " " || $0 == "T" || $0 == "," })
    guard let first = day.first, text.first?.isNumber == true,
      let separator = first.first(where: { !$0.isNumber }), "/.-".contains(separator)
    else { return nil }
    // `5. 6. 1987`
    let whole = separator == "." ? day.prefix(3).joined() : String(first)
    let parts = whole.split(separator: separator)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.count <= 4 }) else { return nil }
    let numbers = parts.compactMap { part in Int(part).map { (value: $0, digits: part.utf8.count) }
    }
    return numbers.count == 3 ? numbers : nil
  }

  fileprivate static func date(
    _ numbers: [(value: Int, digits: Int)], _ order: DateOrder
  ) -> PartialDate? {
    let (day, month, year) =
      switch order {
      case .dmy: (numbers[0], numbers[1], numbers[2])
      case .mdy: (numbers[1], numbers[0], numbers[2])
      case .ymd: (numbers[2], numbers[1], numbers[0])
      }
    guard day.digits <= 2, month.digits <= 2, day.value > 0, month.value > 0 else { return nil }
    // Two digits first are a day or a month: nobody writes the year so in an address book.
    if year.digits < 4, order == .ymd || year.digits != 2 { return nil }
    let full = year.digits == 2 ? year.value + (year.value < 30 ? 2000 : 1900) : year.value
    return DateValue(year: full == 0 ? nil : full, month: month.value, day: day.value)?
      .omitting(year: nil).map(PartialDate.init)
  }
}
