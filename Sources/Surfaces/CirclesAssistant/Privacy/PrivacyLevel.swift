/// How much an assistant may learn.
public enum PrivacyLevel: String, CaseIterable, Sendable {
  /// All that the notebook holds.
  case full
  /// Names, dates and counts.
  case redacted
  /// Figures only.
  case aggregate

  /// Whether a kind of value is told at this level: the only place where that is decided.
  func tells(_ value: AnswerShape) -> Bool {
    switch (self, value) {
    case (.full, _): true
    case (_, .list(.remark)): false
    case (_, .figure), (_, .share), (_, .flag), (_, .list), (_, .object): true
    case (.aggregate, _): false
    case (.redacted, .text), (.redacted, .detail), (.redacted, .remark): false
    case (.redacted, _): true
    }
  }

  /// Whether of a list no more than its length is told: its elements are not.
  func counts(_ element: AnswerShape) -> Bool { self == .aggregate || !tells(element) }
}
