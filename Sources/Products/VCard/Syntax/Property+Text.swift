public import SourceDiagnostics

/// The value as text. Every function comes twice: one reports what it had to guess, the other keeps
/// silent. All text is in NFC with `\n` for every line break.
extension Property {
  /// The value as one text, unescaped by the rules of the version. Unescaped commas and semicolons
  /// are part of it.
  public func text(reporting diagnostics: inout [Diagnostic]) -> String {
    let escapes = Escapes(version: version)
    return withUTF8(reporting: &diagnostics) { escapes.text($0) }
  }

  /// The value as one text without blanks and line breaks around it.
  package func trimmedText(reporting diagnostics: inout [Diagnostic]) -> String {
    let escapes = Escapes(version: version)
    return withUTF8(reporting: &diagnostics) { escapes.trimmedText($0) }
  }

  /// The value as one text without blanks and line breaks around it.
  package var trimmedText: String { silently { trimmedText(reporting: &$0) } }

  /// The value as one text.
  public var text: String { silently { text(reporting: &$0) } }

  /// The value as text with its escapes as written: transfer encoding and charset alone are undone.
  public func rawText(reporting diagnostics: inout [Diagnostic]) -> String {
    withUTF8(reporting: &diagnostics) { String(normalizing: $0) }
  }

  /// The value as text with its escapes as written.
  public var rawText: String { silently { rawText(reporting: &$0) } }

  /// The texts of a comma-separated list, without blanks around them and without empty ones.
  ///
  /// In 2.1 a comma is text, and the list has one element, unless `splittingV21`, as writers mean
  /// it in CATEGORIES and NICKNAME.
  public func list(
    splittingV21: Bool = false, reporting diagnostics: inout [Diagnostic]
  ) -> [String] {
    let escapes = Escapes(version: version)
    let splits = splittingV21 || version != .v21
    return withUTF8(reporting: &diagnostics) { escapes.elements($0, splits: splits) }
  }

  /// The texts of a comma-separated list.
  public func list(splittingV21: Bool = false) -> [String] {
    silently { list(splittingV21: splittingV21, reporting: &$0) }
  }

  /// The components between semicolons, each with the texts of its comma-separated list; an empty
  /// component is an empty list. In 2.1 a comma is text, so a component has one text.
  public func components(reporting diagnostics: inout [Diagnostic]) -> [[String]] {
    let escapes = Escapes(version: version)
    return withUTF8(reporting: &diagnostics) { bytes in
      var components: [[String]] = []
      components.reserveCapacity(8)
      escapes.split(bytes, at: UInt8(ascii: ";")) {
        components.append(escapes.elements($0, splits: escapes.version != .v21, isLast: $1))
      }
      return components
    }
  }

  /// The components between semicolons.
  public var components: [[String]] { silently { components(reporting: &$0) } }

  /// The components between semicolons, each as one text; commas are joined anew by `separator`,
  /// and stay text where that is nil.
  package func joinedComponents(
    separator: String? = nil, reporting diagnostics: inout [Diagnostic]
  ) -> [String] {
    let escapes = Escapes(version: version)
    return withUTF8(reporting: &diagnostics) { bytes in
      var components: [String] = []
      components.reserveCapacity(8)
      escapes.split(bytes, at: UInt8(ascii: ";")) { part, isLast in
        if let separator, escapes.version != .v21, part.find(UInt8(ascii: ",")) != nil {
          components.append(
            escapes.elements(part, splits: true, isLast: isLast).joined(separator: separator))
        } else {
          components.append(escapes.trimmedText(part, isBeforeSeparator: !isLast))
        }
      }
      return components
    }
  }

  /// The components between semicolons, each as one text.
  package func joinedComponents(separator: String? = nil) -> [String] {
    silently { joinedComponents(separator: separator, reporting: &$0) }
  }

  private func silently<Result>(_ body: (inout [Diagnostic]) -> Result) -> Result {
    var diagnostics: [Diagnostic] = []
    return body(&diagnostics)
  }
}
