import CirclesModel
import Hummingbird

/// What programs ask and change: everything below `/api`, but for what its own routes stand for.
struct APIRoutes {
  let site: PageSite
  let version: String

  /// Every request that is described.
  static let operations: [APIOperation] =
    [
      ContactRoutes.operations, NoteRoutes.operations, AskingRoutes.operations,
      PhoneRoutes.operations, GiftRoutes.operations, RunRoutes.operations,
    ].flatMap(\.self)

  func add(to api: RouterGroup<ServerContext>) {
    for operation in Self.operations { operation.add(to: api, site) }
    let document = OpenAPIDocument.json(Self.operations, version: version)
    api.get("openapi.json") { _, _ in APIAnswer.json(document) }
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
