/// Which words belong to which class.
enum WordClasses {
  static let table: [String: WordClass] = {
    var table: [String: WordClass] = [:]
    for (kind, words) in lists {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[String(word), default: []].insert(kind)
      }
    }
    return table
  }()

  private static let lists: [(WordClass, String)] = [
    (.determiner, "a an the this that these those some any another every each all more both"),
    (.possessive, "my your his her its our their whose"),
    (.pronoun, "i he she they we you u"),
    (
      .preposition,
      """
      at in on of for from with to by about into onto over under after before during until till til
      since through around near behind between against without within across along among beside
      besides beyond despite off out up down than per via w toward towards inside outside past as
      """
    ),
    (.conjunction, "and or but so nor yet plus then because cause cuz cos though although & +"),
    (.opener, "that which who when while where if because says said say told whether what how why"),
    (
      .auxiliary,
      """
      is are was were am be been being 's 're 'm 've 'd 'll has have had having do does did can could
      will would shall should may might must got gets get getting gotten going gonna
      """
    ),
    (
      .adverb,
      """
      really so just also still actually totally finally already recently suddenly apparently very
      super quite pretty literally absolutely completely always kinda sorta definitely basically
      obviously clearly truly seriously heavily deeply massively properly newly currently lately
      even ever um uh er hm well too only probably mostly mainly honestly secretly officially
      happily eagerly proudly obsessively quietly weirdly oddly somehow naturally way rather fairly
      simply kindly sadly luckily hopefully sure btw fyi lol haha omg yeah yes ok okay oh ah anyway
      """
    ),
    (.negator, "not n't never no nor neither without none nobody nothing hardly barely instead"),
    (
      .time,
      """
      today tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday
      mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs
      fri sat sun january february march april may june july august september october november
      december jan feb mar apr jun jul aug sep sept oct nov dec day days week weeks weekend weekends
      month months year years morning mornings afternoon afternoons evening evenings night nights
      spring summer autumn fall winter now later soon ago again lately nowadays daily weekly monthly
      first once twice anymore next last season noon midnight hour hours minute minutes
      """
    ),
    (.number, NumberWords.list),
    (.habit, HabitWords.list),
    (
      .hypothetical,
      "if would could might maybe perhaps should whether unless wish 'd ought supposed"
    ),
    (
      .function,
      """
      it him them me us himself herself myself themselves yourself itself there here who what which
      where when why how if while because since everyone everybody someone somebody anyone anybody
      nothing something anything everything myself but lol haha ok okay right please pls instead
      together alone full time today else away back home online anymore ever yet too that because
      like such whatever whenever is are was were has have had do does did 's 're 'm 'll
      """
    ),
    (
      .degree,
      """
      big huge massive great good bad nice new old little small real serious actual proper total
      complete absolute avid keen local regular weekly daily whole entire fancy first second third
      certain different amazing terrible lovely beautiful best better worse worst own cheap
      expensive free competitive crazy mad wild insane giant tiny bunch lot lots kind sort bit
      few many much most other same secret true full funny weird late early last next
      """
    ),
    (
      .people,
      "people everyone everybody nobody someone somebody folks guys guy girls boys man woman dog cat puppy horse"
    ),
    (.relation, RelationWords.all),
    (.female, RelationWords.female),
    (.male, RelationWords.male),
    (.verb, VerbWords.list),
    (.plain, PlainWords.list),
  ]
}
