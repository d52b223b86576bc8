import Foundation
import Testing

@testable import circles_import

@Suite struct OutputWriterTests {
  init() { signal(SIGPIPE, SIG_IGN) }

  private func scratch() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("circles-\(UUID().uuidString)")
  }

  @Test("small writes are held back until they are flushed, and arrive in order")
  func buffering() throws {
    let file = scratch()
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let writer = OutputWriter(descriptor: handle.fileDescriptor, capacity: 16)
    writer.line("one")
    #expect(try Data(contentsOf: file).isEmpty)
    writer.line("two")
    writer.write("a line longer than the buffer is wide")
    writer.flush()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == "one\ntwo\na line longer than the buffer is wide")
  }

  @Test("more than a pipe holds arrives whole, also where the pipe does not block")
  func nonBlocking() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0) }
    let reader = pipe.fileHandleForReading
    let received = DispatchGroup()
    nonisolated(unsafe) var data = Data()
    DispatchQueue.global().async(group: received) {
      data = reader.readDataToEndOfFile()
    }
    let writer = OutputWriter(descriptor: descriptor)
    writer.write(bytes)
    writer.flush()
    try pipe.fileHandleForWriting.close()
    received.wait()
    #expect(Array(data) == bytes)
    #expect(writer.isOpen)
  }

  @Test("a reader that went away is told of, and is no failure")
  func abandoned() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let writer = OutputWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    writer.line("nobody hears this")
    #expect(writer.isOpen)
    writer.flush()
    #expect(writer.isAbandoned)
    #expect(writer.failure == nil)
    writer.line("nor this")
    writer.flush()
    #expect(!writer.isOpen)
  }

  @Test("any other failure is kept, with its reason")
  func failure() throws {
    let writer = OutputWriter(descriptor: -1)
    writer.line("x")
    writer.flush()
    #expect(writer.failure == EBADF)
    #expect(!writer.isAbandoned)
  }
}
