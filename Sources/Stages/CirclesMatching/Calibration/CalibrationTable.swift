/// The curve of `Calibration`.
///
/// Provenance: the reliability of the cross-validated shares of `WeightTable`'s notes, where what was
/// said at 0.86 was right in 15 of 15 and at 0.99 in 230 of 232, taken down a little above a half:
/// the rules were written while looking at those notes, and do less well on others.
enum CalibrationTable {
  static let points: [(share: Double, confidence: Double)] = [
    (0, 0), (0.3, 0.2), (0.5, 0.4), (0.6, 0.5), (0.75, 0.68), (0.85, 0.8), (0.9, 0.85),
    (0.95, 0.92), (0.98, 0.96), (0.995, 0.98), (1, 0.995),
  ]
}
