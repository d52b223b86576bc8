import GRDB

/// Another program may have written anything into the notebook. GRDB's own `row["column"]` ends the
/// program where a value is not of the type asked for; this fails instead.
extension Row {
  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(checked column: String)
    -> Value
  {
    get throws { try decode(Value.self, forColumn: column) }
  }

  subscript<Value: DatabaseValueConvertible>(checked column: String) -> Value {
    get throws { try decode(Value.self, forColumn: column) }
  }
}
