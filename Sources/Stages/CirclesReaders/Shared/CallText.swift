/// Calls in words, the same in every format.
enum CallText {
  /// The length of a call.
  static func duration(_ seconds: Int64) -> String {
    if seconds < 60 { return "\(max(0, seconds)) s" }
    let minutes = seconds / 60 + (seconds % 60 >= 30 ? 1 : 0)
    if minutes < 60 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// A call that was answered, of a length in seconds where that is known; a missed one.
  static func call(seconds: Int64?, isMissed: Bool = false, isVideo: Bool = false) -> String {
    let word = isVideo ? "video call" : "call"
    if isMissed { return "missed " + word }
    guard let seconds, seconds > 0 else { return word }
    return word + ", " + duration(seconds)
  }
}
