import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// The sockets of a server, and the connections that came in at them.
final class Listeners: Sendable {
  typealias Listener = NIOAsyncChannel<HTTP1Channel.Value, Never>

  /// The port that all of them listen at.
  let port: Int
  private let listeners: [Listener]
  private let connections: Connections

  private init(port: Int, listeners: [Listener], connections: Connections) {
    self.port = port
    self.listeners = listeners
    self.connections = connections
  }

  /// Binds every address at the same port; with port 0 at one that the system gives. An address of
  /// `optional` may be missing on this machine.
  static func bind(
    _ hosts: [String], optional: [String], port: Int, _ setup: ConnectionSetup
  ) async throws -> Listeners {
    // A port that the system gave for one address can be taken at the other.
    for isLast in [false, false, false, false, true] {
      do {
        return try await bindOnce(hosts, optional: optional, port: port, setup)
      } catch let error as IOError where error.errnoCode == EADDRINUSE && port == 0 && !isLast {
        continue
      }
    }
    throw ServeError.portTaken
  }

  private static func bindOnce(
    _ hosts: [String], optional: [String], port: Int, _ setup: ConnectionSetup
  ) async throws -> Listeners {
    var bound: [Listener] = []
    var port = port
    do {
      for host in hosts {
        let listener = try await setup.bind(host, port)
        bound.append(listener)
        port = listener.channel.localAddress?.port ?? port
      }
      for host in optional {
        do {
          bound.append(try await setup.bind(host, port))
        } catch let error as IOError where error.errnoCode != EADDRINUSE {
          // No such address here, or no IPv6 at all.
        }
      }
    } catch {
      for listener in bound { try? await close(listener) }
      throw error
    }
    return Listeners(port: port, listeners: bound, connections: setup.connections)
  }

  private static func close(_ listener: Listener) async throws {
    try await listener.executeThenClose { _ in }
  }

  /// Serves connections until `stop`, and until all of them are closed.
  func run(_ http: HTTP1Channel, _ logger: Logger) async {
    await withDiscardingTaskGroup { group in
      for listener in listeners {
        group.addTask {
          try? await listener.executeThenClose { inbound in
            await withDiscardingTaskGroup { children in
              do {
                for try await child in inbound {
                  children.addTask { await http.handle(value: child, logger: logger) }
                }
              } catch {
                // The socket is closed.
              }
            }
          }
        }
      }
    }
  }

  /// Lets nobody in any more; who is waiting for an answer still gets it.
  func stop() {
    for listener in listeners { listener.channel.close(promise: nil) }
    connections.quiesce()
  }

  /// Closes every connection.
  func closeAll() { connections.closeAll() }
}

/// The connections that are open.
final class Connections: Sendable {
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    channels.withLock { $0[id] = channel }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.channels.withLock { _ = $0.removeValue(forKey: id) }
    }
  }

  /// Closes those that wait for a request, the others with their answer.
  func quiesce() {
    for channel in all {
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }

  func closeAll() {
    for channel in all { channel.close(promise: nil) }
  }

  private var all: [any Channel] { channels.withLock { Array($0.values) } }
}
