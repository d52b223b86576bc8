import HTTPTypes
import Hummingbird
import NIOCore

/// A problem as a page, for somebody who follows a link.
enum ProblemPage {
  /// Puts a page in the place of a problem document where a browser wants to show one.
  static func replace(_ response: inout Response, for request: Request) {
    guard response.headers[.contentType] == Problem.mediaType, !isProgram(request),
      request.headers[.accept]?.contains("text/html") == true
    else { return }
    let status = response.status
    let html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" \
      content="width=device-width"><title>\(status.reasonPhrase)</title></head> \
      <body><main><h1>\(status.reasonPhrase)</h1><p>\(advice(status))</p>\
      <p><a href="/">Today</a></p></main></body></html>
      """
    response.headers[.contentType] = "text/html; charset=utf-8"
    response.body = .init(byteBuffer: ByteBuffer(string: html))
  }

  private static func isProgram(_ request: Request) -> Bool {
    let path = request.uri.path
    return path == "/api" || path.hasPrefix("/api/") || path == "/mcp"
  }

  private static func advice(_ status: HTTPResponse.Status) -> String {
    switch status {
    case .unauthorized:
      "Open the address that <code>circles-import serve</code> printed. It works once; if you have "
        + "opened it in this browser already, reload this page."
    case .notFound: "There is nothing at this address."
    case .misdirectedRequest: "This server does not use that name."
    case .serviceUnavailable: "The notebook is in use. Try again in a moment."
    case .forbidden: "Pages of other sites may not change anything here."
    default: "Go back and try again."
    }
  }
}
