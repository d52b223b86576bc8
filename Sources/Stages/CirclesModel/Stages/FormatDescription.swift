public import SourceDiagnostics

/// Everything that a format knows of itself: what users are told of it, and what the choice among
/// the readers, the pipeline and the daemon have to know.
public struct FormatDescription: Hashable, Sendable {
  /// The name for `--as`, and for `source.format` of its records.
  public var id: String
  /// What it is, in a few words.
  public var title: String
  /// Usual file name endings, without the dot.
  public var extensions: [String]
  /// How it is recognised, in a sentence.
  public var recognisedBy: String
  /// What it is the export of.
  public var kind: FormatKind
  /// What such a file may hold.
  public var contents: FormatContents
  /// Which format wins where another is as sure of a file.
  public var tieOrder: TieOrder
  /// What its files begin with, where no plain text begins so: `WEBVTT`, `SQLite format`.
  public var signatures: [String]
  /// By which diagnostics its reader says that a file is not all there.
  public var truncation: TruncationCodes
  /// Whether a note's text may be such a file: a chat that a phone shares.
  public var isSharedAsText: Bool

  /// Makes a description.
  ///
  /// `contents` and `isSharedAsText` are what the kind usually holds and is, unless they are given.
  public init(
    id: String, title: String, extensions: [String], recognisedBy: String, kind: FormatKind,
    contents: FormatContents? = nil, tieOrder: TieOrder = .listed, signatures: [String] = [],
    truncation: TruncationCodes = TruncationCodes(), isSharedAsText: Bool? = nil
  ) {
    self.id = id
    self.title = title
    self.extensions = extensions
    self.recognisedBy = recognisedBy
    self.kind = kind
    self.contents = contents ?? (kind == .contacts ? .contacts : .messages)
    self.tieOrder = tieOrder
    self.signatures = signatures
    self.truncation = truncation
    self.isSharedAsText = isSharedAsText ?? (kind == .chat)
  }
}

/// What a format is the export of.
public enum FormatKind: Hashable, Sendable {
  /// An address book.
  case contacts
  /// A calendar.
  case calendar
  /// The messages of an app.
  case chat
  /// Notes.
  case note
  /// Conversations read off a screen: their interactions are `shortcut_import`, not `chat_import`.
  case screen
  /// Speech, or what was written in a meeting.
  case transcript
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
}

/// Which of several formats wins that are equally sure of a file.
public enum TieOrder: Hashable, Sendable {
  /// The one that is listed first in the registry.
  case listed
  /// It, before those of these identifiers, of which it is a special case.
  case before(Set<String>)
  /// Every other: it only knows a name, where the others know content.
  case last
}

/// The diagnostics by which a reader says that a file is not all there.
public struct TruncationCodes: Hashable, Sendable {
  /// The file ends too early.
  public var endings: Set<Diagnostic.Code>
  /// A contact may be missing, or may have lost its identifier: nobody can be said to be gone from
  /// such a file.
  public var missingContacts: Set<Diagnostic.Code>

  /// Makes a list of codes; none for a format whose files show no end.
  public init(
    endings: Set<Diagnostic.Code> = [], missingContacts: Set<Diagnostic.Code> = []
  ) {
    self.endings = endings
    self.missingContacts = missingContacts
  }
}
