import Testing

@testable import CirclesMatching

@Suite struct CalibrationTests {
  @Test("The curve rises, from 0 to 1, straight between its points")
  func curve() {
    let curve = Calibration(points: [(0, 0), (0.5, 0.2), (1, 0.9)])
    #expect(curve.confidence(-1) == 0)
    #expect(abs(curve.confidence(0.25) - 0.1) < 1e-12)
    #expect(abs(curve.confidence(0.75) - 0.55) < 1e-12)
    #expect(curve.confidence(2) == 0.9)
    #expect(Calibration(points: []).confidence(0.4) == 0.4)
  }

  @Test("The curve in use never falls and stays within 0 and 1")
  func standard() {
    let shares = (0...100).map { Double($0) / 100 }
    let confidences = shares.map(Calibration.standard.confidence)
    #expect(confidences == confidences.sorted())
    #expect(confidences.allSatisfy { (0...1).contains($0) })
  }

  @Test("Every piece of evidence has a weight")
  func weights() {
    for feature in Feature.allCases {
      #expect(WeightTable.values.filter { $0.0 == feature }.count == 1, "\(feature)")
    }
  }

  @Test("What speaks against somebody weighs against them")
  func signs() {
    for feature in [Feature.strangeSurname, .pronounAgainst, .passing, .modifier, .unlikelyPartner]
    {
      #expect(Weights.standard[feature] < 0)
    }
  }

  @Test("Exponential and logarithm need no Foundation")
  func functions() {
    #expect(abs(Exponential.of(1) - 2.718_281_828) < 1e-4)
    #expect(abs(Exponential.of(-5) - 0.006_737_947) < 1e-6)
    #expect(Exponential.of(-1000) == 0)
    #expect(Exponential.of(1000).isFinite)
    #expect(abs((10.0).logarithm - 2.302_585) < 1e-4)
    #expect((0.0).logarithm == 0)
  }
}
