import CirclesModel
import Foundation
import SourceDiagnostics

/// Takes an export apart, a message at a time, after a first look for who takes part.
final class SignalExportParser: ThreadParser {
  private let open: () -> SignalExportEntries
  private var entries: SignalExportEntries
  private let folder: String
  private var others: [String] = []
  private var hasLooked = false
  private var thread: Int?
  private var hasMessages = false

  /// How many participants of a group are listed.
  private static let maximumParticipants = 1000

  /// - Parameter open: begins at the file's beginning.
  init(_ path: String, _ open: @escaping () -> SignalExportEntries) {
    self.open = open
    entries = open()
    folder = Self.folder(of: path)
  }

  var offset: Int { entries.offset }

  func step(into window: ThreadWindow) throws(ThreadParserError) -> Bool {
    if !hasLooked { scanAll() }
    guard let entry = try entries.next() else {
      if !hasMessages {
        window.report(.error, "signal-export.no-messages", "the file has no messages of Signal")
      }
      return false
    }
    hasMessages = true
    if entry.text.isEmpty, entry.kind == .text {
      window.skip("signal-export.empty", "a message without text or media", line: entry.line)
      return true
    }
    let isOwn = entry.sender == SignalExportEntry.owner
    let from: MessageSender =
      isOwn
      ? .me : entry.sender.isEmpty ? .unknown : others.count > 1 ? .named(entry.sender) : .them
    window.add(
      MessageDraft(
        thread: thread(window), from: from, sender: entry.sender,
        text: entry.kind == .deleted ? "" : entry.text, at: entry.time, kind: entry.kind,
        order: entry.time?.order, line: entry.line))
    return true
  }

  /// The name of the folder in which a file lies, which is that of the chat; empty for a stream.
  private static func folder(of path: String) -> String {
    if path == "-" { return "" }
    // A path without a folder lies in the one where the program runs.
    let whole = path.contains("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return whole.split(separator: "/").dropLast().last.map { String($0).cleanLabel } ?? ""
  }

  private func scanAll() {
    hasLooked = true
    var ahead = open()
    var seen: Set<String> = [SignalExportEntry.owner, ""]
    do throws(ThreadParserError) {
      while let entry = try ahead.next(), others.count < Self.maximumParticipants {
        if seen.insert(entry.sender).inserted { others.append(entry.sender) }
      }
    } catch {
      // What is wrong there is told when it is reached.
      return
    }
  }

  private func thread(_ window: ThreadWindow) -> Int {
    if let thread { return thread }
    let isGroup = others.count > 1
    let group = folder.isEmpty ? others.sorted().joined(separator: "~") : folder
    let identity = isGroup ? group : others.first ?? folder
    var thread = ThreadDescription(
      app: "signal", key: MessageKeys.thread(app: "signal", identity), isGroup: isGroup)
    if isGroup {
      thread.title = folder
      thread.participants = others
    } else if !identity.isEmpty {
      thread.chatWith = ChatPartner(name: identity)
    }
    let number = window.add(thread)
    self.thread = number
    return number
  }
}
