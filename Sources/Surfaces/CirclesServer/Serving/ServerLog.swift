import Logging

/// The log of the libraries below: only what is wrong, and what this server says itself.
struct ServerLogHandler: LogHandler {
  let say: @Sendable (String) -> Void
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.error

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { say("\(event.message)") }
}
