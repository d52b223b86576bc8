/// Bounds on what an archive may ask of the machine. A chat export with years of media keeps far
/// below them; what goes beyond is a bomb, or damage.
enum ZipLimits {
  /// Entries of one archive.
  static let entries = 200_000
  /// Bytes of the list of entries.
  static let directoryBytes = 64 << 20
  /// Bytes of one entry, unpacked.
  static let entryBytes = 16 << 30
  /// Bytes of all entries of an archive that are read, unpacked.
  static let totalBytes = 64 << 30
  /// How many bytes one packed byte may become. Text rarely passes 20; deflate can reach 1032.
  static let ratio = 200
  /// As many bytes an entry may have whatever its ratio is.
  static let freeBytes = 8 << 20
  /// How many archives may lie in one another below the first.
  static let nesting = 1
}
