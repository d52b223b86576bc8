import CirclesStore
import Foundation
import GRDB

/// A folder with a notebook for one life, in memory where the system has such a folder.
final class Workplace {
  let folder: String
  let path: String
  private var written = 0

  /// A notebook that is new, which is faster copied than made.
  private static let fresh: Data? = {
    let path = base + "/circles-fresh-" + UUID().uuidString + ".sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let notebook = try? Notebook.open(path: path) else { return nil }
    try? notebook.close()
    return FileManager.default.contents(atPath: path)
  }()

  private static let base =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? "/dev/shm" : NSTemporaryDirectory()

  init() throws {
    folder = Self.base + "/circles-life-" + UUID().uuidString
    path = folder + "/circles.sqlite"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.fresh?.write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes the files of a load; answers their paths.
  func write(_ load: Load, into name: String? = nil) throws -> [String] {
    try load.files.map { file in
      written += 1
      let place = folder + "/" + (name ?? "\(written)")
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let path = place + "/" + file.name(written)
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
  }

  /// Another notebook with the same rows.
  ///
  /// By SQLite's own backup: to open and close the file beside it would drop the locks that this
  /// process holds on it, and another process could then damage it.
  func copy(_ queue: DatabaseQueue) throws -> String {
    let copy = folder + "/copy.sqlite"
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: copy + end) }
    let other = try DatabaseQueue(path: copy)
    try queue.backup(to: other)
    try other.close()
    return copy
  }
}

extension Load.File {
  func name(_ number: Int) -> String {
    switch self {
    case .cards: "book\(number).vcf"
    case .notes: "said\(number).notes.jsonl"
    case .chat(let chat): "WhatsApp Chat with \(chat.with).txt"
    }
  }

  var text: String {
    switch self {
    case .cards(let cards): cards.map(\.vCard).joined()
    case .notes(let notes): notes.map(\.json).joined()
    case .chat(let chat): chat.lines.map { $0.text(with: chat.with) }.joined()
    }
  }
}

extension Note {
  /// The note as one line of `*.notes.jsonl`.
  var json: String {
    let day = day < 10 ? "0\(day)" : "\(day)"
    return """
      {"id":"\(id)","source":"voice_note","captured_at":"2026-03-\(day)T18:20:00Z","text":"\(text)"}

      """
  }
}

extension Chat.Line {
  func text(with name: String) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = minute / 1440
    let date = "\(two(day % 28 + 1))/\(two(3 + day / 28))/2026"
    let time = "\(two(minute % 1440 / 60)):\(two(minute % 60))"
    return "\(date), \(time) - \(isMine ? "Robin Falk" : name): \(text)\n"
  }
}
