/** `key | serving | kcal | fat, saturated, mg cholesterol, mg sodium, carbohydrate, fiber, sugars, added, protein | ingredients | allergens` */
export const freshFoods = `
apple | 1 medium (182 g) | 95 | 0.3 0.1 0 2 25 4.4 19 0 0.5 | Apples.
orange | 1 medium (154 g) | 80 | 0.2 0 0 0 19 3.4 14 0 1.4 | Fruit.
lemon | 1 medium (58 g) | 17 | 0.2 0 0 1 5 1.6 1.5 0 0.6 | Fruit.
banana | 1 medium (118 g) | 105 | 0.4 0.1 0 1 27 3.1 14 0 1.3 | Bananas.
avocado | 1/3 medium (50 g) | 80 | 7 1 0 4 4 3 0.3 0 1 | Avocado.
mango | 1 cup (165 g) | 99 | 0.6 0.1 0 2 25 2.6 22 0 1.4 | Fruit.
berries | 1 cup (148 g) | 70 | 0.5 0 0 1 17 4.5 11 0 1.1 | Berries.
grapes | 1 cup (151 g) | 104 | 0.2 0.1 0 3 27 1.4 23 0 1.1 | Fruit.
melon | 1 cup (154 g) | 50 | 0.3 0 0 12 12 1 11 0 1.1 | Melon.
greens | 2 cups (85 g) | 20 | 0.3 0 0 60 3 2 0.5 0 2.4 | Leaves.
vegetable | 1 cup (90 g) | 30 | 0.3 0 0 25 6 2.4 2.8 0 1.8 | Vegetables.
salad-kit | 1 1/2 cups (100 g) | 140 | 11 2 10 260 8 2 2 1 4 | Romaine, dressing (canola oil, water, egg yolk, vinegar, anchovy), croutons (wheat flour), hard cheese (milk). | Milk, egg, fish, wheat.
potato | 1 medium (148 g) | 110 | 0 0 0 10 26 2.5 2 0 3 | Potatoes.
whole-milk | 1 cup (240 mL) | 150 | 8 5 35 120 12 0 12 0 8 | Milk, vitamin D3. | Milk.
low-fat-milk | 1 cup (240 mL) | 110 | 2.5 1.5 15 125 13 0 12 0 9 | Milk, vitamin A palmitate, vitamin D3. | Milk.
chocolate-milk | 1 cup (240 mL) | 170 | 2.5 1.5 15 180 28 1 24 12 8 | Low-fat milk, cane sugar, cocoa, salt, carrageenan. | Milk.
oat-milk | 1 cup (240 mL) | 120 | 5 0.5 0 100 16 2 7 7 3 | Water, oats, rapeseed oil, sea salt, calcium carbonate. | 
almond-milk | 1 cup (240 mL) | 30 | 2.5 0 0 160 1 0.5 0 0 1 | Water, almonds, sea salt, gellan gum. | Almonds.
cream | 2 tbsp (30 g) | 70 | 6.5 4 22 12 1 0 1 0 0.8 | Cream. | Milk.
creamer | 1 tbsp (15 mL) | 35 | 1.5 1 5 10 5 0 5 5 0.3 | Nonfat milk, cream, sugar, natural flavor. | Milk.
egg | 1 egg (50 g) | 70 | 5 1.5 185 70 0.4 0 0.2 0 6 | Eggs. | Egg.
egg-white | 3 tbsp (46 g) | 25 | 0 0 0 75 0.4 0 0.3 0 5 | Egg whites. | Egg.
butter | 1 tbsp (14 g) | 100 | 11 7 30 2 0 0 0 0 0.1 | Sweet cream. | Milk.
margarine | 1 tbsp (14 g) | 80 | 9 3 0 90 0 0 0 0 0 | Plant oils, water, sea salt, sunflower lecithin. | 
cheddar | 1 oz (28 g) | 110 | 9 5 28 180 1 0 0 0 6.5 | Milk, cheese cultures, salt, enzymes. | Milk.
mozzarella | 1 oz (28 g) | 80 | 6 3.5 20 170 1 0 0 0 6 | Milk, cheese cultures, salt, enzymes. | Milk.
parmesan | 1 oz (28 g) | 110 | 7.5 5 20 330 1 0 0 0 10 | Milk, cheese cultures, salt, enzymes. | Milk.
brie | 1 oz (28 g) | 95 | 8 5 28 170 0.3 0 0.1 0 5.5 | Milk, cream, cheese cultures, salt, enzymes. | Milk.
cream-cheese | 1 oz (28 g) | 100 | 9.5 5.5 30 105 2 0 1 0 1.8 | Milk, cream, cheese cultures, salt, carob gum. | Milk.
greek-yogurt | 3/4 cup (170 g) | 120 | 3.5 2 15 60 6 0 6 0 17 | Milk, live cultures. | Milk.
fruit-yogurt | 1 container (150 g) | 130 | 2 1 10 60 18 0.5 16 9 10 | Milk, fruit, cane sugar, pectin, live cultures. | Milk.
coconut-yogurt | 1 container (150 g) | 150 | 8 7 0 30 17 1 11 8 1 | Coconut cream, water, cane sugar, tapioca starch, cultures. | Coconut.
cottage-cheese | 1/2 cup (113 g) | 110 | 5 3 20 400 4 0 4 0 13 | Milk, cream, salt, cultures. | Milk.
chicken-breast | 4 oz (112 g) | 120 | 2.5 0.5 75 60 0 0 0 0 25 | Chicken.
chicken-thigh | 4 oz (112 g) | 220 | 16 4.5 95 85 0 0 0 0 19 | Chicken.
ground-turkey | 4 oz (112 g) | 160 | 8 2.5 80 80 0 0 0 0 22 | Turkey.
ground-beef | 4 oz (112 g) | 290 | 23 9 80 75 0 0 0 0 19 | Beef.
lean-beef | 4 oz (112 g) | 170 | 8 3 70 70 0 0 0 0 24 | Beef.
steak | 4 oz (112 g) | 270 | 20 8 75 60 0 0 0 0 21 | Meat.
pork | 4 oz (112 g) | 150 | 6 2 70 60 0 0 0 0 23 | Pork.
pork-shoulder | 4 oz (112 g) | 240 | 18 6 75 70 0 0 0 0 19 | Pork.
bacon | 2 slices (17 g) | 90 | 7 2.5 20 350 0 0 0 0 6 | Pork, water, salt, cane sugar, sodium nitrite.
turkey-bacon | 2 slices (28 g) | 60 | 4 1 30 320 1 0 0.5 0.5 5 | Turkey, water, salt, cane sugar, smoke flavor.
sausage | 1 link (76 g) | 230 | 19 7 55 610 2 0 0.5 0 13 | Pork, water, salt, spices, garlic.
salmon | 4 oz (112 g) | 200 | 12 2.5 60 60 0 0 0 0 23 | Fish. | Fish.
white-fish | 4 oz (112 g) | 95 | 1 0.3 50 65 0 0 0 0 21 | Fish. | Fish.
tuna | 4 oz (112 g) | 125 | 0.6 0.2 45 50 0 0 0 0 28 | Tuna. | Fish.
smoked-salmon | 2 oz (57 g) | 80 | 4 1 15 620 0.5 0 0 0 11 | Salmon, salt, cane sugar, beech smoke. | Fish.
shrimp | 4 oz (112 g) | 95 | 0.7 0.1 170 320 1 0 0 0 20 | Shrimp, salt. | Shellfish.
scallops | 4 oz (112 g) | 90 | 1 0.2 35 380 4 0 0 0 16 | Shellfish. | Shellfish.
white-bread | 2 slices (52 g) | 140 | 2 0.4 0 260 26 1 3 3 4.5 | Wheat flour, water, cane sugar, yeast, salt. | Wheat.
wheat-bread | 1 slice (43 g) | 110 | 2 0.3 0 170 19 3.5 3 2.5 5 | Whole wheat flour, water, honey, wheat gluten, yeast, salt. | Wheat.
gluten-free-bread | 2 slices (60 g) | 150 | 4 0.5 0 280 26 2 3 3 2.5 | Water, rice flour, tapioca starch, egg whites, canola oil, yeast, salt. | Egg.
bun | 1 roll (47 g) | 130 | 2.5 0.6 5 230 23 1 4 3 4.5 | Wheat flour, water, sugar, butter, egg, yeast, salt. | Wheat, milk, egg.
bagel | 1 bagel (95 g) | 260 | 1.5 0.3 0 440 51 2 6 4 10 | Wheat flour, water, malt, yeast, salt, seeds. | Wheat, sesame.
english-muffin | 1 muffin (57 g) | 130 | 1 0.2 0 240 26 1 2 1 5 | Wheat flour, water, yeast, vinegar, salt. | Wheat.
muffin | 1 muffin (113 g) | 410 | 20 4 65 360 53 1.5 29 26 6 | Wheat flour, sugar, eggs, canola oil, sour cream, fruit, leavening. | Wheat, milk, egg.
tortilla | 1 tortilla (45 g) | 140 | 3.5 1.5 0 380 24 1 1 0 4 | Wheat flour, water, palm oil, salt, leavening. | Wheat.
corn-tortilla | 2 tortillas (47 g) | 100 | 1.5 0 0 10 21 2.5 0.5 0 2.5 | Corn, water, lime.
naan | 1 piece (90 g) | 270 | 7 2.5 5 480 44 1.5 4 2 8 | Wheat flour, water, yogurt, butter, garlic, yeast, salt. | Wheat, milk.
pita | 1 pita (57 g) | 150 | 1 0.2 0 270 30 4 1 0 6 | Whole wheat flour, water, yeast, salt. | Wheat.
cake | 1/10 cake (110 g) | 410 | 21 9 70 330 52 1.5 38 36 4.5 | Sugar, wheat flour, butter, eggs, milk, cream, cocoa or fruit, leavening. | Wheat, milk, egg.
croissant | 1 croissant (60 g) | 240 | 13 8 40 250 26 1 4 3 5 | Wheat flour, butter, milk, sugar, yeast, salt. | Wheat, milk.
donut | 1 piece (70 g) | 290 | 14 6 15 230 37 1 18 17 4 | Wheat flour, sugar, palm oil, milk, eggs, yeast, salt. | Wheat, milk, egg.
pie | 1/8 pie (125 g) | 350 | 17 8 35 280 46 2 23 19 3.5 | Filling (fruit or custard, sugar), wheat flour, butter, salt. | Wheat, milk, egg.
cookie | 1 cookie (30 g) | 140 | 7 3.5 15 105 19 0.5 11 10 1.5 | Wheat flour, butter, sugar, eggs, leavening, salt. | Wheat, milk, egg.
deli-turkey | 2 oz (56 g) | 60 | 1 0.3 25 420 2 0 1 1 11 | Turkey breast, water, salt, cane sugar, spices.
ham | 2 oz (56 g) | 70 | 2 0.7 30 560 3 0 2.5 2 10 | Pork, water, honey, salt, sodium nitrite.
roast-beef | 2 oz (56 g) | 80 | 3 1.2 30 380 1 0 0 0 12 | Beef, water, salt, spices.
salami | 1 oz (28 g) | 110 | 9 3.5 25 470 0.5 0 0 0 7 | Pork, salt, spices, cultures, sodium nitrite.
hummus | 2 tbsp (28 g) | 70 | 5 0.7 0 130 4.5 1.3 0.3 0 2 | Chickpeas, tahini, oil, lemon juice, garlic, salt. | Sesame.
guacamole | 2 tbsp (30 g) | 45 | 4 0.6 0 110 2.5 1.8 0.3 0 0.6 | Avocado, lime juice, onion, cilantro, jalapeño, salt.
salsa | 2 tbsp (32 g) | 10 | 0 0 0 150 2 0.5 1.2 0 0.4 | Tomatoes, onion, chili peppers, lime juice, cilantro, salt.
dip | 2 tbsp (30 g) | 60 | 5 2 10 150 2 0 1 0 1.5 | Yogurt, cream cheese, vegetables, garlic, lemon juice, salt. | Milk.
soup | 1 cup (245 g) | 120 | 3.5 1 15 620 16 3 4 0 7 | Stock, vegetables, legumes or noodles, herbs, salt. | Wheat, celery.
creamy-soup | 1 cup (245 g) | 230 | 15 8 40 680 15 2 5 0 9 | Vegetables, milk, cheddar, cream, stock, wheat flour, salt. | Milk, wheat.
mashed-potatoes | 1/2 cup (124 g) | 140 | 6 3.5 15 350 19 2 2 0 2.5 | Potatoes, milk, butter, salt. | Milk.
mac-and-cheese | 1 cup (225 g) | 380 | 19 10 45 720 38 2 5 0 15 | Pasta, milk, cheeses, butter, bread crumbs, salt. | Wheat, milk.
slaw | 1/2 cup (113 g) | 170 | 12 2 20 330 14 2 9 6 2 | Vegetables, mayonnaise, vinegar, sugar, mustard, salt. | Egg, mustard.
meal | 1 tray (300 g) | 450 | 19 8 70 890 46 5 8 2 23 | See the tray for each dish's full list. | Wheat, milk, egg.
noodles | 1 tray (369 g) | 520 | 16 2.5 0 980 79 5 14 9 17 | Rice noodles, tofu, tamarind, bean sprouts, soy sauce, peanuts. | Peanuts, soy, wheat.
rotisserie | 3 oz (84 g) | 150 | 8 2.2 85 320 1 0 0 0 19 | Chicken, lemon, thyme, salt, spices.
sushi | 8 pieces (210 g) | 310 | 7 1.2 25 780 50 3 7 5 12 | Rice, fish, cucumber, avocado, seaweed, rice vinegar, sugar, salt. | Fish, shellfish, soy.
sandwich | 1 sandwich (230 g) | 510 | 24 8 70 1150 46 3 5 3 27 | Bread, meat or cheese, vegetables, mayonnaise. | Wheat, milk, egg.
pizza | 1/3 pizza (140 g) | 340 | 14 7 30 680 38 2 4 1 15 | Wheat flour, mozzarella, tomatoes, olive oil, yeast, salt. | Wheat, milk.
olives | 5 olives (15 g) | 25 | 2.5 0.4 0 230 1 0.5 0 0 0.2 | Olives, water, salt, lactic acid.
pickles | 1 oz (28 g) | 10 | 0.3 0 0 240 1.6 0.5 0.7 0 0.3 | Vegetables, water, vinegar, salt, spices.
`
