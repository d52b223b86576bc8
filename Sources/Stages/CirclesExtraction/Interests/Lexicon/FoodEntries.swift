/// Food and drink: what people cook, brew and taste. The notation is `InterestLexicon`'s.
enum FoodEntries {
  static let making = """
    sourdough=sourdough baking=baking sourdough,
    bread baking=baking bread=breadmaking=bread making=making bread,
    cake decorating=decorating cakes, pastry making=making pastry,
    cheese making=cheesemaking=making cheese, fermentation=fermenting=ferments~ferment,
    pickling=pickles making~pickle, kimchi making=making kimchi, kombucha=brewing kombucha,
    home brewing=homebrewing=brewing beer=beer brewing, cider making=making cider,
    mead making=making mead, winemaking=wine making=making wine, distilling,
    canning=preserving=jam making=making jam, smoking meat=meat smoking,
    barbecue=bbq=barbecuing=barbequing, grilling, charcuterie, sausage making=making sausages,
    curing meats, pasta making=making pasta=fresh pasta, dumpling making=making dumplings,
    sushi making=making sushi, tofu making, chocolate making=making chocolate, candy making,
    ice cream making=making ice cream, cocktail making=mixology=making cocktails, latte art,
    coffee roasting=roasting coffee=home roasting, wine tasting=wine tastings,
    whisky tasting=whiskey tasting, beer tasting, tea ceremony, vegan cooking, vegetarian cooking,
    thai cooking, indian cooking, italian cooking, chinese cooking, japanese cooking,
    korean cooking, mexican cooking, french cooking, meal prep,
    fermenting hot sauce=making hot sauce, maple sugaring, olive oil tasting,
    cake baking=baking cakes=baking pies=pie making=pie baking, tamale making=making tamales,
    supper club, food photography, hot sauce making
    """

  /// What is only an interest where a liking is said.
  static let foods = """
    sushi, ramen, pho, dumplings, dim sum, curry, tacos, tamales, pizza, pasta, gnocchi, risotto,
    paella, tapas, ceviche, brisket, ribs, fried chicken, burgers, hot dogs, oysters, lobster,
    crab, clam chowder, seafood, salmon, sardines, anchovies, caviar, steak, lamb, bacon, ham,
    sausages, haggis, cheese, blue cheese, goat cheese, brie, cheddar, stilton, yogurt, butter,
    eggs, tofu, tempeh, kimchi, sauerkraut, pickles, olives, hummus, falafel, pierogi, borscht,
    goulash, schnitzel, pretzels, bagels, croissants, baguettes, rye bread, cornbread, scones,
    crumpets, pancakes, waffles, donuts=doughnuts, pies, apple pie, cheesecake, brownies, cookies,
    macarons, ice cream, gelato, chocolate, dark chocolate, licorice=liquorice, marzipan, fudge,
    toffee, candy, popcorn, nuts, peanuts, pistachios, almonds, mangoes, figs, dates, lychees,
    durian, rhubarb, cherries, blueberries, strawberries, peaches, apples, avocado, artichokes,
    asparagus, beets, kale, mushrooms, truffles, garlic, chili=chilli, hot sauce, spicy food,
    street food, indian food, thai food, mexican food, ethiopian food, japanese food, korean food,
    italian food, vietnamese food, greek food, lebanese food, comfort food, salads, soups, stews,
    noodles, rice, beans, lentils, spam, vegemite=marmite, honey, maple syrup, cilantro, ginger,
    cardamom, saffron, umami, coffee, espresso, cold brew, tea, green tea, earl grey, matcha,
    chai, bubble tea=boba, hot chocolate, cocoa, kombucha tea, ginger beer, root beer, soda,
    craft beer=craft beers, beer, ipas=ipa, stout, guinness, lager, cider, mead, wine=wines,
    natural wine=natural wines, red wine, pinot=pinot noir, riesling, champagne, prosecco, sherry,
    vermouth, whisky=whiskey, scotch, bourbon, rye whiskey, gin, rum, tequila, mezcal, vodka,
    sake, soju, negronis, martinis, margaritas, cocktails, jam, marmalade, chutney, juice,
    smoothies, cigars
    """
}
