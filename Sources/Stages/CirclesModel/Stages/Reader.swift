public import SourceDiagnostics

/// Reads one format: bytes in, records out.
///
/// A reader is chosen by `confidence`, which sees only a file's name and first bytes; it then opens
/// the file and is pulled for records, so memory stays bounded however large the file is.
public protocol Reader: Sendable {
  /// What `--as` and `formats` call it: `vcard`, `jcard`, ...
  var format: FormatDescription { get }

  /// How sure the reader is that the file is its own.
  func confidence(for probe: FileProbe) -> Confidence

  /// Opens the file for pulling.
  func open(_ input: any InputSource, _ context: ReadingContext) throws(ReadError)
    -> any RecordCursor
}

/// What a user is told of a format.
public struct FormatDescription: Hashable, Sendable {
  /// The name for `--as`, and for `source.format` of its records.
  public var id: String
  /// What it is, in a few words.
  public var title: String
  /// Usual file name endings, without the dot.
  public var extensions: [String]
  /// How it is recognised, in a sentence.
  public var recognisedBy: String
  /// What such a file may hold.
  public var contents: FormatContents

  /// Makes a description.
  public init(
    id: String, title: String, extensions: [String], recognisedBy: String,
    contents: FormatContents = [.contacts, .messages]
  ) {
    self.id = id
    self.title = title
    self.extensions = extensions
    self.recognisedBy = recognisedBy
    self.contents = contents
  }
}

/// What files of a format may hold. Contacts of a run load before its messages are matched, so what
/// holds both is read twice.
public struct FormatContents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Contents of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Contacts and groups.
  public static let contacts = FormatContents(rawValue: 1)
  /// Conversations and notes.
  public static let messages = FormatContents(rawValue: 2)
  /// Conversations read off a screen: their interactions are `shortcut_import`, not `chat_import`.
  public static let screens = FormatContents(rawValue: 6)
}

/// What a reader may look at before it is chosen.
public struct FileProbe: Sendable {
  /// The last component of the path.
  public var name: String
  /// The first bytes, at most `FileProbe.headLength`.
  public var head: [UInt8]

  /// How many bytes of a file a probe sees.
  public static let headLength = 4096

  /// Makes a probe.
  public init(name: String, head: [UInt8]) {
    self.name = name
    self.head = head
  }
}

/// How sure a reader is of a file.
public enum Confidence: Int, Comparable, Sendable {
  /// Not its format.
  case none
  /// Only the name says so.
  case byName
  /// The content looks like it.
  case likely
  /// The content says so.
  case certain

  /// Less sure before surer.
  public static func < (left: Confidence, right: Confidence) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Bytes that can be read at any place, more than once.
public protocol InputSource: AnyObject, Sendable {
  /// The file as the user named it.
  var path: String { get }
  /// The number of bytes.
  var size: Int { get }
  /// When the file was last changed, in seconds since 1970; nil where nothing tells (a pipe).
  var modifiedAt: Int64? { get }
  /// Fills `buffer` from the bytes at `offset` on; answers how many came, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadError) -> Int
}

/// What a reader needs to know beside the bytes.
public struct ReadingContext: Sendable {
  /// The region of numbers written nationally (ISO 3166, two letters).
  public var region: String
  /// Whether identifiers have to be right, or only counts are wanted (`check`).
  public var needsIdentifiers: Bool
  /// Whether the bytes of pictures are wanted, or only their number.
  public var keepsPhotos: Bool
  /// The zone of wall times (IANA: `Europe/London`), for what is told relative to an instant, such
  /// as a screenshot's file time; nil for UTC.
  public var timeZone: String?
  /// The order of day, month and year in dates written with digits; nil to tell from the file.
  public var dateOrder: DateOrder?
  /// What is known of the owner: names, phones, e-mails, handles.
  public var owners: [String]
  /// Tells a record that has been loaded before by its digest, so that no other work is done on it.
  /// A reader whose records' digests cost as much as the records need not ask.
  public var isKnown: (@Sendable (RecordDigest) -> Bool)?

  /// Makes a context.
  public init(
    region: String, needsIdentifiers: Bool = true, keepsPhotos: Bool = false,
    timeZone: String? = nil, dateOrder: DateOrder? = nil, owners: [String] = [],
    isKnown: (@Sendable (RecordDigest) -> Bool)? = nil
  ) {
    self.region = region
    self.needsIdentifiers = needsIdentifiers
    self.keepsPhotos = keepsPhotos
    self.timeZone = timeZone
    self.dateOrder = dateOrder
    self.owners = owners
    self.isKnown = isKnown
  }
}

/// The order of the parts of a date written with digits (`--date-order`).
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// Day, month, year.
  case dmy
  /// Month, day, year.
  case mdy
  /// Year, month, day.
  case ymd
}

/// Gives a file's records, a chunk at a time.
public protocol RecordCursor: AnyObject {
  /// Cuts the next chunk off the file, cheaply; nil at the end.
  func next() throws(ReadError) -> (any RecordChunk)?
}

/// A piece of a file that can be parsed on any core, beside others.
public protocol RecordChunk: Sendable {
  /// How many bytes of the file it covers, for progress.
  var byteCount: Int { get }
  /// Parses it; records that are known already may be given as such.
  func parse() -> ParsedChunk
  /// Parses all of it, whatever is known already. Where identifiers are not needed, those that
  /// depend on the rest of the file may be wrong.
  func parseAll(needsIdentifiers: Bool) -> ParsedChunk
}

extension RecordChunk {
  /// The same as `parse()` for a reader that never asks what is known.
  public func parseAll(needsIdentifiers: Bool) -> ParsedChunk { parse() }
}

/// What a chunk held.
public struct ParsedChunk: Sendable {
  /// The records, in the order of the file.
  public var records: [Record]
  /// How many records were seen and left out, with a diagnostic each.
  public var skipped: Int
  /// How many records were seen and could not be taken, with a diagnostic each.
  public var refused: Int
  /// What was found wrong, in the order of the file.
  public var diagnostics: [Diagnostic]
  /// The identifiers of contacts that were left out: their source has them, though it does not say
  /// enough of them.
  public var skippedIdentifiers: [String] = []
  /// Which meetings of the chunk's events still stand, and which do not.
  public var series: [MeetingSeries] = []

  /// Makes a parsed chunk.
  public init(
    records: [Record] = [], skipped: Int = 0, refused: Int = 0, diagnostics: [Diagnostic] = []
  ) {
    self.records = records
    self.skipped = skipped
    self.refused = refused
    self.diagnostics = diagnostics
  }
}

/// Why a whole file cannot be read. Other files go on.
public enum ReadError: Error, Hashable, Sendable {
  /// There is no such file (exit 66).
  case missing(path: String)
  /// The system would not give it: the path and `errno`.
  case io(path: String, errno: Int32)
  /// It is not what it should be.
  case malformed(Diagnostic)
}
