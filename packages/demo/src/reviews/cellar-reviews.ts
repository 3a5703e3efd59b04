import { readReviews } from './review-table.ts'

export const cellarReviews = readReviews(
  'cellar',
  `
estate-cabernet-sauvignon | 5 | M. Aldridge | Decant it | Two hours in a decanter and it opened like a book.
estate-cabernet-sauvignon | 4 | Jules P.
reserve-cabernet | 5 | The wine club at No. 9 | Birthday bottle
willamette-pinot-noir | 5 | Cora S. | Weightless | Cherry and smoke. We drank it too fast.
willamette-pinot-noir | 3 | Len D. | Thin for me | I like mine bigger. My mistake, not the wine's.
gran-reserva | 5 | Iñigo R. | Ten years old and alive | Orange peel and leather. For this price, absurd.
crianza | 4 | Fay M. | House red now
barolo | 5 | Bernard T. | Patience | Open in the morning. Tar and roses, as promised.
cotes-du-rhone | 4 | Sally K. | Pizza wine
uco-valley-malbec | 5 | Hector A.
old-vine-zinfandel | 3 | Prue W. | Hot | Alcohol shows a little.
chablis | 5 | Odile F. | Oysters | Nothing else to say.
russian-river-chardonnay | 4 | Kent B. | Oak in balance
marlborough-sauvignon-blanc | 4 | Tess J. | Porch
mosel-kabinett-riesling | 5 | Ansgar V. | Nine percent | I could drink it at lunch. I did.
skin-contact-pinot-gris | 2 | Harold C. | Not for me | Tastes like tea and orange peel. My daughter loved it.
skin-contact-pinot-gris | 5 | Harold's daughter | He is wrong
brut-reserve-champagne | 5 | Vivienne L. | Our wedding wine
prosecco-superiore | 4 | Dot G.
cava-brut-nature | 4 | Raul E. | Bone dry
tawny-port-20-years | 5 | Archie N. | With walnuts
fino-sherry | 4 | Mags H. | Keep it in the fridge door
small-batch-bourbon | 5 | Wade R. | Old fashioned
single-barrel-bourbon | 5 | Curtis Y. | Barrel 214 | Bought two, should have bought the limit twice.
islay-single-malt | 4 | Fiona D. | A bonfire indeed
london-dry-gin | 5 | Percy O. | Juniper first
espadin-mezcal | 4 | Itzel C. | Clean smoke
red-bitter-aperitivo | 5 | Nino S. | Negroni month
aged-rum-8-years | 4 | Bashir K.
aromatic-bitters | 5 | Lottie E. | Two dashes
`,
)
