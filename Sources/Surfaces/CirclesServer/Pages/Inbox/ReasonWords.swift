import CirclesModel

/// Why somebody is suggested, in words.
enum ReasonWords {
  /// `nickname “Sal”`.
  static func of(_ evidence: MatchEvidence) -> String {
    let kind = evidence.kind.split(separator: "_").joined(separator: " ")
    return evidence.text.isEmpty ? kind : "\(kind) “\(evidence.text)”"
  }
}

/// What kind of note something is.
enum SourceWords {
  static func of(_ source: NoteSource) -> String {
    switch source {
    case .voiceNote: "Voice note"
    case .shortcutImport: "Screenshot"
    case .chatImport: "Chat"
    case .manual: "Note"
    case .meeting: "Meeting"
    case .birthday: "Birthday"
    }
  }

  /// Of an app's or a source's name, as a timeline has it.
  static func of(_ name: String) -> String {
    if let source = NoteSource(rawValue: name) { return of(source) }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
