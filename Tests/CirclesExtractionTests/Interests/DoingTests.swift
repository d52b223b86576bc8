import CirclesExtraction
import Testing

@Suite("What somebody does, learns, makes and collects")
struct DoingTests {
  @Test(
    "learning names what is learned",
    arguments: [
      ("She's learning Finnish.", "finnish"),
      ("She is learning to sail.", "sailing"),
      ("Marta wants to learn how to juggle.", "juggling"),
      ("She's teaching herself the banjo.", "banjo"),
      ("She would love to learn glassblowing.", "glassblowing"),
      ("She's taking a pottery class.", "pottery"),
      ("She signed up for a mime workshop.", "mime"),
      ("She has piano lessons again.", "piano"),
      ("she took up lacrosse", "lacrosse"),
      ("She's picked up crochet.", "crocheting"),
      ("She's taken up soapstone carving lately.", "soapstone carving"),
      ("She started yoga.", "yoga"),
      ("She's back to rowing.", "rowing"),
      ("She has gone back to painting.", "painting"),
      ("She's training for a triathlon.", "triathlon"),
      ("She's training for the Lisbon marathon.", "lisbon marathon running"),
      ("She's practicing the oboe.", "oboe"),
      ("She's learning to whittle ducks.", "whittling"),
      ("She's dabbling in alchemy.", "alchemy"),
    ])
  func learning(text: String, interest: String) {
    #expect(Sample.voice(text).interestTexts == [interest])
  }

  @Test(
    "doing names what is done",
    arguments: [
      ("She does kickboxing.", "kickboxing"),
      ("She plays the viola.", "viola"),
      ("Marta plays bass in a cover band.", "bass"),
      ("She swims every morning.", "swimming"),
      ("She is in a gospel choir.", "gospel choir"),
      ("She's knitting.", "knitting"),
      ("She coaches softball.", "softball"),
      ("She teaches salsa on the side.", "salsa"),
      ("She joined a book club.", "book club"),
      ("She goes bouldering on Thursdays.", "bouldering"),
      ("she's running a half marathon in May", "running"),
      ("She bought herself a theremin.", "theremin"),
      ("She does sudoku every evening.", "sudoku"),
      ("She says she does cold plunges.", "cold plunges"),
      ("She's writing a novel.", "writing a novel"),
      ("She's building robots with solder everywhere.", "building robots"),
    ])
  func doing(text: String, interest: String) {
    #expect(Sample.voice(text).interestTexts.first == interest)
  }

  @Test(
    "a craft keeps its object",
    arguments: [
      ("She restores gramophones.", "restoring gramophones"),
      ("She's carving duck decoys.", "carving duck decoys"),
      ("She collects thimbles.", "collecting thimbles"),
      ("She brews mead.", "brewing mead"),
      ("She grows runner beans.", "growing runner beans"),
      ("She makes her own furniture polish.", "making furniture polish"),
      ("She's weaving willow baskets.", "weaving willow baskets"),
    ])
  func crafts(text: String, interest: String) {
    #expect(
      Sample.voice(text).interestTexts.contains(interest), "\(Sample.voice(text).interestTexts)")
  }

  @Test(
    "duties, outings and everyday doings are no interests",
    arguments: [
      "She's doing fine.", "She does the dishes.", "She's running late.", "She runs a bakery.",
      "She's making dinner.", "She's taking her time.", "She started a new job.",
      "She has to do her taxes.", "She's building a fence.", "She plays it safe.",
      "We had ramen.", "She bought a car.", "She's learning that patience helps.",
      "She's training the new hires.", "She's practicing law in Leeds.", "She is teaching now.",
    ])
  func everyday(text: String) {
    #expect(Sample.voice(text).interests.isEmpty, "\(Sample.voice(text).interestTexts)")
  }

  @Test("a class at school is no interest, a class that is taken is one")
  func classes() {
    #expect(Sample.voice("Her algebra class is loud.").interests.isEmpty)
    #expect(Sample.voice("She's taking an upholstery class.").interestTexts == ["upholstery"])
    #expect(Sample.voice("She is taking a kite class.").interestTexts == ["kite"])
  }

  @Test("a label gives what follows it")
  func labels() {
    #expect(
      Sample.manual("Marta. books: ghost stories, westerns").interestTexts
        == ["ghost stories", "westerns"])
    #expect(Sample.manual("Marta - hobbies: falconry").interestTexts == ["falconry"])
    #expect(Sample.manual("Marta - address: Chess Road").interests.isEmpty)
  }

  @Test("each interest is told once, with the place of its first mention")
  func once() {
    let text = "She loves chess. Chess is all she does, chess."
    let found = Sample.voice(text).interests
    #expect(found.map(\.text) == ["chess"])
    #expect(found.first.map { text.scalars($0.start, $0.end) } == "chess")
  }

  @Test("what goes by several names keeps the note's, and counts as one")
  func keys() {
    let found = Sample.voice("She loves birdwatching. Birding at dawn, she's such a birder.")
      .interests
    #expect(found.map(\.text) == ["birdwatching"])
    #expect(found.map(\.key) == ["birding"])
  }

  @Test(
    "what is bought to do it with tells of it",
    arguments: [
      ("She bought a kayak.", "kayaking"), ("She's been given a telescope.", "astronomy"),
      ("Marta got the cello.", "cello"), ("She built a kiln.", "pottery"),
    ])
  func equipment(text: String, interest: String) {
    #expect(Sample.voice(text).interestTexts == [interest])
  }

  @Test(
    "a race is run by a runner, a shop is not",
    arguments: [
      ("She's running the Harbour Half in June.", true), ("She's running a relay.", true),
      ("She's training for the Great Harbour Run.", true), ("She's running the shop.", false),
      ("She runs the council.", false),
    ])
  func races(text: String, isRunning: Bool) {
    #expect(
      Sample.voice(text).interestTexts.contains { $0.hasSuffix("running") } == isRunning)
  }
}
