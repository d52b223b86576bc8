import ArgumentParser
import CirclesModel
import CirclesServer
import CirclesStore

/// `serve tokens`: which programs may ask.
struct ServeTokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Say which programs may ask the server: a token for each device.",
    discussion: """
      A running server knows of it at once.

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
    abstract: "Make a token, and print it: it is shown this once.",
    discussion: """
      Example:
        circles-import serve tokens add phone
      """)

  @Argument(help: "What you call the device.") var name: String

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
    abstract: "List the tokens by name (the default); what they are is not kept.",
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
      console.note("No token yet: circles-import serve tokens add NAME makes one.")
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
    abstract: "Take a token back: whoever has it is answered no more.",
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
      throw CommandFailure(
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
