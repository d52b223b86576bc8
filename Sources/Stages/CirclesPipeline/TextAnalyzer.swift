import CirclesMatching
import CirclesModel
import CirclesStore

/// Tells whose texts are and what they say of them: for imports, for what is looked at again and for
/// single notes alike.
struct TextAnalyzer: Sendable {
  /// Tells whose a text is, with all contacts of the notebook.
  let matcher: any NoteMatching
  /// Tells what a text says.
  let reader: TextReader
  /// What the days of a conversation share.
  private let threads: ThreadDecisions

  /// An analyzer; in an empty book nobody can be meant.
  init(_ matcher: any NoteMatching, _ reader: TextReader, isBookEmpty: Bool = false) {
    self.matcher = matcher
    self.reader = reader
    threads = ThreadDecisions(matcher, isBookEmpty: isBookEmpty)
  }

  /// A note of a source.
  func analyze(_ note: NoteRecord) -> Decided<NoteRecord> { decided(note, of: note) }

  /// A part of a conversation. What one says of somebody to whom a person gave it, the notebook asks
  /// for.
  func analyze(_ pending: PendingPart) -> Decided<PreparedPart> {
    let part = pending.part
    guard pending.isOpen else {
      return Decided(
        PreparedPart(pending), decision: MatchDecision(), blocks: threads.keys(of: part))
    }
    return decided(PreparedPart(pending), of: part)
  }

  /// What is looked at again.
  func analyze(_ item: ReviewItem) -> Decided<ReviewItem> {
    switch item.subject {
    case .part(let part): decided(item, of: part)
    // A note of the notebook has lost the conversation that its text was read as.
    case .note(let note): decided(item, of: reader.whole(note))
    }
  }

  private func decided<Subject>(_ subject: Subject, of note: NoteRecord) -> Decided<Subject> {
    let decision = matcher.decide(note)
    return Decided(
      subject, decision: decision, blocks: matcher.keys(of: note),
      findings: reader.read(note, about: TextSubject(decision)))
  }

  private func decided<Subject>(_ subject: Subject, of part: ConversationPart) -> Decided<Subject> {
    let decision = threads.decide(part)
    return Decided(
      subject, decision: decision, blocks: threads.keys(of: part),
      findings: reader.read(part, about: TextSubject(decision)))
  }
}
