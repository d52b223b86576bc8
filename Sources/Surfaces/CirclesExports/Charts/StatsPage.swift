public import CirclesQueries

/// A look back as HTML with charts.
public enum StatsPage {
  /// A whole page that needs nothing else.
  public static func html(_ stats: ChatStats) -> String {
    let title = MarkupText.escaped(title(stats))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(sections(stats))
      </main>
      </body>
      </html>

      """
  }

  /// The headline.
  public static func title(_ stats: ChatStats) -> String {
    stats.year.map { "Your \($0) with others" } ?? "Your years with others"
  }

  /// The sections alone, for a page that has its own frame and the classes of `style`.
  public static func sections(_ stats: ChatStats) -> String {
    if stats.isEmpty { return "<p>There is nothing to look back at.</p>" }
    var parts = ["<p>\(MarkupText.escaped(StatsWords.opening(stats)))</p>"]
    func chart(_ title: String, _ counts: [ChatStats.Count]) {
      if counts.isEmpty { return }
      let bars = counts.map { BarChart.Bar(name: $0.name, value: $0.messages, part: $0.mine) }
      parts.append("<h2>\(title)</h2>\n\(BarChart.svg(bars, title: title))")
    }
    let people = stats.people.map(\.count)
    chart(stats.year == nil ? "By year" : "By month", stats.periods)
    chart("With whom", people)
    chart("By weekday", stats.weekdays)
    chart("By app", stats.apps)
    let lines = StatsWords.remarkable(stats) + StatsWords.habits(stats)
    if !lines.isEmpty {
      let items = lines.map { "<li>\(MarkupText.escaped($0))</li>" }.joined(separator: "\n")
      parts.append("<h2>Worth remembering</h2>\n<ul>\n\(items)\n</ul>")
    }
    parts.append("<p class=\"small\">The darker part of a bar is what you wrote.</p>")
    return parts.joined(separator: "\n")
  }

  /// Colours for light and dark.
  public static let style = """
    :root{color-scheme:light dark;--ink:#222;--paper:#fff;--bar:#9cc3e6;--part:#2f6ea5}
    @media (prefers-color-scheme:dark){:root{--ink:#e8e8e8;--paper:#181a1c;--bar:#37597a;--part:#7db4e4}}
    body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0}
    main{max-width:44rem;margin:2rem auto;padding:0 1rem}
    svg{width:100%;height:auto;font-size:13px}svg text{fill:var(--ink)}
    .bar{fill:var(--bar)}.part{fill:var(--part)}.small{font-size:.85rem}
    """
}
