import HTTPTypes
import Hummingbird
import NIOCore

/// A problem as a page, for somebody who follows a link.
enum ProblemPage {
  /// Puts a page in the place of a problem document where a browser wants to show one.
  static func replace(_ response: inout Response, for request: Request) {
    let detail = response.headers[.problemDetail]
    response.headers[.problemDetail] = nil
    guard response.headers[.contentType] == Problem.mediaType, !isProgram(request),
      request.headers[.accept]?.contains("text/html") == true
    else { return }
    let status = response.status
    let title = status == .unprocessableContent ? "This cannot be done" : status.reasonPhrase
    let why = detail.map { "<p>\(HTML($0).markup)</p>" } ?? ""
    let html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" \
      content="width=device-width"><title>\(title)</title></head> \
      <body><main><h1>\(title)</h1>\(advice(status).map { "<p>\($0)</p>" } ?? why + back)\
      <p><a href="/">Today</a></p></main></body></html>
      """
    response.headers[.contentType] = "text/html; charset=utf-8"
    response.body = .init(byteBuffer: ByteBuffer(string: html))
  }

  private static func isProgram(_ request: Request) -> Bool {
    let path = request.uri.path
    // The one form that is sent there.
    if path == FileUpload.path { return false }
    return path == "/api" || path.hasPrefix("/api/") || path == "/mcp"
  }

  private static let back = "<p>Go back to try again: what you wrote is still there.</p>"

  /// What helps whatever the reason was; nil where that tells more.
  private static func advice(_ status: HTTPResponse.Status) -> String? {
    switch status {
    case .unauthorized:
      "Open the address that <code>circles-import serve</code> printed. It works once; if you have "
        + "opened it in this browser already, reload this page."
    case .misdirectedRequest: "This server does not use that name."
    case .serviceUnavailable: "The notebook is in use. Try again in a moment."
    case .forbidden: "Pages of other sites may not change anything here."
    default: nil
    }
  }
}
