import CirclesReaders
import Foundation

/// Turns the paths of a pipeline file into inputs: relative to the file, `~` for home, and stars in
/// the last part for every name that fits.
struct SourcePaths {
  /// How many files a pattern may stand for.
  static let maximumCount = 100_000

  private let folder: String
  private let home: String

  /// Paths of the pipeline file at `file`.
  init(file: String, home: String) {
    folder = (file as NSString).deletingLastPathComponent
    self.home = home
  }

  /// The path that a text means.
  func resolved(_ text: String) -> String {
    if text == "~" { return home }
    if text.hasPrefix("~/") { return home + text.dropFirst() }
    if text.hasPrefix("/") { return text }
    // Without a folder before it a path could be taken for standard input or a link.
    return (folder.isEmpty ? "./" : folder.hasSuffix("/") ? folder : folder + "/") + text
  }

  /// The inputs that a path stands for, in order of name. All of them are there.
  func inputs(_ node: PlacedNode) throws(PipelineFileError) -> [String] {
    let path = resolved(try node.text("a path"))
    if FileManager.default.fileExists(atPath: path) { return [path] }
    let pattern = (path as NSString).lastPathComponent
    let parent = (path as NSString).deletingLastPathComponent
    if parent.contains(where: Wildcard.isSpecial) {
      throw node.problem(
        "there is no such file; only the last part of a path may contain stars",
        hints: ["a folder means everything below it"])
    }
    guard pattern.contains(where: Wildcard.isSpecial) else {
      throw node.problem(
        "there is no such file or folder", hints: ["paths are relative to the pipeline file"])
    }
    guard let names = PathText.names(in: parent) else {
      throw node.problem("there is no such folder, or it cannot be read")
    }
    let wildcard = Wildcard(pattern)
    let found = names.filter { !$0.hasPrefix(".") && wildcard.matches($0) }
    if found.isEmpty { throw node.problem("no file there matches this pattern") }
    if found.count > Self.maximumCount {
      throw node.problem("this pattern matches more than \(Self.maximumCount) files")
    }
    return found.map { parent.hasSuffix("/") ? parent + $0 : parent + "/" + $0 }
  }
}
