/// What `export` writes.
public enum ExportKind: String, Hashable, Sendable, CaseIterable {
  /// Contacts, then groups, in the shape of `read` and with what the notebook adds.
  case contacts
  /// Interactions.
  case interactions
  /// Notes that belong to nobody yet.
  case inbox
  /// Relations between contacts.
  case connections
}
