/// What an export wrote, for the line that is said on standard error.
public struct ExportSummary: Hashable, Sendable {
  /// Things written by what they are (`people`, `groups`, `events`), in the order to be told.
  public var counts: [Count] = []
  /// Values that the format has no place for.
  public var leftOut = 0

  /// How many of something were written.
  public struct Count: Hashable, Sendable {
    /// One of them.
    public var one: String
    /// Several of them.
    public var many: String
    /// How many.
    public var number: Int

    /// `3 people`.
    public var text: String { "\(number) \(number == 1 ? one : many)" }
  }

  /// Nothing yet.
  public init() {}

  mutating func add(_ number: Int, _ one: String, _ many: String) {
    counts.append(Count(one: one, many: many, number: number))
  }

  /// `3 people, 1 group`.
  public var text: String { counts.map(\.text).joined(separator: ", ") }
}

/// Takes the bytes of an export as they are made; false where nobody wants more.
public typealias ByteSink = ([UInt8]) throws -> Bool
