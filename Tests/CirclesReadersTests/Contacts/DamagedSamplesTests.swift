import CirclesModel
import Foundation
import SeededRandom
import SourceDiagnostics
import Testing

@testable import CirclesReaders

/// The samples of address books, damaged in ways that repeat from run to run.
@Suite("Damaged address books")
struct DamagedSamplesTests {
  struct Sample: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  /// Every sample of cards.
  static let samples: [Sample] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("samples/contacts")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    // Tables and databases have tests of their own, and other words for what is damaged.
    let cards = [".vcf", ".json", ".xml"]
    return paths.sorted().filter { path in cards.contains { path.hasSuffix($0) } }.compactMap {
      path in
      var isFolder: ObjCBool = false
      let url = folder.appendingPathComponent(path)
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      guard !isFolder.boolValue, let data = try? Data(contentsOf: url) else { return nil }
      return Sample(name: path, bytes: Array(data))
    }
  }()

  private static let words = [
    "BEGIN:VCARD\r\n", "END:VCARD\r\n", "AGENT:\n", "=\r\n", "\r", "\n ", "\u{0}", "=", ":", ";",
    "\"", "\\", ",", ";ENCODING=QUOTED-PRINTABLE:", ";ENCODING=b:", "item1.", "[", "]", "{", "<",
    "&#0;", "\u{FEFF}", "--", "1604", "\u{D7FF}",
  ].map { Array($0.utf8) }

  private static func damage(_ bytes: [UInt8], _ dice: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(8) where !bytes.isEmpty {
      let place = dice.below(bytes.count)
      switch dice.below(6) {
      case 0: bytes[place] = UInt8(dice.below(256))
      case 1: bytes[place] ^= 1 << UInt8(dice.below(8))
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + dice.below(120)))
      case 3: bytes.insert(contentsOf: words[dice.below(words.count)], at: place)
      case 4:
        let from = dice.below(bytes.count)
        bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + dice.below(200))], at: place)
      default: if dice.below(4) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  private func reader(of sample: Sample) throws -> any Reader {
    let probe = FileProbe(name: sample.name, head: Array(sample.bytes.prefix(4096)))
    return try #require(ReaderRegistry.standard.reader(for: probe))
  }

  @Test("there are samples to damage")
  func samplesExist() { #expect(Self.samples.count >= 7) }

  @Test(
    "whatever is damaged, what is read can be shown and what is not is told", arguments: samples)
  func mutations(sample: Sample) throws {
    let reader = try reader(of: sample)
    var dice = SeededRandom(UInt64(sample.bytes.count))
    for round in 0..<120 {
      let bytes = Self.damage(sample.bytes, &dice)
      let input = MemoryInput(bytes)
      let all = try reader.everything(in: input, identifiers: round % 4 == 0)
      #expect(all.contacts.allSatisfy { !$0.fields.name.display.isEmpty })
      #expect(all.contacts.allSatisfy { round % 4 != 0 || !$0.identifier.isEmpty })
      #expect(all.diagnostics.allSatisfy { $0.location.path == input.path })
      #expect(all.skipped == 0 || all.codes.contains("vcard.empty-card"))
      #expect(all.refused == 0 || all.diagnostics.contains { $0.severity == .error })
      #expect(!all.records.isEmpty || !all.diagnostics.isEmpty)
    }
  }

  @Test("a file that is cut keeps the contacts before the cut", arguments: samples)
  func cuts(sample: Sample) throws {
    let reader = try reader(of: sample)
    let whole = try reader.everything(in: MemoryInput(sample.bytes), identifiers: false).contacts
    var last = 0
    for end in stride(from: 0, through: sample.bytes.count, by: 17) {
      let input = MemoryInput(Array(sample.bytes[..<end]))
      let part = try reader.everything(in: input, identifiers: false).contacts
      // The last one may be cut itself, and what came before it may not.
      #expect(part.count >= last, "\(end)")
      last = part.count
      for (index, contact) in part.dropLast().enumerated() {
        #expect(contact.fields == whole[index].fields, "\(end)")
      }
    }
    #expect(last >= whole.count - 1)
  }
}
