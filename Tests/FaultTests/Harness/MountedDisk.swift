#if os(Linux)
  import Foundation

  /// A small disk that nobody else sees: mounted in a space of its own, which a process keeps open.
  /// With that process all of it is gone.
  final class MountedDisk: @unchecked Sendable {
    private let holder: Daemon
    private let mount: URL

    private init(_ holder: Daemon, _ mount: URL) {
      self.holder = holder
      self.mount = mount
    }

    /// Mounts a disk over a folder; nil, with a word why, where this machine gives no leave to.
    static func mount(at folder: URL, megabytes: Int) async throws -> MountedDisk? {
      let ready = folder.deletingLastPathComponent()
        .appendingPathComponent(".ready-\(UUID().uuidString)")
      let script = """
        mount -t tmpfs -o size=\(megabytes)m,mode=0777 none "$1" && echo >"$2" && exec sleep 3600
        """
      defer { unlink(ready.path) }
      let holder = try Daemon(
        ["unshare", "-m", "sh", "-c", script, "sh", folder.path, ready.path],
        ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin:/usr/sbin:/sbin"],
        log: URL(fileURLWithPath: "/dev/null"))
      try await Waiting.until("the disk is mounted", within: 10) {
        holder.hasEnded || access(ready.path, F_OK) == 0
      }
      if holder.hasEnded {
        print("fault-skipped: nothing can be mounted here")
        return nil
      }
      return MountedDisk(holder, folder)
    }

    /// What a command starts with that is to see the disk.
    var prefix: [String] { ["nsenter", "-t", "\(holder.pid)", "-m", "--"] }

    /// A path of a process that sees the disk, as this one can see it.
    func seen(_ url: URL) -> URL { URL(fileURLWithPath: "/proc/\(holder.pid)/root" + url.path) }

    /// Runs a command that sees the disk.
    @discardableResult
    func run(_ command: [String]) async throws -> Daemon.Ending? {
      try await Daemon(
        prefix + command,
        ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin:/usr/sbin:/sbin"],
        log: URL(fileURLWithPath: "/dev/null")
      ).end()
    }

    /// Writes until nothing more fits; what is left after that is `free` bytes at most.
    func fill(_ url: URL) throws {
      let writer = try WatchedPlace.Writer(seen(url))
      for size in [65_536, 4096, 512, 64, 8, 1] {
        let piece = [UInt8](repeating: 0x20, count: size)
        while (try? writer.write(piece)) != nil {}
      }
    }
  }
#endif
