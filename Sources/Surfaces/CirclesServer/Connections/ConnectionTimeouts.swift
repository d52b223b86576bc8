import HTTPTypes
import NIOCore
import NIOHTTP1

/// Closes a connection whose other side keeps the server waiting: headers or bodies that come byte by
/// byte, answers that nobody takes, silence. Sits behind the decoder of HTTP/1.1.
final class ConnectionTimeouts: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let patience: ServerTimeouts
  /// Requests whose answers are not written yet.
  private var unanswered = 0
  /// Whether the body of a request is still to come.
  private var isBodyOpen = false
  /// Whether the connection ends with the request that is still being read.
  private var closesAfterBody = false
  private var waitsForHeaders: Scheduled<Void>?
  private var watchesBody: Scheduled<Void>?
  private var watchesAnswer: Scheduled<Void>?
  private var lingers: Scheduled<Void>?
  /// Whether what could not be read began with a method that HTTP does not know.
  private var hasUnknownMethod = false
  /// What came of the body since it was last looked at.
  private var bodyBytes = 0
  /// Whether the server is ready for more; else it is the server that is slow.
  private var isReading = false

  init(_ patience: ServerTimeouts) { self.patience = patience }

  func handlerAdded(context: ChannelHandlerContext) {
    waitsForHeaders = closing(context, after: patience.headers)
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancelAll() }

  func channelInactive(context: ChannelHandlerContext) {
    cancelAll()
    context.fireChannelInactive()
  }

  // MARK: Requests

  func read(context: ChannelHandlerContext) {
    // Once begun it looks on by itself: a byte now and then must not begin the time anew.
    if !isReading, isBodyOpen, watchesBody == nil { watchBody(context) }
    isReading = true
    context.read()
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    context.fireChannelReadComplete()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var data = data
    switch unwrapInboundIn(data) {
    case .head(var head):
      // A target that names a host counts for more than the Host field (RFC 9112, 3.2.2), and only
      // proxies get one: no name is allowed then.
      if !head.uri.hasPrefix("/") {
        head.headers.replaceOrAdd(name: "host", value: "invalid")
        head.uri = "/"
        data = wrapInboundOut(.head(head))
      }
      waitsForHeaders?.cancel()
      unanswered += 1
      isBodyOpen = true
      bodyBytes = 0
      watchesBody?.cancel()
      watchesBody = nil
      if head.headers[canonicalForm: "expect"].contains("100-continue"), unanswered == 1 {
        expectBody(head, context)
      }
    case .body(let bytes):
      bodyBytes += bytes.readableBytes
    case .end:
      isBodyOpen = false
      watchesBody?.cancel()
      watchesBody = nil
      if closesAfterBody { context.close(promise: nil) }
    }
    context.fireChannelRead(data)
  }

  /// The client asks before it sends a long body: one that says its length may be sent if it is not too
  /// long for any address; what the address thinks of it stands in the answer.
  private func expectBody(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let length = head.headers.first(name: "content-length").flatMap(Int.init) ?? 0
    guard length <= BodyLimit.files + BodyLimit.usual else { return }
    let go = HTTPResponseHead(version: head.version, status: .continue)
    context.writeAndFlush(wrapOutboundOut(.head(go)), promise: nil)
  }

  /// Looks after a while whether enough of the body came.
  private func watchBody(_ context: ChannelHandlerContext) {
    watchesBody?.cancel()
    bodyBytes = 0
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    watchesBody = context.eventLoop.scheduleTask(in: patience.body) {
      let (pace, context) = bound.value
      guard pace.isBodyOpen else { return }
      if pace.isReading, pace.bodyBytes < pace.patience.bodyBytes {
        context.close(promise: nil)
      } else {
        pace.watchBody(context)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    hasUnknownMethod = error as? HTTPParserError == .invalidMethod
    context.fireErrorCaught(error)
  }

  // MARK: Answers

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      if !head.headers.contains(name: "content-security-policy") {
        return unreadable(context, promise)
      }
      // The rest of a body that nobody wants is not waited for.
      if isBodyOpen {
        closesAfterBody = true
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      context.write(data, promise: promise)
      answered(context)
    }
  }

  private func answered(_ context: ChannelHandlerContext) {
    unanswered -= 1
    guard isBodyOpen else {
      if closesAfterBody { return closeAfterFlush(context) }
      if unanswered <= 0 { waitsForHeaders = closing(context, after: patience.idle) }
      return
    }
    // Closed at once the connection would be reset, and the answer lost.
    lingers = closing(context, after: patience.lingering)
  }

  private func closeAfterFlush(_ context: ChannelHandlerContext) {
    context.flush()
    context.close(promise: nil)
  }

  /// Bytes that are no HTTP: the channel answers with nothing but a status. The decoder drops the
  /// address beside a method that it does not know, so `Allow` names those of all addresses.
  private func unreadable(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
    let problem =
      hasUnknownMethod
      ? Problem(.methodNotAllowed, "No address supports this method.")
      : Problem(.badRequest, "This is not a request, or its headers are too long.")
    let body = problem.json
    var headers = HTTPHeaders(ResponseHeaders.plain)
    if hasUnknownMethod { headers.add(name: "allow", value: "DELETE, GET, HEAD, PATCH, POST") }
    headers.add(name: "content-type", value: Problem.mediaType)
    headers.add(name: "content-length", value: String(body.readableBytes))
    headers.add(name: "connection", value: "close")
    let status = HTTPResponseStatus(statusCode: problem.status.code)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    watchesAnswer?.cancel()
    watchesAnswer =
      context.channel.isWritable ? nil : closing(context, after: patience.answer)
    context.fireChannelWritabilityChanged()
  }

  // MARK: Times

  private func closing(_ context: ChannelHandlerContext, after time: TimeAmount) -> Scheduled<Void>
  {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    return context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }

  private func cancelAll() {
    for task in [waitsForHeaders, watchesBody, watchesAnswer, lingers] { task?.cancel() }
  }
}
