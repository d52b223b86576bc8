import CirclesModel
import PhoneNumbers

/// What a look through an export shows of who writes.
struct KakaoTalkSenders {
  /// The export's own title, or what its file's name says.
  var title: KakaoTalkTitle?
  private(set) var names: [String] = []
  private var known: Set<String> = []
  private static let maximum = 4096

  init(path: String) { title = KakaoTalkTitle(path: path) }

  /// Takes one more entry.
  mutating func add(_ entry: KakaoTalkEntry) {
    if entry.problem == .cutOff || entry.problem == .tooLong { return }
    guard !entry.name.isEmpty, names.count < Self.maximum, known.insert(entry.name).inserted
    else { return }
    names.append(entry.name)
  }
}

/// Who is who in one export, and what thread it is.
struct KakaoTalkRoles {
  /// The thread, without the participants of a group.
  private(set) var thread: ThreadDescription
  private let roles: WhatsAppRoles
  /// The owner's name in the file; nil where nothing tells.
  private let me: String?

  /// What conversations call the app.
  static let app = "kakaotalk"
  /// What Android calls the owner, in Korean: "the member".
  private static let owner = "회원님"

  init(_ senders: KakaoTalkSenders, _ context: ReadingContext) {
    let phones = PhoneNormalizer(region: context.region)
    let owner = OwnerMatcher(context.owners, phones)
    var context = context
    if senders.names.contains(Self.owner) { context.owners.append(Self.owner) }
    var title = senders.title?.name
    func isOfWriter(_ name: String) -> Bool {
      senders.names.contains { WhatsAppRoles.same($0, name, phones) }
    }
    // A group's title may have the number of members behind it.
    var isCounted = false
    if let name = title, !isOfWriter(name), let counted = senders.title?.counted {
      title = counted.name
      isCounted = counted.members > 2 || !isOfWriter(counted.name)
    }
    roles = WhatsAppRoles(
      WhatsAppSenders(writing: senders.names, noticeSender: nil, notices: []), title: title,
      context)
    let isStrange = title.map { !isOfWriter($0) } ?? false
    let isGroup = roles.isGroup || isCounted || isStrange && senders.names.count > 1
    let groupName = isGroup ? title ?? roles.threadName ?? "" : ""
    let mark = isGroup && !groupName.isEmpty ? WhatsAppRoles.mark(of: groupName, phones) : nil
    // In a group, who alone wrote so far need not be the owner.
    me = roles.me.flatMap { !isGroup || $0 == Self.owner || owner.matches($0) ? $0 : nil }
    let (me, roles) = (me, roles)
    let others =
      isGroup
      ? senders.names.filter { $0 != me && !(me != nil && roles.isMe($0)) } : roles.others
    thread = ThreadDescription(
      app: Self.app,
      key: MessageKeys.thread(
        app: Self.app, mark ?? roles.identity(orElse: senders.names.first ?? "")),
      chatWith: isGroup ? nil : roles.chatWith, title: groupName, isGroup: isGroup,
      participants: others.isEmpty
        ? roles.partner.map { [$0] } ?? [] : others.map(WhatsAppRoles.shown))
  }

  /// Who a name is.
  func sender(_ name: String) -> MessageSender {
    if thread.isGroup { return isMe(name) ? .me : .named(WhatsAppRoles.shown(name)) }
    return roles.sender(name)
  }

  /// What a message's key calls its sender: the owner as Android does, whatever name another program
  /// writes, so that a chat exported from both counts once.
  func keyName(_ name: String) -> String { isMe(name) ? Self.owner : name }

  private func isMe(_ name: String) -> Bool { name == me || me != nil && roles.isMe(name) }
}
