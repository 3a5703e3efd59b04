import { defineDepartment } from '../product-table.ts'

export const deli = defineDepartment('Deli & Prepared Foods', [
  {
    name: 'Sliced Meats',
    facts: 'deli-turkey',
    table: `
Oven Roasted Turkey Breast | Pellworth | 9 oz | 5.99 | sliced-meat:peach | with honey-oat-bread
  Whole breast, roasted and shaved; 60 calories in four slices.
Honey Ham | Smokeferry | 9 oz | 5.49 | sliced-meat:pink | facts ham, sale 4.49
  Cured with clover honey and smoked over hickory.
Black Forest Ham | Smokeferry | 9 oz | 5.79 | sliced-meat:rose | facts ham
  Dark-edged, smoky and a little salty.
Roast Beef | Barrow & Finch | 8 oz | 7.99 | sliced-meat:berry | facts roast-beef
  Top round, rubbed with garlic and pepper, served rare.
Genoa Salami | Monte Ferruccio | 8 oz | 5.99 | sliced-meat:red | facts salami
  Dry-aged thirty days, with wine, garlic and whole peppercorns.
Prosciutto | Monte Ferruccio | 4 oz | 6.99 | sliced-meat:tomato | facts salami, with cantaloupe
  Ham and sea salt, nothing else, hung fourteen months.
Pepperoni | Monte Ferruccio | 6 oz | 4.49 | sliced-meat:orange | facts salami
  Thin slices that cup and char on a hot pizza.
Pastrami | Barrow & Finch | 8 oz | 8.49 | sliced-meat:brown | facts roast-beef, with jewish-rye
  Brined brisket under a crust of coriander and black pepper.
`,
  },
  {
    name: 'Dips & Hummus',
    facts: 'hummus',
    table: `
Classic Hummus | Kalo Nisi | 10 oz | 4.49 | tub:cream:bean | sale 3.49, with whole-wheat-pita
  Chickpeas, tahini and lemon, whipped until it holds a swirl.
  + Flavor Classic | 4.49 | default
  + Flavor Roasted Red Pepper | 4.49
  + Flavor Garlic | 4.49
  + Flavor Pine Nut | 4.79 | out
Fresh Guacamole | Tierra Alba | 8 oz | 5.49 | tub:leaf:leaf | facts guacamole, with corn-tortilla-chips
  Hass avocados, lime, onion and cilantro; mild.
Pico de Gallo | Tierra Alba | 12 oz | 4.49 | tub:tomato:chili | facts salsa
  Tomato, white onion and jalapeño, cut this morning.
Tzatziki | Kalo Nisi | 8 oz | 4.29 | tub:mint:leaf | facts dip
  Strained yogurt, cucumber, dill and plenty of garlic.
Spinach Artichoke Dip | Fresh Fields | 10 oz | 5.29 | tub:forest:leaf | facts dip
  Serve it hot, under a crust of the parmesan that comes with it.
Baba Ghanoush | Kalo Nisi | 8 oz | 4.79 | tub:plum:flame | facts hummus
  Eggplant charred over flame, with tahini and smoke in every bite.
`,
  },
  {
    name: 'Soups & Sides',
    facts: 'soup',
    tax: 'prepared',
    table: `
Chicken Noodle Soup | Fresh Fields Kitchen | 24 oz | 6.99 | soup-bowl:amber | with sourdough-boule
  Simmered six hours, with egg noodles and pulled thigh meat.
Tomato Basil Soup | Fresh Fields Kitchen | 24 oz | 6.49 | soup-bowl:tomato
  Roasted tomatoes, basil and a splash of cream.
Broccoli Cheddar Soup | Fresh Fields Kitchen | 24 oz | 6.99 | soup-bowl:orange | facts creamy-soup
  Sharp cheddar melted in at the end so that it does not split.
Lentil Vegetable Soup | Fresh Fields Kitchen | 24 oz | 5.99 | soup-bowl:brown
  Green lentils, carrots and cumin; vegan and filling.
Mashed Potatoes | Fresh Fields Kitchen | 24 oz | 5.49 | soup-bowl:cream | facts mashed-potatoes
  Real potatoes, butter and milk. Five minutes in the microwave.
Macaroni & Cheese | Fresh Fields Kitchen | 20 oz | 6.49 | soup-bowl:gold | facts mac-and-cheese, sponsored
  Elbows in three-cheese sauce under toasted crumbs.
Coleslaw | Fresh Fields Kitchen | 16 oz | 3.99 | tub:lime:leaf | facts slaw
  Green cabbage and carrot in a tangy, not too sweet dressing.
Potato Salad | Fresh Fields Kitchen | 16 oz | 4.29 | tub:lemon:egg | facts slaw
  Red potatoes, egg, celery and mustard.
`,
  },
  {
    name: 'Ready Meals',
    facts: 'meal',
    tax: 'prepared',
    table: `
Rotisserie Chicken | Fresh Fields Kitchen | 2.25 lb | 7.99 | turkey:tan | facts rotisserie, limit 4
  Lemon, thyme and two hours on the spit. Hot from 11 in the morning.
Chicken Tikka Masala | Hanako Street | 14 oz | 8.99 | meal-tray:orange | with garlic-naan
  Charred chicken in tomato and cream, with basmati rice.
Beef Lasagna | Monte Ferruccio | 28 oz | 11.99 | meal-tray:tomato
  Six layers, ragù and béchamel; serves three.
Vegetable Pad Thai | Hanako Street | 13 oz | 7.99 | meal-tray:amber | facts noodles
  Rice noodles, tofu, tamarind and a packet of crushed peanuts.
Salmon & Greens Bowl | Fresh Fields Kitchen | 12 oz | 10.99 | meal-tray:leaf | sponsored
  Roast salmon, farro, kale and lemon yogurt. Good cold.
California Roll | Hanako Street | 8 ct | 7.49 | sushi:leaf | facts sushi
  Crab, avocado and cucumber, rolled in the store twice a day.
Salmon Nigiri | Hanako Street | 6 ct | 9.99 | sushi:peach | facts sushi, out at port-richmond
  Six pieces with pickled ginger and wasabi.
Turkey Club Sandwich | Fresh Fields Kitchen | each | 7.49 | sandwich:leaf | facts sandwich
  Turkey, bacon, tomato and romaine on toasted white.
Caprese Sandwich | Fresh Fields Kitchen | each | 6.99 | sandwich:tomato | facts sandwich
  Fresh mozzarella, tomato and pesto on ciabatta.
Cheese Pizza, Take & Bake | Fresh Fields Kitchen | 14 in | 9.99 | pizza:amber | facts pizza
  Twelve minutes at 450 °F on your own stone or tray.
Chicken Caesar Wrap | Fresh Fields Kitchen | each | 7.29 | sandwich:lime | facts sandwich
  Roast chicken, romaine and parmesan in a flour tortilla.
Eggplant Parmesan | Monte Ferruccio | 16 oz | 9.49 | meal-tray:plum
  Breaded, fried and layered with tomato and mozzarella.
`,
  },
  {
    name: 'Olives & Antipasti',
    facts: 'olives',
    table: `
Castelvetrano Olives | Casa Verana | 8 oz | 5.99 | jar:lime:olive
  Bright green and buttery, even for people who dislike olives.
Kalamata Olives | Kalo Nisi | 8 oz | 5.49 | jar:plum:olive
  Pitted, in red wine vinegar and oil.
Marinated Artichoke Hearts | Casa Verana | 12 oz | 4.99 | jar:olive:leaf | facts pickles
  Quartered hearts in oil, lemon and oregano.
Roasted Red Peppers | Casa Verana | 12 oz | 3.99 | jar:red:chili | facts pickles, sale 2.99
  Fire-roasted and peeled, whole.
Dolmas | Kalo Nisi | 10 oz | 5.49 | tub:olive:leaf | facts hummus
  Grape leaves around rice, dill and currants; about ten.
Sun-Dried Tomatoes in Oil | Casa Verana | 8 oz | 5.29 | jar:tomato:sun | facts pickles
  Julienned, with the oil worth keeping for dressing.
`,
  },
])
