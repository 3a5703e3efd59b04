import { defineDepartment } from '../product-table.ts'

export const bakery = defineDepartment('Bakery', [
  {
    name: 'Bread',
    facts: 'white-bread',
    table: `
Classic White Bread | Marlowe Mills | 20 oz | 2.79 | sliced-loaf:sky | ship
  Soft, square and even, twenty-two slices for sandwiches and toast.
100% Whole Wheat Bread | Marlowe Mills | 20 oz | 3.49 | sliced-loaf:tan | facts wheat-bread, ship, with creamy-peanut-butter
  Stone-ground wheat and a spoon of honey; 4 grams of fiber in two slices.
Seeded Multigrain Bread | Grainwright | 27 oz | 5.49 | sliced-loaf:amber | facts wheat-bread, sponsored
  Twenty-one seeds and grains on a dense, moist crumb.
Honey Oat Bread | Marlowe Mills | 20 oz | 3.49 | sliced-loaf:lemon | sale 2.99
  Rolled oats on top, clover honey inside.
Sourdough Boule | Fresh Fields Bakery | 24 oz | 5.99 | loaf:tan | with cultured-butter
  Raised for eighteen hours on our own starter and baked dark.
Country Sourdough, Sliced | Fresh Fields Bakery | 24 oz | 5.99 | loaf:amber
  The same loaf through the slicer: half-inch slices that fit the toaster.
Baguette | Fresh Fields Bakery | 10 oz | 2.49 | baguette:tan | with brie
  Out of the oven at 10 and at 4. Eat it the same day.
Ciabatta | Fresh Fields Bakery | 12 oz | 3.49 | loaf:cream
  Open crumb, thin floury crust, made for oil and tomatoes.
Jewish Rye | Grainwright | 24 oz | 4.99 | loaf:brown | facts wheat-bread
  Caraway rye with a chewy crust, the bread for pastrami.
Gluten Free White Bread | Tuppenny Oven | 18 oz | 6.49 | sliced-loaf:mint | facts gluten-free-bread
  Rice and tapioca flours, baked in a room that wheat never enters.
Cinnamon Raisin Bread | Marlowe Mills | 16 oz | 4.29 | sliced-loaf:brown
  Swirled, soft and dense with raisins; toast it.
Rosemary Focaccia | Fresh Fields Bakery | 14 oz | 5.49 | loaf:gold
  Dimpled, oily and salted, in a slab for sharing.
`,
  },
  {
    name: 'Rolls, Bagels & Muffins',
    facts: 'bun',
    table: `
Everything Bagels | Grainwright | 6 ct | 4.49 | bagel:tan | facts bagel, with cream-cheese
  Boiled, then baked, with sesame, poppy, onion and garlic on both sides.
Plain Bagels | Grainwright | 6 ct | 4.29 | bagel:amber | facts bagel
  Chewy water bagels, sliced most of the way through.
Cinnamon Raisin Bagels | Grainwright | 6 ct | 4.49 | bagel:brown | facts bagel
  Ribboned with cinnamon and heavy on the raisins.
English Muffins | Marlowe Mills | 6 ct | 3.49 | bun:cream | facts english-muffin, sale 2.79
  Split them with a fork: the holes are for the butter.
Brioche Burger Buns | Tuppenny Oven | 4 ct | 4.99 | bun:amber | with ground-beef-80-lean
  Egg-glazed, a little sweet, and sturdy enough for a juicy patty.
Hamburger Buns | Marlowe Mills | 8 ct | 2.99 | bun:tan
  Soft seeded buns, sliced.
Hot Dog Buns | Marlowe Mills | 8 ct | 2.99 | hot-dog-bun:tan | with bratwurst
  Top-split, so that they stand up on the plate.
Dinner Rolls | Fresh Fields Bakery | 12 ct | 3.99 | bun:gold
  Pull-apart rolls brushed with butter; ten minutes at 350 °F to warm.
Blueberry Muffins | Fresh Fields Bakery | 4 ct | 5.49 | muffin:navy | facts muffin
  Wild blueberries, sour cream batter and a sugar crust.
Banana Nut Muffins | Fresh Fields Bakery | 4 ct | 5.49 | muffin:tan | facts muffin
  Ripe bananas and toasted walnuts in equal measure.
`,
  },
  {
    name: 'Tortillas & Flatbread',
    facts: 'tortilla',
    table: `
Flour Tortillas | Tierra Alba | 8 in, 10 ct | 3.49 | tortilla:cream | ship, with shredded-mexican-blend
  Eight-inch, soft enough to roll cold.
  + Size 6 in, 10 ct | 2.99
  + Size 8 in, 10 ct | 3.49 | default
  + Size 10 in, 8 ct | 3.99
Corn Tortillas | Tierra Alba | 30 ct | 3.29 | tortilla:lemon | facts corn-tortilla, ship
  Yellow corn, water and lime. Warm them straight on the flame.
Low Carb Tortillas | Tierra Alba | 8 ct | 4.99 | tortilla:tan
  Whole wheat and oat fiber: 4 grams of net carbs each.
Garlic Naan | Hanako Street | 2 ct | 3.99 | tortilla:amber | facts naan, with chicken-tikka-masala
  Stretched by hand and brushed with garlic butter.
Whole Wheat Pita | Kalo Nisi | 6 ct | 3.29 | tortilla:brown | facts pita, with classic-hummus
  Pockets that open without tearing.
Lavash | Kalo Nisi | 3 ct | 3.79 | tortilla:gold | facts pita
  Large, thin sheets for wraps and quick flatbread pizzas.
`,
  },
  {
    name: 'Cakes, Pies & Pastries',
    facts: 'cake',
    table: `
Butter Croissants | Fresh Fields Bakery | 4 ct | 5.99 | croissant:amber | facts croissant
  Twenty-seven layers of dough and cultured butter.
Chocolate Croissants | Fresh Fields Bakery | 2 ct | 4.49 | croissant:brown | facts croissant
  Two batons of dark chocolate in each.
Cinnamon Rolls | Fresh Fields Bakery | 6 ct | 6.99 | cinnamon-roll:tan | facts donut
  Soft, dark in the middle, with cream cheese icing on the side.
Glazed Donuts | Fresh Fields Bakery | 6 ct | 5.49 | donut:cream | facts donut, sale 4.49
  Yeast-raised before dawn and dipped while warm.
Sprinkle Donuts | Fresh Fields Bakery | 6 ct | 5.99 | donut:pink | facts donut
  Vanilla icing and rainbow sprinkles, for birthdays and Fridays.
Apple Pie | Tuppenny Oven | 9 in | 9.99 | pie:amber | facts pie, with vanilla-bean-ice-cream
  Three pounds of Granny Smiths under an all-butter lattice.
Pumpkin Pie | Tuppenny Oven | 9 in | 8.99 | pie:orange | facts pie, sponsored, limit 4
  Roasted pumpkin custard with ginger and clove, baked for the holiday week.
Pecan Pie | Tuppenny Oven | 9 in | 11.99 | pie:brown | facts pie, limit 4
  Georgia pecans on dark brown sugar custard. One slice is plenty.
Chocolate Layer Cake | Fresh Fields Bakery | 8 in | 22.99 | cake:cocoa
  Two layers of devil's food with whipped ganache; serves ten.
Carrot Cake | Fresh Fields Bakery | 8 in | 22.99 | cake:orange
  Carrots, walnuts and pineapple under cream cheese frosting.
Birthday Cake | Fresh Fields Bakery | 8 in | 24.99 | cake:pink | out at port-richmond
  Vanilla sponge and buttercream, with a space left for a name.
New York Cheesecake | Tuppenny Oven | 6 in | 12.99 | cake:cream
  Dense, tall and barely sweet, on a graham crust.
`,
  },
  {
    name: 'Fresh Cookies',
    facts: 'cookie',
    table: `
Chocolate Chip Cookies | Fresh Fields Bakery | 12 ct | 5.49 | cookie:tan | with whole-milk
  Crisp rim, soft centre, two kinds of chocolate.
Oatmeal Raisin Cookies | Fresh Fields Bakery | 12 ct | 5.49 | cookie:brown
  Chewy with whole oats, brown sugar and plump raisins.
Snickerdoodles | Fresh Fields Bakery | 12 ct | 5.29 | cookie:amber
  Rolled in cinnamon sugar before they crackle in the oven.
Double Fudge Brownies | Fresh Fields Bakery | 6 ct | 6.49 | brownie:cocoa | facts cake, sale 5.49
  Shiny-topped squares, more fudge than cake.
Linzer Cookies | Tuppenny Oven | 6 ct | 6.99 | cookie:cream
  Almond shortbread around raspberry jam, dusted with sugar.
`,
  },
])
