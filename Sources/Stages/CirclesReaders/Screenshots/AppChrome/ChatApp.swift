/// The apps whose screens are known.
enum ChatApp: String, Hashable, Sendable, CaseIterable {
  case imessage
  case whatsapp
  case instagram
  case messenger
  case telegram
  case androidMessages = "android_messages"
  case signal
  case snapchat

  /// Whether each bubble carries its own time.
  var stampsBubbles: Bool { self == .whatsapp || self == .telegram }
}
