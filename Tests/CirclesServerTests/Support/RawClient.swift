import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Talks to a server in bytes, so that a test can also say what no honest client would.
final class RawClient {
  /// An answer, taken apart.
  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The members of a JSON object.
    func json() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
    }
  }

  private let descriptor: Int32

  /// Connects to a port of this machine; what hangs fails after some seconds.
  init(port: Int) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
  }

  deinit { close(descriptor) }

  /// Sends bytes; answers whether the other side still takes them.
  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #else
          Darwin.send(descriptor, $0.baseAddress, $0.count, 0)
        #endif
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  /// Reads once; empty at the end, nil where nothing came in time.
  func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EWOULDBLOCK ? nil : [] }
    return Array(buffer[..<count])
  }

  /// Whether the server closes the connection, whatever it says before.
  func isClosed() -> Bool {
    while let bytes = receive() { if bytes.isEmpty { return true } }
    return false
  }

  /// Reads until a text has come.
  func read(until text: String) -> String {
    var all = ""
    while !all.contains(text), let bytes = receive(), !bytes.isEmpty {
      all += String(decoding: bytes, as: UTF8.self)
    }
    return all
  }

  /// Reads one answer, by its length.
  func answer() throws -> Answer {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    var split: Int?
    while split == nil, let more = receive(), !more.isEmpty {
      bytes += more
      split = bytes.indices.first { bytes[$0...].starts(with: end) }
    }
    let place = try #require(split, "no answer came")
    let lines = String(decoding: bytes[..<place], as: UTF8.self).components(separatedBy: "\r\n")
    let status = try #require(lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) })
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      headers[pair[0].lowercased()] = pair[1].trimmingCharacters(in: .whitespaces)
    }
    var body = Array(bytes[(place + 4)...])
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while body.count < length, let more = receive(), !more.isEmpty { body += more }
    return Answer(status: status, headers: headers, body: body)
  }
}
