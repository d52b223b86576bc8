import ArgumentParser
import CirclesModel
import CirclesServer
import CirclesStore

/// `serve tokens`: which programs may ask.
struct ServeTokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Manage which programs may use the server: one token per device.",
    discussion: """
      A running server applies changes at once.

      Example:
        circles-import serve tokens add phone
      """,
    subcommands: [
      ServeTokensListCommand.self, ServeTokensAddCommand.self, ServeTokensRevokeCommand.self,
    ],
    defaultSubcommand: ServeTokensListCommand.self)
}

/// `serve tokens add`: one more.
struct ServeTokensAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Create a token and print it; it is shown only once.",
    discussion: """
      Example:
        circles-import serve tokens add phone
      """)

  @Argument(help: "A name for the device.") var name: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let secret = Secret()
    try Notebook.toEdit(database).addAccessToken(name, digest: secret.digest)
    switch console.form {
    case .jsonl: console.data(TokenLines.json(name, [("token", secret.text)]))
    case .text:
      console.line(secret.text)
      console.note("Send it as \"Authorization: Bearer TOKEN\". It is not shown again.")
      console.note("Undo with: circles-import serve tokens revoke \(TerminalText.escaped(name))")
    }
    console.finish()
  }
}

/// `serve tokens list`: who may ask.
struct ServeTokensListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the names of tokens (the default); the tokens themselves are not kept.",
    discussion: """
      Example:
        circles-import serve tokens list
      """)

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let tokens = try Notebook.toRead(database).accessTokens()
    switch console.form {
    case .jsonl:
      for token in tokens {
        console.data(TokenLines.json(token.name, [("created_at", token.createdAt)]))
      }
    case .text where tokens.isEmpty:
      console.note("No tokens yet. Create one with: circles-import serve tokens add NAME")
    case .text:
      for token in tokens {
        console.line("\(token.createdAt.prefix(10))  \(TerminalText.escaped(token.name))")
      }
    }
    console.finish()
  }
}

/// `serve tokens revoke`: one less.
struct ServeTokensRevokeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke",
    abstract: "Revoke a token; it stops working at once.",
    discussion: """
      Example:
        circles-import serve tokens revoke phone
      """)

  @Argument(help: "The token's name.") var name: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    guard try Notebook.toEdit(database).revokeAccessToken(name) else {
      throw CommandError(
        .usage, "there is no token '\(name)'",
        hints: ["circles-import serve tokens list shows them"])
    }
    switch console.form {
    case .jsonl: console.data(TokenLines.json(name, [("state", "revoked")]))
    case .text where !console.isQuiet:
      console.line("Revoked: \(TerminalText.escaped(name))")
    case .text: break
    }
    console.finish()
  }
}

/// A token as programs are told of it.
enum TokenLines {
  static func json(_ name: String, _ more: [(StaticString, String)]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("token")
      json.key("name")
      json.value(name)
      for (key, value) in more {
        json.key(key)
        json.value(value)
      }
    }
    json.newline()
    return json.bytes
  }
}
