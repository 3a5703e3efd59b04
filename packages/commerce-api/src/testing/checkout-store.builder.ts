import { randomUUID } from 'node:crypto'
import type { BusinessSettings } from '../tenant/business-settings.ts'
import type { TestDatabase } from '../server/testing.ts'

type Query = TestDatabase['query']
type Values = Readonly<Record<string, unknown>>

/** Inserts a row as the owner of the database. */
export async function insertRow(query: Query, table: string, values: Values) {
  const columns = Object.keys(values)
  const places = columns.map((_, index) => `$${index + 1}`)
  const json = Object.values(values).map((value) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  )
  await query(`INSERT INTO commerce.${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, json)
}

type StoreOptions = {
  readonly tenant?: string
  readonly business?: Partial<BusinessSettings>
  readonly pickup?: Values
  readonly delivery?: Values
  readonly shipping?: Values
  readonly method?: Values
}

export type TestStore = Awaited<ReturnType<typeof insertStore>>

/** One tenant with one location in New York that offers pickup (sp), scheduled delivery (scd) and shipping (sd). */
export async function insertStore(query: Query, options: StoreOptions = {}) {
  const tenant = options.tenant ?? `t-${randomUUID()}`
  const business = { businessName: 'Fresh Fields', enableGuestCheckout: true, ...options.business }
  await insertRow(query, 'tenants', { tenant_id: tenant })
  await insertRow(query, 'tenant_configurations', { tenant_id: tenant, business })
  const locationId = await insertLocation(query, tenant)
  const method = async (code_name: string, kind: string, position: number, offer: Values | undefined) => {
    const fulfillment_method_id = randomUUID()
    const flags = { allow_pay_at_store: true, pay_at_store_user_type: 3, ...options.method }
    const names = { fulfillment_id: randomUUID(), code_name, kind, name: kind, position }
    await insertRow(query, 'fulfillment_methods', { tenant_id: tenant, fulfillment_method_id, ...names, ...flags })
    const target = { tenant_id: tenant, location_id: locationId, fulfillment_method_id, allow_pay_at_store: true }
    await insertRow(query, 'location_fulfillments', { ...target, ...offer })
    return fulfillment_method_id
  }
  return {
    tenant,
    locationId,
    pickup: await method('sp', 'pickup', 1, options.pickup),
    scheduled: await method('scd', 'scheduled', 2, options.delivery),
    shipping: await method('sd', 'delivery', 3, options.shipping),
  }
}

/** A further way of receiving, which the store offers. */
export async function insertMethod(
  query: Query,
  store: TestStore,
  code_name: string,
  kind: string,
  offer: Values = {},
) {
  const fulfillment_method_id = randomUUID()
  const names = { fulfillment_id: randomUUID(), code_name, kind, name: kind, position: 9 }
  await insertRow(query, 'fulfillment_methods', { tenant_id: store.tenant, fulfillment_method_id, ...names })
  const target = { tenant_id: store.tenant, location_id: store.locationId, fulfillment_method_id }
  await insertRow(query, 'location_fulfillments', { ...target, ...offer })
  return fulfillment_method_id
}

export async function insertLocation(query: Query, tenant: string, values: Values = {}) {
  const location_id = randomUUID()
  const place = { name: 'Downtown', line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
  await insertRow(query, 'locations', {
    tenant_id: tenant,
    location_id,
    ...place,
    time_zone: 'America/New_York',
    ...values,
  })
  return location_id
}

type ProductOptions = Values & { readonly on_hand?: number }

/** A product with stock at the store's location. */
export async function insertProduct(query: Query, store: TestStore, { on_hand = 100, ...values }: ProductOptions = {}) {
  const product_id = randomUUID()
  const words = { seo_name: `product-${product_id}`, title: 'Whole milk', price_cents: 399, tax_class: 'food' }
  await insertRow(query, 'products', { tenant_id: store.tenant, product_id, ...words, ...values })
  const place = { tenant_id: store.tenant, location_id: store.locationId }
  await insertRow(query, 'stock', { ...place, product_id, on_hand })
  return product_id
}

/** A slot two hours after `now`. */
export async function insertSlot(query: Query, store: TestStore, methodId: string, now: Date, values: Values = {}) {
  const slot_id = randomUUID()
  const starts_at = new Date(now.getTime() + 2 * 3_600_000)
  const ends_at = new Date(starts_at.getTime() + 3_600_000)
  const cutoff_at = new Date(starts_at.getTime() - 3_600_000)
  const booking_date = starts_at.toISOString().slice(0, 10)
  const times = { starts_at, ends_at, cutoff_at, booking_date, local_start: '12:00', local_end: '13:00' }
  const places = { capacity: 10, places_left: 10 }
  const place = { tenant_id: store.tenant, location_id: store.locationId, fulfillment_method_id: methodId }
  await insertRow(query, 'slots', { ...place, slot_id, ...times, ...places, ...values })
  return { slotId: slot_id, bookingDate: booking_date }
}

export async function insertCustomer(query: Query, tenant: string, values: Values = {}) {
  const customer_id = randomUUID()
  const subject = randomUUID()
  const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  await insertRow(query, 'customers', { tenant_id: tenant, customer_id, subject, ...person, ...values })
  return { customerId: customer_id, subject }
}
