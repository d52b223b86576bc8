/// An array that grows by a chunk at a time and never moves what it holds: while an ordinary one grows,
/// it is in memory twice.
struct Chunks<Element>: RandomAccessCollection, MutableCollection {
  private static var size: Int { 4096 }

  private var chunks: [ContiguousArray<Element>] = []

  let startIndex = 0
  private(set) var endIndex = 0

  subscript(index: Int) -> Element {
    get { chunks[index / Self.size][index % Self.size] }
    _modify { yield &chunks[index / Self.size][index % Self.size] }
  }

  mutating func append(_ element: Element) {
    if endIndex % Self.size == 0 {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.size)
    }
    chunks[chunks.count - 1].append(element)
    endIndex += 1
  }
}
