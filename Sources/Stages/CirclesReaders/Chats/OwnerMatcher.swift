import CirclesModel
import PhoneNumbers

/// Tells the owner among the names and numbers of a source, by what is known of them.
struct OwnerMatcher: Sendable {
  private var names: Set<String> = []
  private var numbers: Set<String> = []
  private var words: Set<String> = []
  private let phones: PhoneNormalizer

  /// A matcher for names, numbers, addresses and handles.
  init(_ owners: [String], _ phones: PhoneNormalizer) {
    self.phones = phones
    for owner in owners {
      let label = owner.cleanLabel
      if Self.isNumber(label), let number = phones.normalize(label) {
        numbers.insert(number)
      } else if !label.isEmpty {
        names.insert(NameNormalizer.normalize(label))
        words.insert(label.lowercased())
      }
    }
  }

  /// Whether nothing is known of the owner.
  var isEmpty: Bool { names.isEmpty && numbers.isEmpty }

  /// Whether a name or number is the owner's; also `You`, in the languages where no one is called
  /// so.
  func matches(_ sender: String) -> Bool {
    Self.you.contains(sender.cleanLabel.lowercased()) || isNamed(sender)
  }

  /// Whether a name or number is one of those that the owner is known by.
  func isNamed(_ sender: String) -> Bool {
    let label = sender.cleanLabel
    if Self.isNumber(label) {
      if numbers.isEmpty { return false }
      return phones.normalize(label).map(numbers.contains) ?? false
    }
    return words.contains(label.lowercased())
      || !names.isEmpty && names.contains(NameNormalizer.normalize(label))
  }

  private static func isNumber(_ label: String) -> Bool {
    label.contains(where: \.isNumber) && !label.contains(where: \.isLetter)
      && !label.contains("@")
  }

  private static let you: Set<String> = [
    "you", "me", "tú", "vous", "você", "вы", "ты", "ви", "你", "您", "あなた", "आप", "أنت", "אתה", "du",
  ]
}
