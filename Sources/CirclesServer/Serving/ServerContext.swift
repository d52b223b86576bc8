import Hummingbird

/// What is known of a request beside its bytes.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
  }

  /// Over 1 MB is refused; files have a bound of their own.
  var maxUploadSize: Int { 1 << 20 }
}
