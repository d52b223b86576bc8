import CirclesModel

/// Makes keys for the messages of one thread whose source gives them no id (`Architecture.md` section 6):
/// a hash of app, thread, sender, time, text, and the ordinal among messages equal in all of these.
///
/// Neither the file's name nor a place in it goes in, so the same message of a later export, or of
/// a part of one, has the same key.
struct MessageKeys {
  private let seed: String
  private var seen: [RecordDigest: Int] = [:]

  /// Keys of a thread. `thread` is its key.
  init(thread: String) { seed = "message/1/" + thread }

  /// The key of the next message, in the order of the source. `sender` is what the source calls
  /// them, never `me` or `them`, which depend on who reads.
  mutating func key(sender: String, at time: MessageTime?, text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sender.utf8.count + text.utf8.count + 32)
    bytes += sender.utf8
    bytes.append(0)
    switch time {
    case .wall(let wall): bytes += String(wall.secondsSince1970).utf8
    // The offset only says how the source shows the same instant.
    case .instant(let seconds, _): bytes += "\(seconds)Z".utf8
    case nil: break
    }
    bytes.append(0)
    bytes += text.utf8
    let digest = RecordDigest(of: bytes, seed: seed)
    let ordinal = seen[digest, default: 0]
    seen[digest] = ordinal + 1
    if ordinal == 0 { return digest.hex }
    return RecordDigest(of: bytes + [0] + Array(String(ordinal).utf8), seed: seed).hex
  }

  /// The key of a thread: of the app and what tells the thread in it, a partner or a title.
  static func thread(app: String, _ identity: String) -> String {
    RecordDigest(of: Array(identity.utf8), seed: "thread/1/" + app).hex
  }
}
