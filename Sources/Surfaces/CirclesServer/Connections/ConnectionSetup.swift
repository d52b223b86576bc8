import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix

/// How sockets are bound, and what stands between their bytes and requests.
struct ConnectionSetup: Sendable {
  let patience: ServerTimeouts
  let tls: TLSContext?
  let connections = Connections()
  let logger: Logger

  /// Turns bytes into requests; its responder is set when the port is known.
  func http(_ responder: @escaping HTTPChannelHandler.Responder) -> HTTP1Channel {
    HTTP1Channel(
      responder: responder,
      configuration: .init(
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100)))
  }

  func bind(_ host: String, _ port: Int) async throws -> Listeners.Listener {
    let limit = patience.connections
    // Only its way of setting up a channel is used here.
    let http = http { _, _, _ in }
    return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            AvailableConnectionsChannelHandler(maxConnections: limit))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .bind(host: host, port: port) { channel in
        connections.add(channel)
        if let tls {
          do {
            try channel.pipeline.syncOperations.addHandler(tls.makeHandler())
          } catch {
            return channel.eventLoop.makeFailedFuture(error)
          }
        }
        return http.setup(channel: channel, logger: logger).flatMapThrowing { value in
          try addPace(to: channel)
          return value
        }
      }
  }

  private func addPace(to channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
    try pipeline.addHandler(ConnectionTimeouts(patience), position: .after(decoder))
  }
}
