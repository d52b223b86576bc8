import CirclesModel
import PhoneNumbers

/// The threads of a phone, by the numbers they are with.
///
/// One number has many spellings; the threads of all of them are one.
struct PhoneThreadIndex {
  private let app: String
  private let normalizer: PhoneNormalizer
  private let international = PhoneNormalizer(region: "")
  private let owners: Set<String>
  private var threadOfAddress: [String: Int] = [:]
  private var threadOfKey: [String: Int] = [:]
  private var normalized: [String: String] = [:]
  /// The name that was last written for each thread.
  private var nameOfThread: [Int: String] = [:]

  /// A book for `app`, which knows the owner's numbers.
  init(app: String, _ context: ReadingContext) {
    self.app = app
    normalizer = PhoneNormalizer(region: context.region)
    let normalizer = normalizer
    owners = Set(context.owners.compactMap { normalizer.normalize($0) })
  }

  /// Whether it knows so many numbers that it should be emptied.
  var isFull: Bool {
    threadOfAddress.count + normalized.count > ThreadWindow.maximumThreads
  }

  /// Forgets every thread.
  mutating func empty() {
    (threadOfAddress, threadOfKey, normalized, nameOfThread) = ([:], [:], [:], [:])
  }

  /// The thread with an address as the backup writes it: a number, or several joined by `~`.
  mutating func thread(_ address: String, name: String?, in window: ThreadWindow) -> Int {
    let number = threadOfAddress[address] ?? newThread(address, in: window)
    if let name, nameOfThread[number] != name {
      nameOfThread[number] = name
      if let name = SMSBackupText.name(name) { learn(name, of: number, in: window) }
    }
    return number
  }

  /// The number in E.164 where it can be one, else as written.
  mutating func plain(_ address: String) -> String {
    if let known = normalized[address] { return known }
    let label = address.cleanLabel
    let plain = normalizer.normalize(label) ?? label
    normalized[address] = plain
    return plain
  }

  private mutating func newThread(_ address: String, in window: ThreadWindow) -> Int {
    var members: [String] = []
    var written: [String] = []
    for part in address.split(separator: "~") {
      let member = plain(String(part))
      if !member.isEmpty, !owners.contains(member), !members.contains(member) {
        members.append(member)
        written.append(withoutRegion(String(part)))
      }
    }
    // A note to oneself.
    if members.isEmpty, !address.isEmpty {
      (members, written) = ([plain(address)], [withoutRegion(address)])
    }
    let key = key(members)
    let number = threadOfKey[key] ?? window.add(description(members, key: key))
    let former = self.key(written)
    if former != key, !window.threads[number].formerKeys.contains(former) {
      window.threads[number].formerKeys.append(former)
    }
    threadOfKey[key] = number
    threadOfAddress[address] = number
    return number
  }

  private func key(_ members: [String]) -> String {
    MessageKeys.thread(app: app, members.sorted().joined(separator: "~"))
  }

  /// What a number was before anybody said which country it is of.
  private func withoutRegion(_ address: String) -> String {
    let label = address.cleanLabel
    return international.normalize(label) ?? label
  }

  private func description(_ members: [String], key: String) -> ThreadDescription {
    var thread = ThreadDescription(app: app, key: key)
    if members.count > 1 {
      thread.isGroup = true
      thread.participants = members
    } else if let member = members.first, !member.isEmpty {
      thread.chatWith = Self.partner(member)
    }
    return thread
  }

  /// A number, an e-mail address, or the name that a company sends under.
  static func partner(_ address: String) -> ChatPartner {
    if address.contains("@") { return ChatPartner(handle: address) }
    let isName = address.unicodeScalars.contains { $0.properties.isAlphabetic }
    return isName ? ChatPartner(name: address) : ChatPartner(phone: address)
  }

  /// A group's names come in an order of their own, so they only make its title.
  private func learn(_ name: String, of number: Int, in window: ThreadWindow) {
    if window.threads[number].isGroup {
      window.threads[number].title = name
    } else {
      window.threads[number].chatWith?.name = name
    }
  }
}
