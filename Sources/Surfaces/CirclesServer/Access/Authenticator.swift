import Synchronization

/// Who may come in: knows the token of the printed address, and the sessions made from it.
final class Authenticator: Sendable {
  private struct State {
    /// Digests of tokens in printed addresses that nobody has used yet.
    var tokens: Set<[UInt8]> = []
    /// Digests of the sessions' cookies.
    var sessions: Set<[UInt8]> = []
  }

  private let state = Mutex(State())

  /// A token for an address; it works once.
  func makeToken() -> Secret {
    let secret = Secret()
    state.withLock { _ = $0.tokens.insert(secret.digest) }
    return secret
  }

  /// Exchanges the token of an address for a session; nil where it is not (or no longer) one.
  func redeem(_ token: String) -> Secret? {
    let digest = Secret.digest(of: token)
    return state.withLock { state in
      guard state.tokens.remove(digest) != nil else { return nil }
      let session = Secret()
      state.sessions.insert(session.digest)
      return session
    }
  }

  /// Whether a cookie is that of a session.
  func knows(session: some StringProtocol) -> Bool {
    let digest = Secret.digest(of: session)
    return state.withLock { $0.sessions.contains(digest) }
  }
}
