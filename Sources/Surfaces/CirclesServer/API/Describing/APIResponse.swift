import CirclesModel
import CirclesQueries
import Digests
import HTTPTypes
import Hummingbird
import NIOCore

/// Makes answers of JSON.
enum APIResponse {
  /// A JSON text; a line's end behind it is left out.
  static func json(
    _ bytes: [UInt8], _ status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = "application/json"
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: trimmed(bytes))))
  }

  /// An object.
  static func object(
    _ status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:],
    _ body: (inout JSONWriter) -> Void
  ) -> Response {
    var json = JSONWriter(capacity: 512)
    json.object(body)
    return self.json(json.bytes, status, headers)
  }

  /// A page of a list: its items as JSON, and where it goes on.
  static func page(_ items: [[UInt8]], _ next: PageCursor?) -> Response {
    var bytes = Array("{\"items\":".utf8) + array(items)
    if let next { bytes += Array(",\"next\":\"\(next.text)\"".utf8) }
    bytes += Array("}".utf8)
    return json(bytes)
  }

  /// Items as an array.
  static func array(_ items: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = [0x5B]
    for (place, item) in items.enumerated() {
      if place > 0 { bytes.append(0x2C) }
      bytes += trimmed(item)
    }
    return bytes + [0x5D]
  }

  /// What was changed: the run, which can be undone.
  static func change(
    _ run: String?, _ status: HTTPResponse.Status = .ok, location: String? = nil,
    _ body: (inout JSONWriter) -> Void = { _ in }
  ) -> Response {
    var headers: HTTPFields = [:]
    if let location { headers[.location] = location }
    if let run { headers[.run] = run }
    return object(status, headers) { json in
      json.optional("run", run)
      body(&json)
    }
  }

  /// The strong tag of a text.
  static func tag(of bytes: [UInt8]) -> String {
    var hash = SHA256Hash()
    trimmed(bytes).withUnsafeBytes { hash.update($0) }
    let digits = hash.digest().prefix(16).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return "\"\(digits.joined())\""
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    bytes.last == 0x0A ? bytes.dropLast() : bytes
  }
}

extension HTTPField.Name {
  /// The run that a change was.
  static let run = HTTPField.Name("Circles-Run") ?? .server
}
