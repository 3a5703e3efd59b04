/** Columns as in `review-table.ts`. */
export const freshFoodReviews = `
whole-milk | 5 | Maren O. | Tastes like milk | We went back to whole milk for the kids and this one disappears fastest. Always at least nine days left on the date.
whole-milk | 4 | Deshawn P. | Good, wish the gallon was in | Half gallon is fine but the gallon has been out three times now.
whole-milk | 5 | Yuki T.
whole-milk | 3 | R. Castellanos | Carton leaked once | The milk is good. One carton came with a wet bottom and was refunded the same day.
2-reduced-fat-milk | 5 | Hollis G. | Coffee milk | Foams well and does not taste thin.
2-reduced-fat-milk | 4 | Priya N.
organic-whole-milk | 5 | Annika B. | Worth it in spring | When the cows are on grass you can see the colour. Pricey otherwise.
oat-milk | 5 | Theo W. | Best foam | I have tried six. This one stays mixed and steams like dairy.
oat-milk | 2 | Carla M. | Too oily for me | Leaves a film on tea. Fine in porridge.
oat-milk | 4 | Jin-ho K. | Vanilla is good | Not as sweet as others. Extra creamy never in stock.
unsalted-butter | 5 | Bea F. | Baking staple | Clear tablespoon marks and it creams quickly.
salted-butter | 4 | Oskar L.
cultured-butter | 5 | Simone A. | Oh dear | I ate it on toast for four days in a row. The salt crunches.
large-eggs | 4 | Tomas R. | Fresh dates | Never a broken one in delivery so far.
large-eggs | 5 | Wanda S.
pasture-raised-eggs | 5 | Eli H. | Orange yolks | They stand up in the pan. My father says they taste like eggs used to.
pasture-raised-eggs | 3 | Nadine C. | Good but the price | Lovely eggs. Seven dollars is a lot for a dozen.
sharp-cheddar | 5 | Grant V. | Real sharp | Crumbles a bit when cut, which is how it should be.
brie | 4 | Helene D. | Give it an hour | Needs to come to room temperature, then it is very good.
aged-parmesan-wedge | 5 | Marco Z. | Keep the rind | Crunchy crystals all through. The rind went into minestrone.
plain-greek-yogurt | 5 | Farah J. | Thick | A spoon stands in it. No chalky taste.
plain-greek-yogurt | 4 | Colm E.
greek-yogurt-cup | 3 | Abby T. | Peach is the one | Peach is great, blueberry is mostly at the bottom and a bit sweet.
greek-yogurt-cup | 5 | Luis O.
cottage-cheese | 4 | Ruth I. | Small curds | Creamy without being wet.
gala-apples | 5 | Devon K. | Lunch box size | Small enough that they get eaten.
gala-apples | 4 | Mirela S.
honeycrisp-apple | 5 | Jonah P. | Loud | You can hear it two rooms away.
navel-oranges | 4 | Kiera W. | Juicy | Two were dry out of ten, the rest excellent.
bananas | 5 | Sam U. | A little green, on purpose | They arrive green at the tip and are right by Thursday.
bananas | 3 | Odette L. | Mixed bunch | One hand was bruised from the bag above it.
hass-avocado | 4 | Renata Q. | Ripe in two days | Exactly as the description says. One of four had a brown spot.
hass-avocado | 2 | Phil B. | Hard as a stone | Still waiting after five days.
strawberries | 5 | Camille N. | Smelled before seen | Red to the middle. The first good ones since June.
strawberries | 3 | Dana V. | Eat them the same day | Sweet but soft on day two.
blueberries | 4 | Ari M.
tomatoes-on-the-vine | 5 | Giulia R. | Taste of tomato | In November! Sliced with salt, nothing else.
baby-spinach | 4 | Louise K. | Clean | No grit. Use it within four days.
spring-mix | 3 | Ben C. | Slimy corner | One corner was wet. Refunded without questions.
caesar-salad-kit | 4 | Tina H. | Good dressing | More croutons, please.
asparagus | 5 | Walter G.
russet-potatoes | 4 | Ingrid M. | Even sizes | All baked in the same time.
boneless-skinless-chicken-breast | 5 | Kofi A. | No water in the pan | Air-chilled makes a difference, it actually browns.
boneless-skinless-chicken-breast | 3 | Melody F. | Huge pieces | Good quality but one breast was 12 ounces. I have to slice them.
chicken-thighs | 5 | Rosalind T. | Forgiving | Forgot them for ten minutes and they were still juicy.
fresh-whole-turkey | 5 | The Hendersons | Third year in a row | Thirteen pounds and a half, roasted in just over three hours. Juicy breast.
fresh-whole-turkey | 4 | Victor S. | Great bird | Ask for giblets if you make gravy, they are not inside.
ground-beef-80-lean | 5 | Big Al | Burger night | Coarse grind, does not shrink to nothing.
ribeye-steak | 4 | Naomi L. | Well marbled | An honest inch thick. One had more fat cap than I like.
thick-cut-bacon | 5 | Pete R. | Smells like Sunday | Real smoke, not sprayed on.
thick-cut-bacon | 4 | Uma D.
atlantic-salmon-fillet | 5 | Sigrid H. | No pin bones | Skin crisped beautifully.
wild-sockeye-salmon | 5 | Hank J. | Tastes of fish | Lean and red. Do not cook it past medium.
cod-loins | 4 | Moira P. | Big flakes | Thawed overnight and dry-brined, perfect.
jumbo-raw-shrimp | 3 | Celeste B. | Good shrimp, odd count | Sweet and firm, but I counted 22 in a pound, not 16 to 20.
`
