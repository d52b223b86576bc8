import Foundation

/// The images of memory that a system keeps of a program that crashed.
enum CoreFiles {
  /// Lets none be written from here on: they would hold the password.
  static func forbid() { _ = isForbidden }

  private static let isForbidden: Bool = {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      return setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0
    #else
      return setrlimit(RLIMIT_CORE, &none) == 0
    #endif
  }()
}
