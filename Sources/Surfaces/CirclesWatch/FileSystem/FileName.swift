import SystemPackage

/// One name in a folder, as its bytes: it need not be UTF-8.
///
/// Folders have tens of thousands of names, and `FilePath.Component` checks each as a whole path: in a
/// debug build that takes a millisecond a name.
struct FileName: Hashable, Sendable {
  /// The bytes; never empty, and without `/` and 0.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ component: FilePath.Component) { bytes = Array(component.platformBytes) }

  /// The name for people; bytes that are not UTF-8 are replaced.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The name as a part of a path.
  var component: FilePath.Component? {
    (bytes + [0]).withUnsafeBytes {
      $0.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.flatMap { FilePath.Component(platformString: $0) }
      }
    }
  }
}

extension FilePath {
  /// The path of a name in this folder.
  func appending(_ name: FileName) -> FilePath {
    withPlatformString { pointer in
      var path: [CChar] = []
      var rest = pointer
      while rest.pointee != 0 {
        path.append(rest.pointee)
        rest += 1
      }
      path.append(CChar(bitPattern: UInt8(ascii: "/")))
      path += name.bytes.map { CChar(bitPattern: $0) }
      path.append(0)
      return path.withUnsafeBufferPointer {
        $0.baseAddress.map { FilePath(platformString: $0) } ?? self
      }
    }
  }
}

extension FilePath.Component {
  /// The bytes of the name.
  var platformBytes: [UInt8] {
    withPlatformString { pointer in
      var bytes: [UInt8] = []
      var rest = pointer
      while rest.pointee != 0 {
        bytes.append(UInt8(bitPattern: rest.pointee))
        rest += 1
      }
      return bytes
    }
  }
}
