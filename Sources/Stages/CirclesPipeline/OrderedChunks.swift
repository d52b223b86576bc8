import CirclesModel

/// Parses a file's chunks on several cores and hands the results over in the order of the file.
///
/// At most `window` chunks are cut but not yet handed over, so memory stays bounded however large
/// the file is, and however slow the taker.
struct OrderedChunks<Output: Sendable> {
  /// How many chunks may be under way.
  let window: Int
  /// What is done with a chunk, on any core.
  let work: @Sendable (any RecordChunk) -> Output

  /// Runs the file through. A failure of the cursor, or of `take`, ends it; what was cut before a
  /// failure of the cursor is handed over first.
  func run(
    _ cursor: any RecordCursor, take: (Output, Int) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Int, Output).self) { group in
      var cut = 0
      var handed = 0
      var waiting: [Int: (Int, Output)] = [:]
      var failure: ReadError?
      var isAtEnd = false
      // What was taken is let go on the core that parses: there its memory came from, and giving it
      // back from here would make both wait for each other.
      var spent: Output?
      while true {
        while !isAtEnd, cut - handed < window {
          do throws(ReadError) {
            guard let chunk = try cursor.next() else {
              isAtEnd = true
              break
            }
            let number = cut
            cut += 1
            let work = work
            let garbage = spent
            spent = nil
            group.addTask {
              withExtendedLifetime(garbage) {}
              return (number, chunk.byteCount, work(chunk))
            }
          } catch {
            failure = error
            isAtEnd = true
          }
        }
        if handed == cut { break }
        while waiting[handed] == nil, let (number, bytes, output) = try await group.next() {
          waiting[number] = (bytes, output)
        }
        if let (bytes, output) = waiting.removeValue(forKey: handed) {
          handed += 1
          try take(output, bytes)
          spent = output
        }
      }
      if let failure { throw failure }
    }
  }
}
