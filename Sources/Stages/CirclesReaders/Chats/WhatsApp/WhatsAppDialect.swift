import CirclesModel

/// How one export is written, as far as a look at its first headers tells.
struct WhatsAppDialect: Sendable {
  /// The shape of its headers.
  var shape: HeaderShape
  /// Whether messages end with CRLF and hold bare line feeds, as on iOS: then a line that follows a
  /// bare line feed is part of a message, whatever it looks like.
  var endsWithCRLF: Bool

  /// The first headers vote; more would add nothing.
  static let maximumVotes = 200

  /// The dialect that most of the first lines with a header are written in; nil where there is no
  /// header at all. Of two with as many votes the one that came first wins.
  static func detect(_ lines: inout TextLines) throws(ReadError) -> WhatsAppDialect? {
    var votes = HeaderVotes()
    while votes.count < maximumVotes, let line = try lines.next() { votes.take(line) }
    return votes.winner
  }
}

/// Counts the shapes of headers.
struct HeaderVotes {
  private struct Count {
    var first: Int
    var all = 0
    var afterCRLF = 0
    var afterLF = 0
    /// How many are followed by a name with a colon.
    var withSender = 0
  }

  private var counts: [HeaderShape: Count] = [:]
  private var previous = TextLines.Ending.none
  private var layouts = HeaderLayouts()

  /// How many headers were met.
  private(set) var count = 0

  /// Looks at one more line.
  mutating func take(_ line: TextLines.Line) {
    defer { previous = line.ending }
    guard !line.continuesLongLine, let header = HeaderScanner.scan(line.bytes, &layouts) else {
      return
    }
    var found = counts[header.shape] ?? Count(first: count)
    count += 1
    found.all += 1
    if previous == .crlf { found.afterCRLF += 1 }
    if previous == .lf { found.afterLF += 1 }
    let rest = line.bytes.dropFirst(header.restStart)
    if SenderLabel.split(rest, knowing: nil) != nil { found.withSender += 1 }
    counts[header.shape] = found
  }

  /// The shape with the most votes. One that nobody writes in is not a chat.
  var winner: WhatsAppDialect? {
    let best = counts.filter { $0.value.withSender > 0 }
      .max { ($0.value.all, $1.value.first) < ($1.value.all, $0.value.first) }
    return best.map { shape, count in
      WhatsAppDialect(shape: shape, endsWithCRLF: count.afterCRLF >= 2 * max(1, count.afterLF))
    }
  }

  /// How many headers of the winning shape name somebody.
  var sendersOfWinner: Int { winner.flatMap { counts[$0.shape]?.withSender } ?? 0 }
}
