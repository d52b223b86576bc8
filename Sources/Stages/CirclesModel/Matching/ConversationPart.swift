/// What one person said, or was told, in one thread on one day: what becomes one interaction.
///
/// `Architecture.md` section 9: per person, app, thread and local day; a conversation that runs past
/// midnight without a gap of four hours stays with the day it began.
public struct ConversationPart: Hashable, Sendable {
  /// `<thread key>#<n>`, n counting the parts of the thread as they were read.
  public var id: String
  /// The app in lower case.
  public var app: String
  /// The thread's title: a group's subject.
  public var title: String
  /// Whether more than two take part in the thread.
  public var isGroup: Bool
  /// Everybody in the thread but the owner: names or numbers.
  public var participants: [String]
  /// Who this part is with, as the source calls them: to be matched by identity first.
  public var partner: ChatPartner
  /// What the partner was called before the owner renamed the contact.
  public var formerNames: [String]
  /// The identifier of the contact under whom the program filed all days of the chat that are filed; nil
  /// where none are, or where a person or another program put one somewhere.
  public var filedUnder: String?
  /// Whom the user filed another chat under that is called the same in the same app, where that is no
  /// name of theirs: two people may be called Nick there. Nil where there is none.
  public var namesakeOf: String?
  /// The messages, oldest first: of a chat between two all of the day, of a group this sender's.
  public var messages: [Message]

  /// Makes a part.
  public init(
    id: String, app: String, title: String = "", isGroup: Bool = false,
    participants: [String] = [], partner: ChatPartner, formerNames: [String] = [],
    messages: [Message] = []
  ) {
    self.id = id
    self.app = app
    self.title = title
    self.isGroup = isGroup
    self.participants = participants
    self.partner = partner
    self.formerNames = formerNames
    self.messages = messages
  }
}
