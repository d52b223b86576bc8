/// The best hints that the system has.
public enum NativeHints {
  /// inotify on Linux, kqueue on macOS; throws what is to be done where the system gives none.
  public static func make() throws(HintsRefusal) -> any ChangeHints {
    #if canImport(Glibc)
      return try InotifyHints()
    #elseif canImport(Darwin)
      return try KqueueHints()
    #else
      return PollingHints()
    #endif
  }
}
