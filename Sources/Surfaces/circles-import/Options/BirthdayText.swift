import ArgumentParser
import CirclesModel

/// A birthday on the command line.
enum BirthdayText {
  /// A day of every year (`--12-31`) or of one (`1990-12-31`), or a usage error.
  static func checked(_ text: String) throws -> PartialDate {
    guard let date = PartialDate(typed: text) else {
      throw ValidationError("there is no such day; write it like --12-31 or 1990-12-31")
    }
    return date
  }
}
