/** Columns as in `review-table.ts`. */
export const freshStoreReviews = `
sourdough-boule | 5 | Elspeth Y. | Proper crust | It shatters. Still good toasted on day four.
sourdough-boule | 4 | Jamal W. | A bit dark | I like it dark, my wife does not.
baguette | 5 | Colette V. | Get the 4 pm one | Still warm at pickup.
100-whole-wheat-bread | 4 | Peg N. | Soft for whole wheat
everything-bagels | 5 | Ira S. | Both sides! | Finally somebody seeds the bottom.
butter-croissants | 4 | Manon F. | Good layers | Five minutes in the oven brings them back.
pumpkin-pie | 5 | Lorna B. | Better than mine | Do not tell my mother-in-law.
pumpkin-pie | 4 | Greg T. | Spicy | More ginger than usual, which I like.
pecan-pie | 5 | Delphine R.
apple-pie | 5 | Bill and Jo | Whole apples | You can see slices, not mush.
new-york-cheesecake | 3 | Sunita P. | Small for the price | Very good, but six inches serves four, not eight.
chocolate-chip-cookies | 5 | Ruby A. | Gone in the car
flour-tortillas | 4 | Xiomara G. | Roll without cracking
classic-hummus | 5 | Layla H. | Smooth | Closest to home from a store. Lemon, not vinegar.
classic-hummus | 4 | Ned F.
fresh-guacamole | 3 | Cristobal M. | Needs salt | Fresh and green, but I add lime and salt every time.
rotisserie-chicken | 5 | Paula W. | Tuesday dinner solved | Two meals and a soup for eight dollars.
rotisserie-chicken | 4 | Dmitri K. | Come before six | They sell out.
chicken-noodle-soup | 5 | Vera L. | When sick | Real stock: it sets in the fridge.
macaroni-cheese | 4 | Toby E. | Kids approve
california-roll | 3 | Akemi S. | Fine for a store | Rice a little firm when chilled.
margherita-pizza | 4 | Enzo C. | Good crust | Hot stone, seven minutes.
vanilla-bean-ice-cream | 5 | Georgie H. | Five ingredients | Needs ten minutes on the counter and then nothing beats it.
vanilla-bean-ice-cream | 5 | Malik D.
mint-chip-ice-cream | 4 | Fern O. | Not green! | Tastes of mint leaves, not toothpaste.
raspberry-sorbet | 5 | Hilde J.
crinkle-cut-fries | 4 | Rory B. | Crisp in the air fryer
spaghetti | 5 | Nicola P. | Rough surface | The sauce stays on.
marinara-sauce | 5 | Concetta D. | No sugar | I stopped making my own on weekdays.
marinara-sauce | 2 | Brent L. | Too plain | Tastes like tomatoes and that is it.
basil-pesto | 4 | Aoife M. | Bright green | Goes dark after three days but still tastes good.
jasmine-rice | 5 | Somchai R. | The right smell
basmati-rice | 5 | Anjali V. | Long grains | Soak for half an hour. Separate every time.
black-beans | 4 | Marisol E.
extra-virgin-olive-oil | 5 | Stavros N. | Peppery | Catches in the throat as a fresh oil should.
extra-virgin-olive-oil | 4 | Kim J. | Nice, pricey in the small bottle
all-purpose-flour | 5 | Hattie R. | Reliable | Same result bag after bag.
pure-vanilla-extract | 5 | Odell C.
honey-oat-rings | 4 | Josie T. | Less sugar than the others | And the bees are happy, says my four-year-old.
granola | 5 | Freya K. | Big clusters
granola | 3 | Marcus A. | Dark cocoa too sweet | Maple almond is perfect.
creamy-peanut-butter | 5 | Lou D. | Spreads from cold
creamy-peanut-butter | 4 | Ravi S.
pure-maple-syrup | 5 | Gwen B. | From a real sugarhouse | Dark for an amber, in a good way.
sea-salt-potato-chips | 5 | Mick O. | Thick and loud | Finished the bag. No regrets.
corn-tortilla-chips | 4 | Belen Q. | Do not break in guacamole
dark-chocolate-72 | 5 | Ottoline W. | Clean snap | Fruity, not burnt.
chocolate-sandwich-cookies | 4 | Nate G.
spring-water | 4 | Cheryl Y. | Carried to the door | Thin bottles but the water is fine.
lime-seltzer | 5 | Dex M. | Lime, not cleaner
lime-seltzer | 4 | Paige R. | Where is plain? | Plain has been out for weeks.
classic-cola | 4 | Johnny F. | Less sweet
classic-cola | 5 | Tamika L. | Cane sugar | You can tell.
orange-juice-no-pulp | 5 | Isaac B. | Like squeezed
apple-cider | 5 | Prudence S. | Fall in a jug | Heat it with a stick of cinnamon.
house-blend-coffee | 5 | Lars E. | Daily cup | Chocolate and a little orange. Roast date is always within two weeks.
house-blend-coffee | 4 | Imani C. | Grind is a touch fine | For my drip machine, at least. Whole bean is perfect.
house-blend-coffee | 5 | Stefan W.
ethiopia-single-origin | 5 | Noor A. | Jasmine | Pour-over only. It smells like a garden.
french-roast-coffee | 3 | Wes T. | Very dark | Smoky. I blend it half and half.
chamomile-tea | 4 | Birdie P.
hot-cocoa-mix | 5 | The Nguyen kids | MORE MARSHMALLOWS
hazy-ipa | 5 | Cooper R. | Fresh cans, low dates | Juicy without being sweet.
pinot-noir | 4 | Adele M. | Good for the price | Light and red-fruited. With the turkey, yes.
malbec | 5 | Hugo V.
prosecco | 4 | Lucinda F. | Party bottle
liquid-laundry-detergent | 4 | Karen O. | Works cold | The lavender is strong.
dish-soap | 5 | Patsy L.
paper-towels | 4 | Russ D. | Thick enough
toilet-paper | 5 | Anonymous | It is what it is | Soft, and the rolls are really full.
trash-bags-13-gal | 3 | Quentin H. | Drawstring tore once | Stretchy otherwise.
aa-batteries | 4 | Minh T.
seasonal-bouquet | 5 | Theodora S. | Lasted nine days | Stock and tulips this week. The florist added eucalyptus.
whitening-toothpaste | 4 | Cal B.
moisturizing-body-wash | 5 | Rhea J. | No itching
ibuprofen-200-mg | 5 | Doug W. | Same thing, half the price
diapers | 5 | New parents, no sleep | Twelve hours is true | Size 2 fits from about thirteen pounds.
diapers | 3 | Marta G. | Runs small | Go one size up.
baby-wipes | 5 | Ines P.
chicken-rice-dog-food | 5 | Bruno's mom | Shiny coat | Two months in and he stopped scratching. Auto-ship means we never run out.
chicken-rice-dog-food | 4 | Ted A. | Big bag, no zipper | Buy a bin.
indoor-cat-food | 4 | Misty and Pearl | Fewer hairballs
clumping-cat-litter | 2 | Rafael N. | Dusty | Clumps well but there was a cloud when I poured it.
tuna-pate-cat-food | 5 | Whiskers household | Bowl licked clean
lentil-vegetable-soup | 4 | Ayo B. | Cumin and lemon
trail-mix | 5 | Hiker Jen | Enough chocolate
blueberry-muffins | 4 | Vance I. | Sugar crust
bratwurst | 5 | Uli K. | Like in Sheboygan
four-cheese-pizza | 3 | Shay R. | Salty | Good base.
pork-potstickers | 5 | Wei L. | Thin skins | Follow the fry, splash, cover steps. They do not stick.
black-bean-burgers | 4 | Juniper V. | They hold together | Even on the grill.
seeded-crackers | 5 | Philippa N.
kalamata-olives | 5 | Yiannis P. | Meaty | No pits, I checked the whole jar.
oatmeal-stout | 5 | Barnaby L. | Silk
smoked-salmon | 4 | Rivka S. | Sliced thin | With the cream cheese and an everything bagel, Sunday is done.
sweet-corn | 3 | Edna M. | Not summer corn | It is November, I know.
steel-cut-oats | 5 | Fergus M. | Chewy | Soak overnight and they take ten minutes.
soy-candle | 4 | Lark T. | Subtle | Fig, not perfume.
scrub-sponges | 1 | Gordon F. | Fell apart | Two of six lost the rough side in a week.
green-smoothie | 2 | Zoe K. | Mostly apple | Pleasant, but I wanted vegetables.
zero-sugar-cola | 1 | Randall P. | Aftertaste | Not for me at all.
grain-free-salmon-dog-food | 5 | Juno's person | No more itching | Three weeks and her paws are fine.
garlic-naan | 4 | Meera D. | Soft | Brush with water before heating.
chicken-tikka-masala | 5 | Alistair C. | Better than the takeaway near me
beef-lasagna | 4 | Rosa T. | Feeds three, as it says
everything-bagels | 4 | Shira L.
cinnamon-rolls | 5 | Hal W. | Icing on the side | Finally I decide how much.
tulips | 5 | Greta N. | Opened slowly | Nine days in cold water.
honey | 4 | Bertram S. | It set | Crystallised in December, as honest honey does.
sharp-cheddar | 4 | Viv A.
lemons | 5 | Costas M. | Full of juice
apple-juice | 4 | Mrs. Dorsey's class
laundry-detergent-pods | 4 | Kit R. | One pod is enough
jumbo-raw-shrimp | 5 | Beau L. | Clean and sweet
frozen-blueberries | 5 | Signe P. | Small and dark | The wild ones. Muffins turn properly purple.
`
