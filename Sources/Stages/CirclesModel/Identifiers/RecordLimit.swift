/// How many records a notebook takes from one source.
public enum RecordLimit {
  /// People and groups of one source: five times the largest address book that the program is made
  /// for. An import keeps some 130 bytes of each in memory, and has to stay under 150 MB.
  public static let perSource = 500_000
}
