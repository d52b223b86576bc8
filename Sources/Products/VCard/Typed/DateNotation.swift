/// Days as text in the forms of address books.
package enum DateNotation {
  /// `1990-03-15`, `--03-15`, `1990-03`, `1990`, `--03`, `---15`; nil where no part is given.
  package static func extended(year: Int?, month: Int?, day: Int?) -> String? {
    switch (year, month, day) {
    case (let year?, let month?, let day?): "\(four(year))-\(two(month))-\(two(day))"
    case (nil, let month?, let day?): "--\(two(month))-\(two(day))"
    case (let year?, let month?, nil): "\(four(year))-\(two(month))"
    case (let year?, nil, _): four(year)
    case (nil, let month?, nil): "--\(two(month))"
    case (nil, nil, let day?): "---\(two(day))"
    default: nil
    }
  }

  /// The same in the basic form that vCard 4.0 asks for (RFC 6350, 4.3.1).
  package static func basic(year: Int?, month: Int?, day: Int?) -> String? {
    switch (year, month, day) {
    case (let year?, let month?, let day?): "\(four(year))\(two(month))\(two(day))"
    case (nil, let month?, let day?): "--\(two(month))\(two(day))"
    default: extended(year: year, month: month, day: day)
    }
  }

  /// `57450203`, `-0203` with a hyphen for an unknown year, four digits of era in front where the
  /// calendar counts in eras.
  package static func apple(era: Int?, year: Int?, month: Int?, day: Int?) -> String? {
    guard let month, let day else { return year.map(four) }
    let era = era.map(four) ?? ""
    guard let year else { return (era.isEmpty ? "-" : era) + "-" + two(month) + two(day) }
    return era + four(year) + two(month) + two(day)
  }

  /// A number in two digits.
  package static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A number in four digits.
  package static func four(_ number: Int) -> String {
    number < 1000 ? String(String("000\(number)").suffix(4)) : "\(number)"
  }
}
