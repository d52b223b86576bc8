import CirclesModel
import SourceDiagnostics
import VCard

/// Cuts a file whose reader delivers whole cards (jCard, xCard) into chunks of some of them.
final class ParsedCardsCursor: RecordCursor {
  /// Delivers the next card, or nil at the end, and appends what it found wrong on the way.
  typealias Delivery = (inout [Diagnostic]) throws -> Card?

  /// How many cards a chunk holds.
  private static let cardsPerChunk = 128

  private let deliver: Delivery
  private let input: CountedInput
  private let records: CardRecords
  private var found: [Diagnostic] = []
  private var reported = 0
  private var isAtEnd = false

  init(_ records: CardRecords, _ input: CountedInput, deliver: @escaping Delivery) {
    self.records = records
    self.input = input
    self.deliver = deliver
  }

  func next() throws(ReadError) -> (any RecordChunk)? {
    if isAtEnd { return nil }
    var cards: [Card] = []
    while cards.count < Self.cardsPerChunk {
      guard let card = try pull() else {
        isAtEnd = true
        break
      }
      cards.append(card)
    }
    let diagnostics = found.map { records.located($0) }
    found.removeAll(keepingCapacity: true)
    defer { reported = input.offset }
    // A reader numbers the cards it could not take as well.
    let broken = Set(diagnostics.filter { $0.severity == .error }.compactMap(\.record))
      .subtracting(cards.map(\.index))
    return ParsedCardsChunk(
      cards: cards, diagnostics: diagnostics, refused: broken.count,
      byteCount: input.offset - reported, records: records)
  }

  private func pull() throws(ReadError) -> Card? {
    do {
      return try deliver(&found)
    } catch let failure as ReadError {
      throw failure
    } catch {
      throw .io(path: records.path, errno: 5)
    }
  }
}

/// Some cards, parsed but not mapped.
struct ParsedCardsChunk: RecordChunk {
  let cards: [Card]
  let diagnostics: [Diagnostic]
  let refused: Int
  let byteCount: Int
  let records: CardRecords

  func parse() -> ParsedChunk {
    var chunk = ParsedChunk(refused: refused, diagnostics: diagnostics)
    for card in cards {
      let digest =
        records.context.needsIdentifiers ? records.digest(of: card.canonicalBytes[...]) : nil
      records.append(card, digest: digest, to: &chunk)
    }
    return chunk
  }
}

/// An input read from front to back.
final class CountedInput {
  private let input: any InputSource
  private(set) var offset = 0

  init(_ input: any InputSource) { self.input = input }

  /// The source of a pull reader.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    let count = try input.read(into: buffer, at: offset)
    offset += count
    return count
  }
}

extension Card {
  /// Bytes that are equal for equal cards, whatever stood between their properties.
  var canonicalBytes: [UInt8] {
    var bytes: [UInt8] = []
    for property in properties {
      if let group = property.group { bytes += Array(group.utf8) + [0x2E] }
      bytes += Array(property.name.utf8)
      for parameter in property.parameters {
        bytes += [0x3B] + Array(parameter.name.utf8) + [0x3D] + Array(parameter.value.utf8)
      }
      bytes += [0x3A] + property.rawValue + [0x0A]
    }
    return bytes
  }
}

extension ParsedCardsCursor {
  /// Opens an input whose reader `make` builds over it, after a first pass for namesakes where
  /// identifiers are wanted.
  static func open(
    _ input: any InputSource, _ format: String, _ context: ReadingContext,
    _ make: (CountedInput) -> Delivery
  ) throws(ReadError) -> ParsedCardsCursor {
    var records = CardRecords(path: input.path, format: format, context: context)
    if context.needsIdentifiers {
      let census = ParsedCardsCursor(records, CountedInput(input), make: make)
      while let card = try census.pull() {
        if card.first("UID") != nil { continue }
        records.namesakes.count(
          records.displayName(of: card), content: records.digest(of: card.canonicalBytes[...]))
      }
      records.namesakes.close()
    }
    return ParsedCardsCursor(records, CountedInput(input), make: make)
  }

  private convenience init(
    _ records: CardRecords, _ input: CountedInput, make: (CountedInput) -> Delivery
  ) {
    self.init(records, input, deliver: make(input))
  }
}
