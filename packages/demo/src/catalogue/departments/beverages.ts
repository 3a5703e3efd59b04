import { defineDepartment } from '../product-table.ts'

export const beverages = defineDepartment('Beverages', [
  {
    name: 'Water & Seltzer',
    facts: 'water',
    tax: 'beverage',
    ship: true,
    table: `
Spring Water | Larkspring | 24 × 16.9 fl oz | 5.49 | water-pack:sky | limit 10, deposit 120
  Bottled at a single spring in the Adirondacks.
Spring Water Gallon | Larkspring | 1 gal | 1.49 | milk-jug:sky:drop | limit 10
  For the countertop, the iron and the camping trip.
Sparkling Mineral Water | Fontalba | 25.3 fl oz | 1.99 | sauce-bottle:green:bubble | deposit 5
  Fine natural bubbles in green glass.
Alkaline Water | Larkspring | 33.8 fl oz | 2.19 | water-bottle:teal:drop | deposit 5, out at ballard
  pH 9.5, with electrolytes for taste.
Lime Seltzer | Fizzlet | 8 × 12 fl oz | 4.49 | can-pack:lime:citrus | sale 3.49, deposit 40
  Carbonated water and lime essence; no sweetener, no sodium.
  + Flavor Lime | 4.49 | default
  + Flavor Grapefruit | 4.49
  + Flavor Black Cherry | 4.49
  + Flavor Plain | 4.29 | out
Coconut Water | Tierra Alba | 16.9 fl oz | 2.79 | milk-carton:teal:nut | facts coconut-water
  From young green coconuts, nothing added.
Tonic Water | Fizzlet | 4 × 6.8 fl oz | 4.99 | can-pack:lemon:leaf | facts soda, deposit 20
  Real quinine and half the usual sugar.
Club Soda | Fizzlet | 1 L | 1.49 | soda-bottle:silver:bubble | deposit 5
  Big bubbles for highballs and stains.
Sparkling Yerba Mate | Fizzlet | 12 fl oz | 2.49 | slim-can:leaf:leaf | facts smoothie, deposit 5
  Apple juice, brewed mate and mint: 120 mg of caffeine.
`,
  },
  {
    name: 'Soda & Soft Drinks',
    facts: 'soda',
    tax: 'beverage',
    ship: true,
    table: `
Classic Cola | Rocketree | 12 × 12 fl oz | 7.49 | can-pack:red:star | sale 5.99, limit 12, deposit 60
  Cane sugar, kola nut and a hint of lime.
  + Size 12 × 12 fl oz | 7.49 | default
  + Size 2 L | 2.49 | deposit 5
  + Size 12 fl oz | 1.29 | deposit 5
Zero Sugar Cola | Rocketree | 12 × 12 fl oz | 7.49 | can-pack:charcoal:star | facts diet-soda, deposit 60
  The same recipe without the sugar.
Lemon Lime Soda | Rocketree | 2 L | 2.49 | soda-bottle:lime:citrus | deposit 5
  Clear, cold and caffeine free.
Root Beer | Old Cooper | 4 × 12 fl oz | 5.49 | six-pack:brown:star | deposit 20
  Wintergreen, vanilla and sassafras, in glass.
Ginger Ale | Fizzlet | 2 L | 2.29 | soda-bottle:gold:leaf | deposit 5
  Gingery enough to settle a stomach.
Ginger Beer | Old Cooper | 4 × 12 fl oz | 5.99 | six-pack:amber:flame | deposit 20
  Fresh-pressed ginger with real burn.
Orange Soda | Rocketree | 2 L | 2.29 | soda-bottle:orange:citrus | deposit 5
  With three percent orange juice.
Cream Soda | Old Cooper | 12 fl oz | 1.99 | beer-bottle:cream:star | deposit 5
  Vanilla and caramel, in a bottle worth keeping.
`,
  },
  {
    name: 'Juice & Lemonade',
    facts: 'orange-juice',
    tax: 'beverage',
    table: `
Orange Juice, No Pulp | Sunhollow | 52 fl oz | 4.79 | juice-bottle:orange:citrus | ship, sale 3.99
  Squeezed, not from concentrate. Two and a half pounds of oranges.
  + Flavor No Pulp | 4.79 | default
  + Flavor Some Pulp | 4.79
  + Flavor Calcium Added | 4.99
Apple Juice | Orchard Lane | 64 fl oz | 3.79 | juice-bottle:amber:apple | facts apple-juice, ship
  Pressed from Michigan apples and filtered clear.
Apple Cider | Orchard Lane | half gal | 5.49 | milk-jug:brown:apple | facts apple-juice
  Cloudy, unfiltered, and gone by Christmas.
Cranberry Juice Cocktail | Bramblewick | 64 fl oz | 4.49 | juice-bottle:berry:berry | facts cranberry-juice, ship
  27% cranberry juice, tart and clear.
Grape Juice | Bramblewick | 64 fl oz | 4.29 | juice-bottle:plum:grape | facts grape-juice, ship
  100% Concord.
Lemonade | Sunhollow | 52 fl oz | 3.49 | juice-bottle:lemon:citrus | facts lemonade
  Lemons, water, sugar.
Green Smoothie | Wildroot Kitchen | 15.2 fl oz | 4.29 | juice-bottle:leaf:leaf | facts smoothie, sponsored
  Apple, mango, spinach and spirulina.
Carrot Ginger Juice | Wildroot Kitchen | 12 fl oz | 4.99 | juice-bottle:peach:leaf | facts smoothie
  Cold-pressed, with turmeric and lemon.
Tomato Vegetable Juice | Quillby | 46 fl oz | 3.79 | juice-bottle:tomato:tomato | facts vegetable-juice
  Eight vegetables; the brunch one.
Kids' Apple Juice Boxes | Orchard Lane | 8 ct | 3.99 | box:lime:apple | facts apple-juice, ship
  Straws included; no sugar added.
`,
  },
  {
    name: 'Coffee',
    facts: 'coffee',
    ship: true,
    table: `
House Blend Coffee | Kestrel Roasters | 12 oz | 9.99 | coffee-bag:brown:cup | sale 7.99, with half-half
  Medium roast from Colombia and Guatemala: cocoa, almond, orange.
  + Grind Whole Bean | 9.99 | default
  + Grind Ground | 9.99
  + Grind Espresso | 9.99 | out
French Roast Coffee | Kestrel Roasters | 12 oz | 9.99 | coffee-bag:charcoal:flame
  Dark and smoky, with bittersweet chocolate.
Ethiopia Single Origin | Kestrel Roasters | 10 oz | 13.99 | coffee-bag:peach:sun | sponsored
  Washed Sidama beans: jasmine, lemon and apricot.
Decaf Colombia | Kestrel Roasters | 12 oz | 11.49 | coffee-bag:teal:moon
  Decaffeinated with cane-sugar alcohol, so it still tastes of coffee.
Breakfast Blend Pods | Kestrel Roasters | 12 ct | 8.99 | box:amber:cup
  Light roast in compostable pods.
Instant Coffee | Quillby | 7 oz | 7.49 | short-jar:brown:cup
  Freeze-dried arabica crystals; about a hundred cups.
Cold Brew Concentrate | Kestrel Roasters | 32 fl oz | 8.99 | sauce-bottle:brown:snow
  Steeped sixteen hours. One part coffee, two parts water.
Canned Oat Latte | Kestrel Roasters | 9 fl oz | 2.99 | slim-can:tan:cup | facts latte
  Espresso and oat milk, 100 calories.
Espresso Blend | Kestrel Roasters | 12 oz | 10.99 | coffee-bag:berry:flame
  Syrupy and chocolatey, roasted for nine bars of pressure.
`,
  },
  {
    name: 'Tea & Cocoa',
    facts: 'tea',
    ship: true,
    table: `
English Breakfast Tea | Dovetide | 20 ct | 3.99 | tea-box:red:leaf
  Assam and Kenya leaf, brisk enough for milk.
Earl Grey Tea | Dovetide | 20 ct | 3.99 | tea-box:navy:citrus
  Scented with oil of bergamot, not flavouring.
Green Tea | Dovetide | 20 ct | 3.99 | tea-box:leaf:leaf
  Pan-fired sencha; two minutes at 175 °F.
Chamomile Tea | Dovetide | 20 ct | 4.29 | tea-box:lemon:flower | sale 3.49
  Whole Egyptian flower heads. Caffeine free.
Peppermint Tea | Dovetide | 20 ct | 4.29 | tea-box:mint:leaf
  Oregon leaf, cool and strong.
Masala Chai | Dovetide | 20 ct | 4.49 | tea-box:orange:star
  Black tea with ginger, cardamom and clove.
Unsweetened Iced Tea | Dovetide | 64 fl oz | 2.99 | juice-bottle:brown:leaf | tax beverage
  Brewed black tea and nothing else.
Hot Cocoa Mix | Petalune | 10 oz | 5.49 | canister:cocoa:cup | facts cocoa-mix, with mini-marshmallows
  Dutch cocoa, cane sugar and sea salt.
Mini Marshmallows | Jollop | 10 oz | 1.99 | pouch:pink:star | facts candy, tax candy
  Small enough to melt before the cocoa cools.
`,
  },
  {
    name: 'Sports & Energy Drinks',
    facts: 'sports-drink',
    tax: 'beverage',
    table: `
Lemon Lime Sports Drink | Pacer | 28 fl oz | 2.19 | water-bottle:lime:spark | deposit 5
  Electrolytes and 6% carbohydrate for long efforts.
Fruit Punch Sports Drink | Pacer | 8 × 20 fl oz | 8.49 | water-pack:red | deposit 40
  Eight bottles for the team cooler.
Zero Sugar Sports Drink | Pacer | 28 fl oz | 2.19 | water-bottle:blue:spark | facts diet-soda, deposit 5
  All of the sodium, none of the sugar.
Original Energy Drink | Voltora | 12 fl oz | 2.79 | slim-can:gold:spark | deposit 5, limit 24
  114 mg of caffeine, taurine and B vitamins.
Berry Energy Drink | Voltora | 12 fl oz | 2.79 | slim-can:plum:spark | facts diet-soda, deposit 5, sale 2.25
  Sugar free, with green tea caffeine.
Electrolyte Powder | Pacer | 10 ct | 11.99 | box:teal:spark | ship
  One stick in sixteen ounces of water.
Chocolate Protein Shake | Pacer | 11 fl oz | 3.29 | milk-carton:brown:spark | facts protein-shake, ship
  Thirty grams of protein, one gram of sugar.
`,
  },
])
