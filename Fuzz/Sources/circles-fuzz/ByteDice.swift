/// Takes decisions from the bytes of an input, so that libFuzzer steers them; when the bytes are
/// used up, every answer is the first choice.
struct ByteDice {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether there are bytes left to decide by.
  var isUsedUp: Bool { rest.isEmpty }

  /// A number from zero to below `bound`, which is at most 256.
  mutating func below(_ bound: Int) -> Int { Int(rest.popFirst() ?? 0) % max(1, bound) }

  /// One case of two.
  mutating func flip() -> Bool { below(2) == 1 }

  /// One of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// A few values, at most `limit`.
  mutating func some<Value>(_ limit: Int, _ make: (inout ByteDice) -> Value) -> [Value] {
    let count = below(limit + 1)
    return (0..<count).map { _ in make(&self) }
  }
}
