import CirclesModel
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesReaders

/// What Documentation/ReaderContract.md asks of files that are cut, and of records, for every reader
/// that is registered. `TornSampleTests` has the notebook's side of it.
extension ConformanceTests {
  /// The bytes of a block: every sample is cut at the end of each, and within characters and lines.
  private static let block = 96

  @Test(
    "A file cut at any block ends in records or words, and gives no more than the whole",
    arguments: formats)
  func cuts(_ format: String) throws {
    for sample in samples(of: format).prefix(3) {
      let whole = try read(sample.bytes, as: format, named: sample.path).get()
      for end in stride(from: 1, to: min(sample.bytes.count, 200 * Self.block), by: Self.block) {
        let part = try read(Array(sample.bytes[..<end]), as: format, named: sample.path)
        check(part, "\(sample.path), cut at \(end)", path: sample.path)
        guard case .success(let part) = part else { continue }
        // What breaks off in the middle may be told in a record of its own.
        #expect(part.count <= whole.count + 1, "\(sample.path), cut at \(end)")
      }
    }
  }

  @Test(
    "A prefix that shows its thread has the keys of the whole, but for the message in which it ends",
    arguments: formats)
  func prefixKeys(_ format: String) throws {
    for sample in samples(of: format) {
      let whole = try read(sample.bytes, as: format, named: sample.path).get().messageKeys
      for end in [sample.bytes.count * 2 / 3, sample.bytes.count - 1] where end > 0 {
        let part = try read(Array(sample.bytes[..<end]), as: format, named: sample.path)
        guard case .success(let part) = part else { continue }
        // Of Messenger's files the end says what thread they are of.
        for (thread, keys) in part.messageKeys {
          guard let known = whole[thread] else { continue }
          #expect(keys.subtracting(known).count <= 1, "\(sample.path), cut at \(end)")
        }
      }
    }
  }

  @Test(
    "Records are NFC without NUL, have keys that differ, and times of this age", arguments: formats)
  func records(_ format: String) throws {
    for sample in samples(of: format) {
      let all = try read(sample.bytes, as: format, named: sample.path).get()
      #expect(!all.records.isEmpty, "\(sample.path)")
      for chat in all.chats {
        #expect(Set(chat.messages.map(\.key)).count == chat.messages.count, "\(sample.path)")
        #expect(!chat.app.isEmpty && !chat.key.isEmpty, "\(sample.path)")
        for message in chat.messages {
          #expect(message.text == message.text.precomposedStringWithCanonicalMapping)
          #expect(!message.text.unicodeScalars.contains("\0"), "\(sample.path)")
          let year = message.at.flatMap { Int($0.text.prefix(4)) }
          #expect(year.map { (1990...2100).contains($0) } ?? true, "\(sample.path)")
        }
      }
    }
  }
}

extension ParsedChunk {
  /// How much was found: contacts, notes, and the messages of chats.
  fileprivate var count: Int {
    records.count { record in if case .conversation = record { false } else { true } }
      + chats.reduce(0) { $0 + $1.messages.count }
  }

  /// The keys of messages, by that of their thread.
  fileprivate var messageKeys: [String: Set<String>] {
    chats.reduce(into: [:]) { $0[$1.key, default: []].formUnion($1.messages.map(\.key)) }
  }
}
