/// Why a server gave no answer that could be used.
public enum HTTPClientError: Error, Hashable, Sendable {
  /// The address makes no sense, or must not be used: why, in a sentence.
  case address(String)
  /// The host cannot be found or reached, or does not answer in time: why, in a few words.
  case unreachable(host: String, String)
  /// The server cannot prove who it is.
  case certificate(host: String)
  /// The server sends us to a place where the password must not go.
  case redirect(host: String)
  /// More was sent than is taken.
  case tooLarge(host: String)
  /// The body ends too early, or is not what it should be: why, in a few words.
  case broken(host: String, String)
  /// The server does not accept who we are (401), or does not let us do this (403).
  case refused(host: String, status: Int)
  /// The server asks to be left alone for so many seconds.
  case busy(host: String, seconds: Int?)
  /// The server failed, or says that what we ask for is not there.
  case status(host: String, Int)

  /// The exit status of a program that gives up because of it (`sysexits.h`).
  public var exitCode: Int32 {
    switch self {
    case .address: 64
    case .refused: 77
    case .busy: 75
    default: 69
    }
  }
}

extension HTTPClientError: CustomStringConvertible {
  /// One sentence for a person; no path and no value of a card is in it.
  public var description: String {
    switch self {
    case .address(let why): why
    case .unreachable(let host, let why): "\(host) cannot be reached: \(why)"
    case .certificate(let host):
      "\(host) does not have a valid certificate; nothing was sent"
    case .redirect(let host):
      "\(host) redirects to another server, too often or to nowhere; not followed"
    case .tooLarge(let host): "\(host) sends more than the limit"
    case .broken(let host, let why): "the answer of \(host) cannot be used: \(why)"
    case .refused(let host, 401): "\(host) does not accept the user's name or password"
    case .refused(let host, let status): "\(host) does not allow this (\(status))"
    case .busy(let host, let seconds?):
      "\(host) asks to wait for \(seconds) seconds; try again later"
    case .busy(let host, nil): "\(host) is overloaded; try again later"
    case .status(let host, 404), .status(let host, 410):
      "the requested resource is not on \(host) (any more)"
    case .status(let host, let status): "\(host) answers with an error (\(status))"
    }
  }
}
