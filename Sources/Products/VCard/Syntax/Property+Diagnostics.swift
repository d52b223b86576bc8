public import SourceDiagnostics

extension Property {
  /// Where the value begins; where the property does, if that is not known.
  public var location: SourceLocation {
    line == 0 ? SourceLocation() : SourceLocation(line: valueLine, column: valueColumn)
  }

  /// A diagnostic about this property's value, with the beginning of its raw text if no other is
  /// given.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String,
    value: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, code, message, at: location, record: record, property: name,
      value: value ?? rawValue.withUnsafeBufferPointer(Excerpt.text))
  }
}
