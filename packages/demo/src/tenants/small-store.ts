import type { StoreSeed, ZipAreaSeed } from '@aisle/commerce-api/seeding'
import { stapleCatalogue } from '../catalogue/staple-catalogue.ts'
import { locationIdOf } from '../demo-ids.ts'
import { footerOf, paymentLogos } from './content/footer.ts'
import { privacyOf, termsOf } from './content/legal-text.ts'
import { standardPages } from './content/pages.ts'
import { fulfillmentsOf } from './fulfillments.ts'
import { BASIC_REMOTES } from './remotes.ts'
import { MONDAY_TO_SATURDAY, openFrom, slotWindows } from './slot-windows.ts'
import { smallHome, smallCollections, smallDiscounts } from './small-store-content.ts'
import { taxesNamed } from './taxes.ts'
import type { DemoTenant } from './tenant.types.ts'

export type SmallStore = {
  tenant: string
  name: string
  skuPrefix: string
  place: {
    key: string
    name: string
    line1: string
    city: string
    state: string
    stateName: string
    zip: string
    latitude: number
    longitude: number
    timeZone: string
  }
  phone: string
  email: string
  zipAreas: readonly ZipAreaSeed[]
  taxName: string
  taxPercent: number
  about: string
  /** What sets the store apart: mode, activity, access code. */
  state?: Pick<StoreSeed, 'mode' | 'isActive' | 'accessCode'>
  business?: Partial<StoreSeed['business']>
  theme?: StoreSeed['theme']
}

/** A shop with one location, about 80 staples, pickup and delivery. */
export function smallStore(shop: SmallStore, now: Date): DemoTenant {
  const { tenant, place } = shop
  const catalogue = stapleCatalogue(shop.skuPrefix, [place.key])
  const contact = { name: shop.name, email: shop.email, phone: shop.phone, city: place.city, state: place.stateName }
  return {
    tenant,
    hosts: [`${tenant}.localhost`],
    remotes: BASIC_REMOTES,
    store: storeOf(shop, contact),
    zipAreas: shop.zipAreas,
    locations: [locationOf(shop)],
    catalogue,
    collections: smallCollections(tenant, catalogue),
    discounts: smallDiscounts(tenant, catalogue, now),
    coupons: [],
    templates: [smallHome(tenant, shop.name)],
    pages: standardPages({
      ...contact,
      about: shop.about,
      delivery:
        '<h3>Store pickup</h3><p>Choose an hour between 9 AM and 6 PM. Free, however little you buy.</p><h3>Standard delivery</h3><p>By bicycle within four miles for $2.99. Orders below $20 cost $2.50 more.</p>',
    }),
    disclaimers: [],
    announcements: [],
    reviews: [],
  }
}

type Contact = { name: string; email: string; phone: string; city: string; state: string }

function storeOf(shop: SmallStore, contact: Contact): StoreSeed {
  const { place } = shop
  return {
    mode: 4,
    isActive: true,
    ...shop.state,
    business: {
      businessName: shop.name,
      logoURL: null,
      defaultProductImageURL: '/images/placeholders/pantry.svg',
      enableOfferTag: false,
      showTrendingCategory: false,
      currentPaymentGateway: 'DATACAP',
      lnsSubscriptionType: 0,
      showDisclaimer: false,
      showAnnouncement: false,
      isStoreAgeRestricted: false,
      enableGuestCheckout: true,
      tenantAcr: `tenant:${shop.tenant}`,
      termsOfService: termsOf(contact),
      privacyPolicy: privacyOf(contact),
      customerServicePhone: shop.phone,
      customerServiceEmail: shop.email,
      ...shop.business,
    },
    theme: { faviconURL: '/images/brand/basket-favicon.svg', ...shop.theme },
    footer: footerOf({
      ...contact,
      address: `${place.line1}, ${place.city}, ${place.state} ${place.zip}`,
      hours: 'Monday to Saturday from 8 AM to 7 PM',
    }),
    paymentLogos,
    fulfillments: fulfillmentsOf(shop.tenant, [
      { codeName: 'sp', name: 'Store pickup', qtyLimit: 24, allowPayAtStore: true, payAtStoreUserType: 1 },
      { codeName: 'sd', name: 'Standard delivery', qtyLimit: 12 },
    ]),
  }
}

const locationOf = ({
  tenant,
  place,
  phone,
  email,
  taxName,
  taxPercent,
}: SmallStore): DemoTenant['locations'][number] => ({
  locationId: locationIdOf(tenant, place.key),
  name: place.name,
  tokenKey: `${tenant}-${place.key}`,
  address: { line1: place.line1, city: place.city, state: place.state, zip: place.zip },
  latitude: place.latitude,
  longitude: place.longitude,
  timeZone: place.timeZone,
  phoneNumber: phone,
  email,
  instructions: 'Come to the counter and give your name.',
  openingHours: openFrom(MONDAY_TO_SATURDAY, '08:00', '19:00'),
  fulfillments: [
    { codeName: 'sp', isSlotBookingRequired: true, allowPayAtStore: true },
    { codeName: 'sd', minCheckoutCents: 2000, fixedChargeCents: 250, deliveryChargeCents: 299, deliveryRadiusMiles: 4 },
  ],
  slotRules: slotWindows({
    codeName: 'sp',
    weekdays: MONDAY_TO_SATURDAY,
    from: 9,
    to: 18,
    hours: 1,
    capacity: 4,
    cutoffMinutes: 60,
  }),
  taxes: taxesNamed(taxName, { general: taxPercent, prepared: taxPercent, beverage: taxPercent, candy: taxPercent }),
})
