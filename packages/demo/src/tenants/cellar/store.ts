import type { LocationSeed, StoreSeed } from '@aisle/commerce-api/seeding'
import { locationIdOf, rateIdOf } from '../../demo-ids.ts'
import { footerOf, paymentLogos } from '../content/footer.ts'
import { privacyOf, termsOf } from '../content/legal-text.ts'
import { fulfillmentsOf } from '../fulfillments.ts'
import { MONDAY_TO_SATURDAY, openFrom, slotWindows } from '../slot-windows.ts'
import { taxesNamed } from '../taxes.ts'

export const CELLAR = 'cellar'
export const cellarContact = {
  name: 'Old Cellar',
  email: 'cellar@oldcellar.example',
  phone: '8435550177',
  city: 'Charleston',
  state: 'South Carolina',
} as const

export const cellarStore: StoreSeed = {
  mode: 4,
  isActive: true,
  business: {
    businessName: cellarContact.name,
    logoURL: '/images/brand/cellar-logo.svg',
    defaultProductImageURL: '/images/placeholders/beer-wine.svg',
    forceUserToEnterZipCode: true,
    enableOfferTag: true,
    showTrendingCategory: false,
    currentPaymentGateway: 'USAEPAY',
    lnsSubscriptionType: 0,
    showDisclaimer: true,
    showAnnouncement: true,
    isStoreAgeRestricted: true,
    enableAgeRestrictedBrowsing: true,
    enableAgeRestrictedCheckout: true,
    enableGuestCheckout: true,
    tenantAcr: 'tenant:cellar',
    termsOfService: termsOf(cellarContact),
    privacyPolicy: privacyOf(cellarContact),
    customerServicePhone: cellarContact.phone,
    customerServiceEmail: cellarContact.email,
  },
  theme: {
    logoURL: '/images/brand/cellar-logo.svg',
    faviconURL: '/images/brand/cellar-favicon.svg',
    primaryColor: '#7a2338',
    secondaryColor: '#7a2338',
    backgroundColor: '#fffdf9',
    surfaceColor: '#f7f1e8',
    textColor: '#2b1d1a',
    cornerRadius: 4,
  },
  footer: footerOf({
    name: cellarContact.name,
    address: '418 King St, Charleston, SC 29403',
    phone: cellarContact.phone,
    email: cellarContact.email,
    hours: 'Monday to Saturday from 10 AM to 7 PM',
  }),
  paymentLogos,
  askFullAddressForDelivery: true,
  fulfillments: fulfillmentsOf(CELLAR, [
    { codeName: 'is', name: 'In-store pickup', qtyLimit: 24, allowPayAtStore: true, payAtStoreUserType: 1 },
    { codeName: 'cs', name: 'Curbside', qtyLimit: 24 },
    { codeName: 'sd', name: 'Shipping', qtyLimit: 12 },
  ]),
}

const openSlots = slotWindows({
  codeName: 'cs',
  weekdays: MONDAY_TO_SATURDAY,
  from: 11,
  to: 18,
  hours: 1,
  capacity: 4,
  cutoffMinutes: 60,
})

const shippingRates = (key: string) => [
  {
    rateId: rateIdOf(CELLAR, key, 'ground'),
    codeName: 'sd',
    name: 'Ground, adult signature',
    description: '3 to 5 days',
    amountCents: 1495,
    estimatedDays: 4,
    isDefault: true,
  },
  {
    rateId: rateIdOf(CELLAR, key, 'climate'),
    codeName: 'sd',
    name: 'Climate controlled',
    description: '2 days in a cooled truck',
    amountCents: 2995,
    estimatedDays: 2,
  },
]

const fulfillments = [
  { codeName: 'is', allowPayAtStore: true },
  { codeName: 'cs', isSlotBookingRequired: true },
  { codeName: 'sd', minCheckoutCents: 5000, fixedChargeCents: 900, deliveryChargeCents: 0 },
]

export const cellarLocations: LocationSeed[] = [
  {
    locationId: locationIdOf(CELLAR, 'king-street'),
    name: 'Old Cellar King Street',
    tokenKey: 'cellar-king-street',
    address: { line1: '418 King St', city: 'Charleston', state: 'SC', zip: '29403' },
    latitude: 32.7906,
    longitude: -79.9389,
    timeZone: 'America/New_York',
    phoneNumber: cellarContact.phone,
    email: cellarContact.email,
    instructions: 'The door is down the steps on Hutson Street. Bring identification.',
    openingHours: openFrom(MONDAY_TO_SATURDAY, '10:00', '19:00'),
    fulfillments,
    slotRules: openSlots,
    taxes: taxesNamed('Charleston sales tax', { alcohol: 9 }),
    shippingRates: shippingRates('king-street'),
  },
  {
    locationId: locationIdOf(CELLAR, 'granby'),
    name: 'Old Cellar Granby Street',
    tokenKey: 'cellar-granby',
    address: { line1: '233 Granby St', city: 'Norfolk', state: 'VA', zip: '23510' },
    latitude: 36.8489,
    longitude: -76.2908,
    timeZone: 'America/New_York',
    phoneNumber: '7575550125',
    email: 'granby@oldcellar.example',
    instructions: 'Curbside is in front of the shop: call when you turn into Granby Street.',
    openingHours: openFrom(MONDAY_TO_SATURDAY, '11:00', '19:00'),
    fulfillments,
    slotRules: openSlots,
    taxes: taxesNamed('Norfolk sales tax', { alcohol: 6 }),
    shippingRates: shippingRates('granby'),
  },
]
