import { setPickupInfo } from '@aisle/api/checkout'
import { cartDetail } from '@aisle/api/cart'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertProduct, insertStore } from '../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })

const ada = { primaryUserFirstName: 'Ada', primaryUserLastName: 'King' }
const grace = { alternateUserFirstName: 'Grace', alternateUserLastName: 'Hopper' }

async function aShopper(business = {}, product = {}) {
  const store = await insertStore(test.query, { business })
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
  const cart = await shopper.fill(await insertProduct(test.query, store, product))
  const name = (people: object) =>
    test.call(setPickupInfo, { body: { fulfillmentMethodID: store.pickup, ...ada, ...people } }, shopper.token)
  const group = async () => (await test.call(cartDetail, { query: {} }, shopper.token)).data.fulfillments[store.pickup]
  return { cart, name, group, store }
}

it('2§3 shows everything that was said of those who fetch the goods', async () => {
  const { name, group } = await aShopper()
  const people = {
    ...ada,
    pickUpByPhone1: '212-555-0100',
    pickUpByEmail1: 'ada@example.com',
    pickupByDOB1: '12/10/1985',
    ...grace,
    pickUpByPhone2: '212-555-0101',
    pickUpByEmail2: 'grace@example.com',
    pickupByDOB2: '12/09/1980',
  }
  expect((await name(people)).data).toBe(true)
  expect((await group())?.pickupInfo).toEqual(people)
})

it.each([
  { why: 'without a last name', people: { alternateUserFirstName: 'Grace' } },
  { why: 'without a name', people: { pickUpByPhone2: '212-555-0101' } },
])('a second person $why is refused', async ({ people }) => {
  const { name, group } = await aShopper()
  expect(await name(people)).toMatchObject({ status: 400, code: 'ORD_PICKUP_PERSON_INCOMPLETE' })
  expect((await group())?.pickupInfo).toBeNull()
})

it.each([
  { field: 'pickUpByEmail1', value: 'ada' },
  { field: 'pickupByDOB1', value: '02/30/1985' },
  { field: 'pickUpByPhone2', value: '12' },
  { field: 'alternateUserFirstName', value: 'Gr4ce' },
])('$field that reads $value is refused', async ({ field, value }) => {
  const { name } = await aShopper()
  expect((await name({ ...grace, [field]: value })).status).toBe(400)
})

describe('the date of birth', () => {
  const restricted = { isStoreAgeRestricted: true, enableAgeRestrictedCheckout: true }

  it.each([
    { business: restricted, hasAgeRestriction: true, asks: true },
    { business: restricted, hasAgeRestriction: false, asks: false },
    { business: {}, hasAgeRestriction: true, asks: false },
  ])(
    'is asked for restricted goods of a store that checks ages: $asks',
    async ({ business, hasAgeRestriction, asks }) => {
      const { cart, store, name } = await aShopper(business, { has_age_restriction: hasAgeRestriction })
      expect(cart.fulfillments[store.pickup]?.asksBirthDate).toBe(asks)
      expect((await name({})).code).toBe(asks ? 'ORD_PICKUP_PERSON_INCOMPLETE' : undefined)
      expect((await name({ pickupByDOB1: '12/10/1985' })).status).toBe(200)
      expect((await name({ pickupByDOB1: '12/10/1985', ...grace })).status).toBe(asks ? 400 : 200)
    },
  )

  it('is asked for at the order, too, which may name somebody by itself', async () => {
    const store = await insertStore(test.query, { business: { ...restricted, currentPaymentGateway: 'DATACAP' } })
    const { subject } = await insertCustomer(test.query, store.tenant, { is_verified_online: true })
    const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject, 'ada@example.com'))
    const cart = await shopper.fill(await insertProduct(test.query, store, { has_age_restriction: true }))
    const place = (fulfillment: object) =>
      shopper.order({
        expectedTotal: totalOf(cart),
        isPayAtStore: true,
        paymentToken: undefined,
        orderFulfillments: [{ fulfillmentMethodID: store.pickup, ...fulfillment }],
      })
    expect((await place({ pickupPerson: 'Ada King' })).code).toBe('ORD_PICKUP_PERSON_INCOMPLETE')
    await shopper.namePickupPerson()
    expect((await place({})).status).toBe(200)
  })
})
