/// How the columns of an export are kept apart.
enum LINELayout {
  /// By tabs, as phones write.
  case tabs
  /// By single spaces, as the desktop program writes; what is a name only the whole file tells.
  case spaces(LINENames)
}

/// The names that stand before messages where only a space parts them from the text.
struct LINENames: Sendable {
  /// The longest first, since one name may begin with another.
  private let names: [String]

  /// Some names.
  init(_ names: [String]) {
    var seen: Set<String> = []
    self.names = names.filter { !$0.isEmpty && seen.insert($0).inserted }
      .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// What stands behind a time, as name and text; the name is empty for a notice of the app's own,
  /// and all is nil for what is neither.
  func split(_ rest: Substring) -> (name: String, text: String)? {
    for name in names where rest.hasPrefix(name) {
      let text = rest.dropFirst(name.count)
      if text.isEmpty { return (name, "") }
      if text.first == " " {
        let text = String(text.dropFirst())
        return Self.notices.contains(text) ? ("", text) : (name, text)
      }
      if Self.particles.contains(where: text.hasPrefix) { return ("", String(rest)) }
    }
    return nil
  }

  /// What follows a name without a space in a notice: `Kenが退出しました`.
  static let particles = [
    "が", "は", "さんが", "님이", "님을", "님께서", "已", "退出", "加入", "離開", "离开", "收回", "取消", "邀請", "邀请", "將",
  ]
  private static let notices: Set<String> = [
    "unsent a message.", "joined the chat.", "left the chat.", "joined the group.",
    "left the group.", "joined.", "left.", "cancelled the invitation.",
  ]
}

/// Finds the names before messages in an export with spaces.
///
/// All lines by one person begin with the same words, and then go on each in its own way. Where a
/// few lines say too little, a name is a single word.
struct LINENameSearch {
  private final class Node {
    var count = 0
    /// Lines that end here.
    var ends = 0
    var children: [Substring: Node] = [:]
    /// The words in the order in which they first came.
    var order: [Substring] = []
  }

  private let root = Node()
  private static let maximumWords = 4
  private static let maximumNames = 4096
  private static let enough = 3

  /// Takes what stands behind the time of one more line.
  mutating func add(_ rest: Substring) {
    var node = root
    for word in rest.prefix(256).split(separator: " ").prefix(Self.maximumWords + 1) {
      if node.children[word] == nil {
        let limit = node === root ? Self.maximumNames : 64
        if node.children.count >= limit { break }
        node.children[word] = Node()
        node.order.append(word)
      }
      guard let next = node.children[word] else { break }
      node = next
      node.count += 1
    }
    node.ends += 1
  }

  /// How often each first word was met: the number of lines, and of different words.
  var firstWords: (lines: Int, words: Int) {
    (root.children.values.reduce(0) { $0 + $1.count }, root.children.count)
  }

  /// The names, in the order in which they first came.
  var names: [String] {
    var found: [String] = []
    for word in root.order {
      if let node = root.children[word] { Self.collect(String(word), node, 1, into: &found) }
    }
    return found.filter { name in
      // `Kenが退出しました` is a notice on Ken.
      !found.contains { other in
        name != other && name.hasPrefix(other)
          && LINENames.particles.contains(where: name.dropFirst(other.count).hasPrefix)
      }
    }
  }

  private static func collect(
    _ name: String, _ node: Node, _ depth: Int, into found: inout [String]
  ) {
    let next = node.order.compactMap { word in node.children[word].map { (word, $0) } }
    let goesOn =
      depth < maximumWords && node.ends == 0 && next.reduce(0) { $0 + $1.1.count } == node.count
      && next.allSatisfy { $0.1.count >= enough && branches($0.1, depth + 1) }
    if goesOn, !next.isEmpty {
      for (word, child) in next { collect(name + " " + word, child, depth + 1, into: &found) }
    } else {
      found.append(name)
    }
  }

  /// Whether lines go on in different ways behind a word, or behind the words that follow it.
  private static func branches(_ node: Node, _ depth: Int) -> Bool {
    if node.children.count > 1 { return true }
    guard depth < maximumWords, node.ends == 0, let only = node.children.values.first else {
      return false
    }
    return branches(only, depth + 1)
  }
}
