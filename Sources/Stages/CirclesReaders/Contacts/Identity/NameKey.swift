/// A short stand-in for a name, by which a file's namesakes are counted.
public enum NameKey {
  /// A hash of a name that is the same for all spellings of it that ``DerivedIdentifier`` takes to
  /// be one name, and the same in every run (FNV-1a, 64 bits).
  public static func hash(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in NameFolding.fold(name).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}
