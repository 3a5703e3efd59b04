import { defineDepartment } from '../product-table.ts'

export const breakfastAndSnacks = defineDepartment('Breakfast & Snacks', [
  {
    name: 'Cereal & Oatmeal',
    facts: 'cereal',
    ship: true,
    table: `
Honey Oat Rings | Tuppenny | 12 oz | 4.49 | cereal-box:amber:ring | sale 3.49, with whole-milk
  Whole-grain oat rings with a light honey glaze.
  + Size 12 oz | 4.49 | default
  + Size 18 oz | 5.79
Corn Flakes | Tuppenny | 18 oz | 3.79 | cereal-box:lemon:corn
  Toasted corn, a little malt, and a crunch that lasts to the last spoon.
Raisin Bran | Grainwright | 16.6 oz | 4.79 | cereal-box:plum:grape | facts bran-cereal
  Wheat bran flakes with two scoops of raisins; 7 grams of fiber.
Cocoa Corn Stars | Tuppenny | 12 oz | 4.49 | cereal-box:cocoa:star
  Corn puffs that turn the milk to chocolate.
Shredded Wheat | Grainwright | 16 oz | 4.29 | cereal-box:tan:wheat | facts bran-cereal
  One ingredient: wheat.
Granola | Wildroot Kitchen | 12 oz | 5.99 | pouch:amber:nut | facts granola, with plain-greek-yogurt
  Oats, almonds and maple syrup, baked in slabs and broken up.
  + Flavor Maple Almond | 5.99 | default
  + Flavor Dark Cocoa | 5.99
  + Flavor Berry | 6.29 | out
Rolled Oats | Grainwright | 42 oz | 5.49 | canister:blue:wheat | facts oats
  Old-fashioned oats: five minutes on the stove, overnight in a jar.
Steel Cut Oats | Grainwright | 24 oz | 5.29 | canister:forest:wheat | facts oats
  Chopped groats that cook in twenty-five minutes and chew like it.
Instant Oatmeal, Maple Brown Sugar | Tuppenny | 10 ct | 3.99 | box:brown:wheat | facts instant-oatmeal
  Ten packets, hot water, ninety seconds.
Pancake Mix | Marlowe Mills | 32 oz | 3.99 | box:gold:sun | facts flour, with pure-maple-syrup
  Add water or, better, buttermilk.
`,
  },
  {
    name: 'Spreads & Syrup',
    facts: 'peanut-butter',
    ship: true,
    table: `
Creamy Peanut Butter | Quillby | 16 oz | 3.49 | jar:tan:nut | with strawberry-preserves + classic-white-bread
  Roasted peanuts, a little cane sugar and salt; spreads without tearing bread.
  + Size 16 oz | 3.49 | default
  + Size 28 oz | 5.49
  + Size 40 oz | 7.29
Crunchy Peanut Butter | Quillby | 16 oz | 3.49 | jar:brown:nut
  The same roast with chopped nuts stirred back in.
Natural Almond Butter | Wildroot Kitchen | 12 oz | 8.99 | jar:cream:nut | facts almonds
  Dry-roasted almonds. Stir the oil in once, then chill.
Hazelnut Cocoa Spread | Petalune | 13 oz | 4.49 | short-jar:cocoa:nut | facts cocoa-spread
  Thirteen percent hazelnuts, no palm oil.
Strawberry Preserves | Bramblewick | 13 oz | 4.29 | short-jar:red:berry | facts jam, sale 3.49
  Whole berries cooked in small copper pans.
Blueberry Preserves | Bramblewick | 13 oz | 4.49 | short-jar:navy:berry | facts jam
  Maine wild blueberries and lemon.
Orange Marmalade | Bramblewick | 13 oz | 4.29 | short-jar:orange:citrus | facts jam
  Thick-cut Seville peel, properly bitter.
Honey | Hollin Creek | 16 oz | 7.49 | squeeze-bottle:amber:flower | facts honey
  Raw wildflower honey from Wisconsin; it sets in winter.
Pure Maple Syrup | Northlea | 12 fl oz | 10.99 | maple-jug:amber:leaf | facts maple-syrup
  Grade A amber from Vermont, boiled over wood.
`,
  },
  {
    name: 'Chips, Pretzels & Crackers',
    facts: 'potato-chips',
    ship: true,
    table: `
Sea Salt Potato Chips | Tidewater | 8 oz | 3.99 | chip-bag:sky:wave | sale 2.99, limit 12
  Kettle-cooked in small batches, skins on.
  + Flavor Sea Salt | 3.99 | default
  + Flavor Salt & Vinegar | 3.99
  + Flavor Jalapeño | 3.99
Barbecue Potato Chips | Tidewater | 8 oz | 3.99 | chip-bag:brown:flame
  Sweet smoke and a little cayenne.
Sour Cream & Onion Chips | Tidewater | 8 oz | 3.99 | chip-bag:leaf:leaf
  Real cultured cream powder and chives.
Corn Tortilla Chips | Tierra Alba | 11 oz | 3.79 | chip-bag:amber:corn | facts tortilla-chips, with fresh-guacamole + chipotle-salsa
  Stone-ground white corn, sturdy enough for guacamole.
Blue Corn Chips | Tierra Alba | 9 oz | 4.29 | chip-bag:navy:corn | facts tortilla-chips
  Nuttier than white corn and a little crisper.
Cheese Puffs | Tuppenny | 7 oz | 3.49 | chip-bag:orange:cheese
  Baked corn puffs with aged cheddar.
Mini Pretzels | Grainwright | 16 oz | 3.79 | chip-bag:tan:ring | facts pretzels
  Twice-baked sourdough knots.
Lightly Salted Popcorn | Tidewater | 4.4 oz | 3.49 | chip-bag:lemon:corn | facts popcorn
  Popped in sunflower oil: 35 calories a cup.
Water Crackers | Grainwright | 4.25 oz | 3.29 | box:cream:ring | facts crackers, with brie
  Thin, crisp and quiet, for cheese.
Seeded Crackers | Wildroot Kitchen | 5 oz | 4.79 | box:forest:wheat | facts crackers, sponsored
  Flax, sesame and chia on a sourdough base.
Butter Crackers | Tuppenny | 13.7 oz | 3.99 | box:red:wheat | facts crackers
  Four sleeves of round, flaky crackers.
Rice Cakes | Grainwright | 14 ct | 2.99 | pouch:sky:wheat | facts rice-cake
  Brown rice and sea salt; 35 calories a cake.
Veggie Straws | Tidewater | 7 oz | 3.99 | chip-bag:lime:leaf
  Potato straws with spinach and tomato; sea salt.
`,
  },
  {
    name: 'Nuts, Bars & Dried Fruit',
    facts: 'almonds',
    ship: true,
    table: `
Roasted Almonds | Orchard Lane | 16 oz | 8.99 | pouch:tan:nut
  California nonpareils, dry-roasted with sea salt.
Raw Walnuts | Orchard Lane | 16 oz | 8.49 | pouch:brown:nut | facts walnuts
  Halves and pieces from the new crop.
Roasted Cashews | Orchard Lane | 16 oz | 10.49 | pouch:cream:nut | facts cashews, sale 8.99
  Whole cashews, lightly salted.
Dry Roasted Peanuts | Quillby | 16 oz | 3.99 | jar:amber:nut | facts peanuts
  Seasoned with paprika, onion and garlic.
Pistachios in the Shell | Orchard Lane | 16 oz | 9.99 | pouch:leaf:nut | facts cashews
  Half a cup in the shell takes a whole film to eat.
Trail Mix | Wildroot Kitchen | 14 oz | 6.99 | pouch:forest:mountain | facts trail-mix
  Almonds, cashews, cranberries, pumpkin seeds and dark chocolate.
Chewy Granola Bars | Tuppenny | 8 ct | 3.49 | box:amber:nut | facts granola-bar
  Oats, honey and chocolate chips; nut free.
Peanut Protein Bars | Wildroot Kitchen | 5 ct | 7.99 | box:charcoal:nut | facts protein-bar
  Fifteen grams of protein from peanuts and milk.
Date & Nut Bar | Wildroot Kitchen | 1.7 oz | 1.79 | bar:brown:nut | facts fruit-bar
  Dates, cashews and cocoa. Nothing to read on the label.
  + Flavor Cocoa | 1.79 | default
  + Flavor Lemon | 1.79
  + Flavor Apple Pie | 1.79
Raisins | Sunhollow | 12 oz | 3.49 | canister:plum:grape | facts raisins
  Sun-dried Thompson grapes.
Dried Apricots | Sunhollow | 6 oz | 4.49 | pouch:orange:sun | facts raisins
  Turkish apricots, plump and unsweetened.
Dried Cranberries | Bramblewick | 6 oz | 2.99 | pouch:berry:berry | facts dried-cranberries
  Sweetened with apple juice.
Medjool Dates | Sunhollow | 12 oz | 6.99 | tub:brown:sun | facts raisins
  Soft, caramel-like and large, from the Coachella Valley.
Sunflower Seeds | Orchard Lane | 12 oz | 3.49 | pouch:lemon:flower | facts peanuts
  Hulled and roasted, lightly salted.
`,
  },
  {
    name: 'Chocolate & Candy',
    facts: 'dark-chocolate',
    tax: 'candy',
    table: `
Dark Chocolate 72% | Petalune | 3 oz | 3.49 | chocolate-bar:charcoal | ship
  Single-origin Ecuador beans, conched two days.
  + Flavor Plain | 3.49 | default
  + Flavor Sea Salt | 3.49
  + Flavor Orange | 3.49 | out
Milk Chocolate | Petalune | 3 oz | 3.29 | chocolate-bar:sky | facts milk-chocolate
  38% cacao and alpine milk; it melts slowly.
Almond Milk Chocolate | Petalune | 3 oz | 3.49 | chocolate-bar:amber | facts milk-chocolate
  With whole roasted almonds.
Chocolate Truffles | Petalune | 12 ct | 9.99 | box:gold:heart | facts milk-chocolate, sale 7.99
  Twelve ganache truffles rolled in cocoa.
Peanut Butter Cups | Petalune | 8 oz | 5.49 | pouch:orange:heart | facts milk-chocolate
  Dark chocolate around salted peanut butter.
Gummy Bears | Jollop | 7 oz | 2.99 | pouch:red:star | facts candy
  Six fruit flavours, coloured with carrot and spirulina.
Sour Worms | Jollop | 7 oz | 2.99 | pouch:lime:star | facts candy
  Sour first, sweet later.
Peppermints | Jollop | 6 oz | 2.49 | pouch:sky:snow | facts candy
  Soft puffs that melt on the tongue.
Salted Caramels | Bramblewick | 5 oz | 5.99 | box:amber:wave | facts caramel
  Wrapped by hand in waxed paper.
Candy Canes | Jollop | 12 ct | 2.79 | candy-cane:red | facts candy, limit 10
  Peppermint, hung by the dozen.
`,
  },
  {
    name: 'Packaged Cookies',
    facts: 'cookie',
    ship: true,
    table: `
Chocolate Sandwich Cookies | Tuppenny | 14 oz | 3.99 | cookie-pack:cocoa:cookie | sale 2.99, with 2-reduced-fat-milk
  Two dark wafers and a vanilla middle. Twist at will.
Shortbread Fingers | Bramblewick | 5.3 oz | 4.49 | cookie-pack:red:cookie
  All butter, pricked and baked pale.
Fig Bars | Grainwright | 10 oz | 3.99 | cookie-pack:plum:wheat | facts fruit-bar
  Whole wheat around California figs.
Gingersnaps | Grainwright | 10 oz | 3.79 | cookie-pack:brown:star
  Ginger, clove and a proper snap.
Vanilla Wafers | Tuppenny | 11 oz | 3.49 | cookie-pack:lemon:cookie
  Small and crisp, for pudding.
Animal Crackers | Tuppenny | 11 oz | 2.99 | cookie-pack:orange:paw
  Lightly sweet, in fourteen animals.
`,
  },
])
