package import CirclesPipeline

/// How a notebook is served.
package struct ServeOptions: Sendable {
  /// The notebook's file.
  package var notebook: String
  /// The port; 0 for any that is free.
  package var port: Int
  /// The address to listen at; nil for this machine's own.
  package var listen: String?
  /// How files that are handed over are imported.
  package var importing: ImportOptions
  /// How long the server waits, and for how many.
  package var patience = Patience()
  /// Where messages for the user go; no name, path or value stands in them.
  package var log: @Sendable (String) -> Void = { _ in }

  package init(notebook: String, port: Int, importing: ImportOptions) {
    self.notebook = notebook
    self.port = port
    self.importing = importing
  }
}

/// Why the server cannot begin.
package enum ServeFailure: Error, Hashable, Sendable {
  /// Another program listens at the port.
  case portTaken
  /// The address cannot be listened at: the system's code.
  case address(Int32)
  /// Certificate or key cannot be used: why, in words.
  case certificate(String)
}
