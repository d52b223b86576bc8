import Foundation

/// A life as Swift, to be pasted into a test.
extension Life: CustomStringConvertible {
  var description: String {
    let lines = steps.map { "  .\($0.swift)," }.joined(separator: "\n")
    let last =
      switch ending {
      case .none: ""
      case .lastFirst: ", ending: .lastFirst"
      case .anyOrder(let seed): ", ending: .anyOrder(seed: \(seed))"
      }
    return "Life([\n\(lines)\n]\(last))"
  }
}

extension Step {
  /// The step without its dot.
  var swift: String {
    switch self {
    case .load(let load): "load(\(load.swift))"
    case .foretold(let load): "foretold(\(load.swift))"
    case .daemon(let load): "daemon(\(load.swift))"
    case .killed(let load, let after): "killed(\(load.swift), after: \(after))"
    // The others hold words and numbers only, which print as they are written.
    default: Self.written(self)
    }
  }

  private static func written(_ value: Any) -> String {
    let text = "\(value)"
    guard let place = text.range(of: "NotebookModelTests.Step.Edit.") else { return text }
    return text.replacingCharacters(in: place, with: ".")
  }
}

extension Load {
  var swift: String {
    var words = ["[" + files.map(\.swift).joined(separator: ", ") + "]"]
    if source != "one" { words.append("source: \(source.debugDescription)") }
    if prunes { words.append("prunes: true") }
    return "Load(\(words.joined(separator: ", ")))"
  }
}

extension Load.File {
  var swift: String {
    switch self {
    case .cards(let cards):
      ".cards([" + cards.map { "\n    \($0.swift)" }.joined(separator: ",") + "])"
    case .notes(let notes):
      ".notes(["
        + notes.map {
          "Note(\($0.id.debugDescription), day: \($0.day), \($0.text.debugDescription))"
        }
        .joined(separator: ", ") + "])"
    case .chat(let chat):
      ".chat(Chat(with: \(chat.with.debugDescription), ["
        + chat.lines.map { ".init(\($0.minute), mine: \($0.isMine), \($0.text.debugDescription))" }
        .joined(separator: ", ") + "]))"
    }
  }
}

extension Card {
  var swift: String {
    var words = [name.debugDescription]
    func add(_ label: String, _ value: String?) {
      if let value { words.append("\(label): \(value.debugDescription)") }
    }
    func add(_ label: String, _ values: [String]) {
      if !values.isEmpty { words.append("\(label): \(values)") }
    }
    add("uid", uid)
    add("phones", phones)
    add("emails", emails)
    add("birthday", birthday)
    add("categories", categories)
    add("nickname", nickname)
    add("organization", organization)
    add("title", title)
    add("note", note)
    add("spouse", spouse)
    if let members { words.append("members: \(members)") }
    return "Card(\(words.joined(separator: ", ")))"
  }
}
