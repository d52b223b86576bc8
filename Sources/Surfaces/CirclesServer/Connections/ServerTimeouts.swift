package import NIOCore

/// How long the server waits for whom it talks to, and for how many at once.
package struct ServerTimeouts: Sendable {
  /// From the start of a connection to the end of its first request's headers.
  package var headers = TimeAmount.seconds(10)
  /// From an answer to the end of the next request's headers.
  package var idle = TimeAmount.seconds(30)
  /// How often it is looked whether a body comes on.
  package var body = TimeAmount.seconds(10)
  /// The fewest bytes of a body that must come in that time.
  package var bodyBytes = 4096
  /// How long an answer may stand without anybody taking more of it.
  package var answer = TimeAmount.seconds(30)
  /// How long the rest of a body is let come that nobody reads any more.
  package var lingering = TimeAmount.seconds(2)
  /// How many connections are open at once at an address; more wait until one is closed.
  package var connections = 256
  /// How long what is under way may take when the server stops, in seconds.
  package var grace = 3.0

  /// How long a change waits for other programs that write, in seconds; so long again for its turn.
  package var busy = 15.0

  package init() {}
}
