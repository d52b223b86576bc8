/// Makes of a share of probability a confidence that keeps its word: of the decisions at 0.9, nine
/// in ten are right.
struct Calibration: Sendable {
  /// Points of the curve, ascending in both; straight between them.
  let points: [(share: Double, confidence: Double)]

  static let standard = Calibration(points: CalibrationTable.points)

  /// The confidence of a share.
  func confidence(_ share: Double) -> Double {
    guard let first = points.first, let last = points.last else { return share }
    if share <= first.share { return first.confidence }
    for (left, right) in zip(points, points.dropFirst()) where share <= right.share {
      let width = right.share - left.share
      let part = width > 0 ? (share - left.share) / width : 1
      return left.confidence + part * (right.confidence - left.confidence)
    }
    return last.confidence
  }
}
