#if canImport(CLibSSL)
  import NIOCore

  /// Encrypts a connection, next to its socket. How long the other side may take with the handshake is
  /// bounded with its headers.
  final class TLSHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let session: TLSSession

    init(_ session: TLSSession) { self.session = session }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = unwrapInboundIn(data)
      var plain: [ByteBuffer] = []
      let end = bytes.withUnsafeReadableBytes { bytes in
        session.receive(bytes) { plain.append(context.channel.allocator.buffer(bytes: $0)) }
      }
      if let outgoing = session.takeOutgoing(context.channel.allocator) {
        context.writeAndFlush(wrapOutboundOut(outgoing), promise: nil)
      }
      for bytes in plain { context.fireChannelRead(wrapInboundOut(bytes)) }
      if end != nil { context.close(promise: nil) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      let bytes = unwrapOutboundIn(data)
      guard bytes.withUnsafeReadableBytes(session.send) else {
        promise?.fail(ChannelError.ioOnClosedChannel)
        return
      }
      let outgoing = session.takeOutgoing(context.channel.allocator) ?? ByteBuffer()
      context.write(wrapOutboundOut(outgoing), promise: promise)
    }

    func close(
      context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
    ) {
      if mode != .input {
        session.finish()
        if let outgoing = session.takeOutgoing(context.channel.allocator) {
          context.writeAndFlush(wrapOutboundOut(outgoing), promise: nil)
        }
      }
      context.close(mode: mode, promise: promise)
    }
  }
#endif
