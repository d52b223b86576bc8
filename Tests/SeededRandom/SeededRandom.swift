/// Random numbers that come again with the same seed (SplitMix64), for tests that throw dice and have to
/// be able to throw the same ones again.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Numbers from a seed.
  public init(_ seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from zero to below `bound`; zero where there is none.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// Whether something happens that does in so many cases of a hundred.
  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
