import CirclesModel

/// Writes answers through their shapes at a level of privacy.
struct AnswerRenderer {
  let level: PrivacyLevel
  /// The id of the contact that bears an identifier.
  let contactID: (String) -> String?

  /// Writes a value; false, and nothing written, where the level or the shape does not let it.
  func isTold(_ value: JSONValue?, as shape: AnswerShape) -> Bool {
    guard let value, level.tells(shape) else { return false }
    switch (shape, value) {
    case (.object, .object), (.list, .array), (.flag, .bool): return true
    case (.figure, _): return value.integer != nil
    case (.share, .number): return true
    case (_, .string(let text)): return told(text, as: shape) != nil
    default: return false
    }
  }

  /// Writes a value that is told.
  func write(_ value: JSONValue, as shape: AnswerShape, to json: inout JSONWriter) {
    switch (shape, value) {
    case (.object(let members), _):
      json.object { json in writeMembers(of: value, members, to: &json) }
    case (.list(let element), .array(let elements)) where level.counts(element):
      json.value(elements.count)
    case (.list(let element), .array(let elements)):
      json.array(elements.filter { isTold($0, as: element) }) { json, value in
        write(value, as: element, to: &json)
      }
    case (.figure, _): json.value(value.integer ?? 0)
    case (.share, .number(let number)): json.value(number)
    case (.flag, .bool(let flag)): json.value(flag)
    case (_, .string(let text)): json.value(told(text, as: shape) ?? "")
    default: json.null()
    }
  }

  private func writeMembers(
    of value: JSONValue, _ members: [AnswerMember], to json: inout JSONWriter
  ) {
    for member in members {
      guard let value = value[member.name], isTold(value, as: member.shape) else { continue }
      json.key(dynamic: member.name)
      write(value, as: member.shape, to: &json)
    }
  }

  /// A string as the level lets it be told; nil where it does not.
  private func told(_ text: String, as shape: AnswerShape) -> String? {
    if level == .full {
      switch shape {
      case .object, .list, .figure, .share, .flag: return nil
      default: return text
      }
    }
    switch shape {
    case .word(let words): return words.contains(text) ? text : nil
    case .token: return Redaction.isToken(text) ? text : nil
    case .time: return Redaction.isTime(text) ? text : nil
    case .id: return Redaction.isID(text) ? text : nil
    case .contact: return Redaction.isOpaque(text) ? text : contactID(text) ?? "unknown"
    case .name: return Redaction.name(text)
    default: return nil
    }
  }
}
