import { defineDepartment } from '../product-table.ts'

const wine = { tax: 'alcohol', age: true } as const

export const cellarWine = defineDepartment('Wine', [
  {
    name: 'Red Wine',
    ...wine,
    table: `
Estate Cabernet Sauvignon | Stonewater Ridge | 750 mL | 32.00 | wine-bottle:plum:mountain | region Napa Valley, vintage 2021, grape Cabernet Sauvignon, alcohol 14.4
  Cassis, graphite and cedar from a hillside of red clay; ready now, better in 2030.
Reserve Cabernet | Stonewater Ridge | 750 mL | 68.00 | wine-bottle:charcoal:mountain | region Napa Valley, vintage 2019, grape Cabernet Sauvignon, alcohol 14.6, limit 6
  The best forty barrels of the year, twenty-two months in new French oak.
Willamette Pinot Noir | Fog & Fern | 750 mL | 28.00 | wine-bottle:berry:leaf | region Willamette Valley, vintage 2022, grape Pinot Noir, alcohol 13.1, sale 24.00
  Sour cherry and damp leaves, whole-cluster spice, almost weightless.
Single Vineyard Pinot Noir | Fog & Fern | 750 mL | 46.00 | wine-bottle:rose:leaf | region Eola-Amity Hills, vintage 2021, grape Pinot Noir, alcohol 13.4
  From the windiest slope: darker fruit, iron and a long, cool finish.
Old Vine Zinfandel | Quarry Road | 750 mL | 22.00 | wine-bottle:red:sun | region Lodi, vintage 2021, grape Zinfandel, alcohol 14.8
  Ninety-year-old bush vines; blackberry jam with pepper.
Walla Walla Syrah | Quarry Road | 750 mL | 34.00 | wine-bottle:navy:sun | region Walla Walla Valley, vintage 2020, grape Syrah, alcohol 14.2
  Olive, smoked meat and violets from the cobbles.
Gran Reserva | Casa Verana | 750 mL | 29.00 | wine-bottle:tomato:sun | region Rioja, vintage 2016, grape Tempranillo + Graciano, alcohol 13.8
  Two years in American oak and three in bottle: leather, tobacco, dried orange.
Crianza | Casa Verana | 750 mL | 15.00 | wine-bottle:brown:sun | region Rioja, vintage 2020, grape Tempranillo, alcohol 13.5, sale 12.50
  Red plum and vanilla, the house red of half of Logroño.
Chianti Classico Riserva | Monte Ferruccio | 750 mL | 27.00 | wine-bottle:orange:sun | region Tuscany, vintage 2019, grape Sangiovese, alcohol 13.9
  Sour cherry, rosemary and enough tannin for a Florentine steak.
Barolo | Monte Ferruccio | 750 mL | 52.00 | wine-bottle:cocoa:mountain | region Piedmont, vintage 2018, grape Nebbiolo, alcohol 14.3, limit 6
  Rose petals and tar. Open it in the morning for the evening.
Côtes du Rhône | Maison Aubrac | 750 mL | 14.00 | wine-bottle:gold:sun | region Rhône, vintage 2022, grape Grenache + Syrah, alcohol 14.0
  Strawberry, garrigue and a crack of pepper.
Saint-Émilion | Maison Aubrac | 750 mL | 38.00 | wine-bottle:forest:star | region Bordeaux, vintage 2018, grape Merlot + Cabernet Franc, alcohol 14.0
  Plum, clay and cedar from the limestone plateau.
Uco Valley Malbec | Altura Vieja | 750 mL | 18.00 | wine-bottle:lavender:mountain | region Mendoza, vintage 2021, grape Malbec, alcohol 13.9, sponsored
  Violet and blueberry from vines at 3,600 feet.
Coonawarra Cabernet | Redgum Lane | 750 mL | 24.00 | wine-bottle:olive:leaf | region South Australia, vintage 2020, grape Cabernet Sauvignon, alcohol 14.1, out
  Mint and blackcurrant, the terra rossa signature.
`,
  },
  {
    name: 'White Wine',
    ...wine,
    table: `
Russian River Chardonnay | Stonewater Ridge | 750 mL | 27.00 | white-wine-bottle:gold:mountain | region Russian River Valley, vintage 2021, grape Chardonnay, alcohol 13.9
  Baked apple and hazelnut, barrel-fermented with wild yeast.
Chablis | Maison Aubrac | 750 mL | 29.00 | white-wine-bottle:sky:star | region Burgundy, vintage 2022, grape Chardonnay, alcohol 12.5
  Oyster shell, green apple and steel. No oak came near it.
Meursault | Maison Aubrac | 750 mL | 74.00 | white-wine-bottle:amber:star | region Burgundy, vintage 2020, grape Chardonnay, alcohol 13.3, limit 3
  Toasted almond and lemon butter from a single walled plot.
Marlborough Sauvignon Blanc | Kererū Bay | 750 mL | 17.00 | white-wine-bottle:lime:bird | region Marlborough, vintage 2024, grape Sauvignon Blanc, alcohol 12.9, sale 14.50
  Passion fruit and crushed nettle, poured very cold.
Sancerre | Maison Aubrac | 750 mL | 31.00 | white-wine-bottle:leaf:flower | region Loire, vintage 2023, grape Sauvignon Blanc, alcohol 13.0
  Flint, grapefruit pith and chalk.
Mosel Kabinett Riesling | Halvorsen | 750 mL | 23.00 | white-wine-bottle:lemon:flower | region Mosel, vintage 2023, grape Riesling, alcohol 9.0
  Peach and slate with a spoon of sweetness and plenty of nerve.
Dry Riesling | Halvorsen | 750 mL | 21.00 | white-wine-bottle:teal:flower | region Finger Lakes, vintage 2022, grape Riesling, alcohol 12.0
  Lime zest and wet stone, from the steep side of Seneca Lake.
Rías Baixas Albariño | Casa Verana | 750 mL | 19.00 | white-wine-bottle:mint:wave | region Galicia, vintage 2023, grape Albariño, alcohol 12.8
  Apricot skin and sea spray; the shellfish wine.
Grüner Veltliner | Halvorsen | 1 L | 16.00 | white-wine-bottle:green:leaf | region Kamptal, vintage 2023, grape Grüner Veltliner, alcohol 12.0
  White pepper and lentils, in a friendly liter.
Soave Classico | Monte Ferruccio | 750 mL | 16.00 | white-wine-bottle:cream:sun | region Veneto, vintage 2022, grape Garganega, alcohol 12.5
  Almond, chamomile and volcanic salt.
Skin Contact Pinot Gris | Fog & Fern | 750 mL | 26.00 | dessert-wine-bottle:orange:leaf | region Willamette Valley, vintage 2022, grape Pinot Gris, alcohol 12.7, sponsored
  Twelve days on the skins: blood orange, tea and grip.
`,
  },
  {
    name: 'Rosé & Sparkling',
    ...wine,
    table: `
Bandol Rosé | Maison Aubrac | 750 mL | 33.00 | rose-wine-bottle:rose:sun | region Provence, vintage 2023, grape Mourvèdre, alcohol 13.2
  A rosé with shoulders: peach, thyme and salt.
Provence Rosé Magnum | Maison Aubrac | 1.5 L | 36.00 | rose-wine-bottle:pink:flower | region Provence, vintage 2024, grape Cinsault + Grenache, alcohol 12.8, out at granby
  Two bottles in one, for the long table.
Brut Réserve Champagne | Maison Aubrac | 750 mL | 49.00 | sparkling-bottle:cream:star | region Champagne, grape Pinot Noir + Chardonnay, alcohol 12.0, sale 44.00
  Brioche, lemon and chalk, forty months on the lees.
Blanc de Blancs Champagne | Maison Aubrac | 750 mL | 72.00 | sparkling-bottle:gold:star | region Champagne, vintage 2016, grape Chardonnay, alcohol 12.0, limit 6
  All Chardonnay from the Côte des Blancs; fine as a needle.
Prosecco Superiore | Monte Ferruccio | 750 mL | 19.00 | sparkling-bottle:sky:bubble | region Veneto, vintage 2023, grape Glera, alcohol 11.5
  From the steep hills, drier and creamier than the plain.
Cava Brut Nature | Casa Verana | 750 mL | 18.00 | sparkling-bottle:charcoal:bubble | region Penedès, vintage 2021, grape Xarel·lo + Macabeu, alcohol 11.8
  Bone dry, with thirty months in the bottle.
Pétillant Naturel | Fog & Fern | 750 mL | 25.00 | sparkling-bottle:peach:flower | region Willamette Valley, vintage 2023, grape Pinot Gris, alcohol 11.0
  Cloudy, cider-like and closed with a crown cap.
`,
  },
  {
    name: 'Dessert & Fortified',
    ...wine,
    table: `
Tawny Port 20 Years | Quinta do Avô | 750 mL | 54.00 | dessert-wine-bottle:brown:star | region Douro, grape Touriga Nacional, alcohol 20.0
  Walnut, fig and orange peel from old pipes.
Fino Sherry | Bodega Almenara | 375 mL | 13.00 | white-wine-bottle:stone:wave | region Jerez, grape Palomino, alcohol 15.0
  Almonds and sea air. Keep it cold and finish it in a week.
Sauternes | Maison Aubrac | 375 mL | 34.00 | dessert-wine-bottle:gold:star | region Bordeaux, vintage 2018, grape Sémillon, alcohol 13.5
  Apricot, saffron and honey from botrytis-shrivelled grapes.
Sweet Vermouth | Monte Ferruccio | 750 mL | 21.00 | dessert-wine-bottle:red:flower | region Piedmont, grape Moscato, alcohol 16.5
  Wormwood, vanilla and bitter orange, for Manhattans.
`,
  },
])
