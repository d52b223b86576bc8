import CirclesModel
import HTTPTypes
import Hummingbird
import NIOCore

/// A file that pages load. It is part of the program, so that there is nothing to install.
struct PageAsset: Sendable {
  let name: String
  let mediaType: String
  let text: String
  /// A strong tag of its content.
  let tag: String

  init(_ name: String, _ mediaType: String, _ text: String) {
    self.name = name
    self.mediaType = mediaType
    self.text = text
    let digest = RecordDigest(of: text.utf8, seed: "page")
    tag = "\"\(String(UInt64(digest.high), radix: 36))\""
  }

  static let style = PageAsset("page.css", "text/css; charset=utf-8", PageStyle.text)
  static let script = PageAsset("page.js", "text/javascript; charset=utf-8", PageScript.text)
  static let icon = PageAsset("icon.svg", "image/svg+xml", PageIcon.text)
  static let all = [style, script, icon]

  /// Where it lies.
  var path: PagePath { PagePath(name) }

  /// The file, or that the browser has it.
  func response(to request: Request) -> Response {
    if request.headers[.ifNoneMatch] == tag {
      return Response(status: .notModified, headers: [.eTag: tag])
    }
    return Response(
      status: .ok,
      headers: [.contentType: mediaType, .eTag: tag, .cacheControl: "private, no-cache"],
      body: .init(byteBuffer: ByteBuffer(string: text)))
  }
}

/// The mark in the browser's tab.
enum PageIcon {
  static let text = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="12" cy="13" r="8" \
    fill="none" stroke="#2f6f5e" stroke-width="3"/><circle cx="20" cy="19" r="8" fill="none" \
    stroke="#d08a2e" stroke-width="3"/></svg>
    """
}
