/// How a card would be changed on its server.
public struct CardDiff: Hashable, Sendable {
  /// Whose card it is.
  public var name: String
  /// The lines that go, unfolded.
  public var removed: [String]
  /// The lines that come.
  public var added: [String]

  /// Compares two texts of a card; the old one is empty for a new card.
  init(name: String, _ old: [UInt8], _ new: [UInt8]) {
    func lines(_ card: [UInt8]) -> [String] {
      CardLine.lines(of: card).map { String(decoding: $0.text, as: UTF8.self) }
    }
    let changes = lines(new).difference(from: lines(old))
    self.name = name
    removed = changes.removals.map(Self.line)
    added = changes.insertions.map(Self.line)
  }

  private static func line(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
