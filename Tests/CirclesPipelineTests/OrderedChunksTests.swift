import CirclesModel
import Foundation
import Synchronization
import Testing

@testable import CirclesPipeline

@Suite("A file's chunks")
struct OrderedChunksTests {
  struct Chunk: RecordChunk {
    let number: Int
    var byteCount: Int { number }
    func parse() -> ParsedChunk { ParsedChunk(skipped: number) }
  }

  final class Cursor: RecordCursor {
    var cut = 0
    let count: Int
    let failsAtEnd: Bool
    init(count: Int, failsAtEnd: Bool = false) {
      self.count = count
      self.failsAtEnd = failsAtEnd
    }
    func next() throws(ReadError) -> (any RecordChunk)? {
      if cut == count {
        if failsAtEnd { throw .io(path: "x", errno: EIO) }
        return nil
      }
      cut += 1
      return Chunk(number: cut)
    }
  }

  struct Stop: Error {}

  @Test("come in the order of the file, however long each takes")
  func order() async throws {
    let chunks = OrderedChunks(window: 5) { chunk in
      usleep(UInt32((chunk.byteCount * 7919) % 13) * 300)
      return chunk.parse().skipped
    }
    var seen: [Int] = []
    try await chunks.run(Cursor(count: 60)) { number, bytes in
      #expect(number == bytes)
      seen.append(number)
    }
    #expect(seen == Array(1...60))
  }

  @Test("are never cut further ahead than the window")
  func window() async throws {
    let cursor = Cursor(count: 40)
    var taken = 0
    var furthest = 0
    try await OrderedChunks(window: 3) { $0.byteCount }.run(cursor) { _, _ in
      taken += 1
      furthest = max(furthest, cursor.cut - taken)
    }
    #expect(taken == 40)
    #expect(furthest <= 3)
    #expect(furthest > 0)
  }

  @Test("cut before the file failed are handed over first")
  func failureOfTheFile() async throws {
    var seen: [Int] = []
    await #expect(throws: ReadError.io(path: "x", errno: EIO)) {
      try await OrderedChunks(window: 4) { $0.byteCount }
        .run(Cursor(count: 10, failsAtEnd: true)) { number, _ in seen.append(number) }
    }
    #expect(seen == Array(1...10))
  }

  @Test("stop coming when the taker fails")
  func failureOfTheTaker() async throws {
    let cursor = Cursor(count: 1000)
    await #expect(throws: Stop.self) {
      try await OrderedChunks(window: 4) { $0.byteCount }.run(cursor) { number, _ in
        if number == 5 { throw Stop() }
      }
    }
    #expect(cursor.cut < 20)
  }

  @Test("of an empty file are none")
  func none() async throws {
    var taken = 0
    try await OrderedChunks(window: 4) { $0.byteCount }.run(Cursor(count: 0)) { _, _ in taken += 1 }
    #expect(taken == 0)
  }
}
