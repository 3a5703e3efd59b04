import { defineDepartment } from '../product-table.ts'

export const healthBabyAndPet = defineDepartment('Health, Baby & Pet', [
  {
    name: 'Oral & Personal Care',
    tax: 'general',
    ship: true,
    table: `
Whitening Toothpaste | Lumeo | 4.8 oz | 4.49 | tube:sky:tooth | sale 3.49
  Fluoride against cavities, silica against coffee.
Sensitive Toothpaste | Lumeo | 4 oz | 6.99 | tube:mint:tooth
  5% potassium nitrate; give it two weeks.
Soft Toothbrushes | Lumeo | 2 ct | 4.99 | toothbrush:teal
  Rounded bristles, bamboo handles.
Mint Dental Floss | Lumeo | 55 yd | 2.99 | floss:mint
  Waxed, shred-proof ribbon.
Antiseptic Mouthwash | Lumeo | 33.8 fl oz | 6.49 | water-bottle:teal:tooth
  Alcohol free, cool mint.
Moisturizing Body Wash | Petalune | 22 fl oz | 6.99 | pump-bottle:peach:flower
  Shea butter and oat, soap free.
  + Scent Oat & Honey | 6.99 | default
  + Scent Sea Minerals | 6.99
  + Scent Rose | 6.99 | out
Bar Soap | Petalune | 4 ct | 4.99 | soap-bar:cream
  Triple-milled with olive oil and goat's milk.
Hand Soap | Zephyra | 12 fl oz | 3.49 | pump-bottle:leaf:drop
  Basil and lime; the refill saves 80% of the plastic.
Daily Shampoo | Petalune | 13 fl oz | 7.49 | shampoo-bottle:lavender:flower
  Sulfate free, safe for coloured hair.
Daily Conditioner | Petalune | 13 fl oz | 7.49 | shampoo-bottle:plum:flower
  Argan oil for the ends, not the roots.
Deodorant | Pacer | 2.6 oz | 5.99 | deodorant:navy
  Forty-eight hours, no white marks, cedar.
Fragrance Free Lotion | Petalune | 18 fl oz | 8.99 | pump-bottle:sky:drop
  Ceramides and glycerin for dry hands.
Sunscreen SPF 50 | Sunhollow | 6 fl oz | 11.99 | tube:amber:sun
  Mineral, reef-safe, water resistant for 80 minutes.
Razor Cartridges | Lumeo | 4 ct | 12.99 | razor:blue | limit 6
  Five blades and a trimmer.
Lip Balm | Petalune | 2 ct | 3.99 | deodorant:pink
  Beeswax and cocoa butter.
Cotton Swabs | Fresh Fields Wellness | 500 ct | 3.29 | canister:sky:flower
  Paper sticks, all cotton tips.
`,
  },
  {
    name: 'Medicine & First Aid',
    tax: 'medicine',
    table: `
Ibuprofen 200 mg | Fresh Fields Wellness | 100 ct | 6.99 | pill-bottle:orange | limit 4
  Relieves pain and reduces fever. Read the label before use.
Acetaminophen 500 mg | Fresh Fields Wellness | 100 ct | 6.49 | pill-bottle:red | limit 4
  Extra-strength caplets for aches and fever.
Allergy Relief 24 Hour | Fresh Fields Wellness | 30 ct | 14.99 | pill-bottle:lime | limit 4, sale 12.99
  Cetirizine 10 mg, one tablet a day.
Antacid Tablets | Fresh Fields Wellness | 96 ct | 5.49 | pill-bottle:pink
  Assorted fruit chewables; calcium carbonate 750 mg.
Cough Drops | Fresh Fields Wellness | 30 ct | 2.49 | pouch:amber:citrus
  Honey lemon with 5.4 mg of menthol.
Vitamin D3 | Wildroot Wellness | 120 ct | 9.99 | pill-bottle:lemon | ship
  2,000 IU softgels, four months' supply.
Daily Multivitamin | Wildroot Wellness | 90 ct | 11.99 | pill-bottle:leaf | ship, sponsored
  Twenty-three nutrients in one tablet.
Adhesive Bandages | Fresh Fields Wellness | 60 ct | 3.99 | box:peach:heart
  Flexible fabric in five sizes.
Hand Sanitizer | Zephyra | 8 fl oz | 2.99 | pump-bottle:mint:drop
  70% alcohol with aloe.
Cold & Flu Relief | Fresh Fields Wellness | 24 ct | 8.99 | box:navy:snow | limit 3
  Daytime caplets: acetaminophen, dextromethorphan, phenylephrine.
`,
  },
  {
    name: 'Baby',
    tax: 'general',
    ship: true,
    table: `
Diapers | Nestling | 84 ct | 27.99 | diaper-pack:sky | sale 23.99, limit 4
  Twelve-hour leak guard and a wetness stripe.
  + Size 1 | 27.99
  + Size 2 | 27.99 | default
  + Size 3 | 28.99
  + Size 4 | 28.99 | out
Training Pants | Nestling | 23 ct | 12.99 | diaper-pack:pink
  Pull on, tear off; 2T to 3T.
Baby Wipes | Nestling | 192 ct | 6.49 | wipes-pack:mint
  99% water and a drop of fruit extract.
Infant Formula | Nestling | 20.7 oz | 32.99 | canister:lavender:heart | facts formula, tax food, limit 4
  Milk-based powder with iron and DHA.
Banana Purée Pouch | Nestling | 4 oz | 1.69 | squeeze-pouch:lemon:sun | facts baby-puree, tax food
  Stage 2. Organic bananas and a little lemon juice.
Apple Spinach Purée Pouch | Nestling | 4 oz | 1.69 | squeeze-pouch:leaf:apple | facts baby-puree, tax food
  Stage 2. Apples first, so that they finish it.
Rice Teething Rusks | Nestling | 1.8 oz | 3.29 | box:cream:star | facts rice-cake, tax food
  They dissolve before they can be a problem.
Baby Shampoo | Nestling | 15 fl oz | 6.99 | shampoo-bottle:lemon:heart
  Tear free, one bottle for hair and body.
`,
  },
  {
    name: 'Dog',
    tax: 'general',
    ship: true,
    table: `
Chicken & Rice Dog Food | Barkley Hill | 30 lb | 44.99 | pet-bag:red:bone | sale 39.99, limit 4
  Chicken first, whole rice, no corn or soy; for adult dogs.
  + Size 6 lb | 14.99
  + Size 15 lb | 27.99
  + Size 30 lb | 44.99 | default
Grain Free Salmon Dog Food | Barkley Hill | 22 lb | 54.99 | pet-bag:teal:fish
  Salmon and sweet potato for itchy dogs.
Beef Stew Dog Food | Barkley Hill | 13 oz | 2.29 | can:brown:bone
  Chunks in gravy, complete for adult dogs.
Dental Chews | Barkley Hill | 28 ct | 21.99 | pouch:mint:bone
  One a day, 25 to 50 lb.
Peanut Butter Biscuits | Barkley Hill | 20 oz | 6.49 | box:tan:bone
  Oven-baked, small enough for training.
Dog Waste Bags | Barkley Hill | 120 ct | 8.99 | box:lime:paw
  Leak-proof rolls, made from plants.
`,
  },
  {
    name: 'Cat',
    tax: 'general',
    ship: true,
    table: `
Indoor Cat Food | Tabbard | 16 lb | 32.99 | pet-bag:plum:paw
  Fiber for hairballs and fewer calories for the windowsill.
  + Size 3.5 lb | 11.99
  + Size 7 lb | 19.99
  + Size 16 lb | 32.99 | default
Tuna Pâté Cat Food | Tabbard | 3 oz | 1.19 | tin:sky:fish
  Smooth, single-protein, no carrageenan.
Chicken Cat Food Pouches | Tabbard | 12 ct | 13.99 | box:amber:paw | sale 11.99
  Shreds in broth, three flavours of chicken.
Catnip Treats | Tabbard | 6 oz | 4.29 | pouch:leaf:paw
  Crunchy outside, soft inside.
Clumping Cat Litter | Tabbard | 20 lb | 14.99 | detergent-jug:stone:paw | limit 6
  Low-dust clay with charcoal against odour.
Pine Cat Litter | Tabbard | 20 lb | 13.49 | pet-bag:tan:leaf
  Kiln-dried pellets that turn to sawdust when wet.
`,
  },
])
