import CirclesModel

/// What a chat reader knows of a thread beside its messages.
struct ThreadDescription: Hashable, Sendable {
  /// The app in lower case.
  var app: String
  /// The thread's key, the same in every export.
  var key: String
  /// The keys that it has in exports that tell less of its partner, or read with other settings.
  var formerKeys: [String] = []
  /// The other side of a chat between two.
  var chatWith: ChatPartner?
  /// A group's subject.
  var title = ""
  /// Whether more than two take part.
  var isGroup = false
  /// Whether the key is made of its name alone.
  var isToldByName = false
  /// Names or numbers of those who take part, without the owner.
  var participants: [String] = []
}
