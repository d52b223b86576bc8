import CirclesModel
import SourceDiagnostics

/// Reads a small JSON text as a tree, and keeps what is whole of one that is cut or broken.
struct JSONTree {
  /// What was read; of a broken text the part before the break.
  let value: JSONValue
  /// Where and why it broke off; nil where all was read.
  let problem: TranscriptProblem?

  /// Reads some bytes. Members of other names than `names` are passed over; nil for all.
  init(_ bytes: [UInt8], names: Set<String>? = nil) {
    var builder = Builder(
      json: JSONReader(PrefixInput(FileProbe(name: "", head: bytes))), names: names)
    value = builder.value()
    switch builder.stop {
    case .broken(let message, let line, let column):
      problem = TranscriptProblem(
        severity: .warning, code: "transcript.malformed",
        message: "the JSON is cut or broken here (\(message)); what comes before is kept",
        line: line, column: column)
    case .failed, nil: problem = nil
    }
  }

  private struct Builder {
    var json: JSONReader
    let names: Set<String>?
    var stop: ThreadParserError?

    mutating func value() -> JSONValue {
      do throws(ThreadParserError) {
        switch try json.peek() {
        case .object: return object()
        case .array: return array()
        case .string: return try json.string().map(JSONValue.string) ?? .null
        case .number: return try json.scalar().flatMap(Double.init).map(JSONValue.number) ?? .null
        case .boolean: return .bool(try json.flag())
        case .null:
          try json.skip()
          return .null
        case .end: throw json.broken("the file ends too early")
        }
      } catch {
        stop = error
        return .null
      }
    }

    private mutating func object() -> JSONValue {
      var members: [String: JSONValue] = [:]
      do throws(ThreadParserError) {
        guard try json.beginObject() else { return .null }
        while stop == nil, let name = try json.nextKey() {
          if names?.contains(name) == false {
            try json.skip()
          } else {
            members[name] = value()
          }
        }
      } catch {
        stop = error
      }
      return .object(members)
    }

    private mutating func array() -> JSONValue {
      var elements: [JSONValue] = []
      do throws(ThreadParserError) {
        guard try json.beginArray() else { return .null }
        while stop == nil, try json.nextElement() { elements.append(value()) }
      } catch {
        stop = error
      }
      return .array(elements)
    }
  }
}

extension JSONValue {
  /// A number, also one that is written as a string.
  var amount: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// A label: a text, or a whole number as text.
  var label: String? {
    if let text { return text }
    return integer.map(String.init)
  }
}
