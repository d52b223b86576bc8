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
    response(to: request)
  }

  /// A page where a browser wants to show one, else the document.
  func response(to request: Request) -> Response {
    guard ProblemPage.isWanted(by: request) else { return response }
    var headers = headers
    headers[.contentType] = "text/html; charset=utf-8"
    return Response(
      status: status, headers: headers,
      body: .init(byteBuffer: ByteBuffer(string: ProblemPage.html(self))))
  }

  /// The document.
  var response: Response {
    var headers = headers
    headers[.contentType] = Self.mediaType
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
