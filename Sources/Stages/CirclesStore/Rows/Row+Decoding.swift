import GRDB

/// The notebook is input, too: another program may have written anything into it, and the disk may
/// have lost a page. GRDB's own `row["column"]` ends the program, and prints the whole row, where a
/// value is not of the type asked for. These take its place in this module, and fail instead.
extension Row {
  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ column: String) -> Value
  {
    get throws { try decode(Value.self, forColumn: column) }
  }

  subscript<Value: DatabaseValueConvertible>(_ column: String) -> Value {
    get throws { try decode(Value.self, forColumn: column) }
  }
}
