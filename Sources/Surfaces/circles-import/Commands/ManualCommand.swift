import ArgumentParser

/// `help-man`: the manual page, for `make install`. Made of what the commands say of themselves, so
/// that it cannot fall behind them.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help-man", abstract: "Print the manual page.", shouldDisplay: false)

  func run() throws {
    let page = try ManualPage(help: CirclesImport._dumpHelp())
    print(page.text(), terminator: "")
  }
}
