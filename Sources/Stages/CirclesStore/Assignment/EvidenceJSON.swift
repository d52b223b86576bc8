package import CirclesModel

/// Evidence as JSON, and back.
package enum EvidenceJSON {
  static func text(_ evidence: [MatchEvidence]) -> String {
    var json = JSONWriter()
    json.array(evidence) { json, one in
      json.object { json in
        json.key("kind")
        json.value(one.kind)
        json.key("text")
        json.value(one.text)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  static func text(_ words: [String]) -> String {
    var json = JSONWriter()
    json.array(words) { $0.value($1) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  package static func evidence(_ text: String) -> [MatchEvidence] {
    (JSONValue(parsing: Array(text.utf8))?.elements ?? []).compactMap { value in
      guard let kind = value["kind"]?.text else { return nil }
      return MatchEvidence(kind: kind, text: value["text"]?.text ?? "")
    }
  }

  static func words(_ text: String) -> [String] {
    (JSONValue(parsing: Array(text.utf8))?.elements ?? []).compactMap(\.text)
  }
}
