/// Fields of forms: each with its label.
enum Field {
  /// A line of text with its label above.
  static func line(
    _ label: String, name: String, _ value: String = "", id: String? = nil, type: String = "text",
    isRequired: Bool = false, autocomplete: String = "off", hint: String? = nil
  ) -> HTML {
    let id = id ?? "field-\(name)"
    return tag(.p, .class("field")) {
      tag(.label, .for(id), text: label)
      tag(
        .input, .id(id), .type(type), .name(name), .value(value), .anyScript,
        Attribute("autocomplete", autocomplete), .flag("required", if: isRequired),
        hint.map { Attribute("placeholder", $0) })
    }
  }

  /// Several lines of text.
  static func text(_ label: String, name: String, _ value: String, rows: Int = 6, id: String? = nil)
    -> HTML
  {
    let id = id ?? "field-\(name)"
    return tag(.p, .class("field")) {
      tag(.label, .for(id), text: label)
      // A line feed right behind the tag belongs to the markup, so one more is written.
      tag(.textarea, .id(id), .name(name), .anyScript, Attribute("rows", String(rows))) {
        "\n" + value
      }
    }
  }

  /// One of several.
  static func choice(
    _ label: String, name: String, _ options: [(value: String, text: String)], _ chosen: String,
    id: String? = nil
  ) -> HTML {
    let id = id ?? "field-\(name)"
    return tag(.p, .class("field")) {
      tag(.label, .for(id), text: label)
      tag(.select, .id(id), .name(name)) {
        for option in options {
          tag(
            .option, .value(option.value), .flag("selected", if: option.value == chosen),
            text: option.text)
        }
      }
    }
  }

  /// A value that is sent along unseen.
  static func hidden(_ name: String, _ value: String?) -> HTML {
    guard let value, !value.isEmpty else { return .none }
    return tag(.input, .type("hidden"), .name(name), .value(value))
  }
}

/// A form that changes something.
func posting(
  to path: PagePath, class name: String = "", @HTMLBuilder content: () throws -> HTML
) rethrows -> HTML {
  try tag(
    .form, Attribute("method", "post"), .action(path), name.isEmpty ? nil : .class(name),
    content: content)
}

/// A form that asks something.
func asking(
  at path: PagePath, live: String? = nil, label: String? = nil,
  @HTMLBuilder content: () throws -> HTML
) rethrows -> HTML {
  try tag(
    .form, Attribute("method", "get"), .action(path), .class("asking"),
    Attribute("role", "search"), label.map(Attribute.label),
    live.map { Attribute("data-live", $0) }, content: content)
}
