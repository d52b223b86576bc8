/// The elements that the pages use.
enum Tag: String {
  case a, article, aside, bdi, blockquote, body, button, circle, dd, details, div, dl, dt, em
  case fieldset, figcaption, figure, footer, form, g, h1, h2, h3, head, header, html, kbd, label
  case legend, li, line, main, mark, meter, nav, ol, option, output, p, progress, rect, script
  case search, section, select, small, span, strong, summary, svg, table, tbody, td, text, textarea
  case th, thead, time, title, tr, ul
}

/// The elements without content.
enum VoidTag: String {
  case br, hr, input, link, meta
}

/// An element.
func tag(
  _ tag: Tag, _ attributes: Attribute?..., @HTMLBuilder content: () throws -> HTML
) rethrows -> HTML {
  .element(tag, attributes, try content())
}

/// An element with text alone, or with nothing.
func tag(_ tag: Tag, _ attributes: Attribute?..., text: String = "") -> HTML {
  .element(tag, attributes, HTML(text))
}

/// An element that has no content.
func tag(_ tag: VoidTag, _ attributes: Attribute?...) -> HTML { .element(tag, attributes) }
