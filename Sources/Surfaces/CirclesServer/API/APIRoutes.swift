import CirclesModel
import Hummingbird

/// What programs ask and change: everything below `/api`.
struct APIRoutes {
  let site: PageSite
  let version: String
  /// What needs more than the notebook: settings, files, events.
  let others: [APIOperation]

  /// Every request; each is described in the document that comes with them.
  var operations: [APIOperation] {
    let all =
      ContactRoutes.operations + NoteRoutes.operations + QueryRoutes.operations
      + PhoneRoutes.operations + GiftRoutes.operations + RunRoutes.operations + others
      + [CalendarFeed.operation]
    let document = { [version] (own: APIOperation) in
      OpenAPIDocument.json(all + [own], version: version)
    }
    var itself = APIOperation(
      method: .get, path: "/openapi.json", summary: "This document",
      answer: .answer(APIMember("openapi", .text), APIMember("paths", .answer()))
    ) { _ in throw Problem(.notFound, "There is no document.") }
    let bytes = document(itself)
    itself.handler = { _ in APIResponse.json(bytes) }
    return all + [itself]
  }

  func add(to api: RouterGroup<ServerContext>) {
    for operation in operations { operation.add(to: api, site) }
  }
}

/// The document that describes the API.
enum OpenAPIDocument {
  static func json(_ operations: [APIOperation], version: String) -> [UInt8] {
    var json = JSONWriter(capacity: 1 << 16)
    json.object { json in
      json.key("openapi")
      json.value("3.1.0")
      json.key("info")
      json.object { json in
        json.key("title")
        json.value("circles-import")
        json.key("version")
        json.value(version.isEmpty ? "0" : version)
        json.key("description")
        json.value(
          "The notebook of people on this machine. Lists come in pages: next is the cursor.")
      }
      json.key("servers")
      json.array(["/api"]) { json, path in
        json.object { json in
          json.key("url")
          json.value(path)
        }
      }
      json.key("security")
      json.array(["token"]) { json, name in
        json.object { json in
          json.key(dynamic: name)
          json.array([String]()) { $0.value($1) }
        }
      }
      json.key("components")
      json.object { json in
        json.key("securitySchemes")
        json.object { json in
          json.key("token")
          json.object { json in
            json.key("type")
            json.value("http")
            json.key("scheme")
            json.value("bearer")
          }
        }
      }
      json.key("paths")
      json.object { write(operations, to: &$0) }
    }
    return json.bytes
  }

  private static func write(_ operations: [APIOperation], to json: inout JSONWriter) {
    var paths: [String] = []
    for operation in operations where !paths.contains(operation.path) {
      paths.append(operation.path)
    }
    for path in paths {
      json.key(dynamic: path)
      json.object { json in
        for operation in operations where operation.path == path {
          json.key(dynamic: operation.method.rawValue.lowercased())
          operation.write(to: &json)
        }
      }
    }
  }
}
