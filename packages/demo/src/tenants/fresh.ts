import { freshCatalogue } from '../catalogue/fresh-catalogue.ts'
import { freshReviews } from '../reviews/fresh-reviews.ts'
import { freshCollections } from './fresh/collections.ts'
import { freshCoupons, freshDiscounts } from './fresh/discounts.ts'
import { freshHome } from './fresh/home.ts'
import { freshLocations } from './fresh/locations.ts'
import { freshAnnouncements, freshPages } from './fresh/pages.ts'
import { FRESH, freshStore } from './fresh/store.ts'
import { ALL_REMOTES } from './remotes.ts'
import type { DemoTenant } from './tenant.types.ts'
import { chicago, philadelphia, seattle } from './zip-areas.ts'

/** Fresh Fields Market: groceries, three locations, every remote. */
export const fresh = (now: Date): DemoTenant => ({
  tenant: FRESH,
  hosts: ['fresh.localhost'],
  remotes: ALL_REMOTES,
  store: freshStore,
  zipAreas: [...chicago, ...seattle, ...philadelphia],
  locations: freshLocations,
  catalogue: freshCatalogue,
  collections: freshCollections,
  discounts: freshDiscounts(now),
  coupons: freshCoupons,
  templates: [freshHome(now)],
  pages: freshPages,
  disclaimers: [],
  announcements: freshAnnouncements,
  reviews: freshReviews,
})
