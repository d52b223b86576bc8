/// The curve of `Calibration`.
enum CalibrationTable {
  static let points: [(share: Double, confidence: Double)] = [(0, 0), (1, 1)]
}
