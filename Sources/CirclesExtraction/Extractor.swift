public import CirclesModel

/// Reads what a text says of the person it is about. Pure: the same text and subject, the same
/// extraction; time grows with the text's length and nothing else.
///
///     let extractor = Extractor(owners: ["Robin"])
///     let found = extractor.extract(note, subject: subject)
public struct Extractor: Sendable {
  /// The names and handles of the user.
  public let owners: [String]

  /// How long a summary is at most, in characters.
  public static let maximumSummary = 280

  /// Makes an extractor for a user.
  public init(owners: [String]) {
    self.owners = owners
  }

  /// What a note says of its subject; without a subject only its summary.
  public func extract(_ note: NoteRecord, subject: ExtractionSubject?) -> Extraction {
    let tokens = Lexer.tokens(of: note.text, isRead: note.noteSource == .shortcutImport)
    var cast = Cast(owners: owners, subject: subject)
    cast.look(through: tokens)
    let segments = Segmenter.segments(of: note, tokens, cast)
    let read = segments.map { ClauseReader.read($0, of: tokens, cast: cast) }
    return Extraction(interests: InterestFinder.find(in: read))
  }
}
