import CirclesModel
import Foundation

/// What a page of Google Voice holds: some messages of a chat, or one call.
struct GoogleVoicePage {
  /// Somebody on the page.
  struct Person: Hashable {
    var name = ""
    var phone = ""
    /// Whether it is the owner, whom the page marks up otherwise than others.
    var isOwner = false
  }

  /// One message.
  struct Entry {
    var sender = Person()
    var time: String?
    var text = ""
    var isMedia = false
    var line = 1
  }

  var entries: [Entry] = []
  /// Whom a group's page lists.
  var participants: [Person] = []
  /// Whom a call was with.
  var caller = Person()
  var callTime: String?
  var callLength: String?
  /// The words of a voicemail, as Google heard them.
  var transcript = ""
  /// What a call's page is filed under: `Received`, `Missed`, ...
  var tags: [String] = []
  var isChat = false
  var isCall = false
}

/// Makes a page of its markup.
final class GoogleVoicePageBuilder: MarkupEvents {
  /// What an open element means.
  private enum Role {
    case none, participants, message, sender, name(isOwner: Bool), body, call, contributor
    case tags, tag, transcript
  }

  /// How many messages, and how many people, a page may have.
  static let maximum = 100_000

  private(set) var page = GoogleVoicePage()
  private var roles: [Role] = []
  private var names: [String] = []

  func begin(_ name: String, _ attributes: [String: String], line: Int) {
    let classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    if isIn(.message) || isIn(.call) { take(name, classes, attributes) }
    let role = role(name, classes, attributes)
    switch role {
    case .message:
      if page.entries.count < Self.maximum { page.entries.append(.init(line: line)) }
      page.isChat = true
    case .call: page.isCall = true
    case .sender where isIn(.participants):
      if page.participants.count < Self.maximum { page.participants.append(.init()) }
    default: break
    }
    if name == "a", classes.contains("tel") { take(number: attributes["href"] ?? "") }
    if ["br", "img", "meta", "link", "input", "hr"].contains(name) { return }
    names.append(name)
    roles.append(role)
  }

  func end(_ name: String) {
    guard let place = names.lastIndex(of: name) else { return }
    names.removeSubrange(place...)
    roles.removeSubrange(place...)
  }

  func text(_ text: String) {
    switch roles.last(where: { if case .none = $0 { false } else { true } }) {
    case .name(let isOwner): take(name: text, isOwner: isOwner)
    case .body: edit { $0.text += text }
    case .transcript: page.transcript += text
    case .tag:
      let tag = text.cleanLabel
      if !tag.isEmpty, page.tags.count < 10 { page.tags.append(tag) }
    default: break
    }
  }

  private func role(
    _ name: String, _ classes: Set<String>, _ attributes: [String: String]
  ) -> Role {
    if name == "div" {
      if classes.contains("participants") { return .participants }
      if classes.contains("message") { return .message }
      if classes.contains("haudio") { return .call }
      if classes.contains("contributor") { return .contributor }
      if classes.contains("tags") { return .tags }
    }
    if classes.contains("sender") { return .sender }
    if classes.contains("fn"), isIn(.sender) || isIn(.contributor) {
      return .name(isOwner: name == "abbr")
    }
    if name == "q", isIn(.message) { return .body }
    if classes.contains("full-text") { return .transcript }
    return attributes["rel"] == "tag" ? .tag : .none
  }

  /// Takes what an element says by its attributes alone.
  private func take(_ name: String, _ classes: Set<String>, _ attributes: [String: String]) {
    let title = attributes["title"]
    switch name {
    case "abbr" where classes.contains("dt"): edit { $0.time = title }
    case "abbr" where classes.contains("published"): page.callTime = title
    case "abbr" where classes.contains("duration"): page.callLength = title
    case "br" where isIn(.body): edit { $0.text += "\n" }
    case "img", "video", "audio": edit { $0.isMedia = true }
    // `<a class="vcard">Contact card attachment</a>`; a link that was typed has no class.
    case "a" where !classes.isEmpty && !classes.contains("tel"):
      if !isIn(.sender), !isIn(.body) { edit { $0.isMedia = true } }
    default: break
    }
  }

  private func take(number: String) {
    let number = String(number.drop { $0 != ":" }.dropFirst()).removingPercentEncoding ?? number
    if isIn(.contributor) {
      page.caller.phone = number
    } else if isIn(.message) {
      edit { $0.sender.phone = number }
    } else if isIn(.participants), let last = page.participants.indices.last {
      page.participants[last].phone = number
    }
  }

  private func take(name: String, isOwner: Bool) {
    if isIn(.contributor) {
      page.caller.name += name
    } else if isIn(.message) {
      edit { entry in
        entry.sender.name += name
        entry.sender.isOwner = isOwner
      }
    } else if isIn(.participants), let last = page.participants.indices.last {
      page.participants[last].name += name
      page.participants[last].isOwner = isOwner
    }
  }

  private func edit(_ change: (inout GoogleVoicePage.Entry) -> Void) {
    guard isIn(.message), let last = page.entries.indices.last else { return }
    change(&page.entries[last])
  }

  private func isIn(_ role: Role) -> Bool {
    roles.contains { open in
      switch (open, role) {
      case (.participants, .participants), (.message, .message), (.sender, .sender),
        (.body, .body), (.call, .call), (.contributor, .contributor):
        true
      default: false
      }
    }
  }
}
