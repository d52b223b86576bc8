import CirclesPipeline
import CirclesStore
import Foundation
import Logging
import ServiceLifecycle
import SystemPackage
import UnixSignals

/// The daemon: brings what is dropped into a folder into the notebook (`Documentation/Watching.md`).
public struct WatchDaemon: Sendable {
  /// How long it may take to end after it was asked to; what is unfinished then is rolled back, and is
  /// there to be done at the next start.
  static let graceSeconds = 4.0

  private let options: WatchOptions
  private let log: WatchLog
  private let version: String
  private let jobs: PeriodicJob.List
  private static let noJobs: PeriodicJob.List = { [] }

  /// A daemon that says by `log` what it does, and does jobs beside its folder, unless it ends once the
  /// folder is empty.
  public init(
    _ options: WatchOptions, log: WatchLog, version: String,
    jobs: @escaping PeriodicJob.List = { [] }
  ) {
    self.options = options
    self.log = log
    self.version = version
    self.jobs = jobs
  }

  /// Runs until somebody asks it to stop (SIGTERM, SIGINT); with `once`, until nothing is left to be
  /// taken. A second signal ends it at once. SIGHUP makes it list every folder.
  ///
  /// Answers whether everything could be taken.
  public func run() async throws(WatchError) -> Bool {
    let stop = StopRequest()
    let board = StatusBoard(version: version, pid: getpid(), now: Date())
    let loop = WatchLoop(options, log: log, stop: stop, board: board)
    let signals = StopSignals { number, count in
      if count > 1 {
        CrashMarker.stopping()
        Foundation._exit(128 + number)
      }
      log.stopping(signal: number == SIGINT ? "SIGINT" : "SIGTERM")
      stop.request()
    }
    defer { signals.end() }
    stop.whenRequested { loop.hurry(within: Self.graceSeconds) }
    let ended = StopRequest()
    let service = LoopService(loop: loop, stop: stop, ended: ended)
    var configuration = ServiceGroupConfiguration(
      services: [
        .init(service: service, successTerminationBehavior: .gracefullyShutdownGroup),
        .init(service: RescanService(loop: loop, log: log)),
        .init(service: JobService(jobs: options.once ? Self.noJobs : jobs, board: board, log: log)),
      ],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: log.underlying)
    configuration.cancellationSignals = []
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let failure as WatchError {
      throw failure
    } catch {
      // The group takes a service for broken that ends before its turn, and the loop may hear of a
      // signal before the group does.
      if !ended.isRequested { throw .notebook(.internal("\(type(of: error))")) }
    }
    let totals = board.totals
    log.stopped(files: totals.files, records: totals.records)
    return totals.failed == 0 && totals.refused == 0 && totals.deferred == 0
      && !["watch.cannot-list", "watch.cannot-read"].contains(where: board.hasProblem)
  }
}

/// The loop as a service: a graceful shutdown asks it to stop.
private struct LoopService: Service {
  let loop: WatchLoop
  let stop: StopRequest
  /// Said when the loop has ended as it should.
  let ended: StopRequest

  func run() async throws {
    try await withGracefulShutdownHandler {
      try await loop.run()
      ended.request()
    } onGracefulShutdown: {
      stop.request()
    }
  }
}

/// SIGHUP: every folder is listed.
private struct RescanService: Service {
  let loop: WatchLoop
  let log: WatchLog

  func run() async throws {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
      log.rescanning()
      loop.rescan()
    }
  }
}

/// Hears SIGTERM and SIGINT on a queue of its own: also while every thread of the pool is busy with a
/// large file, and before the service group listens.
private final class StopSignals: @unchecked Sendable {
  // The count is touched on the queue alone.
  private let queue = DispatchQueue(label: "circles-import.signals", qos: .userInitiated)
  private var sources: [any DispatchSourceSignal] = []
  private var count = 0

  init(_ heard: @escaping @Sendable (CInt, Int) -> Void) {
    for number in [SIGTERM, SIGINT] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      let hear = { [unowned self] (times: Int) in
        if times == 0 { return }
        count += times
        heard(number, count)
      }
      source.setEventHandler { hear(Int(source.data)) }
      source.setRegistrationHandler {
        // On Linux Dispatch has put a handler of its own in the place of the one that kept signals.
        #if canImport(Darwin)
          signal(number, SIG_IGN)
        #endif
        hear(EarlySignals.count(of: number))
      }
      source.resume()
      sources.append(source)
    }
  }

  func end() { for source in sources { source.cancel() } }
}
