/// What each piece of evidence weighs, in log-odds (natural logarithm).
///
/// Set from general knowledge and then fitted with `tools/calibrate.py`; `Calibration` says how.
struct Weights: Sendable {
  private var values: [Double]

  static let standard = Weights(WeightTable.values)

  init(_ table: [(Feature, Double)]) {
    values = [Double](repeating: 0, count: Feature.allCases.count)
    for (feature, value) in table { values[feature.rawValue] = value }
  }

  @inline(__always) subscript(raw raw: Int) -> Double { values[raw] }

  @inline(__always) subscript(feature: Feature) -> Double { values[feature.rawValue] }
}
