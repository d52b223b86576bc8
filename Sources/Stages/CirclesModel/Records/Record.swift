/// Where a record came from.
public struct RecordSource: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  public var path: String
  /// The reader's name: `vcard`, `xcard`, ...
  public var format: String
  /// The record's number in its file, from 0.
  public var index: Int
  /// The physical line on which it begins, from 1.
  public var line: Int

  /// Makes a provenance.
  public init(path: String, format: String, index: Int, line: Int) {
    self.path = path
    self.format = format
    self.index = index
    self.line = line
  }
}

/// One record of the reading stage: what `read` prints as a line.
public indirect enum Record: Hashable, Sendable {
  /// A contact.
  case contact(ContactRecord)
  /// What was said in a thread.
  case conversation(ConversationRecord)
  /// A text about somebody.
  case note(NoteRecord)
  /// A record that is known by its digest to say what it said before, and was not read further.
  case known(RecordDigest, RecordSource)
}

/// A contact as one source says it.
public struct ContactRecord: Hashable, Sendable {
  /// Where it came from.
  public var source: RecordSource
  /// Which address book or account says it, unless the user named one: `vcard/apple`, ...
  public var origin: String
  /// The UID as written, or `derived:<hex>` where the source gives none.
  public var identifier: String
  /// Whether the identifier was derived because the source gives none.
  public var isDerived: Bool
  /// A digest of the record's bytes and of the settings it was read with: equal digests, equal
  /// records.
  public var digest: RecordDigest
  /// What it says.
  public var fields: ContactFields
  /// Whether no other card of its file bears the same name, so that the name alone can tell it
  /// again in the next export of the same source.
  public var bearsUniqueName: Bool
  /// Whether the file ends within it: what it lacks may stand in the rest.
  public var isTruncated = false
  /// The fields, by the names of `Contract.md` section 2, for which a table has no column: of those it
  /// says nothing, not even that there is nothing.
  public var unsaid: Set<String> = []

  /// Makes a contact record.
  public init(
    source: RecordSource, origin: String, identifier: String, isDerived: Bool,
    digest: RecordDigest, fields: ContactFields, bearsUniqueName: Bool = true
  ) {
    self.source = source
    self.origin = origin
    self.identifier = identifier
    self.isDerived = isDerived
    self.digest = digest
    self.fields = fields
    self.bearsUniqueName = bearsUniqueName
  }
}
