/// Words that later versions use for commands. Until then they must not silently become file names,
/// or a script written for a later version would import a file called `watch`.
enum CommandsToCome {
  static let names: Set<String> = ["watch", "status"]

  /// Refuses a first argument that is such a word; `./watch` and `import watch` still name a file.
  static func refuse(in arguments: [String]) throws(CommandFailure) {
    guard let first = arguments.first, names.contains(first) else { return }
    throw CommandFailure(
      .usage, "the command '\(first)' is not part of this version",
      hints: ["to import a file of that name: circles-import import ./\(first)"])
  }
}
