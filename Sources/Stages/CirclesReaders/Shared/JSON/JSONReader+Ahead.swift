extension JSONReader {
  /// Reads the members behind the value that comes next, to the end of their object, and stays where it
  /// is: exports may say whose messages those were only behind them. `take` answers whether it has read
  /// a member's value. What is wrong there is told when it is reached.
  func readAhead(_ take: (String, inout JSONReader) throws(ThreadParserError) -> Bool) {
    var ahead = self
    do throws(ThreadParserError) {
      try ahead.skip()
      while let key = try ahead.nextKey() {
        if try !take(key, &ahead) { try ahead.skip() }
      }
    } catch {
      return
    }
  }
}
