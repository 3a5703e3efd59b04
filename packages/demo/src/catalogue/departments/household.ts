import { defineDepartment } from '../product-table.ts'

export const household = defineDepartment('Household & Gifts', [
  {
    name: 'Laundry',
    tax: 'general',
    ship: true,
    table: `
Liquid Laundry Detergent | Swishwell | 92 fl oz | 12.99 | detergent-jug:blue:bubble | sale 10.99
  Cleans in cold water; 64 loads in a bottle with a drip-free cap.
  + Scent Fresh Linen | 12.99 | default
  + Scent Lavender | 12.99
  + Scent Free & Clear | 12.99 | out
Laundry Detergent Pods | Swishwell | 42 ct | 13.49 | tub:blue:bubble
  One pod for a usual load, two for football kit. Child-safe lid.
Free & Clear Detergent | Zephyra | 66 fl oz | 11.99 | detergent-jug:mint:leaf | sponsored
  Plant-based, no dye, no scent, for babies and sensitive skin.
Fabric Softener | Swishwell | 62 fl oz | 6.99 | detergent-jug:lavender:flower
  Less static and fewer creases; add at the rinse.
Dryer Sheets | Swishwell | 120 ct | 6.49 | tissue-box:lavender:wave
  One sheet a load.
Stain Remover Spray | Swishwell | 22 fl oz | 4.49 | spray-bottle:red:spark
  Lifts wine, grass and tomato sauce before the wash.
Bleach | Swishwell | 81 fl oz | 5.49 | detergent-jug:white:drop
  Splash-guarded, for whites and cutting boards.
Oxygen Stain Powder | Swishwell | 3 lb | 8.99 | tub:pink:bubble
  Color-safe; soak, wash, done.
`,
  },
  {
    name: 'Dish & Kitchen Cleaning',
    tax: 'general',
    ship: true,
    table: `
Dish Soap | Swishwell | 24 fl oz | 3.49 | dish-bottle:lime:bubble
  Cuts grease in cool water; a coin-sized drop does a sink.
  + Scent Lemon | 3.49 | default
  + Scent Lavender | 3.49
  + Scent Unscented | 3.49
Dishwasher Tablets | Swishwell | 40 ct | 11.99 | pouch:sky:bubble | sale 9.49
  Rinse aid built in, no unwrapping.
All Purpose Cleaner | Zephyra | 28 fl oz | 4.29 | spray-bottle:mint:leaf
  For counters, stoves and the inside of the refrigerator.
Glass Cleaner | Swishwell | 32 fl oz | 3.99 | spray-bottle:sky:spark
  Ammonia free, dries without streaks.
Disinfecting Wipes | Swishwell | 75 ct | 5.49 | wipes-canister:teal:drop | limit 6
  Kills 99.9% of germs on hard surfaces in four minutes.
Bathroom Cleaner | Zephyra | 28 fl oz | 4.49 | spray-bottle:teal:bubble
  Citric acid for soap scum and lime.
Floor Cleaner | Zephyra | 32 fl oz | 5.99 | sauce-bottle:leaf:wave
  Wood-safe concentrate: a capful to a bucket.
Scrub Sponges | Swishwell | 6 ct | 4.29 | sponge:lemon
  One side soft, one side rough, made from cellulose.
`,
  },
  {
    name: 'Paper & Wraps',
    tax: 'general',
    ship: true,
    table: `
Paper Towels | Fresh Fields | 6 ct | 9.99 | paper-roll:white | sale 7.99, limit 6
  Select-a-size sheets, two-ply; six rolls equal twelve.
Toilet Paper | Fresh Fields | 12 ct | 10.99 | toilet-paper:sky | limit 4
  Septic-safe, two-ply, 330 sheets a roll.
Recycled Toilet Paper | Zephyra | 12 ct | 11.99 | toilet-paper:leaf
  100% recycled fibre in a paper wrap.
Facial Tissues | Fresh Fields | 3 ct | 4.99 | tissue-box:pink:flower
  Three boxes of 120, with a touch of aloe.
Paper Napkins | Fresh Fields | 200 ct | 3.49 | tissue-box:cream:ring
  Quarter-fold, for every day.
Trash Bags, 13 gal | Swishwell | 45 ct | 9.49 | box:charcoal:ring
  Drawstring bags that stretch rather than tear.
Zip Storage Bags, Quart | Swishwell | 50 ct | 4.99 | box:sky:ring
  Double zipper; freezer safe.
Aluminum Foil | Swishwell | 75 sq ft | 4.99 | wrap-box:silver
  Twelve inches wide, heavy enough for the grill.
Parchment Paper | Swishwell | 60 sq ft | 4.79 | wrap-box:tan
  Non-stick to 425 °F.
Plastic Wrap | Swishwell | 200 sq ft | 3.99 | wrap-box:blue
  With a slide cutter.
`,
  },
  {
    name: 'Home Essentials',
    tax: 'general',
    table: `
AA Batteries | Voltora | 8 ct | 8.99 | battery:gold | ship
  Alkaline, ten-year shelf life.
LED Light Bulbs, 60 W | Voltora | 4 ct | 9.99 | bulb:lemon | sale 7.99
  Warm white, 800 lumens for 8.5 watts; fifteen thousand hours.
Soy Candle | Petalune | 8 oz | 9.99 | candle:cream
  Forty hours of fig and cedar in a reusable glass.
Matches | Fresh Fields | 3 ct | 1.99 | box:red:flame
  Three boxes of 250 strike-on-box matches.
Seasonal Bouquet | Fresh Fields | each | 12.99 | flowers:pink | limit 10
  Twelve stems chosen by our florist on the morning you collect.
Potted Orchid | Fresh Fields | each | 19.99 | flowers:lavender | out at ballard
  Two spikes in bloom, a ceramic pot, and three months of flowers.
Tulips | Fresh Fields | 10 ct | 8.99 | flowers:red | sale 6.99
  Sold in tight bud. Cut, and top up with cold water.
AAA Batteries | Voltora | 8 ct | 8.99 | battery:teal | ship
  For remotes, thermometers and small toys.
`,
  },
  {
    name: 'Gift Cards',
    tax: 'untaxed',
    table: `
Fresh Fields eGift Card | Fresh Fields | each | 25.00 | gift-card:leaf | as fresh-fields-egift-card, family digital, amounts 25 50 100
  Sent by e-mail within minutes, with your message. It never expires.
Fresh Fields Gift Card | Fresh Fields | each | 25.00 | gift-card:forest | family physical, amounts 25 50 100
  A card in an envelope, posted free or collected with your groceries.
`,
  },
])
