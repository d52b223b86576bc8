import CirclesModel

/// Days as text in the forms of address books.
enum DateText {
  /// `1990-03-15`, `--03-15`, `1990-03`, `1990`, `--03`, `---15`; nil for no such form.
  static func vCard(_ date: PartialDate) -> String? {
    switch (date.year, date.month, date.day) {
    case (let year?, let month?, let day?): "\(four(year))-\(two(month))-\(two(day))"
    case (nil, let month?, let day?): "--\(two(month))-\(two(day))"
    case (let year?, let month?, nil): "\(four(year))-\(two(month))"
    case (let year?, nil, _): four(year)
    case (nil, let month?, nil): "--\(two(month))"
    case (nil, nil, let day?): "---\(two(day))"
    default: nil
    }
  }

  /// The same in the basic form that vCard 4.0 asks for.
  static func basic(_ date: PartialDate) -> String? {
    switch (date.year, date.month, date.day) {
    case (let year?, let month?, let day?): "\(four(year))\(two(month))\(two(day))"
    case (nil, let month?, let day?): "--\(two(month))\(two(day))"
    default: vCard(date)
    }
  }

  /// `57450203`, `-0203` with a hyphen for an unknown year, four digits of era in front where the
  /// calendar counts in eras.
  static func apple(_ date: PartialDate) -> String? {
    guard let month = date.month, let day = date.day else {
      return date.year.map { "\(four($0))" }
    }
    let era = date.era.map(four) ?? ""
    guard let year = date.year else {
      return (era.isEmpty ? "-" : era) + "-" + two(month) + two(day)
    }
    return era + four(year) + two(month) + two(day)
  }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  static func four(_ number: Int) -> String {
    number < 1000 ? String(String("000\(number)").suffix(4)) : "\(number)"
  }
}
