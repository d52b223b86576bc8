import Testing

@testable import DateMentions
