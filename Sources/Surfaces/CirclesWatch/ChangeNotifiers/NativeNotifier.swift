/// The best hints that the system has.
public enum NativeNotifier {
  /// inotify on Linux, kqueue on macOS; throws what is to be done where the system gives none.
  public static func make() throws(ChangeNotifierError) -> any ChangeNotifier {
    #if canImport(Glibc)
      return try InotifyNotifier()
    #elseif canImport(Darwin)
      return try KqueueNotifier()
    #else
      return PollingNotifier()
    #endif
  }
}
