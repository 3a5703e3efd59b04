import { defineDepartment } from '../product-table.ts'

export const dairy = defineDepartment('Dairy & Eggs', [
  {
    name: 'Milk',
    facts: 'whole-milk',
    ship: true,
    table: `
Whole Milk | Wrenfield Dairy | 1 qt | 2.49 | milk-carton:red:drop | with unsalted-butter + honey-oat-rings
  Pasteurized and homogenized milk from farms within ninety miles of the dairy.
  + Size 1 pt | 1.59
  + Size 1 qt | 2.49 | default
  + Size half gal | 3.89
  + Size 1 gal | 5.29 | out
2% Reduced Fat Milk | Wrenfield Dairy | half gal | 3.79 | milk-carton:blue:drop | facts low-fat-milk
  Half the cream of whole milk, all of the calcium; good for coffee and cereal alike.
  + Size 1 qt | 2.39
  + Size half gal | 3.79 | default
  + Size 1 gal | 5.19
1% Low Fat Milk | Wrenfield Dairy | 1 gal | 4.99 | milk-jug:sky:drop | facts low-fat-milk
  A light gallon for families who go through a glass at every meal.
Fat Free Milk | Wrenfield Dairy | half gal | 3.69 | milk-carton:silver:drop | facts low-fat-milk
  Skimmed, with vitamins A and D put back. Eighty calories a cup.
Organic Whole Milk | Ostara Farms | half gal | 5.79 | milk-carton:green:leaf | sponsored
  From cows on pasture at least 150 days a year; certified organic.
Lactose Free 2% Milk | Cloverline | half gal | 5.49 | milk-carton:plum:drop | facts low-fat-milk
  Real milk, filtered and treated with lactase, so it tastes a touch sweeter.
Chocolate Milk | Wrenfield Dairy | 1 pt | 2.19 | milk-carton:cocoa:drop | facts chocolate-milk, sale 1.79
  Low-fat milk with Dutch cocoa and cane sugar. Shake it first.
Buttermilk | Wrenfield Dairy | 1 qt | 2.99 | milk-carton:amber:drop | facts low-fat-milk, with all-purpose-flour
  Cultured and tangy, for pancakes, biscuits and chicken brine.
Oat Milk | Alder & Oat | half gal | 4.79 | milk-carton:tan:wheat | facts oat-milk
  Oats, water and a pinch of salt. Steams into a fine foam.
  + Flavor Original | 4.79 | default
  + Flavor Vanilla | 4.99
  + Flavor Extra Creamy | 5.29 | out
Unsweetened Almond Milk | Alder & Oat | half gal | 3.99 | milk-carton:sky:nut | facts almond-milk
  Thirty calories a cup and no sugar at all.
Goat Milk | Ostara Farms | 1 qt | 4.99 | milk-carton:stone:drop
  Mild and naturally small-curd, from one herd in Vermont.
Eggnog | Wrenfield Dairy | 1 qt | 4.79 | milk-carton:lemon:star | facts chocolate-milk, limit 6
  Cream, egg yolks and nutmeg, here until New Year.
`,
  },
  {
    name: 'Cream & Creamers',
    facts: 'cream',
    table: `
Heavy Whipping Cream | Wrenfield Dairy | 1 pt | 4.29 | milk-carton:navy:star | with strawberries
  36% milk fat, no gums. Doubles in volume and holds its peaks.
Half & Half | Wrenfield Dairy | 1 pt | 2.79 | milk-carton:teal:cup | ship, with house-blend-coffee
  Equal parts milk and cream, for coffee and soup.
French Vanilla Creamer | Cloverline | 32 fl oz | 4.99 | juice-bottle:cream:cup | facts creamer, sale 3.99, ship
  Sweet vanilla creamer made with milk, not oil.
Sour Cream | Wrenfield Dairy | 16 oz | 2.69 | tub:blue:drop
  Cultured cream, thick enough to stand on a baked potato.
Crème Fraîche | Maison Aubrac | 8 oz | 5.49 | tub:gold:star
  Mild and nutty; it will not curdle in a hot pan.
`,
  },
  {
    name: 'Eggs',
    facts: 'egg',
    ship: true,
    table: `
Large Eggs | Fresh Fields | 12 ct | 3.29 | egg-box:stone | limit 6, with thick-cut-bacon
  Grade A white eggs, graded and packed within two days of laying.
Cage Free Brown Eggs | Hollin Creek | 12 ct | 4.49 | egg-box:tan | limit 6
  Brown eggs from hens with room to walk, perch and dust-bathe.
Pasture Raised Eggs | Ostara Farms | 12 ct | 7.49 | egg-box:leaf | sponsored, limit 4
  108 square feet of grass for each hen. The yolks are marigold orange.
Large Eggs Family Pack | Fresh Fields | 18 ct | 4.79 | egg-box:sky | limit 4
  Eighteen Grade A eggs for a house that bakes.
Liquid Egg Whites | Cloverline | 16 oz | 4.99 | milk-carton:lemon:egg | facts egg-white
  Pasteurized whites in a pour-spout carton; three tablespoons make one egg white.
`,
  },
  {
    name: 'Butter & Spreads',
    facts: 'butter',
    table: `
Unsalted Butter | Wrenfield Dairy | 1 lb | 5.29 | butter:blue | ship, limit 8, with all-purpose-flour
  Four quarter-pound sticks of sweet cream butter, marked by the tablespoon.
Salted Butter | Wrenfield Dairy | 1 lb | 5.29 | butter:red | ship, limit 8, sale 4.49
  Sweet cream butter with 1.5% sea salt, for toast and corn.
Cultured Butter | Maison Aubrac | 8 oz | 5.99 | butter:gold
  Churned from soured cream to 84% fat, with flakes of grey salt.
Olive Oil Spread | Casa Verana | 13 oz | 3.99 | tub:olive:olive | facts margarine
  Soft from the refrigerator, with 40% less saturated fat than butter.
Plant Butter Sticks | Alder & Oat | 1 lb | 4.79 | butter:leaf | facts margarine
  Bakes cup for cup like butter. No dairy, no soy.
`,
  },
  {
    name: 'Cheese',
    facts: 'cheddar',
    table: `
Sharp Cheddar | Hollin Creek | 8 oz | 4.29 | cheese-pack:orange | with water-crackers
  Aged nine months until it crumbles a little under the knife.
Extra Sharp White Cheddar | Hollin Creek | 8 oz | 4.79 | cheese-pack:cream
  Two years old, with small crunchy crystals.
Mild Cheddar Slices | Fresh Fields | 8 oz | 3.49 | cheese-pack:amber
  Ten slices, cut to cover a sandwich corner to corner.
Shredded Mexican Blend | Fresh Fields | 8 oz | 3.29 | pouch:red:cheese | sale 2.50, with flour-tortillas
  Monterey Jack, cheddar, asadero and queso quesadilla, finely shredded.
Shredded Mozzarella | Fresh Fields | 8 oz | 3.29 | pouch:sky:cheese
  Low-moisture mozzarella that browns and strings the way pizza wants.
Fresh Mozzarella | Monte Ferruccio | 8 oz | 4.99 | tub:white:drop | facts mozzarella, with basil
  A soft ball in its own water. Tear it, do not slice it.
Shaved Parmesan | Monte Ferruccio | 5 oz | 4.99 | tub:amber:cheese | facts parmesan
  Curls of cow's milk cheese aged at least ten months.
Aged Parmesan Wedge | Monte Ferruccio | 8 oz | 9.99 | cheese-wedge:amber | facts parmesan
  Twenty-four months old and straw-coloured. Keep the rind for soup.
Brie | Maison Aubrac | 8 oz | 6.99 | cheese-wedge:cream | facts brie, with baguette
  Bloomy rind, soft to the middle after an hour out of the cold.
Blue Cheese Crumbles | Hollin Creek | 5 oz | 4.29 | tub:navy:cheese
  Creamy and salty, crumbled for wedges of iceberg and steaks.
Goat Cheese Log | Ostara Farms | 4 oz | 4.49 | butter:white | facts brie, out at lincoln-park
  Fresh, lemony and spreadable, made the week it ships.
Feta in Brine | Kalo Nisi | 7 oz | 5.49 | tub:sky:olive | facts mozzarella
  Sheep and goat milk feta, firm enough to cube.
String Cheese | Fresh Fields | 12 ct | 4.99 | pouch:blue:cheese | facts mozzarella, ship
  Twelve individually wrapped sticks; 80 calories and 7 grams of protein each.
Cream Cheese | Cloverline | 8 oz | 2.99 | box:silver:drop | facts cream-cheese, with everything-bagels
  One block for bagels and cheesecake, no air whipped in.
Swiss Slices | Hollin Creek | 8 oz | 4.29 | cheese-pack:lemon
  Nutty, holey and thin enough for a Reuben.
Gouda, Smoked | Hollin Creek | 7 oz | 5.29 | cheese-wedge:orange
  Smoked over hickory until the rind turns brown.
`,
  },
  {
    name: 'Yogurt',
    facts: 'greek-yogurt',
    table: `
Plain Greek Yogurt | Kalo Nisi | 32 oz | 5.99 | tub:sky:wave | with honey + granola
  Strained three times. Seventeen grams of protein in three quarters of a cup.
  + Size 5.3 oz | 1.49
  + Size 32 oz | 5.99 | default
Greek Yogurt Cup | Kalo Nisi | 5.3 oz | 1.49 | yogurt-cup:blue:berry | facts fruit-yogurt, sale 1.00
  Thick strained yogurt over fruit: stir it up from the bottom.
  + Flavor Blueberry; Size 5.3 oz | 1.49 | default
  + Flavor Blueberry; Size 4 × 5.3 oz | 5.49
  + Flavor Strawberry; Size 5.3 oz | 1.49
  + Flavor Strawberry; Size 4 × 5.3 oz | 5.49
  + Flavor Peach; Size 5.3 oz | 1.49
  + Flavor Peach; Size 4 × 5.3 oz | 5.49 | out
  + Flavor Black Cherry; Size 5.3 oz | 1.49
Vanilla Low Fat Yogurt | Wrenfield Dairy | 32 oz | 3.99 | tub:cream:flower | facts fruit-yogurt
  Smooth regular-style yogurt with real vanilla specks.
Strawberry Kids' Yogurt Tubes | Cloverline | 8 ct | 3.49 | box:pink:berry | facts fruit-yogurt
  Squeeze tubes that can go to school frozen and thaw by noon.
Coconut Yogurt | Alder & Oat | 5.3 oz | 2.29 | yogurt-cup:mint:nut | facts coconut-yogurt
  Dairy-free and cultured, made with coconut cream.
Whole Milk Kefir | Wrenfield Dairy | 32 fl oz | 4.29 | juice-bottle:white:drop | facts whole-milk
  Twelve live cultures, pourable and pleasantly sour.
Cottage Cheese | Wrenfield Dairy | 16 oz | 3.29 | tub:leaf:drop | facts cottage-cheese
  Small curd, 4% milk fat, 13 grams of protein a serving.
`,
  },
])
