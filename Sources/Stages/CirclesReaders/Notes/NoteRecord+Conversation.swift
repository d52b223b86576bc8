public import CirclesModel

extension NoteRecord {
  /// The note with the conversation that its text is, where it is a screenshot's or an exported
  /// chat's: what the readers do on first sight, for a note that comes from elsewhere.
  public func readingConversation(_ context: ReadingContext) -> NoteRecord {
    var note = self
    note.conversation = NoteConversation(note: self, context: context).read()
    return note
  }
}
