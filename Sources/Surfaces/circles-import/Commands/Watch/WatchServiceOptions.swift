import ArgumentParser

/// Whether the daemon is to start by itself.
struct WatchServiceOptions: ParsableArguments {
  @Flag(help: "Start it now and whenever you log in, with these options.")
  var install = false

  @Flag(help: "Undo --install. The folder and the notebook stay.")
  var uninstall = false
}
