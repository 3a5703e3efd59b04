import { defineDepartment } from '../product-table.ts'

export const frozen = defineDepartment('Frozen', [
  {
    name: 'Frozen Vegetables & Fruit',
    facts: 'vegetable',
    ship: true,
    table: `
Sweet Peas | Northlea | 12 oz | 1.99 | frozen-bag:leaf:bean | facts peas
  Frozen within three hours of the field. Five minutes from bag to plate.
Broccoli Florets | Northlea | 12 oz | 2.29 | frozen-bag:green:leaf
  Even, bite-size florets that steam in the bag.
Sweet Corn Kernels | Northlea | 16 oz | 2.29 | frozen-bag:lemon:corn | facts corn
  Cut from the cob at peak; no salt, no sugar.
Mixed Vegetables | Northlea | 16 oz | 2.19 | frozen-bag:amber:sun
  Carrots, corn, peas and green beans for soup and pot pie.
Chopped Spinach | Northlea | 10 oz | 1.79 | frozen-bag:forest:leaf | facts greens
  A block that equals a pound of fresh leaves. Squeeze it dry.
Cauliflower Rice | Northlea | 12 oz | 2.99 | frozen-bag:stone:snow
  Riced and ready for a hot pan; 25 calories a cup.
Stir-Fry Blend | Hanako Street | 14 oz | 3.49 | frozen-bag:tomato:flame | with soy-sauce + jasmine-rice
  Snow peas, peppers, water chestnuts and baby corn.
Shelled Edamame | Hanako Street | 12 oz | 3.29 | frozen-bag:lime:bean | facts edamame
  Eleven grams of protein in two thirds of a cup.
Crinkle Cut Fries | Tuppenny | 28 oz | 3.99 | frozen-bag:gold:star | facts fries, sale 2.99
  Oven fries with ridges that catch the salt.
Sweet Potato Fries | Tuppenny | 20 oz | 4.49 | frozen-bag:orange:star | facts fries
  Lightly battered, so that they crisp instead of sagging.
Hash Brown Patties | Tuppenny | 10 ct | 3.79 | box:amber:sun | facts fries
  Shredded potato pressed into ovals; toaster friendly.
Frozen Blueberries | Northlea | 16 oz | 4.99 | frozen-bag:navy:berry | facts berries
  Small wild berries from Maine, for muffins and oats.
Frozen Strawberries | Northlea | 16 oz | 4.49 | frozen-bag:red:berry | facts berries
  Whole berries, hulled, for smoothies.
Mango Chunks | Northlea | 16 oz | 4.79 | frozen-bag:peach:sun | facts mango
  Ripe Kent mango, cubed.
`,
  },
  {
    name: 'Frozen Pizza',
    facts: 'pizza',
    table: `
Margherita Pizza | Nonna Perla | 14 oz | 6.99 | pizza-box:tomato:leaf | sale 5.49
  Thin, stone-baked base with crushed tomato and mozzarella.
Pepperoni Pizza | Nonna Perla | 16 oz | 7.49 | pizza-box:red:flame
  Cup-and-char pepperoni out to the edge.
Four Cheese Pizza | Nonna Perla | 15 oz | 6.99 | pizza-box:amber:cheese
  Mozzarella, fontina, provolone and parmesan.
Rising Crust Supreme Pizza | Tuppenny | 31 oz | 7.99 | pizza-box:green:star
  Sausage, peppers, onions and olives on a crust that rises as it bakes.
Cauliflower Crust Veggie Pizza | Nonna Perla | 13 oz | 8.99 | pizza-box:forest:leaf | sponsored
  Gluten free, with roasted peppers, spinach and red onion.
`,
  },
  {
    name: 'Frozen Meals',
    facts: 'meal',
    table: `
Chicken Pot Pie | Tuppenny | 16 oz | 5.99 | box:tan:wheat | facts pot-pie
  Chicken, carrots and peas in gravy under flaky pastry.
Cheese Ravioli | Nonna Perla | 25 oz | 6.99 | frozen-bag:cream:cheese | facts ravioli, with marinara-sauce
  Ricotta and romano pillows; boil four minutes.
Pork Potstickers | Hanako Street | 16 oz | 6.49 | frozen-bag:rose:flame | facts dumplings
  Twenty dumplings. Fry, splash with water, cover.
Vegetable Spring Rolls | Hanako Street | 10 ct | 5.49 | box:leaf:leaf | facts dumplings
  Cabbage, carrot and glass noodles in a thin wrapper.
Beef & Bean Burritos | Tierra Alba | 8 ct | 7.49 | frozen-bag:brown:chili | facts burrito, ship
  Eight for the freezer door; two minutes each.
Chicken Tenders, Breaded | Hollin Creek | 25 oz | 9.49 | frozen-bag:amber:flame | facts breaded-chicken
  Whole-muscle tenders in a crunchy peppered crumb.
Dino Chicken Nuggets | Hollin Creek | 27 oz | 8.49 | frozen-bag:lime:star | facts breaded-chicken, ship
  Baked, not fried, in shapes that settle arguments.
Fish Sticks | Saltmarsh Pier | 20 oz | 6.99 | box:sky:fish | facts fish-sticks
  Whole Alaska pollock fillet in breadcrumbs.
Black Bean Burgers | Wildroot Kitchen | 4 ct | 5.49 | box:charcoal:bean | facts veggie-burger, sale 4.49
  Black beans, corn and chipotle. They grill without crumbling.
Butternut Mac | Wildroot Kitchen | 10 oz | 4.99 | meal-tray:gold | facts mac-and-cheese
  Cashew and squash sauce on brown rice elbows; vegan.
Shepherd's Pie | Tuppenny | 20 oz | 8.99 | meal-tray:brown | facts pot-pie
  Beef, peas and carrots under mashed potato; forty minutes in the oven.
Teriyaki Chicken Bowl | Hanako Street | 11 oz | 4.99 | meal-tray:tan
  Dark meat, broccoli and rice in a not too sweet glaze.
`,
  },
  {
    name: 'Frozen Breakfast & Dough',
    facts: 'waffle',
    table: `
Buttermilk Waffles | Marlowe Mills | 10 ct | 3.79 | box:amber:wheat | with pure-maple-syrup, ship
  Crisp from the toaster in three minutes.
Blueberry Pancakes | Marlowe Mills | 12 ct | 4.29 | box:navy:berry
  Fluffy, with whole berries; one minute in the microwave.
Egg & Cheese Croissants | Smokeferry | 4 ct | 7.49 | box:gold:egg | facts sandwich
  Folded egg and American cheese, each wrapped for the road.
Puff Pastry Sheets | Tuppenny Oven | 17 oz | 5.99 | box:cream:wheat | facts croissant
  Two all-butter sheets. Thaw forty minutes before rolling.
Pie Crusts | Tuppenny Oven | 2 ct | 4.49 | pie:cream | facts pie
  Two nine-inch shells in foil pans, made with butter and lard.
`,
  },
  {
    name: 'Ice Cream & Desserts',
    facts: 'ice-cream',
    table: `
Vanilla Bean Ice Cream | Bramblewick | 1 pt | 5.49 | ice-cream:cream:flower | sale 4.49, with apple-pie
  Five ingredients and flecks of Madagascar vanilla.
  + Size 1 pt | 5.49 | default
  + Size 1.5 qt | 7.99
Sea Salt Caramel Ice Cream | Bramblewick | 1 pt | 5.49 | ice-cream:amber:wave
  Burnt-sugar ice cream with ribbons of salted caramel.
Dark Chocolate Ice Cream | Bramblewick | 1 pt | 5.49 | ice-cream:cocoa:bean
  Two cocoas and 70% chocolate; as dark as frozen gets.
Mint Chip Ice Cream | Bramblewick | 1 pt | 5.49 | ice-cream:mint:leaf
  Steeped fresh mint, so it is pale, with thin chocolate flakes.
Strawberry Ice Cream | Cloverline | 1.5 qt | 5.99 | ice-cream:pink:berry
  Strawberries roasted first, so that they do not turn to ice.
Cookie Dough Ice Cream | Cloverline | 1.5 qt | 5.99 | ice-cream:sky:cookie
  Vanilla with a spoonable amount of dough.
Raspberry Sorbet | Bramblewick | 1 pt | 4.99 | ice-cream:berry:berry | facts sorbet
  Raspberries, sugar, water and lemon. That is all.
Oat Milk Fudge Swirl | Alder & Oat | 1 pt | 5.99 | ice-cream:tan:wheat | sponsored
  Dairy-free and still scoopable from the freezer.
Fruit Ice Pops | Sunhollow | 12 ct | 4.99 | popsicle:orange | facts sorbet
  Strawberry, mango and lime, with fruit first on the list.
Fudge Bars | Cloverline | 12 ct | 4.79 | popsicle:cocoa | facts fudge-bar
  Hundred-calorie chocolate bars on a stick.
`,
  },
])
