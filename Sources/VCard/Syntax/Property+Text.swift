public import SourceDiagnostics

/// The value as text. Every function comes twice: one reports what it had to guess, the other keeps
/// silent. All text is in NFC with `\n` for every line break.
extension Property {
  /// The value as one text, unescaped by the rules of the version. Unescaped commas and semicolons
  /// are part of it.
  public func text(reporting diagnostics: inout [Diagnostic]) -> String {
    // Closures here capture what they need and not the property, which costs more to copy than
    // most values to decode.
    let escapes = Escapes(version: version)
    return withUTF8(reporting: &diagnostics) { escapes.text($0) }
  }

  /// The value as one text without blanks and line breaks around it.
  public func trimmedText(reporting diagnostics: inout [Diagnostic]) -> String {
    let escapes = Escapes(version: version)
    return withUTF8(reporting: &diagnostics) { escapes.trimmedText($0) }
  }

  /// The value as one text.
  public var text: String { silently { text(reporting: &$0) } }

  /// The value as text with its escapes as written: transfer encoding and charset alone are undone.
  public func rawText(reporting diagnostics: inout [Diagnostic]) -> String {
    withUTF8(reporting: &diagnostics) { String(decoding: $0, as: UTF8.self).inNFC }
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
    let version = version
    return withUTF8(reporting: &diagnostics) { bytes in
      Self.elements(bytes, version, splits: splittingV21 || version != .v21, isLast: true)
    }
  }

  /// The texts of a comma-separated list.
  public func list(splittingV21: Bool = false) -> [String] {
    silently { list(splittingV21: splittingV21, reporting: &$0) }
  }

  /// The components between semicolons, each with the texts of its comma-separated list; an empty
  /// component is an empty list. In 2.1 a comma is text, so a component has one text.
  public func components(reporting diagnostics: inout [Diagnostic]) -> [[String]] {
    let version = version
    return withUTF8(reporting: &diagnostics) { bytes in
      var components: [[String]] = []
      components.reserveCapacity(8)
      Escapes(version: version).split(bytes, at: UInt8(ascii: ";")) {
        components.append(Self.elements($0, version, splits: version != .v21, isLast: $1))
      }
      return components
    }
  }

  /// The components between semicolons.
  public var components: [[String]] { silently { components(reporting: &$0) } }

  /// The components between semicolons, each as one text; commas are joined anew by `separator`,
  /// and stay text where that is nil.
  public func joinedComponents(
    separator: String? = nil, reporting diagnostics: inout [Diagnostic]
  ) -> [String] {
    let version = version
    return withUTF8(reporting: &diagnostics) { bytes in
      let escapes = Escapes(version: version)
      var components: [String] = []
      components.reserveCapacity(8)
      escapes.split(bytes, at: UInt8(ascii: ";")) { part, isLast in
        if let separator, version != .v21, part.find(UInt8(ascii: ",")) != nil {
          components.append(
            Self.elements(part, version, splits: true, isLast: isLast).joined(separator: separator))
        } else {
          components.append(escapes.trimmedText(part, isBeforeSeparator: !isLast))
        }
      }
      return components
    }
  }

  /// The components between semicolons, each as one text.
  public func joinedComponents(separator: String? = nil) -> [String] {
    silently { joinedComponents(separator: separator, reporting: &$0) }
  }

  private static func elements(
    _ bytes: UnsafeBufferPointer<UInt8>, _ version: Version, splits: Bool, isLast: Bool
  ) -> [String] {
    let escapes = Escapes(version: version)
    var elements: [String] = []
    func add(_ part: UnsafeBufferPointer<UInt8>, _ isLastElement: Bool) {
      let text = escapes.trimmedText(part, isBeforeSeparator: !(isLastElement && isLast))
      if !text.isEmpty { elements.append(text) }
    }
    if splits, bytes.find(UInt8(ascii: ",")) != nil {
      escapes.split(bytes, at: UInt8(ascii: ","), add)
    } else {
      add(bytes, true)
    }
    return elements
  }

  private func silently<Result>(_ body: (inout [Diagnostic]) -> Result) -> Result {
    var diagnostics: [Diagnostic] = []
    return body(&diagnostics)
  }
}
