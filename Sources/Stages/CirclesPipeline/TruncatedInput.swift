import SourceDiagnostics

/// What readers say of an input that may not be all there.
enum TruncatedInput {
  /// Where a file breaks off.
  static let endings: Set<Diagnostic.Code> = [
    "zip.damaged", "csv.unclosed-quote", "csv.cut", "transcript.cut", "input.empty",
  ]

  /// Where some contact may be missing, or may have lost its identifier: nobody can be said to be
  /// gone from such a file.
  static let missingContacts: Set<Diagnostic.Code> = endings.union([
    "vcard.missing-end", "csv.short-end",
  ])
}
