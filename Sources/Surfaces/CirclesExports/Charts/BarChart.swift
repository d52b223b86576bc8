/// A bar chart as SVG that needs no script: a bar's length is how many, its darker part one's own.
public enum BarChart {
  /// A bar.
  public struct Bar: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// How long it is.
    public var value: Int
    /// How much of it is one's own.
    public var part: Int

    /// A bar.
    public init(name: String, value: Int, part: Int = 0) {
      (self.name, self.value, self.part) = (name, value, part)
    }
  }

  private static let row = 26
  private static let left = 150
  private static let width = 640

  /// The chart as an element, its colours taken from the classes `bar` and `part`.
  public static func svg(_ bars: [Bar], title: String) -> String {
    let most = max(bars.map(\.value).max() ?? 0, 1)
    let height = bars.count * row + 4
    let rows = bars.enumerated().map { index, bar in
      let y = index * row + 4
      let room = width - left - 70
      let long = max(bar.value * room / most, bar.value > 0 ? 1 : 0)
      let own = min(max(bar.part, 0) * room / most, long)
      return """
        <text x="\(left - 8)" y="\(y + 14)" text-anchor="end">\(MarkupText.escaped(short(bar.name)))</text>
        <rect class="bar" x="\(left)" y="\(y)" width="\(long)" height="18" rx="3"/>
        <rect class="part" x="\(left)" y="\(y)" width="\(own)" height="18" rx="3"/>
        <text x="\(left + long + 6)" y="\(y + 14)">\(bar.value)</text>
        """
    }
    return """
      <svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(MarkupText.escaped(title))">
      <title>\(MarkupText.escaped(title))</title>
      \(rows.joined(separator: "\n"))
      </svg>
      """
  }

  private static func short(_ name: String) -> String {
    name.count > 20 ? name.prefix(19) + "\u{2026}" : name
  }
}

/// Text within HTML or SVG.
public enum MarkupText {
  /// A text with what means something in markup, and what no document may hold, written otherwise.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Control characters, and those that turn the direction of what follows.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
