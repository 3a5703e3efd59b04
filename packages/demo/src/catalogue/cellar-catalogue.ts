import { buildCatalogue } from './catalogue-builder.ts'
import { cellarGifts } from './departments/cellar-gifts.ts'
import { cellarSpirits } from './departments/cellar-spirits.ts'
import { cellarWine } from './departments/cellar-wine.ts'

const CELLAR_LOCATIONS = ['king-street', 'granby'] as const

/** Old Cellar: about 60 wines and spirits, for adults only, and its gift cards. */
export const cellarCatalogue = buildCatalogue([cellarWine, cellarSpirits, cellarGifts], {
  skuPrefix: 'OC',
  locations: CELLAR_LOCATIONS,
})
