import Testing

/// Drives the built program as a black box through the faults F1 to F26, by which each
/// test is named: one after another, since they measure time.
///
/// What takes long, and what needs a mount, runs with `make test-faults` alone.
@Suite(.serialized) enum Faults {}
