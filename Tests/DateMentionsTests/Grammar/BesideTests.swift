import DateMentions
import Testing

/// The same figures or words with and without the company that makes them dates.
@Suite("What stands beside decides")
struct BesideTests {
  @Test(
    "A fraction is no date, the same figures elsewhere are",
    arguments: [
      ("1/2 cup", 0), ("1/2 of it", 0), ("due 1/2", 1), ("2 3/4 inches", 0), ("on 3/4", 1),
      ("24/7", 0), ("3/24", 1), ("50/50", 0), ("5/50", 0),
    ])
  func fractions(_ text: String, _ count: Int) {
    #expect(mentions(text).count == count)
  }

  @Test(
    "A number after a thing is its number, after a month its day",
    arguments: [
      ("room 12", 0), ("June 12", 1), ("flight 9/13", 0), ("leaves 9/13", 1), ("chapter 5", 0),
      ("version 3.4.2024", 0), ("3.4.2024", 1), ("apt. 5", 0), ("Sept. 5", 1),
    ])
  func numbered(_ text: String, _ count: Int) {
    #expect(mentions(text).count == count)
  }

  @Test(
    "A count of things is no time",
    arguments: [
      ("at 5 people", 0), ("at 5", 1), ("at 3 percent", 0), ("at 3", 1), ("at 10 kids", 0),
      ("3 pm", 1), ("3 points", 0),
    ])
  func counts(_ text: String, _ count: Int) {
    #expect(mentions(text).count == count)
  }

  @Test(
    "A year needs something that leads to it",
    arguments: [
      ("1984", 1), ("in 1984", 1), ("read 1984 twice", 0), ("lives at 1905 Maple Street", 0),
      ("since 1999", 1), ("2000 people", 0), ("(2019)", 1), ("paid 1500", 0), ("of 2024", 1),
    ])
  func years(_ text: String, _ count: Int) {
    #expect(mentions(text).count == count)
  }

  @Test(
    "A weekday that is also a word needs company",
    arguments: [
      ("he sat there", 0), ("on sat", 1), ("sat, 5pm", 1), ("the sun", 0), ("sun 5pm", 1),
      ("they wed in Rome", 0), ("wed at 5", 1), ("next sun", 1), ("we sat down", 0),
    ])
  func weekdays(_ text: String, _ count: Int) {
    #expect(mentions(text).count == count)
  }

  @Test(
    "Glued letters make other things of figures",
    arguments: [
      ("B12", 0), ("4k", 0), ("mp3", 0), ("3rd", 0), ("the 3rd", 1), ("7pm", 1), ("7px", 0),
      ("Dec31", 1), ("Rec31", 0), ("10x", 0), ("5kg", 0), ("H1N1", 0),
    ])
  func glued(_ text: String, _ count: Int) {
    #expect(mentions(text).count == count)
  }
}
