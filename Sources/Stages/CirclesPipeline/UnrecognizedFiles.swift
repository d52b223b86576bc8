import CirclesModel
import CirclesReaders
import SourceDiagnostics

/// The files of a folder that no reader recognises, by what they look like.
struct UnrecognizedFiles {
  private var kinds: [String: Int] = [:]
  private var firstName: String?
  private var exports: [UnsupportedExport: (first: String, count: Int)] = [:]

  /// Counts a file that nothing more is known of.
  mutating func add(_ kind: String) { kinds[kind, default: 0] += 1 }

  /// Counts a file by its name and first bytes.
  mutating func add(_ probe: FileProbe, path: String) {
    if let export = UnsupportedExport(probe) {
      exports[export, default: (path, 0)].count += 1
    } else {
      if firstName == nil { firstName = path.split(separator: "/").last.map(String.init) }
      add(FileTypeGuess.describe(probe.head))
    }
  }

  /// Whether every file was one that is read.
  var isEmpty: Bool { kinds.isEmpty && exports.isEmpty }

  /// What to tell of a folder or an archive: that nothing in it is read, and why; else each export
  /// in it that only has to be made again in another format, and how many others are left out.
  /// `formats` are those of the files that are read.
  func diagnostics(
    in place: String, _ path: String, _ severity: Diagnostic.Severity, formats: Set<String>
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (export, files) in exports.sorted(by: { $0.value.first < $1.value.first })
    where !formats.contains(export.format) {
      let others = files.count > 1 ? " and \(files.count - 1) more like it" : ""
      found.append(
        Diagnostic(
          formats.isEmpty ? severity : .warning, "input.unrecognised",
          "no reader recognises this file\(others); it looks like \(export.what). "
            + export.advice, at: SourceLocation(path: files.first)))
    }
    if formats.isEmpty, found.isEmpty {
      found.append(
        Diagnostic(
          severity, "input.unrecognised", nothing(in: place), at: SourceLocation(path: path)))
    } else if !kinds.isEmpty {
      let all = kinds.values.reduce(0, +)
      found.append(
        Diagnostic(
          .note, "input.unrecognised",
          "no reader recognises \(all) \(all == 1 ? "file" : "files") in this \(place)"
            + " (\(looks))\(example(all))",
          at: SourceLocation(path: path)))
    }
    return found
  }

  private func nothing(in place: String) -> String {
    if kinds.isEmpty { return "the \(place) contains no files" }
    let all = kinds.values.reduce(0, +)
    return "no reader recognises any of the \(all) files in this \(place); they look like \(looks)"
  }

  private func example(_ count: Int) -> String {
    firstName.map { (count == 1 ? ": " : ", for example ") + $0 } ?? ""
  }

  /// The most frequent kinds, and how many files are of each.
  private var looks: String {
    let most = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var parts = most.prefix(4).map { "\($0.key): \($0.value)" }
    let rest = most.dropFirst(4).reduce(0) { $0 + $1.value }
    if rest > 0 { parts.append("other: \(rest)") }
    return parts.joined(separator: ", ")
  }
}
