import Foundation

/// The manual page in mdoc, made of ArgumentParser's description of the commands.
struct ManualPage {
  private let root: Command

  /// Reads the JSON of `--experimental-dump-help`.
  init(help: String) throws {
    root = try JSONDecoder().decode(Dump.self, from: Data(help.utf8)).command
  }

  /// The page.
  func text() -> String {
    var lines = [
      ".Dd November 21, 2026", ".Dt CIRCLES-IMPORT 1", ".Os", ".Sh NAME", ".Nm circles-import",
      ".Nd " + Self.escaped(root.abstract ?? ""), ".Sh SYNOPSIS", ".Nm", ".Op Ar options",
      ".Ar file ...", ".Nm", ".Ar command", ".Op Ar options", ".Sh DESCRIPTION",
    ]
    lines += Self.literal(root.discussion)
    lines.append(".Sh COMMANDS")
    for command in root.subcommands ?? [] { lines += section(command, path: []) }
    lines += Self.closing
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ command: Command, path: [String]) -> [String] {
    if command.shouldDisplay == false || command.commandName == "help" { return [] }
    let path = path + [command.commandName]
    let arguments = (command.arguments ?? []).filter(\.isShown)
    let positionals = arguments.filter { $0.kind == "positional" }.map { argument in
      " Ar " + (argument.valueName ?? "value") + (argument.isRepeating ? " ..." : "")
    }
    var lines = [".Ss " + path.joined(separator: " ") + positionals.joined()]
    lines += [Self.escaped(command.abstract ?? "")] + Self.literal(command.discussion)
    if !arguments.isEmpty {
      lines.append(".Bl -tag -width indent")
      for argument in arguments { lines += item(argument) }
      lines.append(".El")
    }
    return lines + (command.subcommands ?? []).flatMap { section($0, path: path) }
  }

  private func item(_ argument: Argument) -> [String] {
    var names = (argument.names ?? []).map { name in
      name.kind == "long" ? "Fl -\(name.name)" : "Fl \(name.name)"
    }
    if names.isEmpty { names = ["Ar \(argument.valueName ?? "value")"] }
    var head = ".It " + names.joined(separator: " , ")
    if argument.kind == "option" { head += " Ar \(argument.valueName ?? "value")" }
    var text = argument.abstract ?? ""
    if let values = argument.allValues, !values.isEmpty {
      text += " One of: " + values.joined(separator: ", ") + "."
    }
    return [head, Self.escaped(text)]
  }

  /// Text whose line breaks and indents stay.
  private static func literal(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return [".Bd -literal"]
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0)) } + [".Ed"]
  }

  /// A backslash begins an escape, a dot or an apostrophe at the start of a line a macro.
  private static func escaped(_ text: String) -> String {
    let safe = text.replacing("\\", with: "\\e")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }

  private static let closing = [
    ".Sh ENVIRONMENT", ".Bl -tag -width indent", ".It Ev CIRCLES_DB",
    "The database, unless --db names one.", ".It Ev NO_COLOR", "Set to anything: no colours.",
    ".It Ev LC_ALL , LC_TELEPHONE , LANG", "The country of national phone numbers.", ".El",
    ".Sh FILES", ".Bl -tag -width indent",
    ".It Pa $XDG_DATA_HOME/circles/circles.sqlite",
    "The database on Linux ($XDG_DATA_HOME is ~/.local/share where it is not set).",
    ".It Pa ~/Library/Application Support/circles/circles.sqlite", "The database on macOS.", ".El",
    ".Sh EXIT STATUS", ".Bl -tag -width indent", ".It 0", "Done.", ".It 1",
    "Done, but some records were refused; of status: something needs you.", ".It 3",
    "Of status: the daemon is not running.", ".It 64", "The command line is wrong.", ".It 66",
    "There is no such input.", ".It 70", "A bug.", ".It 74",
    "Input or output failed, or the database is not valid.", ".It 75",
    "The database is busy; try again.", ".It 78", "The configuration is wrong.", ".El",
  ]
}

extension ManualPage {
  private struct Dump: Decodable {
    var command: Command
  }

  private struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  private struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var allValues: [String]?
    var isRepeating: Bool
    var shouldDisplay: Bool

    /// Help and version stand in every command and explain themselves.
    var isShown: Bool {
      let name = names?.last?.name
      return shouldDisplay && name != "help" && name != "version"
    }
  }
}
