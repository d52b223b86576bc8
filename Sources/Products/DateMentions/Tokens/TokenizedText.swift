/// A text cut into words once, for all that is asked of it.
package struct TokenizedText: Sendable {
  /// The text.
  package let text: String
  let tokens: [Token]

  /// Cuts a text.
  package init(_ text: String) {
    self.text = text
    tokens = Tokenizer.tokens(of: text)
  }
}
