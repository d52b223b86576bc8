/// Sports, dances, and what is done outdoors. The notation is `InterestLexicon`'s.
enum SportEntries {
  static let sports = """
    swimming~swim, open water swimming=open water swims=wild swimming,
    cold water swimming=cold-water swimming=cold dips=ice swimming, water polo,
    synchronized swimming=synchronised swimming, diving~dive, freediving~freedive=free diving,
    scuba diving=scuba, snorkeling=snorkelling~snorkel, surfing~surf, windsurfing~windsurf,
    kitesurfing~kitesurf=kite surfing=kiteboarding, paddleboarding~paddleboard=paddle boarding=stand-up paddling,
    kayaking~kayak, sea kayaking, canoeing~canoe, rowing, sculling,
    dragon boat racing=dragon boating=dragon boat, sailing~sail,
    rafting=white water rafting=whitewater, wakeboarding~wakeboard, water skiing=waterskiing,
    trail running=trail runs, marathon running=marathons=marathon,
    ultrarunning=ultramarathons=ultra running, fell running, orienteering, parkrun,
    triathlon=triathlons, ironman, duathlon, decathlon, race walking, nordic walking,
    pole vaulting=pole vault, hurdles, high jump, javelin, discus, shot put, hammer throwing,
    cycling~cycle, road cycling, gravel biking=gravel riding=gravel cycling, mountain biking=mtb,
    bmx, cyclocross, bikepacking, bike polo, unicycling, spin classes=spin class, climbing,
    rock climbing, ice climbing, bouldering~boulder, sport climbing, trad climbing,
    mountaineering=alpinism, hangboarding, via ferrata, canyoning=canyoneering, caving=spelunking,
    skiing~ski, cross-country skiing=cross country skiing=nordic skiing=xc skiing,
    downhill skiing, alpine skiing, backcountry skiing=ski touring, snowboarding~snowboard,
    snowshoeing, sledding, ice skating=skating~skate, figure skating, speed skating,
    roller skating=rollerskating, rollerblading~rollerblade=inline skating, roller derby=derby, skateboarding~skateboard,
    longboarding, curling, bobsled=luge, ice hockey, field hockey, hockey,
    football=american football, soccer, futsal, walking football, rugby, touch rugby,
    australian rules=aussie rules, gaelic football, hurling, camogie, shinty, lacrosse, cricket,
    baseball, softball, basketball, netball, volleyball, beach volleyball, handball, dodgeball,
    kickball, ultimate frisbee, disc golf=frisbee golf, golf, mini golf, tennis,
    table tennis=ping pong=ping-pong, badminton, squash, racquetball, pickleball,
    padel=paddle tennis, croquet, lawn bowls, bocce=petanque=boules, bowling, darts, snooker,
    billiards, archery, fencing, kendo, judo, karate, taekwondo=tae kwon do, aikido,
    jiu-jitsu=jiu jitsu=bjj=jujitsu=brazilian jiu-jitsu, krav maga, kung fu, wing chun, capoeira,
    muay thai, kickboxing, boxing, mma=mixed martial arts, martial arts, wrestling, sumo,
    arm wrestling, weightlifting=weight lifting=lifting weights=olympic lifting, powerlifting,
    bodybuilding, strongman, crossfit, kettlebells=kettlebell, calisthenics, gymnastics,
    trampolining, parkour, cheerleading, pilates, yoga, hot yoga, barre, tai chi=taichi=t'ai chi,
    qigong=chi kung, zumba, aerobics, aqua aerobics, hula hooping, jump rope=skipping rope,
    horse riding=horseback riding=horse-riding, dressage, show jumping, eventing, polo, rodeo,
    barrel racing, carriage driving, dog agility=agility training, dog shows,
    sled dogs=dog sledding=mushing, falconry, skydiving, paragliding, hang gliding, gliding,
    flying lessons=learning to fly, hot air ballooning, bungee jumping, base jumping,
    motorcycling, motocross, karting=go-karting, rally driving, drag racing,
    clay shooting=skeet shooting, axe throwing, slacklining=slackline, lawn tennis, quidditch,
    tug of war, rounders, korfball, sepak takraw, pole dancing=pole fitness,
    formula one=formula 1=f1
    """

  static let dances = """
    salsa=salsa dancing, bachata, tango=argentine tango, swing dancing=swing dance, lindy hop,
    ballroom dancing=ballroom=ballroom dance, ballet, tap dancing=tap dance=tap,
    contemporary dance, hip hop dance, breakdancing=breaking dance, line dancing=line dance,
    square dancing, contra dancing=contra dance, country dancing, ceilidh=ceilidh dancing,
    morris dancing, irish dancing=irish dance, highland dancing, flamenco,
    belly dancing=bellydance, bharatanatyam, kathak, bhangra, bollywood dancing, samba dancing,
    kizomba, zouk, waltz, folk dancing=folk dance, hula, clogging, step dancing, polka, forro,
    two-step, ecstatic dance, west coast swing
    """

  static let outdoors = """
    hiking~hike, backpacking~backpack, camping~camp, bushwalking, hillwalking=hill walking,
    rambling, thru-hiking=thru hiking, munro bagging=munros, fourteeners=14ers, section hiking,
    geocaching, letterboxing, metal detecting=mudlarking, rockhounding=rock collecting,
    fossil hunting=fossil collecting=fossils, beachcombing, foraging~forage,
    mushroom hunting=mushroom foraging=mushrooming=mushroom picking,
    birding=birdwatching=bird watching=bird-watching, butterfly watching=butterflies,
    moths=mothing, whale watching, stargazing=star gazing, astronomy, aurora chasing,
    storm chasing, meteorology=weather watching, fishing~fish, fly fishing=flyfishing,
    fly tying=tying flies, ice fishing, trout fishing, bass fishing, deep sea fishing, crabbing,
    clamming, spearfishing, hunting~hunt, bowhunting, deer hunting, duck hunting, trapping,
    bushcraft, wild camping, van life=vanlife, overlanding, rving=caravanning, gardening~garden,
    vegetable gardening=vegetable garden=growing vegetables, allotment,
    community garden=community gardening, permaculture, composting~compost, bonsai,
    houseplants=house plants, growing tomatoes=tomato growing, seed saving, native plants,
    beekeeping=keeping bees~keep bees, chicken keeping=keeping chickens,
    aquariums=fishkeeping=fish keeping, terrariums, pigeon racing=homing pigeons, horticulture,
    topiary, worm farming, hydroponics, mushroom growing=growing mushrooms,
    orchard=growing apples, viticulture, farming, homesteading, falcons,
    litter picking=beach cleanups, trail building, tree planting, tide pools=tidepooling
    """

  /// Names that are common words too.
  static let plainSports = """
    running~run, biking~bike, riding~ride, lifting, walking~walk, racing~race, coaching~coach,
    sledging, refereeing, sauna=saunas,
    meditation=meditating~meditate, breathwork, volunteering~volunteer, road trips,
    trains=steam trains=railways, horses, boats, herbs, tomatoes, bees, planes
    """
}
