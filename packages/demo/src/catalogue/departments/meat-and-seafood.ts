import { defineDepartment } from '../product-table.ts'

export const meatAndSeafood = defineDepartment('Meat & Seafood', [
  {
    name: 'Chicken & Turkey',
    facts: 'chicken-breast',
    table: `
Boneless Skinless Chicken Breast | Hollin Creek | 1.5 lb | 7.49 | poultry-tray:peach | sale 5.99, limit 10
  Three trimmed breasts, air-chilled, with no water added.
Chicken Thighs | Hollin Creek | 2 lb | 5.98 | poultry-tray:tan | facts chicken-thigh
  Bone-in, skin-on thighs. They roast in forty minutes and forgive five more.
Chicken Drumsticks | Hollin Creek | 2.5 lb | 4.48 | poultry-tray:cream | facts chicken-thigh
  Ten or so drumsticks, enough for a tray of wings-style dinner.
Whole Chicken | Hollin Creek | 4 lb | 8.76 | poultry-tray:peach | facts chicken-thigh, with yukon-gold-potatoes
  A roasting bird without giblets, raised without antibiotics.
Organic Chicken Tenders | Ostara Farms | 1 lb | 9.49 | poultry-tray:rose | sponsored
  Certified organic tenderloins, ready to bread or grill.
Chicken Wings | Hollin Creek | 2 lb | 7.98 | poultry-tray:tan | facts chicken-thigh, with buffalo-hot-sauce
  Split into flats and drums, tips off.
Ground Turkey 93% Lean | Pellworth | 1 lb | 5.49 | mince-tray:rose | facts ground-turkey
  Light and dark meat ground together, so burgers stay juicy.
Turkey Breast Cutlets | Pellworth | 1 lb | 7.49 | poultry-tray:rose
  Quarter-inch slices that cook through in four minutes.
Fresh Whole Turkey | Pellworth | 14 lb | 27.86 | turkey:amber | facts ground-turkey, limit 2, with cranberry-sauce + stuffing-mix
  Never frozen, never basted. Allow a pound and a quarter for each guest.
Duck Breast | Pellworth | 12 oz | 13.99 | poultry-tray:berry | facts chicken-thigh
  Start it skin side down in a cold pan and be patient.
`,
  },
  {
    name: 'Beef & Lamb',
    facts: 'ground-beef',
    table: `
Ground Beef 80% Lean | Fresh Fields | 1 lb | 5.99 | mince-tray:red | with brioche-burger-buns + mild-cheddar-slices
  Ground in the store every morning from chuck. The fat is the flavour in a burger.
Ground Beef 93% Lean | Fresh Fields | 1 lb | 7.49 | mince-tray:tomato | facts lean-beef
  Lean sirloin grind for chili and meat sauce.
Ribeye Steak | Barrow & Finch | 12 oz | 15.99 | steak-tray:red | facts steak
  USDA Choice, an inch thick, with an even web of marbling.
New York Strip Steak | Barrow & Finch | 12 oz | 14.49 | steak-tray:berry | facts steak, sale 11.99
  A firm, beefy steak with one band of fat: sear that side first.
Top Sirloin Steak | Barrow & Finch | 1 lb | 10.99 | steak-tray:tomato | facts lean-beef
  A lean weeknight steak; slice across the grain.
Chuck Roast | Barrow & Finch | 3 lb | 23.97 | steak-tray:brown | facts steak, with carrots + yellow-onions
  Three hours at 300 °F and it comes apart with a fork.
Beef Stew Meat | Fresh Fields | 1 lb | 8.49 | steak-tray:rose | facts lean-beef
  Inch cubes of chuck and round, trimmed by hand.
Grass Fed Ground Beef | Ostara Farms | 1 lb | 9.49 | mince-tray:berry | sponsored
  85% lean, from cattle on pasture all their lives.
Lamb Loin Chops | Barrow & Finch | 1 lb | 13.99 | steak-tray:berry | facts steak, out at ballard
  Four small chops, like T-bones. Three minutes a side.
Beef Short Ribs | Barrow & Finch | 2 lb | 19.98 | steak-tray:brown | facts steak
  English cut, three inches long, thick with meat for braising.
`,
  },
  {
    name: 'Pork, Bacon & Sausage',
    facts: 'pork',
    table: `
Thick Cut Bacon | Smokeferry | 12 oz | 6.99 | bacon-pack:rose | facts bacon, sale 5.49, with large-eggs
  Dry-cured eight days, then smoked over applewood. Nine or ten slices.
Center Cut Bacon | Smokeferry | 12 oz | 7.49 | bacon-pack:red | facts bacon
  From the leaner middle of the belly, 30% less fat.
Turkey Bacon | Pellworth | 12 oz | 4.99 | bacon-pack:peach | facts turkey-bacon
  Chopped turkey thigh, smoked and sliced; crisps in a dry pan.
Pork Tenderloin | Fresh Fields | 1.25 lb | 6.24 | steak-tray:pink
  The leanest cut: roast to 145 °F and rest it five minutes.
Bone-In Pork Chops | Fresh Fields | 1.5 lb | 6.73 | steak-tray:peach
  Three centre-cut chops, three quarters of an inch thick.
Pork Shoulder | Fresh Fields | 4 lb | 11.96 | steak-tray:rose | facts pork-shoulder, with smoky-barbecue-sauce
  Bone-in and well marbled, for pulled pork that feeds eight.
Sweet Italian Sausage | Monte Ferruccio | 1 lb | 5.49 | sausages:rose | facts sausage
  Five links with fennel seed and a little garlic.
Hot Italian Sausage | Monte Ferruccio | 1 lb | 5.49 | sausages:red | facts sausage
  The same coarse grind with crushed red pepper.
Bratwurst | Smokeferry | 14 oz | 5.29 | sausages:cream | facts sausage
  Veal and pork with nutmeg, in natural casing.
Breakfast Sausage Patties | Smokeferry | 12 oz | 4.79 | box:tan:flame | facts sausage
  Eight sage-scented patties; no syrup, no filler.
`,
  },
  {
    name: 'Fish',
    facts: 'salmon',
    table: `
Atlantic Salmon Fillet | Saltmarsh Pier | 1 lb | 12.99 | fish-fillet:peach | with lemons + asparagus
  Skin-on centre fillet, pin bones out, farmed in cold Norwegian water.
Wild Sockeye Salmon | Saltmarsh Pier | 12 oz | 14.99 | fish-fillet:orange | sponsored, origin Alaska
  Deep red and lean, caught in Bristol Bay and frozen within hours.
Cod Loins | Saltmarsh Pier | 12 oz | 9.99 | fish-fillet:cream | facts white-fish, sale 7.99
  Thick, boneless pieces that flake into large white leaves.
Tilapia Fillets | Saltmarsh Pier | 1 lb | 6.99 | fish-fillet:stone | facts white-fish
  Four mild fillets for tacos and quick pan suppers.
Rainbow Trout | Saltmarsh Pier | 10 oz | 8.49 | fish:silver | facts salmon, origin Idaho
  One whole dressed trout: fill it with lemon and herbs.
Ahi Tuna Steaks | Saltmarsh Pier | 8 oz | 10.99 | fish-fillet:berry | facts tuna, out at lincoln-park
  Two sushi-grade steaks. One minute a side and rare in the middle.
Smoked Salmon | Saltmarsh Pier | 4 oz | 7.99 | fish-fillet:rose | facts smoked-salmon, with cream-cheese
  Cold-smoked over beech and sliced thin enough to read through.
`,
  },
  {
    name: 'Shellfish',
    facts: 'shrimp',
    table: `
Jumbo Raw Shrimp | Saltmarsh Pier | 1 lb | 11.99 | shrimp:silver | limit 6
  Sixteen to twenty to the pound, peeled, deveined, tails on.
Cooked Cocktail Shrimp | Saltmarsh Pier | 12 oz | 9.99 | shrimp:peach | sale 8.49, with cocktail-sauce
  Thaw under cold water for ten minutes and serve.
Sea Scallops | Saltmarsh Pier | 12 oz | 18.99 | shrimp-bag:sky | facts scallops
  Dry-packed, so that they sear to a brown crust.
Mussels | Saltmarsh Pier | 2 lb | 7.98 | shrimp-bag:navy | facts scallops, out at lincoln-park, origin Maine
  Rope-grown and scrubbed. Steam five minutes with wine and garlic.
Lump Crab Meat | Saltmarsh Pier | 8 oz | 16.99 | tin:orange:fish | facts scallops
  Hand-picked and pasteurized, for crab cakes with little else in them.
`,
  },
])
