import Hummingbird

/// What is known of a request beside its bytes.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Who asks; nil only where an address has a key of its own.
  var access: Access?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
  }

  /// Over 1 MB is refused; files have a bound of their own.
  var maxUploadSize: Int { BodyLimit.usual }
}
