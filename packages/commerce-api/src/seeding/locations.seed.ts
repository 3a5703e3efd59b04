import type { Transaction } from '../database/database.ts'
import { shippingRates } from '../checkout/shipping-rates.table.ts'
import { taxRates } from '../checkout/tax-rates.table.ts'
import { locationFulfillments } from '../location/location-fulfillments.table.ts'
import { locations } from '../location/locations.table.ts'
import { openingHours } from '../location/opening-hours.table.ts'
import { zipAreas } from '../location/zip-areas.table.ts'
import { slotRules } from '../slot/slot-rules.table.ts'
import { fulfillmentMethods } from '../tenant/fulfillment-methods.table.ts'
import { eq } from 'drizzle-orm'
import { upsert } from './bulk.store.ts'
import { stableId } from './stable-id.ts'

export type LocationFulfillmentSeed = {
  readonly codeName: string
  readonly isAvailable?: boolean
  readonly isComingSoon?: boolean
  readonly isSlotBookingRequired?: boolean
  readonly isScanningRequired?: boolean
  readonly minCheckoutCents?: number
  /** Charged when the minimum is not reached (spec 2 §4). */
  readonly fixedChargeCents?: number
  readonly deliveryChargeCents?: number
  /** Absent: anywhere. */
  readonly deliveryRadiusMiles?: number
  readonly allowPayAtStore?: boolean
}

export type SlotRuleSeed = {
  readonly codeName: string
  /** 0 = Sunday. */
  readonly weekdays: readonly number[]
  /** `09:00`, by the store's clock. */
  readonly startsAt: string
  readonly endsAt: string
  readonly capacity: number
  readonly cutoffMinutes?: number
}

export type LocationSeed = {
  readonly locationId: string
  readonly name: string
  readonly address: { line1: string; line2?: string; city: string; state: string; zip: string }
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timeZone: string
  readonly tokenKey?: string
  readonly phoneNumber?: string
  readonly email?: string
  readonly isWarehouse?: boolean
  readonly imageUrl?: string
  readonly instructions?: string
  /** A weekday that is left out is closed. */
  readonly openingHours: readonly { weekday: number; opensAt: string; closesAt: string }[]
  readonly fulfillments: readonly LocationFulfillmentSeed[]
  readonly slotRules?: readonly SlotRuleSeed[]
  readonly taxes?: readonly { taxClass: string; name: string; ratePercent: number }[]
  readonly shippingRates?: readonly ShippingRateSeed[]
}

export type ShippingRateSeed = {
  readonly rateId: string
  readonly codeName: string
  readonly name: string
  readonly description?: string
  readonly amountCents: number
  readonly estimatedDays?: number
  readonly isDefault?: boolean
}

export type ZipAreaSeed = {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

export const seedZipAreas = (tx: Transaction, areas: readonly ZipAreaSeed[]) => upsert(tx, zipAreas, areas)

export async function seedLocations(tx: Transaction, seeds: readonly LocationSeed[]) {
  const methodOf = await readMethods(tx)
  const written = await upsert(tx, locations, seeds.map(locationRow))
  await upsert(tx, openingHours, seeds.flatMap(hoursRows))
  await upsert(
    tx,
    locationFulfillments,
    seeds.flatMap(({ locationId, fulfillments }) =>
      fulfillments.map((seed) => fulfillmentRow(locationId, methodOf(seed.codeName), seed)),
    ),
  )
  await upsert(
    tx,
    slotRules,
    seeds.flatMap((seed) => slotRuleRows(seed, methodOf)),
  )
  await upsert(
    tx,
    taxRates,
    seeds.flatMap(({ locationId, taxes = [] }) => taxes.map((tax) => ({ locationId, ...tax }))),
  )
  await upsert(
    tx,
    shippingRates,
    seeds.flatMap((seed) => shippingRows(seed, methodOf)),
  )
  return written
}

type MethodOf = (codeName: string) => string

async function readMethods({ db, tenantId }: Transaction): Promise<MethodOf> {
  const rows = await db.select().from(fulfillmentMethods).where(eq(fulfillmentMethods.tenantId, tenantId))
  const ids = new Map(rows.map((row) => [row.codeName, row.fulfillmentMethodId]))
  return (codeName) => {
    const id = ids.get(codeName)
    if (!id) throw new Error(`The store has no fulfillment ${codeName}; seed the store first`)
    return id
  }
}

const locationRow = (seed: LocationSeed, position: number) => ({
  locationId: seed.locationId,
  name: seed.name,
  tokenKey: seed.tokenKey ?? null,
  ...seed.address,
  line2: seed.address.line2 ?? null,
  latitude: seed.latitude,
  longitude: seed.longitude,
  timeZone: seed.timeZone,
  phoneNumber: seed.phoneNumber ?? null,
  email: seed.email ?? null,
  isWarehouse: seed.isWarehouse ?? false,
  imageUrl: seed.imageUrl ?? null,
  instructions: seed.instructions ?? null,
  position,
})

const hoursRows = ({ locationId, openingHours: hours }: LocationSeed) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const open = hours.find((day) => day.weekday === weekday)
    return { locationId, weekday, opensAt: open?.opensAt ?? null, closesAt: open?.closesAt ?? null }
  })

const fulfillmentRow = (locationId: string, fulfillmentMethodId: string, seed: LocationFulfillmentSeed) => ({
  locationId,
  fulfillmentMethodId,
  isAvailable: seed.isAvailable ?? true,
  isComingSoon: seed.isComingSoon ?? false,
  isSlotBookingRequired: seed.isSlotBookingRequired ?? false,
  isScanningRequired: seed.isScanningRequired ?? false,
  minCheckoutCents: seed.minCheckoutCents ?? null,
  fixedChargeCents: seed.fixedChargeCents ?? null,
  deliveryChargeCents: seed.deliveryChargeCents ?? 0,
  deliveryRadiusMiles: seed.deliveryRadiusMiles ?? null,
  allowPayAtStore: seed.allowPayAtStore ?? false,
})

const slotRuleRows = ({ locationId, slotRules: rules = [] }: LocationSeed, methodOf: MethodOf) =>
  rules.flatMap(({ codeName, weekdays, startsAt, endsAt, capacity, cutoffMinutes = 60 }) =>
    weekdays.map((weekday) => ({
      slotRuleId: stableId('slot-rule', locationId, codeName, String(weekday), startsAt),
      locationId,
      fulfillmentMethodId: methodOf(codeName),
      weekday,
      startsAt,
      endsAt,
      capacity,
      cutoffMinutes,
    })),
  )

const shippingRows = ({ locationId, shippingRates: rates = [] }: LocationSeed, methodOf: MethodOf) =>
  rates.map(({ codeName, ...rate }, position) => ({
    rateId: rate.rateId,
    locationId,
    fulfillmentMethodId: methodOf(codeName),
    name: rate.name,
    description: rate.description ?? null,
    amountCents: rate.amountCents,
    estimatedDays: rate.estimatedDays ?? null,
    isDefault: rate.isDefault ?? false,
    position,
  }))
