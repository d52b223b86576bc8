public import CirclesModel
import SourceDiagnostics
import VCard

/// Reads vCard files: 2.1 (versit), 3.0 (RFC 2426), 4.0 (RFC 6350), and any mixture of them.
public struct VCardFileReader: Reader {
  /// A reader of vCard files.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "vcard", title: "vCard 2.1, 3.0 and 4.0", extensions: ["vcf", "vcard"],
      recognisedBy: "a line BEGIN:VCARD, in any case, in UTF-8, UTF-16 or an 8-bit encoding",
      contents: .contacts)
  }

  /// Certain where a line begins a card; by name alone for `.vcf` and `.vcard`.
  public func confidence(for probe: FileProbe) -> Confidence {
    // In UTF-16 every other byte of the word is zero, and before it stands a byte order mark.
    let skipped: Set<UInt8> = [0x00, 0x20, 0x09, 0xFE, 0xFF]
    let head = probe.head.filter { !skipped.contains($0) }
      .map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
    if Self.containsLine("BEGIN:VCARD", in: head) { return .certain }
    let name = probe.name.lowercased()
    return name.hasSuffix(".vcf") || name.hasSuffix(".vcard") ? .byName : .none
  }

  /// Opens the file; where identifiers are wanted, looks through it once for namesakes.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    var records = CardRecords(path: input.path, format: format.id, context: context)
    // A file in which every card without UID is known has nobody new to be told from namesakes.
    let isCounted = context.needsIdentifiers ? try Self.hasNewNames(input, records) : false
    if isCounted {
      records.namesakes = try Self.census(input, records)
    } else if context.needsIdentifiers {
      records.lateNamesakes = LateNamesakes { [records] () throws(ReadError) in
        try Self.census(input, records)
      }
    }
    return VCardCursor(input, records, knowsNames: !isCounted)
  }

  /// Whether some card without UID is not known by its digest.
  private static func hasNewNames(
    _ input: any InputSource, _ records: CardRecords
  ) throws(ReadError) -> Bool {
    guard let isKnown = records.context.isKnown else { return true }
    var batches = RawCardBatches(input)
    while let (batch, _) = try batches.next() {
      for raw in batch.cards where !batch.mayHaveUID(raw) {
        if !isKnown(records.digest(of: batch.bytes[raw.range])) { return true }
      }
    }
    return false
  }

  /// Counts the names of the cards without UID.
  private static func census(
    _ input: any InputSource, _ records: CardRecords
  ) throws(ReadError) -> Namesakes {
    var namesakes = Namesakes()
    var batches = RawCardBatches(input)
    var parser = CardParser()
    // Told when the file is read.
    var diagnostics: [Diagnostic] = []
    while let (batch, _) = try batches.next() {
      for raw in batch.cards where !batch.mayHaveUID(raw) {
        let content = hash(of: batch.bytes[raw.range])
        if let name = PlainName.find(in: batch.bytes[raw.body]) {
          namesakes.count(name, content: content)
          continue
        }
        diagnostics.removeAll(keepingCapacity: true)
        let card = parser.parse(raw, in: batch, reporting: &diagnostics)
        namesakes.count(records.displayName(of: card), content: content)
      }
    }
    namesakes.close()
    return namesakes
  }

  private static func hash(of bytes: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private static func containsLine(_ word: String, in bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start + word.count <= bytes.count {
      if bytes[start...].starts(with: word) { return true }
      guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { break }
      start = end + 1
    }
    return false
  }
}
