/// Words for those who do something, under what they do. The notation is `InterestLexicon`'s.
enum AgentEntries {
  static let agents = """
    birding=birder=birdwatcher=twitcher, knitting=knitter, crocheting=crocheter, quilting=quilter,
    sewing=sewist=seamstress, weaving=weaver, pottery=potter, ceramics=ceramicist=ceramist,
    woodworking=woodworker, woodturning=woodturner, stonemasonry=stonemason,
    blacksmithing=blacksmith, welding=welder, beekeeping=beekeeper, gardening=gardener,
    running=runner=jogger, ultrarunning=ultrarunner, swimming=swimmer, cycling=cyclist,
    climbing=climber, hiking=hiker, mountaineering=mountaineer=alpinist, skiing=skier,
    snowboarding=snowboarder, surfing=surfer, sailing=sailor, rowing=rower, kayaking=kayaker,
    skating=skater, boxing=boxer, fencing=fencer, archery=archer, golf=golfer, bowling=bowler,
    diving=diver, fishing=angler=fisherman, hunting=hunter, foraging=forager, gaming=gamer,
    chess=chess player, poker=poker player, photography=photographer, drawing=sketcher,
    poetry=poet, writing a novel=novelist, reading=reader=bookworm, baking=baker,
    brewing=homebrewer=brewer, cooking=foodie, drums=drummer, guitar=guitarist,
    violin=violinist=fiddler, cello=cellist, piano=pianist, juggling=juggler,
    magic tricks=magician, dancing=dancer, gymnastics=gymnast, weightlifting=weightlifter,
    triathlon=triathlete, horse riding=equestrian, camping=camper, stargazing=stargazer,
    astronomy=astronomer, genealogy=genealogist, bookbinding=bookbinder, lutherie=luthier,
    calligraphy=calligrapher, bodybuilding=bodybuilder, skateboarding=skateboarder,
    singing=singer, yoga=yogi, backpacking=backpacker
    """
}
