import Foundation

/// Paths as text, also those that are not UTF-8, as old disks and zip tools leave them.
///
/// A byte that is not UTF-8 stands as a character of its own at the end of the last private-use plane
/// (`U+10FF80`...`U+10FFFF`, the byte being the last eight bits), as in Python's PEP 383: so a path
/// survives being held as text, and names with different bytes stay different.
public enum PathText {
  private static let plane: UInt32 = 0x10_FF00

  /// The text that stands for a path's bytes.
  public static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: isByte)
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = (1...4).first { length in
        length <= rest.count && String(validating: rest.prefix(length), as: UTF8.self) != nil
      }
      let whole = length.map { String(decoding: rest.prefix($0), as: UTF8.self).unicodeScalars }
      if let length, let whole, !whole.contains(where: isByte) {
        text += whole
        rest = rest.dropFirst(length)
      } else {
        text.append(Unicode.Scalar(plane + UInt32(first)) ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The bytes that a text stands for.
  public static func bytes(of text: String) -> [UInt8] {
    if !text.unicodeScalars.contains(where: isByte) { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isByte(scalar) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// Calls `body` with the path as the system takes it.
  public static func withPath<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result)
    -> Result
  {
    if !text.unicodeScalars.contains(where: isByte) { return text.withCString(body) }
    let bytes = bytes(of: text).map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      // A buffer with an element has an address.
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  /// The names in a folder, in order, without `.` and `..`; nil, with `errno`, where it cannot be read.
  public static func names(in folder: String) -> [String]? {
    guard let stream = withPath(folder, { opendir($0) }) else { return nil }
    defer { closedir(stream) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var names: [String] = []
    while true {
      // Only errno tells the end from a fault.
      errno = 0
      guard let entry = readdir(stream) else { return errno == 0 ? names.sorted() : nil }
      let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
      if !bytes.elementsEqual(".".utf8), !bytes.elementsEqual("..".utf8) {
        names.append(text(of: bytes))
      }
    }
  }

  /// The words that the program was called with, the program's own name left out.
  public static let arguments: [String] = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    CommandLine.unsafeArgv[index].map {
      text(of: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

  /// The byte that a character stands for; nil for any other character.
  public static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    isByte(scalar) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  private static func isByte(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= plane + 0x80 && scalar.value <= plane + 0xFF
  }
}
