import CirclesExtraction
import Testing

@Suite("What fills somebody's days")
struct PassionTests {
  @Test(
    "what somebody cannot do without is an interest",
    arguments: [
      ("Crown green bowls is her only vice.", "crown green bowls"),
      ("Upholstery is the new obsession, she says.", "upholstery"),
      ("Fell running is cheaper than therapy.", "fell running"),
      ("Knitting keeps her sane.", "knitting"),
      ("Open water swimming is what keeps her going.", "open water swimming"),
      ("She's rallying mad.", "rallying"),
      ("She's cricket daft.", "cricket"),
      ("She's mustard keen on curling.", "curling"),
      ("She is evangelical about kombucha.", "kombucha"),
      ("She lives and breathes opera.", "opera"),
    ])
  func passion(text: String, interest: String) {
    #expect(Sample.voice(text).interestTexts == [interest])
  }

  @Test(
    "what she breeds, rescues, photographs or makes in the shed is an interest",
    arguments: [
      ("She breeds border terriers.", "breeding border terriers"),
      ("She propagates hellebores.", "propagating hellebores"),
      ("She rescues greyhounds.", "rescuing greyhounds"),
      ("She photographs lighthouses.", "photographing lighthouses"),
      ("She's building a catamaran in the garage.", "building catamaran"),
      ("She does the Crosaire daily.", "crosaire"),
      ("She kitesurfs every chance she gets.", "kitesurfing"),
      ("She devours Agatha Christie.", "agatha christie"),
      ("She has forty varieties of dahlia.", "dahlias"),
      ("Just passed her grade 5 piano.", "piano"),
      ("She plays the concertina, which she has been learning all winter.", "concertina"),
    ])
  func practice(text: String, interest: String) {
    #expect(Sample.voice(text).interestTexts == [interest])
  }

  @Test(
    "chores, rage and what others keep are none",
    arguments: [
      "She does the dishes daily.", "She does the school run every morning.",
      "She is hopping mad.", "She built a new life in Leeds.", "The dog keeps her busy.",
      "The job is her only hope.", "She has no patience for golf.",
    ])
  func none(text: String) { #expect(Sample.voice(text).interests.isEmpty) }
}
