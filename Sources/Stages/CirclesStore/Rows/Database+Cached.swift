import GRDB

/// Small statements that run once for each contact: compiled once, since compiling a deletion with
/// all its foreign keys costs a hundred times what running it does.
extension Database {
  /// Runs a statement that answers nothing.
  func run(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// Whether the only value of the only row is true.
  func holds(_ sql: String, _ arguments: StatementArguments) throws -> Bool {
    try Bool.fetchOne(cachedStatement(sql: sql), arguments: arguments) ?? false
  }
}
