import CirclesModel
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// Ideas for presents, and the interests that people share.
enum GiftRoutes {
  static let operations = [forPhone, gifts, interests, brief]

  private static let idea = APISchema.answer(
    APIMember("name", .text), APIMember("description", .text), APIMember("priceRange", .text),
    APIMember("reasoning", .text))

  private static let forPhone = APIOperation(
    method: .post, path: "/generate-gift-ideas",
    summary: "Gift ideas from what notes say; files nothing",
    body: .body(
      APIMember("contactId", .words), .optional("occasion", APISchema.text.orNull),
      .optional("priceRange", APISchema.text.orNull), .optional("userId", APISchema.text.orNull)),
    answer: .answer(APIMember("ideas", .list(idea)))
  ) { call in
    let request = try request(
      occasion: call.body["occasion"]?.text, price: call.body["priceRange"]?.text,
      .unprocessableContent)
    return try await call.site.desk.read { notebook in
      guard let person = try call.contact(in: "contactId", notebook) else {
        throw Problem(.unprocessableContent, "contactId is missing.")
      }
      let ideas = try notebook.giftAdvice(for: person.id, request).ideas
      return APIResponse.object { json in
        json.key("ideas")
        json.array(ideas) { $1.write(to: &$0) }
      }
    }
  }

  private static let gifts = APIOperation(
    method: .get, path: "/contacts/{id}/gifts", summary: "Gift ideas",
    query: [APIParameter("occasion"), APIParameter("price"), .cursor, .limit],
    answer: .page(of: idea)
  ) { call in
    let request = try request(
      occasion: call.asked("occasion"), price: call.asked("price"), .badRequest)
    let ideas = try await call.site.desk.read { notebook in
      try notebook.giftAdvice(for: try call.contact(notebook).id, request).ideas
    }
    return try call.page(of: ideas, "gifts", id: \.name) { idea in
      var json = JSONWriter(capacity: 512)
      idea.write(to: &json, isLine: true)
      return json.bytes
    }
  }

  private static let interests = APIOperation(
    method: .get, path: "/interests",
    summary: "Interests and the people who share them, most shared first",
    query: [APIParameter("q"), .cursor, .limit],
    answer: .page(of: .answer(APIMember("name", .text), APIMember("contacts", .list(.answer()))))
  ) { call in
    let words = call.asked("q") ?? ""
    let found = try await call.site.desk.read { try $0.sharedInterests(words) }
    return try call.page(of: found, "interests", id: \.name) { interest in
      var json = JSONWriter(capacity: 512)
      interest.write(to: &json)
      return json.bytes
    }
  }

  private static let line = APISchema.list(.answer(APIMember("text", .text)))

  private static let brief = APIOperation(
    method: .get, path: "/contacts/{id}/brief", summary: "What to know before a call",
    answer: .answer(
      APIMember("contact", .text), APIMember("since_last", line), APIMember("told_last", line),
      APIMember("ahead", line), APIMember("ask", line), APIMember("avoid", line),
      APIMember("gifts", line), APIMember("family", line))
  ) { call in
    let today = call.site.today
    return try await call.site.desk.read { notebook in
      let person = try call.contact(notebook)
      guard let brief = try notebook.brief(of: person.id, on: today) else {
        throw Problem(.notFound, "There is no such contact.")
      }
      return APIResponse.json(BriefLine.json(brief))
    }
  }

  private static func request(
    occasion: String?, price: String?, _ status: HTTPResponse.Status
  ) throws -> GiftRequest {
    var request = GiftRequest(occasion: occasion ?? "")
    if let price, !price.allSatisfy(\.isWhitespace) {
      guard let read = GiftPrice(text: price) else {
        throw Problem(status, "Write the price as 50-100, 50 or 50+.")
      }
      request.price = read
    }
    return request
  }
}
