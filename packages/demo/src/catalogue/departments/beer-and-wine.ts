import { defineDepartment } from '../product-table.ts'

export const beerAndWine = defineDepartment('Beer & Wine', [
  {
    name: 'Beer',
    tax: 'alcohol',
    age: true,
    table: `
Hazy IPA | Gull & Anchor | 6 × 12 fl oz | 11.99 | six-pack:orange:hop | deposit 30, alcohol 6.7
  Soft and juicy, with mango, peach and almost no bitterness.
Pilsner | Halvorsen | 6 × 12 fl oz | 9.99 | six-pack:leaf:hop | deposit 30, alcohol 4.8, sale 8.49
  German malt, Saaz hops and six weeks of lagering.
Amber Ale | Gull & Anchor | 6 × 12 fl oz | 10.49 | six-pack:amber:wheat | deposit 30, alcohol 5.4
  Toasted caramel malt and a dry finish.
Oatmeal Stout | Old Cooper | 4 × 16 fl oz | 11.49 | six-pack:charcoal:wheat | deposit 20, alcohol 6.1
  Black, silky and roasty; drink it at cellar temperature.
Light Lager | Halvorsen | 12 × 12 fl oz | 13.99 | can-pack:sky:mountain | deposit 60, alcohol 4.2, limit 8
  Crisp, pale and 96 calories a can.
Wheat Beer | Halvorsen | 6 × 12 fl oz | 9.99 | six-pack:lemon:wheat | deposit 30, alcohol 5.2
  Unfiltered, with banana and clove from the yeast.
West Coast IPA | Gull & Anchor | 6 × 12 fl oz | 11.49 | six-pack:forest:hop | deposit 30, alcohol 7.0, sponsored
  Pine, grapefruit and a bracing, dry bitterness.
Mexican-Style Lager | Tierra Alba | 6 × 12 fl oz | 10.49 | six-pack:gold:sun | deposit 30, alcohol 4.6, with limes
  Flaked corn and a squeeze of lime.
`,
  },
  {
    name: 'Cider & Hard Seltzer',
    tax: 'alcohol',
    age: true,
    table: `
Dry Cider | Orchard Lane | 4 × 12 fl oz | 9.99 | six-pack:lime:apple | deposit 20, alcohol 6.5
  Heirloom apples fermented to dryness.
Rosé Cider | Orchard Lane | 4 × 12 fl oz | 9.99 | six-pack:pink:apple | deposit 20, alcohol 5.5
  Red-fleshed apples and hibiscus.
Variety Hard Seltzer | Fizzlet | 12 × 12 fl oz | 17.99 | can-pack:teal:bubble | deposit 60, alcohol 5.0, sale 15.99
  Lime, mango, cherry and grapefruit, three of each.
Margarita in a Can | Tierra Alba | 4 × 12 fl oz | 13.99 | can-pack:lime:citrus | deposit 20, alcohol 8.0
  Blue agave tequila, lime and orange liqueur.
`,
  },
  {
    name: 'Red Wine',
    tax: 'alcohol',
    age: true,
    table: `
Cabernet Sauvignon | Stonewater Ridge | 750 mL | 14.99 | wine-bottle:plum:mountain | alcohol 14.1, origin California, with ribeye-steak
  Blackcurrant, cedar and firm tannin; decant it for half an hour.
Pinot Noir | Fog & Fern | 750 mL | 17.99 | wine-bottle:berry:leaf | alcohol 13.2, origin Oregon, sponsored
  Cherry, forest floor and a light hand with oak.
Malbec | Altura Vieja | 750 mL | 11.99 | wine-bottle:navy:mountain | alcohol 13.8, origin Argentina, sale 9.99
  Plum and violet from 3,300 feet up in Mendoza.
Merlot | Stonewater Ridge | 750 mL | 12.99 | wine-bottle:red:mountain | alcohol 13.9, origin Washington
  Soft, dark and easy with a weeknight roast.
Chianti Classico | Monte Ferruccio | 750 mL | 16.99 | wine-bottle:tomato:sun | alcohol 13.5, origin Italy
  Sour cherry and leather, made for tomato sauce.
Tempranillo | Casa Verana | 750 mL | 10.99 | wine-bottle:brown:sun | alcohol 13.5, origin Spain
  Twelve months in American oak: vanilla over red fruit.
`,
  },
  {
    name: 'White & Rosé Wine',
    tax: 'alcohol',
    age: true,
    table: `
Chardonnay | Stonewater Ridge | 750 mL | 13.99 | white-wine-bottle:gold:mountain | alcohol 13.8, origin California
  Pear and toast, with a third of it aged in barrel.
Sauvignon Blanc | Kererū Bay | 750 mL | 12.99 | white-wine-bottle:lime:bird | alcohol 12.8, origin New Zealand
  Passion fruit, cut grass and a mouth-watering edge.
Pinot Grigio | Monte Ferruccio | 750 mL | 10.99 | white-wine-bottle:sky:sun | alcohol 12.5, origin Italy, sale 8.99
  Lemon and white peach; serve it very cold.
Riesling | Halvorsen | 750 mL | 12.49 | white-wine-bottle:lemon:flower | alcohol 11.0, origin Germany
  Off-dry, with lime, slate and enough acid to balance.
Provence Rosé | Maison Aubrac | 750 mL | 15.99 | rose-wine-bottle:pink:flower | alcohol 12.9, origin France
  Pale, dry and strawberry-scented.
`,
  },
  {
    name: 'Sparkling Wine',
    tax: 'alcohol',
    age: true,
    table: `
Prosecco | Monte Ferruccio | 750 mL | 13.99 | sparkling-bottle:gold:bubble | alcohol 11.0, origin Italy, with orange-juice-no-pulp
  Extra dry, with pear and acacia.
Brut Cava | Casa Verana | 750 mL | 11.99 | sparkling-bottle:charcoal:star | alcohol 11.5, origin Spain
  Traditional method, fifteen months on the lees.
Brut Champagne | Maison Aubrac | 750 mL | 44.99 | sparkling-bottle:cream:star | alcohol 12.0, origin France, limit 6
  Two parts Pinot Noir to one of Chardonnay; brioche and lemon.
Sparkling Rosé | Fog & Fern | 750 mL | 18.99 | sparkling-bottle:pink:flower | alcohol 12.2, origin Oregon, out at port-richmond
  Fine bubbles and wild strawberry.
`,
  },
])
