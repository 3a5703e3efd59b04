import { buildCatalogue } from './catalogue-builder.ts'
import { cellarSpirits } from './departments/cellar-spirits.ts'
import { cellarWine } from './departments/cellar-wine.ts'

export const CELLAR_LOCATIONS = ['king-street', 'granby'] as const

/** Old Cellar: about 60 wines and spirits, for adults only. */
export const cellarCatalogue = buildCatalogue([cellarWine, cellarSpirits], {
  skuPrefix: 'OC',
  locations: CELLAR_LOCATIONS,
})
