import CirclesModel
import PhoneNumbers

/// What an export shows of who takes part.
struct WhatsAppSenders {
  /// Those who write, in the order in which they first do.
  var writing: [String]
  /// The name that the app's own first line bears: the other side, or the group.
  var noticeSender: String?
  /// The app's own lines at the beginning.
  var notices: [String]
}

/// Who is who in an export whose app names everybody as the exporter's address book does, and tells
/// neither the owner nor whether it is a group.
struct WhatsAppRoles: Sendable {
  /// The owner's name in the file; nil where nothing tells.
  private(set) var me: String?
  /// Other names of the owner in the file, which they changed in the meantime.
  private var alsoMe: Set<String> = []
  /// The other side's name in the file, in a chat between two.
  private(set) var partner: String?
  private(set) var isGroup = false
  /// The thread's name, as the file or its name tells it.
  private(set) var threadName: String?
  /// Whether that is the name of somebody who writes.
  private(set) var threadNameIsPerson = false
  /// Those who write, the owner left out.
  private(set) var others: [String] = []
  /// The number in the file's name, where the other side has another name in the file.
  private var titleNumber: String?
  private let phones: PhoneNormalizer

  /// Decides by everything a file shows. `title` is what the file's name tells.
  init(_ voices: WhatsAppSenders, title: String?, _ context: ReadingContext) {
    phones = PhoneNormalizer(region: context.region)
    let owner = OwnerMatcher(context.owners, phones)
    var voices = voices
    threadName = voices.noticeSender ?? title
    let named = [voices.noticeSender, title].compactMap { $0 }
    let thread = voices.writing.first { name in named.contains { Self.same($0, name, phones) } }
    let own = voices.writing.filter { $0 != thread && owner.matches($0) }
    me = own.first ?? thread.flatMap { owner.matches($0) ? $0 : nil }
    // Somebody else may be called Du.
    alsoMe = Set(own.dropFirst().filter(owner.isNamed))
    voices.writing.removeAll(where: alsoMe.contains)
    let writing = voices.writing
    if writing.count > 2 {
      isGroup = true
    } else if let thread, thread != me {
      partner = thread
    } else if let me {
      partner = writing.first { $0 != me }
    } else if writing.count == 1, threadName == nil, !context.owners.isEmpty {
      partner = writing.first
    }
    if thread == nil, let name = threadName { place(name, voices, owner) }
    if !isGroup, me == nil, let partner { me = writing.first { $0 != partner } }
    others = writing.filter { $0 != me }
    threadNameIsPerson = !isGroup
    if !isGroup, threadName == nil { threadName = partner }
  }

  /// Decides on a thread's name that nobody who writes bears: a group, or somebody silent.
  private mutating func place(
    _ name: String, _ voices: WhatsAppSenders, _ owner: OwnerMatcher
  ) {
    let writing = voices.writing
    if isGroup { return }
    if phones.normalize(name) != nil, let partner {
      (titleNumber, threadName) = (name, partner)
      return
    }
    let isNotice = voices.noticeSender != nil
    let isTold = voices.notices.contains { $0.contains(name) }
    if writing.count == 2, isNotice || isTold || me == nil {
      // On iOS a notice bears the other side's name, so this one is a group's.
      isGroup = isNotice || isTold
    } else if writing.count == 1, me == nil, owner.isEmpty {
      // One alone writes to somebody who never answers.
      (me, partner) = (writing.first, name)
    } else if writing.count == 1, me != nil {
      partner = name
    } else if writing.count == 1 {
      isGroup = isNotice
      if !isNotice { partner = writing.first }
    } else if let partner {
      threadName = partner
    }
    if isGroup { partner = nil }
  }

  /// Whether a name is one of the owner's.
  func isMe(_ name: String) -> Bool { name == me || alsoMe.contains(name) }

  /// Who a name is.
  func sender(_ name: String) -> MessageSender {
    if isMe(name) { return .me }
    if name == partner { return .them }
    return .named(Self.shown(name))
  }

  /// The other side, for the record.
  var chatWith: ChatPartner? {
    guard let partner else { return nil }
    let shown = Self.shown(partner)
    if let number = Self.number(shown, phones) { return ChatPartner(phone: number) }
    return ChatPartner(name: shown, phone: titleNumber.flatMap { Self.number($0, phones) })
  }

  /// What tells the thread, without the differences that the name of a file makes.
  func identity(orElse first: @autoclosure () -> String) -> String {
    if let name = partner ?? threadName { return Self.mark(of: name, phones) }
    return first()
  }

  /// What tells a thread of that name.
  static func mark(of name: String, _ phones: PhoneNormalizer) -> String {
    number(name, phones) ?? folded(name)
  }

  /// A name without the tilde that WhatsApp puts before those who are not in the address book.
  static func shown(_ name: String) -> String {
    name.first == "~" ? String(name.dropFirst()).trimmed : name
  }

  private static func number(_ text: String, _ phones: PhoneNormalizer) -> String? {
    guard text.contains(where: \.isNumber), !text.contains(where: \.isLetter) else { return nil }
    return phones.normalize(text)
  }

  /// Whether two names are one, allowing for what the name of a file cannot hold.
  static func same(_ left: String, _ right: String, _ phones: PhoneNormalizer) -> Bool {
    if left == right { return true }
    if let number = number(left, phones) { return number == self.number(right, phones) }
    return folded(left) == folded(right)
  }

  private static func folded(_ name: String) -> String {
    var folded = ""
    for scalar in shown(name).lowercased().unicodeScalars {
      let isKept =
        scalar.value < 0x80
        ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        : !scalar.properties.isWhitespace
      if isKept { folded.unicodeScalars.append(scalar) }
    }
    return folded.isEmpty ? name : folded
  }
}
