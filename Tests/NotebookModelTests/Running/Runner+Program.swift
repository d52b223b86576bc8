import CirclesStore
import Foundation

extension Runner {
  /// The program, built with the tests.
  private static let program: String = {
    #if os(macOS)
      let bundles = Bundle.allBundles.map(\.bundleURL)
      let folder = bundles.first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
    #else
      let folder: URL? = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return (folder ?? Bundle.main.bundleURL).appendingPathComponent("circles-import").path
  }()

  private func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments + ["--db", place.path, "--region", "GB"]
    process.environment = [
      "HOME": place.folder, "TZ": "UTC", "LANG": "C.UTF-8",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The daemon takes the files of a load; what it made of them is believed.
  func takenByDaemon(_ load: Load) async throws {
    let identifiers = try await identifiers(load, try place.write(load))
    _ = try place.write(load, into: "root/drop")
    let daemon = try start(["watch", "--once", "--settle", "0.05", place.folder + "/root"])
    daemon.waitUntilExit()
    if daemon.terminationStatus != 0 {
      throw Broken(.refused, "the daemon ended in \(daemon.terminationStatus)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: place.folder + "/root/drop")
    let written = try left.filter { name in
      let path = place.folder + "/root/drop/" + name
      return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int != 0
    }
    if !written.isEmpty { throw Broken(.refused, "the daemon left \(written.count) files") }
    try believe(load, identifiers)
  }

  /// An import is killed, and made again.
  func killed(_ load: Load, after milliseconds: Int) async throws {
    let paths = try place.write(load)
    let process = try start(["import", "--source", load.source, "--owner", "Robin Falk"] + paths)
    try await Task.sleep(for: .milliseconds(milliseconds))
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try read(Soundness.check)
    try believe(load, try await identifiers(load, paths))
    try await self.load(load)
    try await again(reversed: false)
    isWhole = false
    isNewest = false
  }

  /// Takes everything for what it is, whatever source the daemon gave it.
  private func believe(_ load: Load, _ identifiers: [String]) throws {
    for (card, identifier) in zip(load.cards, identifiers) {
      model.hear(card, RecordKey("*", identifier))
    }
    isWhole = false
    isNewest = false
    lastLoad = nil
    seen = try read(Seen.init)
    model.adopt(seen)
  }
}
