import CirclesModel
import HTTPTypes
import Hummingbird
import NIOCore

/// Why a request is not answered, as an RFC 9457 problem document. No value of the notebook stands
/// in it.
struct Problem: Error, HTTPResponseError {
  /// What such a document says it is.
  static let mediaType = "application/problem+json"

  var status: HTTPResponse.Status
  /// What the caller can do about it, in a sentence.
  var detail: String
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ detail: String, headers: HTTPFields = [:]) {
    self.status = status
    self.detail = detail
    self.headers = headers
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    response
  }

  var response: Response {
    var headers = headers
    headers[.contentType] = Self.mediaType
    headers[.problemDetail] = detail
    return Response(status: status, headers: headers, body: .init(byteBuffer: json))
  }

  /// The document.
  var json: ByteBuffer {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("about:blank")
      json.key("title")
      json.value(status.reasonPhrase)
      json.key("status")
      json.value(status.code)
      json.key("detail")
      json.value(detail)
    }
    return ByteBuffer(bytes: json.bytes)
  }
}

extension HTTPField.Name {
  /// Carries a problem's detail to whoever makes a page of it; never sent.
  static let problemDetail = HTTPField.Name("X-Problem-Detail") ?? .server
}
