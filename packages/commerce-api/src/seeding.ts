export { createSeeder, type Seeder, seedTenant } from './seeding/seeder.ts'
export { stableId } from './seeding/stable-id.ts'
export type { Written } from './seeding/bulk.store.ts'
export type { CategorySeed, CollectionSeed } from './seeding/catalogue.seed.ts'
export type { AnnouncementSeed, DisclaimerSeed, PageSeed, TemplateSeed } from './seeding/content.seed.ts'
export type {
  LocationFulfillmentSeed,
  LocationSeed,
  ShippingRateSeed,
  SlotRuleSeed,
  ZipAreaSeed,
} from './seeding/locations.seed.ts'
export type { CouponSeed, DiscountSeed } from './seeding/offers.seed.ts'
export type { AddressSeed, CustomerSeed, PaymentMethodSeed } from './seeding/people.seed.ts'
export type { ImageSeed, ProductSeed, StockSeed, UnitPriceSeed, VariantSeed } from './seeding/products.seed.types.ts'
export type { ReviewSeed } from './seeding/reviews.seed.ts'
export type { FulfillmentSeed, StoreSeed } from './seeding/store.seed.ts'
export type { GiftCardSeed } from './seeding/gift-cards.seed.ts'
export type { AutoShipSeed } from './seeding/auto-ship.seed.ts'
export type { OrderSeed } from './seeding/orders.seed.types.ts'
