/// The revisions of the Model Context Protocol that are spoken.
enum ProtocolRevision: String, CaseIterable {
  /// Every request tells its own revision; there is no handshake.
  case july2026 = "2026-07-28"
  /// After `initialize`; wrong input is a result of the tool.
  case november2025 = "2025-11-25"
  /// After `initialize`; wrong input is an error of the protocol.
  case june2025 = "2025-06-18"

  /// Whether requests stand on their own.
  var isModern: Bool { self == .july2026 }

  /// The revisions that a request may name.
  static let modern = allCases.filter(\.isModern)
  /// What a client gets by `initialize`, which names a revision that it would like.
  static func negotiated(_ wanted: String) -> ProtocolRevision {
    ProtocolRevision(rawValue: wanted).flatMap { $0.isModern ? nil : $0 } ?? .november2025
  }
}
