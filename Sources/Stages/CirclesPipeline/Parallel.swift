import Dispatch

/// Pure work on many things, over all cores.
enum Parallel {
  /// The outcome for each element, in their order.
  static func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ body: @Sendable (Element) -> Value
  ) -> [Value] {
    // Fewer cost less than waking the cores.
    if elements.count < 8 { return elements.map(body) }
    return [Value](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each place is written once, by one iteration.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        places.initializeElement(at: index, to: body(elements[index]))
      }
      count = elements.count
    }
  }
}
