import { cartDetail, saveCart } from '@aisle/api/cart'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertRow, insertStore } from '../testing/checkout-store.builder.ts'

const test = await openTestApp()

const GUEST = `anon:${'7'.repeat(32)}`

/** The store is in a mode whose code the guest has given. */
async function enter(tenant: string, mode: number) {
  const set = 'UPDATE commerce.tenant_configurations SET mode = $1, access_code_hash = $2 WHERE tenant_id = $3'
  await test.query(set, [mode, 'hash', tenant])
  const access = { subject: GUEST, mode, access_code_hash: 'hash', granted_at: new Date() }
  await insertRow(test.query, 'mode_accesses', { tenant_id: tenant, ...access })
}

type Given = {
  readonly business: Readonly<Record<string, unknown>>
  readonly mode?: number
  readonly isPaidAtStore?: boolean
  readonly hasGiftCard?: boolean
}

/** What adding something answers in a store that can be paid so. */
async function addIn({ business, mode, isPaidAtStore = false, hasGiftCard = false }: Given) {
  const store = await insertStore(test.query, { business, method: { allow_pay_at_store: isPaidAtStore } })
  if (hasGiftCard) {
    const card = { number: '9000000000000001', family: 1, status: 1, initial_cents: 5000, balance_cents: 4200 }
    await insertRow(test.query, 'gift_cards', { tenant_id: store.tenant, ...card })
  }
  const productId = await insertProduct(test.query, store)
  const token = await test.tokens.guest(store.tenant, GUEST)
  if (mode !== undefined) await enter(store.tenant, mode)
  const place = { fulfillmentMethodId: store.pickup, locationID: store.locationId, zipCode: '10001' }
  const reply = await test.call(saveCart, { body: { ...place, products: [{ productId, qty: 1 }] } }, token)
  const { data } = await test.call(cartDetail, { query: {} }, token)
  return { reply, items: data.totalItems ?? 0 }
}

const unpaid = { currentPaymentGateway: null, noPaymentGatewayMessage: 'We take no orders yet.' }

it.each<Given & { readonly why: string }>([
  { why: 'nobody can pay', business: unpaid },
  { why: 'nobody can pay, said otherwise', business: { ...unpaid, currentPaymentGateway: '' } },
  { why: 'no card is taken in test mode', business: unpaid, mode: 2, isPaidAtStore: true, hasGiftCard: true },
])('1§8 a store in which $why takes nothing in, and says what it is told to', async (given) => {
  const { reply, items } = await addIn(given)
  expect(reply).toMatchObject({ status: 409, code: 'CRT_NO_PAYMENT_GATEWAY' })
  expect(reply.errors[0]?.descreption).toBe('We take no orders yet.')
  expect(items).toBe(0)
})

it('1§8 has a text of its own where the store gives none', async () => {
  const { reply } = await addIn({ business: { currentPaymentGateway: null } })
  expect(reply.errors[0]?.descreption).toMatch(/\w+ \w+/)
})

it.each<Given & { readonly why: string }>([
  { why: 'with a gateway that goes without saying (decision 23)', business: {} },
  { why: 'with DATACAP', business: { currentPaymentGateway: 'DATACAP' } },
  { why: 'with USAEPAY in test mode', business: { currentPaymentGateway: 'USAEPAY' }, mode: 2 },
  { why: 'that is paid at the store', business: unpaid, isPaidAtStore: true },
  { why: 'that is paid at the store, in beta', business: unpaid, isPaidAtStore: true, mode: 3 },
  { why: 'whose gift cards hold money', business: unpaid, hasGiftCard: true },
])('1§8 a store $why takes it in', async (given) => {
  const { reply, items } = await addIn(given)
  expect(reply.status).toBe(200)
  expect(items).toBe(1)
})

describe('1§6 in a store without guest checkout', () => {
  const members = { enableGuestCheckout: false }

  it('a guest puts nothing into the cart', async () => {
    const { reply, items } = await addIn({ business: members })
    expect(reply).toMatchObject({ status: 403, code: 'CRT_GUEST_CHECKOUT_OFF' })
    expect(items).toBe(0)
  })

  it('somebody signed in does', async () => {
    const store = await insertStore(test.query, { business: members })
    const productId = await insertProduct(test.query, store)
    const token = await test.tokens.user(store.tenant)
    const place = { fulfillmentMethodId: store.pickup, locationID: store.locationId, zipCode: '10001' }
    const reply = await test.call(saveCart, { body: { ...place, products: [{ productId, qty: 1 }] } }, token)
    expect(reply.data).toMatchObject({ totalItems: 1 })
  })
})
