import Foundation
import SystemPackage

/// Tells the next daemon which file this one died of.
///
/// A trap leaves time to write down, in a file that is open already, the digest of the file that was
/// being read; a `kill -9` leaves none, and says nothing of the file.
enum CrashMarker {
  /// What the last daemon left.
  enum Ending: Equatable {
    /// Nothing: it was killed, or the machine lost its power.
    case silence
    /// It was told to stop, and did without finishing.
    case stopped
    /// It trapped while it read the content with this digest.
    case trapped([UInt8])
  }

  private static let digestLength = 32
  private static let stopMark: UInt8 = 0x53

  // Set once before any signal can come, and then only its bytes change; a signal handler may not
  // take a lock.
  nonisolated(unsafe) private static var descriptor: CInt = -1
  nonisolated(unsafe) private static let current = UnsafeMutablePointer<UInt8>.allocate(
    capacity: digestLength)
  nonisolated(unsafe) private static var isReading = false
  /// Whether the note is this daemon's: until `begin` it is the last one's, and stays as it is.
  nonisolated(unsafe) private static var isOurs = false

  /// What the last daemon left in a folder. It stays there until `begin`, so that a start which comes
  /// to nothing takes nothing away from the next.
  static func ending(in layout: WatchLayout) -> Ending {
    let path = layout.own.appending("crash")
    let opened = path.withPlatformString {
      open($0, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    if opened < 0 { return .silence }
    var bytes = [UInt8](repeating: 0, count: digestLength + 1)
    let count = bytes.withUnsafeMutableBytes { pread(opened, $0.baseAddress, $0.count, 0) }
    isOurs = false
    if descriptor >= 0 { close(descriptor) }
    descriptor = opened
    if count == 1, bytes[0] == stopMark { return .stopped }
    return count == digestLength ? .trapped(Array(bytes.prefix(digestLength))) : .silence
  }

  /// The ledger has taken up what the last daemon left: from now on traps of this one are noted.
  static func begin() {
    if descriptor < 0 { return }
    _ = ftruncate(descriptor, 0)
    isOurs = true
    watchTraps()
  }

  /// The file with this digest is being read from now on; nil for none.
  static func reading(_ sha256: [UInt8]?) {
    isReading = false
    guard let sha256, sha256.count == digestLength else { return }
    for (place, byte) in sha256.enumerated() { current[place] = byte }
    isReading = true
  }

  /// The daemon ends, in the middle of its work perhaps: because it was told to, or something other
  /// than a file keeps it from going on.
  static func stopping() {
    var mark = stopMark
    if isOurs { _ = pwrite(descriptor, &mark, 1, 0) }
  }

  private static func watchTraps() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { CrashMarker.trapped($0) }
      #else
        action.__sigaction_handler.sa_handler = { CrashMarker.trapped($0) }
      #endif
      sigaction(signal, &action, nil)
    }
  }

  /// Runs within a signal handler: only calls that are safe there.
  private static func trapped(_ number: CInt) {
    if isReading, isOurs { _ = pwrite(descriptor, current, digestLength, 0) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
