import { defineDepartment } from '../product-table.ts'

export const produce = defineDepartment('Produce', [
  {
    name: 'Apples & Pears',
    facts: 'apple',
    table: `
Gala Apples | Orchard Lane | 3 lb bag | 4.99 | apple:red | sale 3.99, origin Washington, with creamy-peanut-butter
  Crisp, mildly sweet apples in lunch-box size. They keep three weeks in the crisper drawer.
Honeycrisp Apple | Orchard Lane | 1 lb | 2.99 | apple:rose | origin Michigan
  The loud-crunch apple with a honeyed, slightly tart finish. About two apples to the pound.
Granny Smith Apples | Orchard Lane | 3 lb bag | 4.79 | apple:lime | origin Washington, with pie-crusts + ground-cinnamon
  Firm and sharp, the baker's choice: slices hold their shape through an hour in the oven.
Fuji Apple | Orchard Lane | 1 lb | 2.29 | apple:peach | origin Washington
  Dense, very sweet and low in acid. Stays crisp when sliced for a salad.
Organic Pink Blush Apples | Ostara Farms | 2 lb bag | 5.49 | apple:pink | origin Oregon, sponsored
  Certified organic, tangy first and sweet after, picked late for deep colour.
Bartlett Pears | Orchard Lane | 1 lb | 1.99 | pear:lime | origin Oregon
  Buttery and juicy once the skin turns from green to yellow, two or three days on the counter.
Bosc Pears | Orchard Lane | 1 lb | 2.29 | pear:tan | origin Oregon, with blue-cheese-crumbles
  Russet skin and firm, spicy-sweet flesh that poaches and roasts without falling apart.
Asian Pear | Tanbark Orchards | each | 1.79 | apple:amber | origin California
  Round, crunchy and full of juice, with a scent of jasmine. Best eaten cold.
`,
  },
  {
    name: 'Citrus & Tropical',
    facts: 'orange',
    table: `
Navel Oranges | Sunhollow | 4 lb bag | 6.49 | citrus:orange | sale 5.49, origin Florida
  Seedless and easy to peel; eight to ten oranges, sweet enough to juice without sugar.
Lemons | Sunhollow | 2 lb bag | 4.49 | citrus:lemon | facts lemon, origin California
  Thin-skinned and heavy with juice. Eight or so lemons for dressings, bakes and tea.
Limes | Sunhollow | 1 lb bag | 2.49 | citrus:lime | facts lemon, origin Mexico, with cilantro + hass-avocado
  Seven to nine small limes with plenty of juice and fragrant zest.
Ruby Grapefruit | Sunhollow | each | 1.29 | citrus:rose | origin Texas
  Deep pink flesh, sweet with a clean bitter edge. Chill it and halve it.
Clementines | Sunhollow | 3 lb bag | 5.99 | citrus:amber | origin Spain, sponsored
  Small, seedless and peeled in one go by small hands. About eighteen in a bag.
Bananas | Fresh Fields | 1 lb | 0.69 | banana:lemon | facts banana, origin Ecuador, with rolled-oats
  Sold by the pound, a shade green on arrival so that they ripen through the week.
Organic Bananas | Ostara Farms | 1 lb | 0.89 | banana:lime | facts banana, origin Peru
  Certified organic and fairly traded, five or six to a hand.
Hass Avocado | Tierra Alba | each | 1.49 | avocado:forest | facts avocado, origin Mexico, with limes + corn-tortilla-chips
  Ripens in two days on the counter; ready when the neck gives under a thumb.
Mango | Tierra Alba | each | 1.69 | mango:amber | facts mango, origin Peru
  Fibreless golden flesh that smells of peach and pine. Ready when it yields a little.
Golden Pineapple | Tierra Alba | each | 3.99 | pineapple:amber | facts mango, origin Costa Rica, sale 2.99
  Extra-sweet variety picked ripe; one fruit gives about five cups of chunks.
Kiwifruit | Sunhollow | 1 lb tray | 3.49 | kiwi:leaf | origin New Zealand
  Five tart-sweet green kiwis. Halve one and eat it with a spoon.
`,
  },
  {
    name: 'Berries, Grapes & Stone Fruit',
    facts: 'berries',
    table: `
Strawberries | Sunhollow | 1 lb | 3.99 | strawberry:red | sale 2.99, origin California, with heavy-whipping-cream
  Picked and packed the same day in the Salinas Valley. Rinse just before eating.
Blueberries | Sunhollow | 11 oz | 4.49 | berries:navy | origin Chile
  Plump, dusky berries that freeze well straight in the box.
Raspberries | Sunhollow | 6 oz | 3.79 | berries:berry | origin Mexico
  Soft, bright and fragile: eat within two days or scatter over a tart.
Blackberries | Sunhollow | 6 oz | 3.49 | berries:plum | origin Mexico, out at ballard
  Glossy and wine-dark with a firm bite and a little tartness.
Red Seedless Grapes | Tierra Alba | 2 lb bag | 5.98 | grapes:berry | facts grapes, origin California
  Crunchy, thin-skinned table grapes. Frozen, they make small sorbets.
Green Seedless Grapes | Tierra Alba | 2 lb bag | 5.98 | grapes:lime | facts grapes, origin California
  Firm, cool and lightly sweet, at their best on a cheese board.
Sweet Cherries | Orchard Lane | 1 lb bag | 6.99 | cherries:berry | facts grapes, origin Chile, out
  Dark, snapping-fresh cherries, on the stem so that they keep a week.
Yellow Peaches | Orchard Lane | 1 lb | 2.99 | peach:peach | facts apple, origin Chile
  Fuzzy, freestone peaches. Leave in a paper bag overnight to soften.
Seedless Watermelon | Tierra Alba | each | 6.99 | melon:green | facts melon, origin Mexico, limit 3
  About twelve pounds, red to the rind and rung for hollowness by our produce team.
Cantaloupe | Tierra Alba | each | 3.49 | melon:peach | facts melon, origin Guatemala
  Netted skin, deep orange flesh and a scent that tells you when it is ready.
`,
  },
  {
    name: 'Salad & Leafy Greens',
    facts: 'greens',
    table: `
Baby Spinach | Hollin Creek | 10 oz | 4.49 | salad-tub:forest | origin California
  Triple-washed tender leaves, ready for the bowl or two minutes in a hot pan.
Spring Mix | Hollin Creek | 5 oz | 3.49 | salad-tub:leaf | sale 2.79, with balsamic-vinaigrette
  Fourteen small leaves, some peppery, some sweet, washed and dried.
Organic Baby Arugula | Ostara Farms | 5 oz | 3.79 | salad-tub:green | origin California
  Nutty and peppery; pile it on a pizza as it leaves the oven.
Romaine Hearts | Hollin Creek | 3 ct | 3.99 | lettuce:leaf | with shaved-parmesan
  Three crisp hearts, outer leaves already taken off.
Iceberg Lettuce | Fresh Fields | each | 1.99 | lettuce:lime
  Cool, tight heads for wedges, tacos and burgers.
Butter Lettuce | Hollin Creek | each | 2.99 | lettuce:mint
  Grown in a greenhouse and sold with the root on, so that it stays soft for ten days.
Lacinato Kale | Ostara Farms | 1 bunch | 2.49 | herbs:forest
  Long, dark, crinkled leaves, sweeter than curly kale and quick to cook.
Green Cabbage | Fresh Fields | each | 2.19 | lettuce:green | facts vegetable
  A two-pound head, dense and squeaky, for slaw, soup or a slow braise.
Caesar Salad Kit | Hollin Creek | 10.5 oz | 4.29 | salad-bag:leaf | facts salad-kit, sponsored
  Chopped romaine, shaved hard cheese, garlic croutons and dressing for two plates.
`,
  },
  {
    name: 'Vegetables',
    facts: 'vegetable',
    table: `
Tomatoes on the Vine | Hollin Creek | 1 lb | 2.79 | tomato:tomato | origin Arizona, with fresh-mozzarella + basil
  Greenhouse tomatoes ripened on the stem. Keep them out of the refrigerator.
Grape Tomatoes | Hollin Creek | 10 oz | 2.99 | tomato:red
  Sweet, thick-skinned little tomatoes that do not burst in a lunch box.
Carrots | Fresh Fields | 2 lb bag | 2.29 | carrot:orange
  Medium carrots with the tops off; sweetest when roasted whole.
Russet Potatoes | Fresh Fields | 5 lb bag | 3.99 | potato:tan | facts potato, origin Idaho, with sour-cream
  Floury potatoes for baking, mashing and fries that stay crisp.
Yukon Gold Potatoes | Fresh Fields | 5 lb bag | 4.99 | potato:amber | facts potato
  Waxy and buttery yellow: they hold together in salads and gratins.
Sweet Potatoes | Fresh Fields | 1 lb | 1.29 | potato:orange | facts potato, origin North Carolina
  Copper skins, moist orange flesh. One large potato serves one.
Yellow Onions | Fresh Fields | 3 lb bag | 3.29 | onion:amber
  The everyday cooking onion; turns sweet and brown in twenty minutes.
Red Onion | Fresh Fields | 1 lb | 1.59 | onion:plum
  Milder and prettier raw than the yellow: slice thin, rinse, add to salads.
Garlic | Fresh Fields | 3 ct | 1.99 | garlic:cream | origin California
  Three firm heads, ten to twelve cloves each.
Broccoli Crowns | Fresh Fields | 1 lb | 2.49 | broccoli:green
  Trimmed crowns with tight, blue-green florets. Steam four minutes.
Cauliflower | Fresh Fields | each | 3.99 | broccoli:cream
  One white head, about two pounds; roast in wedges or rice in a processor.
Red Bell Pepper | Hollin Creek | each | 1.79 | pepper:red
  Ripened until sweet; a whole pepper has 30 calories.
Rainbow Peppers | Hollin Creek | 3 ct | 4.49 | pepper:amber
  One red, one yellow, one orange, thick-walled and crunchy.
English Cucumber | Hollin Creek | each | 1.99 | cucumber:green
  Seedless, thin-skinned and wrapped. No peeling needed.
Zucchini | Fresh Fields | 1 lb | 1.99 | cucumber:leaf
  Small, glossy squash: about three to the pound, best under eight inches.
Asparagus | Fresh Fields | 1 lb | 3.99 | asparagus:leaf | origin Peru, sale 2.99
  Pencil-thick spears with closed tips. Snap the ends and roast eight minutes.
Sweet Corn | Fresh Fields | 4 ct | 3.49 | corn:lemon
  Four ears of bicolour corn, husks trimmed to show the kernels.
Cremini Mushrooms | Ashby Caves | 8 oz | 2.79 | mushroom:tan
  Brown caps with more flavour than white buttons. Wipe, do not wash.
Green Beans | Fresh Fields | 12 oz | 2.99 | bean-pod:leaf
  Stringless beans, washed and trimmed, to steam in their own bag.
Jalapeño Peppers | Tierra Alba | 0.25 lb | 0.75 | chili:green
  Bright, grassy heat; take out the seeds for half of it.
Red Beets | Ostara Farms | 1 bunch | 2.99 | root:berry
  Three beets with their greens, which cook like chard.
Celery | Fresh Fields | each | 2.29 | celery:lime
  One crisp stalk of ten ribs with leafy tops for stock.
Brussels Sprouts | Fresh Fields | 1 lb | 3.49 | lettuce:leaf | with thick-cut-bacon
  Tight, walnut-sized sprouts. Halve them and roast until the edges go black.
Butternut Squash | Fresh Fields | each | 3.99 | pear:tan | facts potato
  Two pounds of sweet, nutty flesh under a skin that peels.
Green Onions | Fresh Fields | 1 bunch | 1.19 | asparagus:green | facts greens
  Six or seven stalks, white to green, all of it edible.
`,
  },
  {
    name: 'Herbs',
    facts: 'greens',
    table: `
Basil | Hollin Creek | 0.75 oz | 2.49 | herbs:leaf
  Large, tender leaves. Stand the stems in water and leave out of the cold.
Cilantro | Fresh Fields | 1 bunch | 0.99 | herbs:green
  A generous bunch, stems and all, for salsa, curry and rice.
Flat-Leaf Parsley | Fresh Fields | 1 bunch | 1.29 | herbs:forest
  The one with flavour: chop it in at the very end.
Fresh Ginger | Fresh Fields | 0.5 lb | 1.75 | ginger:tan | facts vegetable
  Smooth-skinned hands with few fibres; freeze and grate what is left.
`,
  },
])
