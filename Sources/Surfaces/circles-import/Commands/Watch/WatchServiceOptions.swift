import ArgumentParser

/// Whether the daemon is to start by itself.
struct WatchServiceOptions: ParsableArguments {
  @Flag(help: "Start it now and whenever you log in, with these options; says what it does.")
  var install = false

  @Flag(help: "Take back what --install did. The folder and the notebook stay.")
  var uninstall = false
}
