import CirclesModel
import SourceDiagnostics
import VCard

/// Turns a file's cards into records, the same way for vCard, jCard and xCard.
struct CardRecords: Sendable {
  /// The file as the user named it.
  let path: String
  /// The format's name, as it goes into `source.format`.
  let format: String
  /// What was asked for.
  let context: ReadingContext
  /// The names that do not tell a person in this file.
  var namesakes = Namesakes()
  /// Where they were not counted before the file was read.
  var lateNamesakes: LateNamesakes?
  private let mapper: VCardContactMapper
  private let seed: String

  /// Changes whenever the same bytes would be read otherwise than before, so that an address book
  /// that was imported by an older program is looked at again.
  static let readingVersion = 1

  init(path: String, format: String, context: ReadingContext) {
    self.path = path
    self.format = format
    self.context = context
    mapper = VCardContactMapper(region: context.region, keepsPhotoData: context.keepsPhotos)
    seed = "\(format)/\(Self.readingVersion)/\(context.region)"
  }

  /// Where a card stands that was not parsed.
  func source(of raw: RawCard) -> RecordSource {
    RecordSource(path: path, format: format, index: raw.index, line: raw.line)
  }

  /// The digest of a card as it stands in the file.
  func digest(of bytes: ArraySlice<UInt8>) -> RecordDigest { RecordDigest(of: bytes, seed: seed) }

  /// The name a card is shown by.
  func displayName(of card: Card) -> String {
    // Nearly every card has one FN, which then is the name; mapping all of it costs ten times more.
    var names = card.properties.lazy.filter { $0.name == "FN" }.makeIterator()
    if let name = names.next(), names.next() == nil {
      var ignored: [Diagnostic] = []
      let text = name.trimmedText(reporting: &ignored)
      if !text.isEmpty { return text }
    }
    return mapper.map(card).fields.name.display
  }

  /// Adds a card's record and diagnostics to a chunk. `digest` is that of the card as it stands in
  /// the file.
  func append(
    _ card: Card, digest: RecordDigest?, isTruncated: Bool = false, to chunk: inout ParsedChunk
  ) {
    let mapped = mapper.map(card)
    for diagnostic in mapped.diagnostics { chunk.diagnostics.append(located(diagnostic, card)) }
    if mapped.isEmpty {
      chunk.skipped += 1
      if let uid = mapped.uid { chunk.skippedIdentifiers.append(uid) }
      return
    }
    var isNamesake = false
    var identifier = ""
    if let uid = mapped.uid {
      identifier = uid
    } else if context.needsIdentifiers {
      isNamesake = namesakes.contains(mapped.fields.name.display)
      identifier = DerivedIdentifier.make(mapped.fields, isNamesake: isNamesake)
    }
    var record = ContactRecord(
      source: RecordSource(path: path, format: format, index: card.index, line: card.line),
      origin: mapped.origin.name,
      identifier: identifier,
      isDerived: mapped.uid == nil,
      digest: digest ?? RecordDigest(high: 0, low: 0),
      fields: mapped.fields,
      bearsUniqueName: !isNamesake)
    record.isTruncated = isTruncated
    chunk.records.append(.contact(record))
  }

  /// The same, knowing the namesakes for certain.
  func counted(reporting diagnostics: inout [Diagnostic]) -> CardRecords {
    guard let lateNamesakes else { return self }
    var records = self
    do throws(ReadError) {
      records.namesakes = try lateNamesakes.get()
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, "input.io", "the file cannot be read again", at: SourceLocation(path: path)))
    }
    return records
  }

  /// A diagnostic with the file's path, and the record's number where it has none.
  func located(_ diagnostic: Diagnostic, _ card: Card? = nil) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.location.path = path
    if let card, diagnostic.record == nil { diagnostic.record = card.index }
    return diagnostic
  }
}
