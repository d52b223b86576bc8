import Foundation

/// Which process a run belongs to, so that another one can tell later whether it still goes on.
///
/// A number alone is given to another process sooner or later: with it stand when the process began,
/// the boot it belongs to, and the name space in which the number means it.
struct RunHolder: Hashable {
  private let process: Int32
  private let began: String
  private let boot: String
  private let space: String

  /// This process; nil where the system does not say enough.
  static let current = RunHolder(of: ProcessInfo.processInfo.processIdentifier)

  private init?(of process: Int32) {
    guard let began = Self.beginning(of: process), let boot = Self.boot, let space = Self.space
    else { return nil }
    self.process = process
    self.began = began
    self.boot = boot
    self.space = space
  }

  /// The holder that a row names; nil where it names none.
  init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 4, let process = Int32(parts[0]), process > 0 else { return nil }
    self.process = process
    began = parts[1]
    boot = parts[2]
    space = parts[3]
  }

  /// As a row says it.
  var text: String { "\(process) \(began) \(boot) \(space)" }

  /// Whether the process is gone for certain: what cannot be seen from here may go on.
  var isGone: Bool {
    guard let boot = Self.boot, let space = Self.space else { return false }
    if boot != self.boot { return true }
    return space == self.space && Self.beginning(of: process) != began
  }

  private static func word(_ text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty,
      !text.contains(" ")
    else { return nil }
    return text
  }
}

#if os(Linux)
  extension RunHolder {
    private static let boot = word(
      try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))
    private static let space = word(
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid"))

    /// When a process began, in ticks since the boot; nil where there is none, or only what is left
    /// of one that has ended.
    private static func beginning(of process: Int32) -> String? {
      guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
        // The program's name stands in brackets and may hold anything.
        let name = bytes.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let parts = String(decoding: bytes[(name + 1)...], as: UTF8.self).split(separator: " ")
      guard parts.count > 19, parts[0] != "Z", parts[0] != "X" else { return nil }
      return word(String(parts[19]))
    }
  }
#else
  extension RunHolder {
    private static let boot: String? = {
      var text = [CChar](repeating: 0, count: 64)
      var size = text.count - 1
      guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return nil }
      return word(
        String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }()
    private static let space: String? = "-"

    private static func beginning(of process: Int32) -> String? {
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      guard sysctl(&name, 4, &info, &size, nil, 0) == 0, size > 0,
        info.kp_proc.p_stat != CChar(SZOMB)
      else { return nil }
      let time = info.kp_proc.p_starttime
      return "\(time.tv_sec).\(time.tv_usec)"
    }
  }
#endif
