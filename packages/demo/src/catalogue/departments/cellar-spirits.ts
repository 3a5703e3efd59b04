import { defineDepartment } from '../product-table.ts'

const spirit = { tax: 'alcohol', age: true } as const

export const cellarSpirits = defineDepartment('Spirits', [
  {
    name: 'Whiskey',
    ...spirit,
    table: `
Small Batch Bourbon | Copper Hollow | 750 mL | 34.00 | square-bottle:amber:wheat | region Kentucky, alcohol 46.0, sale 29.00
  High-rye bourbon of six years: caramel, clove and toasted oak.
Single Barrel Bourbon | Copper Hollow | 750 mL | 62.00 | square-bottle:brown:wheat | region Kentucky, alcohol 54.5, limit 2
  Barrel 214, picked by us: cherry, tobacco and dark chocolate at cask strength.
Straight Rye | Copper Hollow | 750 mL | 38.00 | spirits-bottle:tan:wheat | region Pennsylvania, alcohol 50.0
  Ninety-five percent rye: dill, mint and black pepper.
Highland Single Malt 12 | Glen Ardoch | 750 mL | 58.00 | spirits-bottle:gold:mountain | region Highlands, alcohol 43.0
  Heather honey, pear and malt, matured in refill bourbon casks.
Islay Single Malt | Port Skerrie | 750 mL | 72.00 | spirits-bottle:forest:wave | region Islay, alcohol 46.0
  Peat smoke, iodine and lemon; a bonfire on a beach.
Sherry Cask Malt 15 | Glen Ardoch | 750 mL | 98.00 | spirits-bottle:tomato:mountain | region Speyside, alcohol 46.0, limit 2, out at king-street
  Raisin, orange and walnut from oloroso butts.
Pot Still Irish Whiskey | Carrigmore | 750 mL | 52.00 | spirits-bottle:green:leaf | region County Cork, alcohol 43.0
  Triple-distilled, creamy, with green apple and spice.
Blended Japanese Whisky | Hanako Street | 750 mL | 64.00 | square-bottle:peach:sun | region Hokkaido, alcohol 43.0, sponsored
  Malt and grain under mizunara oak: sandalwood and plum.
`,
  },
  {
    name: 'Gin & Vodka',
    ...spirit,
    table: `
London Dry Gin | Larch & Juniper | 750 mL | 29.00 | oil-bottle:teal:leaf | region Oregon, alcohol 45.0
  Nine botanicals with juniper in front, as it should be.
Coastal Gin | Larch & Juniper | 750 mL | 36.00 | oil-bottle:sky:wave | region Maine, alcohol 43.0
  Kelp, rose hip and grapefruit peel.
Barrel Aged Gin | Larch & Juniper | 750 mL | 41.00 | oil-bottle:amber:leaf | region Oregon, alcohol 47.0
  Rested four months in rye casks.
Potato Vodka | Northlea Spirits | 750 mL | 27.00 | oil-bottle:silver:snow | region Idaho, alcohol 40.0, sale 23.00
  Russets, spring water and one slow pass through copper.
Winter Wheat Vodka | Northlea Spirits | 1 L | 25.00 | oil-bottle:white:wheat | region Minnesota, alcohol 40.0
  Soft and bready, for martinis.
`,
  },
  {
    name: 'Rum, Agave & Brandy',
    ...spirit,
    table: `
Blanco Tequila | Tierra Alba | 750 mL | 39.00 | oil-bottle:lime:sun | region Jalisco, alcohol 40.0
  Stone-crushed highland agave: lime leaf and wet clay.
Reposado Tequila | Tierra Alba | 750 mL | 46.00 | square-bottle:gold:sun | region Jalisco, alcohol 40.0, sponsored
  Eight months in oak; cooked agave, cinnamon and vanilla.
Espadín Mezcal | Tierra Alba | 750 mL | 48.00 | flask:stone:flame | region Oaxaca, alcohol 45.0
  Roasted in a pit, crushed under a mule-drawn stone.
Aged Rum 8 Years | Bramble Cay | 750 mL | 33.00 | flask:brown:sun | region Barbados, alcohol 43.0
  Pot and column still: banana bread, oak and nutmeg.
White Rum | Bramble Cay | 750 mL | 24.00 | spirits-bottle:silver:wave | region Martinique, alcohol 50.0
  Fresh cane juice, grassy and bright, for daiquiris.
VSOP Cognac | Maison Aubrac | 750 mL | 57.00 | flask:orange:grape | region Cognac, alcohol 40.0, sale 51.00
  Candied orange and toasted brioche.
Calvados | Maison Aubrac | 750 mL | 49.00 | flask:amber:apple | region Normandy, alcohol 42.0
  Forty kinds of apple, distilled and aged five years.
`,
  },
  {
    name: 'Liqueurs & Bitters',
    ...spirit,
    table: `
Orange Liqueur | Maison Aubrac | 750 mL | 35.00 | flask:orange:citrus | region Loire, alcohol 40.0
  Bitter Haitian peel, dry enough for a margarita.
Amaro | Monte Ferruccio | 750 mL | 32.00 | spirits-bottle:cocoa:leaf | region Lombardy, alcohol 29.0
  Rhubarb, gentian and orange after dinner.
Red Bitter Aperitivo | Monte Ferruccio | 750 mL | 27.00 | oil-bottle:red:sun | region Lombardy, alcohol 24.0
  One part of three in a negroni.
Coffee Liqueur | Kestrel Roasters | 750 mL | 30.00 | spirits-bottle:brown:bean | region Vermont, alcohol 25.0
  Cold-brewed Colombia beans and cane rum.
Aromatic Bitters | Larch & Juniper | 6.7 fl oz | 11.00 | sauce-bottle:amber:leaf | region Oregon, alcohol 44.7
  Gentian and clove: two dashes finish a drink.
`,
  },
])
