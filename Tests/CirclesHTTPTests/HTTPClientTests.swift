import CirclesHTTP
import Foundation
import Testing

/// Answers what the test says, one after the other, and remembers what was asked.
final class ToldTransport: HTTPTransport, @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [HTTPExchange]
  private var requests: [HTTPRequest] = []
  private var signedIn: [Bool] = []

  init(_ answers: [HTTPExchange]) { self.answers = answers }

  var asked: [HTTPRequest] { lock.withLock { requests } }
  var usedDigest: [Bool] { lock.withLock { signedIn } }

  func exchange(
    _ request: HTTPRequest, _ credentials: HTTPCredentials?, usesDigest: Bool, _ limits: HTTPLimits
  ) async -> HTTPExchange {
    lock.withLock {
      requests.append(request)
      signedIn.append(usesDigest)
      return answers.isEmpty ? answer(200, request.url) : answers.removeFirst()
    }
  }
}

/// The pauses that were made.
final class Pauses: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: [Double] = []
  var all: [Double] { lock.withLock { seconds } }
  func add(_ pause: Double) { lock.withLock { seconds.append(pause) } }
}

private func traffic() -> HTTPTraffic {
  var traffic = HTTPTraffic()
  traffic.requests = 1
  traffic.bytes = 10
  return traffic
}

func answer(_ status: Int, _ url: URL, _ headers: [String: String] = [:]) -> HTTPExchange {
  HTTPExchange(.success(HTTPResponse(status, headers: headers, url: url)), traffic: traffic())
}

/// What the client does with answers: it waits, asks again, follows, or gives up.
@Suite struct HTTPClientTests {
  private let url: URL
  private let pauses = Pauses()

  init() throws { url = try #require(URL(string: "https://dav.example.com/a/")) }

  private func send(
    _ answers: [HTTPExchange], by method: String = "PROPFIND", signedIn: Bool = false
  ) async -> (Result<HTTPResponse, HTTPClientError>, ToldTransport, HTTPClient) {
    let transport = ToldTransport(answers)
    let pauses = pauses
    let client = HTTPClient(
      signedIn ? HTTPCredentials(user: "robin", password: "x") : nil, transport: transport
    ) { pauses.add($0) }
    do throws(HTTPClientError) {
      return (.success(try await client.send(HTTPRequest(method, url))), transport, client)
    } catch {
      return (.failure(error), transport, client)
    }
  }

  @Test("A short Retry-After is waited out, and every attempt is counted")
  func waits() async throws {
    let (result, _, client) = await send([
      answer(503, url, ["retry-after": "7"]), answer(429, url, ["retry-after": "2"]),
    ])
    #expect(try result.get().status == 200)
    #expect(pauses.all == [7, 2])
    #expect(client.traffic.requests == 3)
    #expect(client.traffic.bytes == 30)
  }

  @Test("A long Retry-After is not waited for")
  func givesUp() async {
    let (result, transport, _) = await send([answer(429, url, ["retry-after": "31"])])
    #expect(result == .failure(.busy(host: "dav.example.com", seconds: 31)))
    #expect(transport.asked.count == 1)
    #expect(HTTPClientError.busy(host: "", seconds: 31).exitCode == 75)
  }

  @Test("A server that fails is asked again, with pauses that grow; then that is all")
  func backsOff() async {
    let (result, transport, _) = await send((0..<9).map { _ in answer(502, url) })
    #expect(result == .failure(.status(host: "dav.example.com", 502)))
    #expect(transport.asked.count == 4)
    let all = pauses.all
    #expect(all.count == 3 && all[0] < all[1] && all[1] < all[2])
  }

  @Test("What is not safe to be sent twice is not sent twice")
  func once() async {
    let broken = HTTPExchange(
      .failure(.broken(host: "", "it ends too early")), mayPass: true, traffic: traffic())
    let (result, transport, _) = await send([broken], by: "PUT")
    #expect(result == .failure(.broken(host: "", "it ends too early")))
    #expect(transport.asked.count == 1)
    let (again, second, _) = await send([broken])
    #expect((try? again.get())?.status == 200)
    #expect(second.asked.count == 2)
  }

  @Test(
    "A redirect to another server, port or scheme is refused",
    arguments: [
      "https://other.example.com/a/", "http://dav.example.com/a/", "https://dav.example.com:444/",
      "ftp://dav.example.com/", "//evil.example.net/", "",
    ])
  func redirects(place: String) async {
    let (result, transport, _) = await send(
      [answer(301, url, place.isEmpty ? [:] : ["location": place])])
    #expect(result == .failure(.redirect(host: "dav.example.com")))
    #expect(transport.asked.count == 1)
  }

  @Test("A redirect within the server is followed with the same method, five times at most")
  func follows() async throws {
    let (result, transport, _) = await send([
      answer(301, url, ["location": "/b/"]),
      answer(307, url, ["location": "https://DAV.example.com:443/c/"]),
    ])
    #expect(try result.get().status == 200)
    #expect(transport.asked.map(\.method) == ["PROPFIND", "PROPFIND", "PROPFIND"])
    #expect(transport.asked.last?.url.path() == "/c/")
    let round = (0..<9).map { _ in answer(302, url, ["location": "/a/"]) }
    let (failed, many, _) = await send(round)
    #expect(failed == .failure(.redirect(host: "dav.example.com")))
    #expect(many.asked.count == 6)
  }

  @Test("Another way to sign in is tried once")
  func digest() async {
    let wanted = answer(401, url, ["www-authenticate": "Digest realm=\"x\""])
    let (result, transport, _) = await send([wanted, wanted, wanted], signedIn: true)
    #expect(result == .failure(.refused(host: "dav.example.com", status: 401)))
    #expect(transport.usedDigest == [false, true])
  }
}
