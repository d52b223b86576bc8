/// A call in words.
enum SMSBackupCall {
  /// What a call was: `type` as Android's `CallLog.Calls` numbers it, and its length in seconds.
  static func text(type: Int64?, duration: Int64) -> String {
    let length = CallText.duration(duration)
    switch type {
    case 2: return duration > 0 ? "call, \(length)" : "call, not answered"
    case 3: return "missed call"
    case 4: return duration > 0 ? "voicemail, \(length)" : "voicemail"
    case 5: return "declined call"
    case 6: return "blocked call"
    default: return duration > 0 ? "call, \(length)" : "call"
    }
  }
}
