import { defineDepartment } from '../product-table.ts'

export const pantry = defineDepartment('Pantry', [
  {
    name: 'Pasta & Sauce',
    facts: 'pasta',
    ship: true,
    table: `
Spaghetti | Nonna Perla | 16 oz | 1.79 | pasta-box:blue:wheat | with marinara-sauce + aged-parmesan-wedge
  Durum semolina drawn through bronze, so that sauce clings. Ten minutes.
Penne Rigate | Nonna Perla | 16 oz | 1.79 | pasta-box:navy:wheat
  Ridged quills for baking and chunky sauces.
Fusilli | Nonna Perla | 16 oz | 1.79 | pasta-box:teal:wheat
  Tight spirals that hold pesto in every turn.
Lasagne Sheets | Nonna Perla | 16 oz | 2.49 | pasta-box:plum:wheat
  Ruffle-edged, to be boiled or soaked.
Whole Wheat Rotini | Nonna Perla | 16 oz | 2.19 | pasta-box:tan:wheat | facts wheat-pasta
  Seven grams of fiber in a two-ounce serving.
Gluten Free Penne | Tuppenny Oven | 12 oz | 3.49 | pasta-box:mint:corn
  Corn and rice flours; stays firm if you stop at nine minutes.
Egg Noodles | Marlowe Mills | 12 oz | 2.49 | pouch:lemon:egg
  Wide noodles for stroganoff and soup.
Marinara Sauce | Nonna Perla | 24 oz | 4.99 | jar:tomato:tomato | facts tomato-sauce, sale 3.99, with spaghetti
  Whole San Marzano-style tomatoes, olive oil and basil; no sugar.
Arrabbiata Sauce | Nonna Perla | 24 oz | 4.99 | jar:red:chili | facts tomato-sauce
  The same sauce with Calabrian chili.
Vodka Sauce | Nonna Perla | 24 oz | 5.79 | jar:orange:tomato | facts cream-sauce, sponsored
  Tomato, cream and a slow-cooked onion base.
Alfredo Sauce | Nonna Perla | 15 oz | 3.99 | jar:cream:cheese | facts cream-sauce
  Butter, cream and parmesan, ready for fettuccine.
Basil Pesto | Casa Verana | 6 oz | 4.79 | short-jar:leaf:leaf | facts pesto
  Genoese basil, pine nuts and pecorino under olive oil.
`,
  },
  {
    name: 'Rice, Grains & Beans',
    facts: 'rice',
    ship: true,
    table: `
Jasmine Rice | Hanako Street | 5 lb | 8.99 | flour-bag:sky:wheat
  Long, fragrant grains from the northeast of Thailand.
  + Size 2 lb | 4.49
  + Size 5 lb | 8.99 | default
  + Size 20 lb | 29.99 | out
Basmati Rice | Hanako Street | 2 lb | 5.49 | flour-bag:gold:wheat | with chicken-tikka-masala
  Aged a year, so that the grains cook long and separate.
Long Grain White Rice | Fresh Fields | 2 lb | 2.29 | flour-bag:white:wheat
  Everyday rice: one cup, two cups of water, eighteen minutes.
Brown Rice | Fresh Fields | 2 lb | 2.49 | flour-bag:tan:wheat
  Bran and germ left on for a nutty chew.
Arborio Rice | Casa Verana | 1 lb | 3.99 | box:cream:wheat
  Round grains that give up their starch to risotto.
Quinoa | Wildroot Kitchen | 16 oz | 5.49 | pouch:cream:sun | facts quinoa
  Pre-rinsed white quinoa from the Altiplano.
Pearled Farro | Casa Verana | 16 oz | 4.29 | pouch:tan:wheat | facts quinoa
  Cooks in twenty minutes and keeps its bite in a salad.
Black Beans | Fresh Fields | 15.5 oz | 1.09 | can:charcoal:bean | facts beans, with jasmine-rice
  Cooked with a little sea salt. Rinse to lower the sodium by 40%.
Chickpeas | Fresh Fields | 15.5 oz | 1.09 | can:amber:bean | facts beans
  Tender enough for hummus, whole enough for curry.
Kidney Beans | Fresh Fields | 15.5 oz | 1.09 | can:berry:bean | facts beans
  Dark red beans for chili.
Dry Red Lentils | Wildroot Kitchen | 16 oz | 2.79 | pouch:orange:bean | facts lentils
  Split, so they soften into dal in twenty minutes.
Refried Beans | Tierra Alba | 16 oz | 1.79 | can:brown:chili | facts beans
  Pinto beans mashed with onion; vegetarian.
Couscous | Casa Verana | 12 oz | 2.99 | box:lemon:sun | facts pasta
  Boiling water, five minutes, a fork.
Cannellini Beans | Casa Verana | 15.5 oz | 1.49 | can:white:bean | facts beans
  Creamy white beans for soup and toast.
`,
  },
  {
    name: 'Canned & Jarred',
    facts: 'canned-tomato',
    ship: true,
    table: `
Whole Peeled Tomatoes | Casa Verana | 28 oz | 3.29 | can:tomato:tomato
  Plum tomatoes in their own juice with a basil leaf.
Diced Tomatoes | Fresh Fields | 14.5 oz | 1.19 | can:red:tomato | sale 0.99
  Half-inch dice with juice, no salt added.
Tomato Paste | Casa Verana | 6 oz | 1.29 | tin:tomato:tomato
  Twenty-eight percent solids; fry a spoonful before the stock goes in.
Solid White Tuna | Saltmarsh Pier | 5 oz | 2.29 | tin:navy:fish | facts canned-tuna, with mayonnaise
  Pole-caught albacore in water.
Tuna in Olive Oil | Casa Verana | 4.5 oz | 3.49 | tin:olive:fish | facts canned-tuna
  Yellowfin fillets: the oil is half of the salad dressing.
Sardines in Tomato | Saltmarsh Pier | 3.75 oz | 2.79 | tin:red:fish | facts sardines
  Six small sardines from Portugal.
Chicken Broth | Hollin Creek | 32 oz | 2.99 | milk-carton:gold:bird | facts broth
  Made from bones and vegetables; low sodium.
Vegetable Broth | Wildroot Kitchen | 32 oz | 2.99 | milk-carton:leaf:leaf | facts broth
  Mushroom, leek and carrot, clear and golden.
Cranberry Sauce | Bramblewick | 14 oz | 2.49 | can:berry:berry | facts jam, with fresh-whole-turkey
  Whole berries, orange peel and less sugar than the jellied kind.
Sliced Peaches in Juice | Orchard Lane | 15 oz | 2.29 | can:peach:sun | facts canned-fruit
  Yellow clings, packed in pear juice.
Coconut Milk | Hanako Street | 13.5 oz | 2.49 | can:white:nut | facts coconut-milk
  First pressing, 17% fat, for curry and rice pudding.
Creamed Corn | Fresh Fields | 14.75 oz | 1.29 | can:lemon:corn | facts corn
  Sweet kernels in their own milk.
Dill Pickle Spears | Bramblewick | 24 oz | 3.99 | jar:leaf:leaf | facts pickles
  Cold-packed with garlic and dill seed; loud.
`,
  },
  {
    name: 'Oils, Vinegar & Condiments',
    facts: 'oil',
    ship: true,
    table: `
Extra Virgin Olive Oil | Casa Verana | 17 fl oz | 11.99 | oil-bottle:olive:olive | sale 9.99, with balsamic-vinegar
  Arbequina and picual, pressed within a day of picking. Peppery.
  + Size 8.5 fl oz | 6.99
  + Size 17 fl oz | 11.99 | default
  + Size 34 fl oz | 19.99
Canola Oil | Fresh Fields | 48 fl oz | 4.99 | oil-bottle:lemon:flower
  Neutral, with a 400 °F smoke point.
Avocado Oil | Tierra Alba | 16 fl oz | 10.99 | oil-bottle:leaf:leaf
  For searing: nothing burns before 500 °F.
Toasted Sesame Oil | Hanako Street | 8.5 fl oz | 5.49 | oil-bottle:brown:flame
  A teaspoon at the end is enough.
Balsamic Vinegar | Monte Ferruccio | 8.5 fl oz | 5.99 | oil-bottle:charcoal:grape | facts vinegar
  From Modena grapes, sweet and dark, aged in oak.
Apple Cider Vinegar | Orchard Lane | 16 fl oz | 3.49 | oil-bottle:amber:apple | facts vinegar
  Raw and cloudy, with the mother.
Tomato Ketchup | Quillby | 20 oz | 3.29 | squeeze-bottle:red:tomato | facts ketchup
  Thick and tangy, with cane sugar rather than syrup.
Yellow Mustard | Quillby | 14 oz | 1.99 | squeeze-bottle:lemon:flower | facts mustard
  Bright and sharp, for hot dogs.
Dijon Mustard | Maison Aubrac | 8 oz | 3.79 | short-jar:gold:flower | facts mustard
  Brown seed ground with white wine.
Mayonnaise | Quillby | 30 oz | 5.49 | jar:sky:egg | facts mayo
  Whole eggs, oil, lemon. Keeps three months opened.
Soy Sauce | Hanako Street | 10 fl oz | 3.29 | sauce-bottle:charcoal:wave | facts soy-sauce
  Brewed six months from soybeans and wheat.
Smoky Barbecue Sauce | Smokeferry | 18 oz | 3.49 | sauce-bottle:brown:flame | facts ketchup, sale 2.79
  Molasses, vinegar and hickory smoke.
Buffalo Hot Sauce | Smokeferry | 12 fl oz | 3.79 | sauce-bottle:orange:chili | facts hot-sauce
  Aged cayenne and butter flavour, medium.
Chipotle Salsa | Tierra Alba | 16 oz | 3.99 | jar:berry:chili | facts salsa, with corn-tortilla-chips
  Fire-roasted tomatoes with a slow, smoky heat.
Balsamic Vinaigrette | Casa Verana | 12 fl oz | 4.29 | sauce-bottle:plum:leaf | facts dressing
  Shake until it turns creamy.
Ranch Dressing | Quillby | 16 fl oz | 3.99 | sauce-bottle:white:leaf | facts dressing
  Buttermilk, dill and garlic.
Cocktail Sauce | Saltmarsh Pier | 10 oz | 3.49 | short-jar:tomato:fish | facts ketchup
  Enough horseradish to notice.
Sriracha-Style Chili Sauce | Hanako Street | 17 oz | 4.49 | squeeze-bottle:tomato:chili | facts hot-sauce
  Red jalapeños and garlic, thick enough to stay where it lands.
Tahini | Kalo Nisi | 16 oz | 6.99 | jar:cream:nut | facts almonds
  Hulled sesame, stone-milled until it pours.
`,
  },
  {
    name: 'Baking',
    facts: 'flour',
    ship: true,
    table: `
All Purpose Flour | Marlowe Mills | 5 lb | 3.99 | flour-bag:red:wheat | sale 2.99, with unsalted-butter
  Unbleached, 11.7% protein: cakes in the morning, pizza at night.
  + Size 2 lb | 2.29
  + Size 5 lb | 3.99 | default
  + Size 10 lb | 6.99
Bread Flour | Marlowe Mills | 5 lb | 4.79 | flour-bag:blue:wheat
  12.7% protein from hard spring wheat, for a taller loaf.
Whole Wheat Flour | Marlowe Mills | 5 lb | 4.99 | flour-bag:brown:wheat
  The whole kernel, stone-ground.
Almond Flour | Wildroot Kitchen | 16 oz | 8.49 | pouch:cream:nut | facts almonds
  Blanched and ground fine enough for macarons.
Granulated Sugar | Fresh Fields | 4 lb | 3.49 | flour-bag:pink:star | facts sugar
  Fine cane sugar.
Light Brown Sugar | Fresh Fields | 2 lb | 2.79 | flour-bag:tan:star | facts sugar
  Moist, with a little molasses.
Powdered Sugar | Fresh Fields | 2 lb | 2.79 | flour-bag:lavender:snow | facts sugar
  Ten times sifted, for icing.
Baking Powder | Marlowe Mills | 8 oz | 2.29 | can:red:star | facts spice
  Double-acting and aluminium free.
Active Dry Yeast | Marlowe Mills | 3 ct | 1.99 | pouch:amber:wheat | facts spice
  Three quarter-ounce packets.
Semi-Sweet Chocolate Chips | Petalune | 12 oz | 3.79 | pouch:cocoa:bean | facts dark-chocolate
  54% cacao; they keep their shape in a cookie.
Pure Vanilla Extract | Bramblewick | 2 fl oz | 8.99 | spice-jar:brown:flower | facts spice
  Bourbon vanilla beans steeped for a year.
Pumpkin Purée | Orchard Lane | 15 oz | 1.99 | can:orange:sun | facts pumpkin, out at ballard
  One ingredient, thick enough for pie straight from the can.
Stuffing Mix | Marlowe Mills | 12 oz | 3.29 | box:brown:leaf | facts stuffing
  Cubed bread with sage, celery and onion.
Baking Soda | Marlowe Mills | 1 lb | 1.19 | box:orange:snow | facts salt
  For cookies, and for the refrigerator door.
`,
  },
  {
    name: 'Spices & Seasoning',
    facts: 'spice',
    ship: true,
    table: `
Ground Cinnamon | Quillby | 2.4 oz | 3.49 | spice-jar:tan:flower
  Korintje cinnamon, warm and woody.
Black Peppercorns | Quillby | 2.1 oz | 4.29 | spice-jar:charcoal:ring
  Whole Tellicherry berries in a jar with a grinder top.
Sea Salt, Fine | Saltmarsh Pier | 26 oz | 2.49 | can:sky:wave | facts salt
  Evaporated sea salt that pours in damp weather.
Kosher Salt | Quillby | 3 lb | 3.99 | box:navy:snow | facts salt
  Flat, coarse flakes that are easy to pinch.
Smoked Paprika | Casa Verana | 2.5 oz | 4.49 | spice-jar:red:flame
  Peppers dried over oak in Extremadura; sweet.
Garlic Powder | Quillby | 3.1 oz | 2.99 | spice-jar:cream:ring
  Garlic and nothing to keep it from caking.
Ground Cumin | Quillby | 2 oz | 3.29 | spice-jar:brown:sun
  Toasted before grinding.
Italian Seasoning | Nonna Perla | 1.2 oz | 3.29 | spice-jar:forest:leaf
  Oregano, thyme, rosemary and marjoram.
Taco Seasoning | Tierra Alba | 1 oz | 0.99 | pouch:tomato:chili
  One packet for one pound of meat or beans.
Crushed Red Pepper | Quillby | 1.5 oz | 2.99 | spice-jar:tomato:chili
  Medium heat, seeds in.
`,
  },
])
