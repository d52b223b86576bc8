import HTTPTypes
import Hummingbird

/// A problem as a page, for somebody who follows a link or sends a form.
enum ProblemPage {
  /// Whether a browser asks, for a page.
  static func isWanted(by request: Request) -> Bool {
    !isProgram(request) && request.headers[.accept]?.contains("text/html") == true
  }

  /// The page.
  static func html(_ problem: Problem) -> String {
    let status = problem.status
    let title = status == .unprocessableContent ? "This cannot be done" : status.reasonPhrase
    let words =
      advice(status)
      ?? HTML(problem.detail).markup + "</p><p>Go back to try again."
    return """
      <!doctype html><html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" \
      content="width=device-width"><title>\(title)</title></head> \
      <body><main><h1>\(title)</h1><p>\(words)</p>\
      <p><a href="/">Today</a></p></main></body></html>
      """
  }

  private static func isProgram(_ request: Request) -> Bool {
    let path = request.uri.path
    // The one form that is sent there.
    if path == FileUpload.path { return false }
    return path == "/api" || path.hasPrefix("/api/") || path == "/mcp"
  }

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
