/// How people say that somebody likes, does, learns or has given up something: `Pattern`'s notation.
/// Adverbs are gone from the text before these are looked for.
enum InterestPatterns {
  static let list = """
    into > open be
    obsessed|hooked|fixated|keen|sold with|on|by > open
    mad|crazy|nuts|bonkers|passionate|enthusiastic|geeky|serious about|on|for > open
    fan|devotee|lover|collector|student of > open
    collection|pile|stack of > open
    addicted|devoted|dedicated to > open
    fond of > known
    potty|barmy|batty|bananas|dotty|soppy|gaga about|over|for|on > open
    never misses|missed > known denied
    misses > known denied
    demon|terror|whizz|whiz|wizard|ace|natural|genius|beast at|with > known
    nose|head in > known
    interested|fascinated in|by|with > open
    curious about > open
    evangelical|insufferable|unbearable about > open
    unbearable|insufferable|lyrical|forth on the subject of > open
    stops talking about > known denied
    lives and breathes > open
    grade > known
    varieties|kinds of > known
    sucker for > known
    weakness|taste|soft for > known
    big|heavy on > known be
    all in on > open
    geeking|nerding out on|over|about > open
    raving|raves about > known
    shut up about > known denied
    live without > known denied
    stop|quit|quits|quitting > known denied
    everything about > known
    love|loves|likes bit of > known
    dabbling|dabbles|dabble in > open
    experimenting|tinkering|tinkers|messing|fooling with|on > known
    experimenting|tinkering|messing|fooling around with > known
    spends|spending|spent hours|weekends|evenings|nights|mornings|saturdays|sundays > known
    goes|go|going > known
    supports|roots|rooting|cheers for > known
    supports > known
    binging|bingeing|binge|binges|rewatching|rereading > open
    brushing up on > known
    reading up on > open
    rehearsing|rehearses|performing|performs|competing|competes|competed for|with|in|at > known
    volunteers|volunteering at|with|for > known
    make|makes|making|made her|his|their|my own > craft
    make|makes|making own > craft
    obsession|hobby|passion|addiction|craze is|'s > open
    logged|logs|logging > known
    a|an > agent into|as|is|'s|'m|am|are|'re|became|becoming
    retraining|training as > agent
    wants|requested|wanted > genre
    drawn to > known
    partial to > known
    swears|swear by > known
    lives|live for > known
    hang of > known
    hand at > known
    bitten by bug > known
    mastering|mastered > known
    taster|lesson|lessons|classes in > known
    taking|took a break from > dislike
    time for > dislike denied
    burned|burnt out on > dislike
    get enough of > open denied
    stop talking about > known denied
    fallen|fell|falling in love with > known
    rediscovered|discovered|rediscovering|discovering > known
    take|taking|took|takes|taken up > open wish
    pick|picked|picking|picks up > known
    took|taken to > known
    learn|learning|learns|learned|learnt how to > verb wish
    learn|learning|learns|learned|learnt to > verb wish
    learn|learning|learns about > known wish
    learn|learning|learns|learnt > open wish
    relearn|relearning > open wish
    teaching herself|himself|myself|themselves to > verb
    teaching herself|himself|myself|themselves > open
    study|studies|studying > known
    train|training|trains for > open
    trying|tries for > known
    practice|practices|practicing|practise|practises|practising > known
    reading|reads|read|listening|listens|watching|watches nothing but > open
    listening|listens to nothing but > open
    nothing but > known
    favorite|favourite author|writer|band|team|club|sport|food|game|hobby|drink|singer is|'s > open
    season ticket|tickets to|for|at > open
    signed|sign|signing up for > known wish
    enrolled|enrolling|enroll in > known wish
    join|joins|joined|joining > known wish
    bought|buy|buying|got|ordered|built|sent|given > equipment
    bought|buying|got|treated himself|herself|myself|themselves > known
    finish|finishing|finished|drafting|revising|editing|querying > known
    run|runs|running > known
    working|works|worked through > known
    back|returned|returning|returns to|into|at|on > known
    want|wants|wanted to do|try > known wish
    try|trying|tries|tried out > known wish
    try|trying|tries > known
    start|starts|started|starting|begun|began|begins|resumed > known
    do|does|doing > known
    play|plays|playing in|for > known
    play|plays|playing > known
    enjoy|enjoys|enjoying|love|loves|loving|adore|adores|likes|prefers > known
    love|like to try|do|play|join|restart > known wish
    love|like to get back to|into > known wish
    love|like to learn|study > open wish
    love|like to learn how to > verb wish
    love|like to learn to > verb wish
    love|like to take|pick up > known wish
    love|loves|like|likes|enjoys to > verb
    want|wants|wanted to make|build|grow|brew|restore > craft wish
    tried > known
    teach|teaches|teaching > known
    coach|coaches|coaching > known
    build|builds|building|built|make|making|makes|made|rebuilding|rebuilt > craft home
    do|does|doing the > open daily
    make|makes|making > practice
    build|builds|building > practice
    write|writes|writing > practice
    keep|keeps|keeping > practice
    ride|rides|riding > practice
    sing|sings|singing > practice
    dance|dances|dancing > practice
    smoke|smokes|smoking > practice
    raise|raises|raising > practice
    watch|watches|watching > known
    follow|follows|following > known
    read|reads|reading > known
    listening|listens to > known
    cook|cooks|cooking > practice
    collect|collects|collecting|hoards|hoarding > craft
    restore|restores|restoring > craft
    breed|breeds|breeding > craft
    propagate|propagates|propagating|propagated > craft
    rescue|rescues|rescuing > craft
    photograph|photographs|photographing > craft
    devours|devouring > open
    rear|rears|rearing > practice
    hunts|hunting for > known
    tend|tends|tending > known
    saving|saves for > equipment
    dye|dyes|dyeing > practice
    carve|carves|carving > craft
    whittle|whittles|whittling > craft
    brew|brews|brewing > craft
    weave|weaves|weaving > craft
    knit|knits|knitting > craft
    crochet|crochets|crocheting > craft
    sew|sews|sewing > craft
    embroider|embroiders|embroidering > craft
    forage|forages|foraging for > craft
    ferment|ferments|fermenting > craft
    pickle|pickles|pickling > craft
    spin|spins|spinning > practice
    sculpt|sculpts|sculpting > craft
    grow|grows|growing > craft
    bake|bakes|baking > craft
    paint|paints|painting > practice
    sketch|sketches|sketching > craft
    refurbish|refurbishes|refurbishing > craft
    hate|hates|hated|hating|dislikes|dislike|loathes|loathe|detests|detest|despises > dislike
    stand|stands|bear|stomach|abide > dislike denied
    give|gave|given|giving|gives up on > dislike
    give|gave|given|giving|gives up > dislike
    give|gave|given|giving|gives it up > dislike
    give|gave|given|giving|gives away > dislike
    packed|jacked|chucked it in > dislike
    dropped|dropping out of > dislike
    care less about > dislike denied
    care|cares|cared for > dislike denied
    doing|bothered with > dislike denied
    one for > dislike denied
    clear of > dislike
    away from > dislike stay|stays|staying|keep|keeps|keeping|kept
    phase with > dislike
    had her|his|my fill of > dislike
    quit|quits|quitting|stop|stopped|stops|stopping|dropped|ditched|abandoned > dislike
    off > dislike be|go|gone|goes|going|is|'s|'m|swore|sworn|stay|staying|lay|laying|went|keep|been|are|'re
    done|finished|through with > dislike
    had it|enough with|of > dislike
    out on > dislike is|'s|'m|am|are|'re
    done > dislike is|'s|'m|am|are|'re|so
    over > dislike is|'s|'m|am|are|'re|so|be
    sick|tired|bored|fed|scared|afraid|terrified|wary of|with|up > dislike
    allergic|intolerant|averse to > dislike
    used to > dislike lapsed
    refuses|refuse to > dislike
    old|clumsy|lazy|tired|impatient|unfit|squeamish|stiff|nervous|heavy|weak|short for > dislike
    given the > dislike 've|has|have|'s
    retired from > dislike
    packed|jacked|chucked in > dislike
    binned|shelved > dislike
    selling|sold|sells|sell > dislike
    no interest in > dislike
    no patience for|with > dislike
    no time for > dislike
    interest in > dislike denied
    lost interest in > dislike
    sworn|swore off > dislike
    cutting|cut out > dislike
    fan of > dislike denied
    """
}
