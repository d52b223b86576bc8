import ArgumentParser

/// How many changes `--max-changes` allows at once.
enum ChangeLimit {
  /// The number that a text says, or a usage error.
  static func checked(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 0 else {
      throw ValidationError("this is not a number of changes")
    }
    return number
  }
}
