package import CirclesAssistant
package import CirclesPipeline

/// How a notebook is served.
package struct ServeOptions: Sendable {
  /// The notebook's file.
  package var notebook: String
  /// The port; 0 for any that is free.
  package var port: Int
  /// The address to listen at; nil for this machine's own.
  package var listen: String?
  /// What connections are encrypted with; nil for plain ones.
  package var tls: TLSFiles?
  /// How files that are handed over are imported.
  package var importing: ImportOptions
  /// What assistants may learn and do.
  package var assistant = AssistantServer.Policy()
  /// The program's version, as assistants show it.
  package var version = ""
  /// How long the server waits, and for how many.
  package var patience = ServerTimeouts()
  /// Where messages for the user go; no name, path or value stands in them.
  package var log: @Sendable (String) -> Void = { _ in }

  package init(notebook: String, port: Int, importing: ImportOptions) {
    self.notebook = notebook
    self.port = port
    self.importing = importing
  }

  /// Whether only this machine reaches an address: then connections need no encryption.
  package static func isOfThisMachine(_ address: String) -> Bool {
    HostNames.isLoopback(address)
  }
}

/// Why the server cannot begin.
package enum ServeError: Error, Hashable, Sendable {
  /// Another program listens at the port.
  case portTaken
  /// The address cannot be listened at: the system's code.
  case address(Int32)
  /// Certificate or key cannot be used: why, in words.
  case certificate(String)
}
