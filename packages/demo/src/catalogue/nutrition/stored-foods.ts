/** Columns as in `fresh-foods.ts`. */
export const storedFoods = `
peas | 2/3 cup (85 g) | 65 | 0.3 0 0 95 11 4 4 0 4.5 | Peas.
corn | 2/3 cup (85 g) | 75 | 0.7 0.1 0 5 16 2 5 0 2.5 | Corn.
edamame | 2/3 cup (85 g) | 110 | 4.5 0.5 0 5 8 4 2 0 11 | Soybeans. | Soy.
fries | 3 oz (84 g) | 140 | 5 0.5 0 290 22 2 1 0 2 | Potatoes, canola oil, salt.
pot-pie | 1 cup (226 g) | 480 | 29 12 45 870 41 3 5 1 15 | Chicken, wheat flour, butter, vegetables, milk, salt. | Wheat, milk.
ravioli | 1 cup (120 g) | 270 | 7 3.5 45 410 38 2 3 0 13 | Wheat flour, ricotta, romano, eggs, salt. | Wheat, milk, egg.
dumplings | 5 pieces (100 g) | 210 | 8 2 10 430 26 2 3 1 8 | Wheat flour, cabbage, pork or vegetables, soy sauce, ginger, sesame oil. | Wheat, soy, sesame.
burrito | 1 burrito (113 g) | 260 | 9 3 15 520 35 4 1 0 9 | Wheat tortilla, beans, beef, chili, salt. | Wheat.
breaded-chicken | 3 oz (84 g) | 190 | 9 1.5 40 430 13 1 0 0 14 | Chicken, wheat flour, canola oil, spices, salt. | Wheat.
fish-sticks | 6 sticks (96 g) | 220 | 10 1 30 380 21 1 1 0 11 | Pollock, wheat flour, canola oil, salt. | Fish, wheat.
veggie-burger | 1 patty (71 g) | 120 | 4 0.5 0 330 15 5 1 0 6.5 | Black beans, corn, brown rice, onion, chipotle, salt.
waffle | 2 pieces (70 g) | 190 | 6 1.5 15 370 30 1.5 4 3 4.5 | Wheat flour, buttermilk, eggs, canola oil, sugar, leavening. | Wheat, milk, egg.
ice-cream | 2/3 cup (113 g) | 290 | 18 11 90 70 27 0.5 25 21 4.5 | Cream, milk, cane sugar, egg yolks, flavor. | Milk, egg.
sorbet | 2/3 cup (113 g) | 120 | 0 0 0 5 31 1.5 27 23 0.4 | Fruit, water, cane sugar, lemon juice.
fudge-bar | 1 bar (65 g) | 100 | 2 1.5 5 70 18 1 14 11 2.5 | Milk, cane sugar, cocoa, cream. | Milk.
pasta | 2 oz (56 g) | 200 | 1 0.2 0 0 42 2.5 2 0 7 | Durum wheat semolina. | Wheat.
wheat-pasta | 2 oz (56 g) | 190 | 1.5 0.3 0 0 40 7 2 0 8 | Whole durum wheat. | Wheat.
tomato-sauce | 1/2 cup (125 g) | 70 | 4 0.5 0 410 8 2 5 0 2 | Tomatoes, olive oil, onion, basil, garlic, salt.
cream-sauce | 1/4 cup (61 g) | 90 | 8 4.5 25 350 3.5 0.5 2 0 1.8 | Cream, tomato or parmesan, butter, onion, salt. | Milk.
pesto | 1/4 cup (60 g) | 270 | 27 4.5 5 490 5 1.5 1 0 4.5 | Basil, olive oil, pecorino, pine nuts, garlic, salt. | Milk, pine nuts.
rice | 1/4 cup dry (45 g) | 160 | 0.5 0 0 0 35 0.8 0 0 3.2 | Rice.
quinoa | 1/4 cup dry (43 g) | 160 | 2.5 0.3 0 2 28 3.5 1 0 6 | Whole grain.
beans | 1/2 cup (130 g) | 120 | 0.5 0 0 340 21 7 1 0 7.5 | Beans, water, sea salt.
lentils | 1/4 cup dry (45 g) | 160 | 0.7 0 0 3 28 5 1 0 11 | Lentils.
canned-tomato | 1/2 cup (121 g) | 25 | 0 0 0 180 5 1.3 3.5 0 1.2 | Tomatoes, tomato juice, citric acid.
canned-tuna | 1 can (113 g) | 130 | 3 0.6 40 250 0 0 0 0 26 | Tuna, water or olive oil, salt. | Fish.
sardines | 1 can (106 g) | 170 | 10 2.5 60 340 2 0 1.5 0 18 | Sardines, tomato, salt. | Fish.
broth | 1 cup (240 mL) | 10 | 0 0 0 480 1 0 0.5 0 1 | Water, bones or vegetables, salt, herbs. | Celery.
jam | 1 tbsp (20 g) | 50 | 0 0 0 3 13 0.2 12 10 0.1 | Fruit, cane sugar, pectin, lemon juice.
canned-fruit | 1/2 cup (122 g) | 60 | 0 0 0 5 15 1 13 0 0.6 | Peaches, pear juice.
coconut-milk | 1/3 cup (80 mL) | 140 | 14 12 0 20 2.5 0 1.5 0 1.4 | Coconut, water, guar gum. | Coconut.
oil | 1 tbsp (15 mL) | 120 | 14 2 0 0 0 0 0 0 0 | Oil.
vinegar | 1 tbsp (15 mL) | 10 | 0 0 0 2 2 0 2 0 0 | Vinegar.
ketchup | 1 tbsp (17 g) | 20 | 0 0 0 150 5 0 4.5 4 0.2 | Tomatoes, cane sugar, vinegar, salt, spices.
mustard | 1 tsp (5 g) | 5 | 0.2 0 0 60 0.4 0.2 0 0 0.3 | Mustard seed, vinegar, water, salt. | Mustard.
mayo | 1 tbsp (14 g) | 100 | 11 1.5 10 90 0 0 0 0 0.1 | Canola oil, eggs, vinegar, lemon juice, salt. | Egg.
soy-sauce | 1 tbsp (15 mL) | 10 | 0 0 0 880 1 0 0 0 1.5 | Water, soybeans, wheat, salt. | Soy, wheat.
hot-sauce | 1 tsp (5 mL) | 0 | 0 0 0 190 0 0 0 0 0 | Aged cayenne peppers, vinegar, salt, garlic.
dressing | 2 tbsp (30 mL) | 120 | 12 1.5 5 260 2.5 0 2 1.5 0.3 | Canola oil, water, vinegar, egg yolk, herbs, salt. | Egg, milk, mustard.
flour | 1/4 cup (30 g) | 110 | 0.4 0 0 0 23 0.8 0 0 3.5 | Wheat flour. | Wheat.
sugar | 1 tsp (4 g) | 15 | 0 0 0 0 4 0 4 4 0 | Cane sugar.
pumpkin | 1/2 cup (122 g) | 45 | 0.3 0.1 0 5 10 3.5 4 0 1.3 | Pumpkin.
stuffing | 3/4 cup dry (28 g) | 110 | 1 0.2 0 400 21 1 2 1 3.5 | Bread (wheat flour), celery, onion, sage, salt. | Wheat, celery.
spice | 1/4 tsp (0.5 g) | 0 | 0 0 0 0 0.3 0.1 0 0 0 | See the name: nothing is added.
salt | 1/4 tsp (1.5 g) | 0 | 0 0 0 590 0 0 0 0 0 | Salt.
cereal | 1 cup (39 g) | 150 | 2 0.4 0 190 30 2.5 10 9 4 | Whole grain, sugar, honey or cocoa, salt, vitamins and minerals.
bran-cereal | 1 cup (59 g) | 190 | 1 0.2 0 180 46 7 14 6 5 | Whole wheat, bran, raisins, cane sugar, salt. | Wheat.
granola | 2/3 cup (60 g) | 280 | 12 1.5 0 90 38 5 12 10 7 | Oats, nuts, maple syrup, sunflower oil, sea salt. | Almonds.
oats | 1/2 cup dry (40 g) | 150 | 3 0.5 0 0 27 4 0.5 0 5 | Whole grain oats.
instant-oatmeal | 1 packet (43 g) | 160 | 2 0.5 0 200 33 3 12 11 4 | Oats, cane sugar, maple flavor, salt.
peanut-butter | 2 tbsp (32 g) | 190 | 16 3 0 140 7 2 3 2 7.5 | Peanuts, cane sugar, palm oil, salt. | Peanuts.
cocoa-spread | 2 tbsp (37 g) | 200 | 12 4 0 15 22 1.5 20 19 2.5 | Cane sugar, sunflower oil, hazelnuts, cocoa, milk. | Hazelnuts, milk.
honey | 1 tbsp (21 g) | 60 | 0 0 0 0 17 0 17 17 0.1 | Honey.
maple-syrup | 1/4 cup (60 mL) | 210 | 0 0 0 10 53 0 50 50 0 | Maple syrup.
potato-chips | 1 oz (28 g) | 150 | 9 1 0 160 15 1 0.5 0 2 | Potatoes, sunflower oil, seasoning, sea salt.
tortilla-chips | 1 oz (28 g) | 140 | 7 0.8 0 110 18 1.5 0.2 0 2 | Corn, sunflower oil, sea salt.
pretzels | 1 oz (28 g) | 110 | 1 0.1 0 360 23 1 1 0.5 3 | Wheat flour, malt, canola oil, salt, yeast. | Wheat.
popcorn | 4 cups (28 g) | 140 | 8 0.8 0 180 15 3 0 0 2.5 | Popcorn, sunflower oil, sea salt.
crackers | 6 crackers (30 g) | 130 | 4.5 1 0 220 20 1.5 1.5 1 3 | Wheat flour, oil, seeds or butter, salt, yeast. | Wheat, sesame, milk.
rice-cake | 2 cakes (18 g) | 70 | 0.5 0 0 55 15 0.8 0 0 1.5 | Brown rice, sea salt.
almonds | 1 oz (28 g) | 165 | 14 1.1 0 60 6 3.4 1.2 0 6 | Almonds, sea salt. | Almonds.
walnuts | 1 oz (28 g) | 185 | 18 1.7 0 0 4 1.9 0.7 0 4.3 | Walnuts. | Walnuts.
cashews | 1 oz (28 g) | 160 | 13 2.4 0 75 9 1.5 1.8 0 5 | Nuts, sea salt. | Cashews, pistachios.
peanuts | 1 oz (28 g) | 165 | 14 2 0 190 6 2.3 1.2 0 6.5 | Peanuts, spices, salt. | Peanuts.
trail-mix | 1/4 cup (35 g) | 170 | 11 2.5 0 20 16 2.5 11 6 4.5 | Almonds, cashews, cranberries, pumpkin seeds, dark chocolate. | Almonds, cashews, milk.
granola-bar | 1 bar (24 g) | 100 | 3.5 1 0 75 17 1 7 6 1.5 | Oats, honey, rice crisps, chocolate chips, canola oil. | Milk.
protein-bar | 1 bar (60 g) | 230 | 9 2.5 5 200 23 4 8 6 15 | Milk protein, peanuts, oats, cane sugar, chicory fiber. | Milk, peanuts.
fruit-bar | 1 bar (47 g) | 190 | 7 1.3 0 5 28 4 20 0 4 | Dates or figs, nuts, cocoa or wheat. | Cashews, wheat.
raisins | 1/4 cup (40 g) | 120 | 0 0 0 5 32 2 28 0 1.2 | Dried fruit.
dried-cranberries | 1/4 cup (40 g) | 130 | 0.4 0 0 2 33 2.5 29 0 0.1 | Cranberries, apple juice concentrate, sunflower oil.
dark-chocolate | 1 oz (28 g) | 160 | 12 7 0 5 13 3 7 7 2.2 | Cocoa beans, cane sugar, cocoa butter. | Milk, soy.
milk-chocolate | 1 oz (28 g) | 155 | 10 6 5 25 15 1 14 13 2.2 | Cane sugar, cocoa butter, milk, cocoa beans, nuts. | Milk, almonds, peanuts.
candy | 1 oz (28 g) | 100 | 0 0 0 10 25 0 19 19 0.5 | Sugar, corn syrup, gelatin or starch, citric acid, natural colors.
caramel | 4 pieces (32 g) | 140 | 6 3.5 15 120 21 0 17 15 1 | Sugar, cream, butter, glucose syrup, sea salt. | Milk.
water | 12 fl oz (355 mL) | 0 | 0 0 0 0 0 0 0 0 0 | Water.
coconut-water | 1 cup (240 mL) | 45 | 0 0 0 60 11 0 10 0 0.5 | Coconut water. | Coconut.
soda | 12 fl oz (355 mL) | 140 | 0 0 0 40 37 0 37 37 0 | Carbonated water, cane sugar, citric or phosphoric acid, natural flavors.
diet-soda | 12 fl oz (355 mL) | 0 | 0 0 0 50 0.5 0 0 0 0 | Carbonated water, citric acid, natural flavors, stevia extract.
orange-juice | 1 cup (240 mL) | 110 | 0 0 0 0 26 0.5 22 0 2 | Orange juice.
apple-juice | 1 cup (240 mL) | 115 | 0 0 0 10 28 0 26 0 0.2 | Apple juice, ascorbic acid.
cranberry-juice | 1 cup (240 mL) | 110 | 0 0 0 5 28 0 27 25 0 | Water, cranberry juice, cane sugar, ascorbic acid.
grape-juice | 1 cup (240 mL) | 140 | 0 0 0 15 36 0 35 0 0.5 | Grape juice, ascorbic acid.
lemonade | 1 cup (240 mL) | 110 | 0 0 0 5 28 0 26 25 0.1 | Water, lemon juice, cane sugar.
smoothie | 1 bottle (450 mL) | 200 | 0.8 0 0 30 48 3.5 40 0 3 | Fruit and vegetable purées and juices, ginger.
vegetable-juice | 1 cup (240 mL) | 50 | 0.3 0 0 480 10 2 7 0 2 | Tomato juice, carrots, celery, beets, parsley, salt. | Celery.
coffee | 1 cup brewed (240 mL) | 2 | 0 0 0 5 0 0 0 0 0.3 | Coffee.
latte | 1 can (266 mL) | 100 | 2.5 0.3 0 85 18 1.5 8 7 2 | Coffee, oat milk, cane sugar.
tea | 1 cup brewed (240 mL) | 0 | 0 0 0 5 0.3 0 0 0 0 | Tea or herbs.
cocoa-mix | 3 tbsp (28 g) | 105 | 1.5 0.8 0 110 23 2 19 19 1.5 | Cane sugar, cocoa, sea salt.
sports-drink | 12 fl oz (355 mL) | 80 | 0 0 0 160 21 0 20 20 0 | Water, cane sugar, citric acid, salt, potassium phosphate.
protein-shake | 1 carton (330 mL) | 160 | 3 1 15 230 5 2 1 0 30 | Milk protein, water, cocoa, salt, sucralose. | Milk.
formula | 3 scoops (26 g) | 130 | 7 3 5 35 14 0 14 0 2.8 | Nonfat milk, lactose, vegetable oils, vitamins and minerals. | Milk, soy.
baby-puree | 1 pouch (113 g) | 80 | 0.3 0 0 5 19 2 13 0 0.8 | Fruit, vegetables, lemon juice.
`
