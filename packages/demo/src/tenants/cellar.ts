import { cellarCatalogue } from '../catalogue/cellar-catalogue.ts'
import { cellarReviews } from '../reviews/cellar-reviews.ts'
import * as content from './cellar/content.ts'
import { CELLAR, cellarLocations, cellarStore } from './cellar/store.ts'
import { ALL_REMOTES } from './remotes.ts'
import type { DemoTenant } from './tenant.types.ts'
import { charleston, norfolk } from './zip-areas.ts'

/** Old Cellar: wine and spirits behind an age check and a disclaimer. */
export const cellar = (now: Date): DemoTenant => ({
  tenant: CELLAR,
  hosts: ['cellar.localhost'],
  remotes: ALL_REMOTES.filter((remote) => remote !== 'mf-subscriptions'),
  store: cellarStore,
  zipAreas: [...charleston, ...norfolk],
  locations: cellarLocations,
  catalogue: cellarCatalogue,
  collections: content.cellarCollections,
  discounts: content.cellarDiscounts(now),
  coupons: [],
  templates: [content.cellarHome],
  pages: content.cellarPages,
  disclaimers: content.cellarDisclaimers,
  announcements: content.cellarAnnouncements,
  reviews: cellarReviews,
})
