import CirclesModel
import VCard

/// The names that a file's cards without UID bear more than once.
///
/// Whether a name tells a person in a file depends on the whole file, so a file whose identifiers
/// are wanted is looked through once before it is read. Sixteen bytes a name are kept.
struct Namesakes: Sendable {
  private var seen: Set<UInt64> = []
  private var shared: Set<UInt64> = []

  /// Takes the name of one more card without UID.
  mutating func count(_ displayName: String) {
    let key = NameKey.hash(displayName)
    if !seen.insert(key).inserted { shared.insert(key) }
  }

  /// Forgets what only counting needed.
  mutating func close() { seen = [] }

  /// Whether more than one card bears the name.
  func contains(_ displayName: String) -> Bool {
    shared.isEmpty ? false : shared.contains(NameKey.hash(displayName))
  }
}
