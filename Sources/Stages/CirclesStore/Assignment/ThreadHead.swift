import CirclesModel

/// What a row of `thread` says of all its parts.
struct ThreadHead: Sendable {
  var app: String
  var source: String
  var title: String
  var isGroup: Bool
  /// The other side of a chat between two.
  var partner: ChatPartner
  var participants: [String]
  /// What the other side was called before the owner renamed the contact.
  var formerNames: [String] = []

  /// With whom the part of a sender is: in a group with whoever speaks.
  func partner(of sender: String) -> ChatPartner {
    isGroup ? Self.member(named: sender) : partner
  }

  /// A group's member, as the source calls them: a number where it is one.
  private static func member(named sender: String) -> ChatPartner {
    if sender == "?" { return ChatPartner() }
    let digits = sender.unicodeScalars.count { (0x30...0x39).contains($0.value) }
    let isNumber =
      digits >= 7
      && sender.unicodeScalars.allSatisfy {
        (0x30...0x39).contains($0.value) || " +-().\u{A0}".unicodeScalars.contains($0)
      }
    return isNumber ? ChatPartner(phone: sender) : ChatPartner(name: sender)
  }
}
