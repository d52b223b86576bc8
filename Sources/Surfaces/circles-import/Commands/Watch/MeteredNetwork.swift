import Foundation

#if canImport(Network)
  import Network
#endif

/// Whether the way to the network is one that costs by the byte, as a phone's hotspot is.
enum MeteredNetwork {
  #if canImport(Network)
    /// As macOS tells.
    static func isMetered() async -> Bool {
      let monitor = NWPathMonitor()
      defer { monitor.cancel() }
      let paths = AsyncStream<NWPath> { paths in
        monitor.pathUpdateHandler = { path in
          paths.yield(path)
          paths.finish()
        }
        monitor.start(queue: DispatchQueue(label: "circles.network"))
      }
      for await path in paths { return path.isExpensive || path.isConstrained }
      return false
    }
  #else
    /// As NetworkManager tells; without it no network is metered.
    static func isMetered() async -> Bool {
      answer(of: "/usr/bin/busctl", query).map(says) ?? false
    }

    private static let query = [
      "--system", "--timeout=2", "get-property", "org.freedesktop.NetworkManager",
      "/org/freedesktop/NetworkManager", "org.freedesktop.NetworkManager", "Metered",
    ]

    /// What a program prints; nil where it cannot be run or fails.
    static func answer(of program: String, _ arguments: [String]) -> String? {
      guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      let data = (try? output.fileHandleForReading.read(upToCount: 256)) ?? Data()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
  #endif

  /// What a value of `NMMetered` means: 1 is yes, 3 a guess that it is.
  static func says(_ text: String) -> Bool {
    ["u 1", "u 3"].contains(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
