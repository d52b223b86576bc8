public import CirclesModel
public import SourceDiagnostics

/// What a vCard says of a contact, in the model's terms.
public struct MappedCard: Sendable {
  /// The contact; its display name is empty where `isEmpty`.
  public var fields: ContactFields
  /// The UID as written; nil where the card has none.
  public var uid: String?
  /// The address book the card seems to come from: `vcard/apple`, `vcard/google`, ... or `vcard`.
  public var origin: ExporterOrigin
  /// Whether the card says nothing that a contact could be shown by. It is then to be left out;
  /// the diagnostics tell so.
  public var isEmpty: Bool
  /// What was found wrong, in the order of the card.
  public var diagnostics: [Diagnostic]
}
