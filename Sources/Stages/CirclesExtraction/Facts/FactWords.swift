/// Words that tell which circumstance a clause speaks of. A word may stand for several.
enum FactWords {
  static let table: [String: [FactKey]] = {
    var table: [String: [FactKey]] = [:]
    for (key, words) in lists {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[Token.stem(String(word)), default: []].append(key)
      }
    }
    return table
  }()

  private static let lists: [(FactKey, String)] = [
    (
      .job,
      """
      job work works working hired fired promoted promotion retires retiring retired retire boss
      office startup freelance manager engineer designer nurse lawyer partner career salary
      contract client clients consultant intern internship resigned unemployed shift apprenticeship
      director supervisor colleague employer remote
      """
    ),
    (
      .family,
      """
      pregnant baby married engaged fiance fiancee divorce divorced expecting twins wedding widow
      widowed separated adopted fostering grandmother grandfather newborn
      """
    ),
    (
      .travel,
      """
      flying trip travelling traveling travel vacation visiting flight cruise backpacking abroad
      airport sabbatical itinerary passport roadtrip honeymoon
      """
    ),
    (
      .health,
      """
      surgery allergic allergy cardiologist knee hip cancer chemo mri biopsy physio sober sick
      hospital diabetes diabetic asthma concussion fracture fractured sprained tendonitis arthritis
      migraine migraines flu covid pneumonia injury injured therapy rehab recovering recovery
      diagnosis diagnosed depression anxiety insomnia stroke operation crutches cast ankle shoulder
      dialysis epilepsy celiac coeliac prescription pacemaker hearing
      """
    ),
    (
      .home,
      """
      moving apartment house flat condo lease rent mortgage renovating renovation
      remodel landlord roommate cabin farm cottage neighborhood basement kitchen
      """
    ),
    (
      .pets,
      """
      dog dogs puppy cat cats kitten kittens hamster rabbit rabbits parrot parrots hens chickens
      goldfish tortoise turtle lizard gecko snake ferret guinea pony goat goats sheep ducks greyhound
      terrier poodle labrador spaniel collie beagle corgi dachshund retriever
      """
    ),
    (
      .diet,
      """
      vegetarian vegan pescatarian gluten dairy lactose celiac coeliac halal kosher keto paleo
      shellfish peanuts nuts soy sugar caffeine carbs meat
      """
    ),
    (.gift, "gift gifts present presents voucher"),
    (
      .school,
      """
      school college university phd thesis dissertation exam exams semester graduate
      graduates graduating graduated graduation homework tuition scholarship kindergarten bootcamp
      diploma
      """
    ),
  ]
}
