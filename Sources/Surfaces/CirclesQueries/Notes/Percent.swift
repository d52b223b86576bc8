/// A probability for people.
public enum Percent {
  /// Whole hundredths, never said to be certain, nor to be nothing where it is something.
  public static func text(_ probability: Double) -> String {
    guard probability.isFinite, probability > 0 else { return "0 %" }
    if probability < 0.005 { return "under 1 %" }
    return "\(Int((min(probability, 0.99) * 100).rounded())) %"
  }
}
