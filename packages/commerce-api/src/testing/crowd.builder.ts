import type { PlaceOrderBody } from '@aisle/api/place-order'
import { newGuestSubject, type TestApp } from '../server/testing.ts'
import { randomUUID } from 'node:crypto'
import type { TestStore } from './checkout-store.builder.ts'
import { shopperOf } from './shopper.ts'

type Wish = {
  readonly productId: string
  readonly size: number
  readonly role: 'customer' | 'guest'
  readonly expectedTotal: number
}

const emailOf = (index: number) => `crowd${index}@example.com`

/** Carts that are ready to be ordered, each with one piece of a product, written at once. Ordering is by the API. */
export async function gatherCrowd(test: TestApp, store: TestStore, { productId, size, role, expectedTotal }: Wish) {
  const subjects = Array.from({ length: size }, () => (role === 'guest' ? newGuestSubject() : randomUUID()))
  const people = role === 'guest' ? ['guest_customers', 'verified_at', 'now()'] : ['customers', 'created_at', 'now()']
  const [table, column, value] = people
  await test.query(
    `WITH person AS (
      INSERT INTO commerce.${table} (tenant_id, subject, first_name, last_name, email, ${column})
      SELECT $1, subject, 'Ada', 'Lovelace', 'crowd' || index - 1 || '@example.com', ${value}
      FROM unnest($5::text[]) WITH ORDINALITY AS one(subject, index)
      RETURNING *
    ), cart AS (
      INSERT INTO commerce.carts (tenant_id, subject, location_id, zip_code, cart_number ${role === 'guest' ? '' : ', customer_id'})
      SELECT $1, subject, $2, '10001', translate(replace(gen_random_uuid()::text, '-', ''), '0123456789abcdef', 'bcdfghjkmnpqrstv')
        ${role === 'guest' ? '' : ', customer_id'} FROM person
      RETURNING cart_id
    ), line AS (
      INSERT INTO commerce.cart_lines (tenant_id, cart_id, product_id, fulfillment_method_id, qty)
      SELECT $1, cart_id, $4, $3, 1 FROM cart
    )
    INSERT INTO commerce.cart_fulfillments (tenant_id, cart_id, fulfillment_method_id, pickup_info)
    SELECT $1, cart_id, $3, jsonb_build_object('fulfillmentMethodID', $3::text, 'primaryUserFirstName', 'Ada',
      'primaryUserLastName', 'Lovelace') FROM cart`,
    [store.tenant, store.locationId, store.pickup, productId, subjects],
  )
  return await Promise.all(
    subjects.map(async (subject, index) => {
      const email = emailOf(index)
      const token =
        role === 'guest'
          ? await test.tokens.guest(store.tenant, subject)
          : await test.tokens.user(store.tenant, subject, email)
      const shopper = shopperOf(test, store, token, email)
      const body = { expectedTotal, isPayAtStore: true, paymentToken: undefined }
      const guest = role === 'guest' ? {} : { guest: undefined }
      return {
        ...shopper,
        order: (more: Partial<PlaceOrderBody> = {}) => shopper.order({ ...body, ...guest, ...more }),
      }
    }),
  )
}
