import type { LocationSeed } from '@aisle/commerce-api/seeding'
import { locationIdOf, rateIdOf } from '../../demo-ids.ts'
import { EVERY_DAY, MONDAY_TO_SATURDAY, openFrom, slotWindows } from '../slot-windows.ts'
import { taxesNamed } from '../taxes.ts'
import { FRESH } from './store.ts'

const pickup = slotWindows({
  codeName: 'sp',
  weekdays: EVERY_DAY,
  from: 8,
  to: 20,
  hours: 1,
  capacity: 12,
  cutoffMinutes: 120,
})
const scheduled = slotWindows({
  codeName: 'scd',
  weekdays: EVERY_DAY,
  from: 8,
  to: 22,
  hours: 2,
  capacity: 10,
  cutoffMinutes: 240,
})

const parcels = (key: string) => [
  {
    rateId: rateIdOf(FRESH, key, 'ground'),
    codeName: 'sd',
    name: 'Ground',
    description: 'Chilled box, 2 to 4 days',
    amountCents: 599,
    estimatedDays: 3,
    isDefault: true,
  },
  {
    rateId: rateIdOf(FRESH, key, 'two-day'),
    codeName: 'sd',
    name: 'Two-day',
    description: 'Chilled box, by evening of the second day',
    amountCents: 999,
    estimatedDays: 2,
  },
  {
    rateId: rateIdOf(FRESH, key, 'overnight'),
    codeName: 'sd',
    name: 'Overnight',
    description: 'On ice, by noon of the next day',
    amountCents: 1999,
    estimatedDays: 1,
  },
]

const lincolnPark: LocationSeed = {
  locationId: locationIdOf(FRESH, 'lincoln-park'),
  name: 'Fresh Fields Lincoln Park',
  tokenKey: 'fresh-lincoln-park',
  address: { line1: '2215 N Halsted St', city: 'Chicago', state: 'IL', zip: '60614' },
  latitude: 41.9222,
  longitude: -87.6488,
  timeZone: 'America/Chicago',
  phoneNumber: '3125550142',
  email: 'lincolnpark@freshfields.example',
  instructions: 'Pickup is at the green canopy on the Webster Avenue side. Stay in the car and tap I am here.',
  openingHours: openFrom(EVERY_DAY, '07:00', '22:00'),
  fulfillments: [
    { codeName: 'sp', isSlotBookingRequired: true, allowPayAtStore: true },
    {
      codeName: 'sd',
      minCheckoutCents: 3500,
      fixedChargeCents: 499,
      deliveryChargeCents: 399,
      deliveryRadiusMiles: 12,
    },
    {
      codeName: 'scd',
      isSlotBookingRequired: true,
      minCheckoutCents: 3500,
      fixedChargeCents: 499,
      deliveryChargeCents: 599,
      deliveryRadiusMiles: 8,
    },
  ],
  slotRules: [...pickup, ...scheduled],
  taxes: [
    ...taxesNamed('Chicago sales tax', {
      general: 10.25,
      alcohol: 10.25,
      candy: 10.25,
      beverage: 10.25,
      prepared: 10.25,
    }),
    ...taxesNamed('Chicago grocery tax', { food: 2.25, medicine: 2.25 }),
    ...taxesNamed('Chicago soft drink tax', { beverage: 3 }),
  ],
  shippingRates: parcels('lincoln-park'),
}

const ballard: LocationSeed = {
  locationId: locationIdOf(FRESH, 'ballard'),
  name: 'Fresh Fields Ballard',
  tokenKey: 'fresh-ballard',
  address: { line1: '5301 Leary Ave NW', city: 'Seattle', state: 'WA', zip: '98107' },
  latitude: 47.6664,
  longitude: -122.3832,
  timeZone: 'America/Los_Angeles',
  phoneNumber: '2065550118',
  email: 'ballard@freshfields.example',
  instructions: 'Pickup bays 1 to 6 are behind the store, entered from NW Vernon Place.',
  openingHours: [...openFrom(MONDAY_TO_SATURDAY, '06:00', '22:00'), ...openFrom([0], '07:00', '21:00')],
  fulfillments: [
    { codeName: 'sp', isSlotBookingRequired: true, allowPayAtStore: true },
    {
      codeName: 'sd',
      minCheckoutCents: 3500,
      fixedChargeCents: 499,
      deliveryChargeCents: 399,
      deliveryRadiusMiles: 10,
    },
    { codeName: 'scd', isAvailable: false, isComingSoon: true, isSlotBookingRequired: true },
  ],
  slotRules: pickup,
  taxes: taxesNamed('Seattle sales tax', {
    general: 10.35,
    alcohol: 10.35,
    beverage: 10.35,
    prepared: 10.35,
    medicine: 10.35,
  }),
  shippingRates: parcels('ballard'),
}

const portRichmond: LocationSeed = {
  locationId: locationIdOf(FRESH, 'port-richmond'),
  name: 'Fresh Fields Warehouse Port Richmond',
  tokenKey: 'fresh-port-richmond',
  address: { line1: '2601 E Allegheny Ave', line2: 'Dock 4', city: 'Philadelphia', state: 'PA', zip: '19134' },
  latitude: 39.9857,
  longitude: -75.0957,
  timeZone: 'America/New_York',
  phoneNumber: '2155550163',
  email: 'warehouse@freshfields.example',
  isWarehouse: true,
  instructions: 'This is a warehouse with a pickup counter. Ring at dock 4 and have your order number ready.',
  openingHours: openFrom(MONDAY_TO_SATURDAY, '08:00', '20:00'),
  fulfillments: [
    { codeName: 'sp', isSlotBookingRequired: true, isScanningRequired: true },
    { codeName: 'sd', minCheckoutCents: 3500, fixedChargeCents: 499 },
    {
      codeName: 'scd',
      isSlotBookingRequired: true,
      // The one minimum that no charge makes up for: below it there is no checkout.
      minCheckoutCents: 5000,
      deliveryChargeCents: 699,
      deliveryRadiusMiles: 15,
    },
  ],
  slotRules: [
    ...slotWindows({
      codeName: 'sp',
      weekdays: MONDAY_TO_SATURDAY,
      from: 9,
      to: 19,
      hours: 2,
      capacity: 20,
      cutoffMinutes: 180,
    }),
    ...slotWindows({
      codeName: 'scd',
      weekdays: MONDAY_TO_SATURDAY,
      from: 9,
      to: 21,
      hours: 3,
      capacity: 14,
      cutoffMinutes: 360,
    }),
  ],
  taxes: [
    ...taxesNamed('Philadelphia sales tax', { general: 8, prepared: 8, beverage: 8 }),
    ...taxesNamed('Liquor tax', { alcohol: 10 }),
  ],
  shippingRates: parcels('port-richmond'),
}

/** Three places in three time zones: a store, a store whose scheduled delivery is coming, and a warehouse. */
export const freshLocations = [lincolnPark, ballard, portRichmond]
