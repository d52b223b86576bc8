import SourceDiagnostics

/// Keeps a terminal readable: after the first few of a kind in a file the others are only counted.
/// A pipe or a file gets every one.
struct DiagnosticLimiter {
  /// How many of one code a file shows on a terminal.
  static let shown = 10

  private struct Kind: Hashable {
    var path: String?
    var code: Diagnostic.Code
  }
  private var counts: [Kind: Int] = [:]
  private var order: [Kind] = []

  /// Counts a diagnostic; answers whether it is to be shown.
  mutating func admits(_ diagnostic: Diagnostic) -> Bool {
    let kind = Kind(path: diagnostic.location.path, code: diagnostic.code)
    let count = (counts[kind] ?? 0) + 1
    if count == 1 { order.append(kind) }
    counts[kind] = count
    return count <= Self.shown
  }

  /// What was left out, a line for each kind, in the order first met.
  var leftOut: [String] {
    order.compactMap { kind in
      guard let count = counts[kind], count > Self.shown else { return nil }
      let place = kind.path.map { " in " + TerminalText.escaped($0) } ?? ""
      return "... and \(count - Self.shown) more \(kind.code)\(place)"
    }
  }
}
