import CirclesModel
import VCard

/// A file in an archive, as the archive's list tells it.
struct ZipEntry: Sendable {
  /// The name as written: only ever shown, never a path of this machine.
  var name: String
  /// How it is packed: 0 not at all, 8 deflate.
  var method: Int
  /// A way of packing that is not read.
  static let unsupportedMethod = -1
  var isEncrypted: Bool
  /// The check sum of its bytes; nil where the archive has none.
  var crc: UInt32?
  /// The packed bytes.
  var packedSize: Int
  /// The bytes it says it has, unpacked.
  var size: Int
  /// Where its local header begins.
  var headerOffset: Int
  /// Where its bytes begin; nil where its local header tells.
  var dataOffset: Int?
  /// When it was last changed, by the clock of who packed it.
  var wallTime: WallTime?
  /// The same as an instant, where the archive gives one.
  var instant: Int64?

  /// Whether it is a file that may hold records: no folder, nothing hidden, none of the doubles
  /// that macOS adds.
  var isReadable: Bool {
    if name.hasSuffix("/") || name.hasSuffix("\\") { return false }
    let parts = name.split(whereSeparator: { $0 == "/" || $0 == "\\" })
    return !parts.isEmpty && parts.allSatisfy { !$0.hasPrefix(".") || $0.allSatisfy { $0 == "." } }
      && parts.first != "__MACOSX"
  }

  /// A name from its bytes: UTF-8 where they are it, whatever the archive says, else an 8-bit
  /// encoding.
  static func name(_ bytes: ArraySlice<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text.inNFC }
    return bytes.withUnsafeBufferPointer {
      String(decoding: Windows1252.decode($0), as: UTF8.self)
    }
  }

  /// The time of MS-DOS: two seconds are its smallest step.
  static func wallTime(date: Int, time: Int) -> WallTime? {
    WallTime(
      year: 1980 + date >> 9, month: date >> 5 & 15, day: date & 31, hour: time >> 11,
      minute: time >> 5 & 63, second: (time & 31) * 2)
  }
}

/// What is wrong with an archive, or an entry of it.
enum ZipError: Error, Equatable {
  /// It is cut, or its numbers contradict one another.
  case damaged
  /// It needs a password.
  case encrypted
  /// It is packed in a way other than deflate.
  case unsupported
  /// It would unpack to more than any honest archive.
  case bomb
  /// The bytes under it cannot be read.
  case input(ReadError)
}
