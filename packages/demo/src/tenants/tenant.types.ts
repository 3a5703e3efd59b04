import type {
  AnnouncementSeed,
  CollectionSeed,
  CouponSeed,
  DiscountSeed,
  DisclaimerSeed,
  LocationSeed,
  PageSeed,
  ReviewSeed,
  StoreSeed,
  TemplateSeed,
  ZipAreaSeed,
} from '@aisle/commerce-api/seeding'
import type { Catalogue } from '../catalogue/product.types.ts'

/** A store of the demo: everything that is written for it on the first start. Money is in cents. */
export type DemoTenant = {
  /** Tenant id and first label of the host name. */
  tenant: string
  /** Exact host names without port. */
  hosts: readonly string[]
  /** Remotes that the registry enables. */
  remotes: readonly string[]
  store: StoreSeed
  zipAreas: readonly ZipAreaSeed[]
  locations: readonly LocationSeed[]
  /** Stock in it is by location key; `locationIdOf(tenant, key)` is the id. */
  catalogue: Catalogue
  collections: readonly CollectionSeed[]
  discounts: readonly DiscountSeed[]
  coupons: readonly CouponSeed[]
  templates: readonly TemplateSeed[]
  pages: readonly PageSeed[]
  disclaimers: readonly DisclaimerSeed[]
  announcements: readonly AnnouncementSeed[]
  reviews: readonly ReviewSeed[]
}
