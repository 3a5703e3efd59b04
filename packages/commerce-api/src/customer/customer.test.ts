import {
  closeAccount,
  customer,
  setPreferredLocation,
  signUpAsCustomer,
  signupExists,
  updateCustomer,
  userInfo,
} from '@aisle/api/customer'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

let test: TestApp
const ids = testIds('fresh')
beforeAll(async () => {
  test = await buildTestApp()
  await seedTestStore(test)
})
afterAll(() => test.close())

describe('signing up as a customer', () => {
  it('makes a record for the account, with its e-mail address', async () => {
    const token = await test.tokens.user('fresh', randomUUID(), 'new@example.com')
    expect((await test.call(customer, {}, token)).data).toBeNull()
    expect((await test.call(signupExists, {}, token)).data).toEqual({ alreadyExist: false })
    const body = { isPolicyAccepted: true as const, firstName: 'Nia', lastName: 'Okafor' }
    const signedUp = await test.call(signUpAsCustomer, { body }, token)
    expect(signedUp.data).toMatchObject({ firstName: 'Nia', email: 'new@example.com', isVerifiedOnline: false })
    expect((await test.call(customer, {}, token)).data?.customerID).toBe(signedUp.data.customerID)
    expect((await test.call(userInfo, {}, token)).data).toEqual({
      email: 'new@example.com',
      hasCustomer: true,
      unreadNotifications: 0,
    })
  })

  it('twice, even at once, makes one', async () => {
    const token = await test.tokens.user('fresh')
    const body = { isPolicyAccepted: true as const }
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => test.call(signUpAsCustomer, { body }, token)))
    expect(new Set(replies.map(({ data }) => data.customerID)).size).toBe(1)
  })

  it('needs the terms to be accepted', async () => {
    const request = { method: 'POST', url: signUpAsCustomer.path, payload: { isPolicyAccepted: false } } as const
    const response = await test.request(request, await test.tokens.user('fresh'))
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('You must agree to our Terms of Service and Privacy Policy.')
  })

  it('leaves an audit row', async () => {
    const token = await test.tokens.user('fresh')
    const { data } = await test.call(signUpAsCustomer, { body: { isPolicyAccepted: true } }, token)
    const rows = await test.query('SELECT action FROM commerce.audit_log WHERE object_id = $1', [data.customerID])
    expect(rows).toEqual([{ action: 'customer.signed-up' }])
  })
})

describe('a customer', () => {
  it('changes what they may change', async () => {
    const { token } = await insertCustomer(test)
    const reply = await test.call(updateCustomer, { body: { firstName: 'Mia', zipCode: '10128' } }, token)
    expect(reply.data).toMatchObject({ firstName: 'Mia', lastName: 'Rivers', zipCode: '10128' })
  })

  it.each(['isVerifiedOnline', 'isLoyalty', 'customerID', 'tenantId', 'email'])(
    'T66 cannot set %s by sending it along',
    async (field) => {
      const { token, customerId } = await insertCustomer(test)
      const request = { method: 'PUT', url: updateCustomer.path, payload: { firstName: 'Eve', [field]: true } } as const
      expect((await test.request(request, token)).statusCode).toBe(400)
      const rows = await test.query(
        'SELECT first_name, is_verified_online, is_loyalty FROM commerce.customers WHERE customer_id = $1',
        [customerId],
      )
      expect(rows).toEqual([{ first_name: 'Maya', is_verified_online: false, is_loyalty: false }])
    },
  )

  it('prefers a store and a way that it offers', async () => {
    const { token } = await insertCustomer(test)
    const good = { locationId: ids.uptown, fulfillmentMethodId: ids.pickup }
    expect((await test.call(setPreferredLocation, { body: good }, token)).data).toBe(true)
    expect((await test.call(customer, {}, token)).data).toMatchObject({ preferredLocationID: ids.uptown })
    const notOffered = { locationId: ids.uptown, fulfillmentMethodId: ids.delivery }
    expect(await test.call(setPreferredLocation, { body: notOffered }, token)).toMatchObject({ status: 404 })
  })

  it('who closes the account is no customer any more, and may come back', async () => {
    const { token, customerId } = await insertCustomer(test)
    expect((await test.call(closeAccount, {}, token)).data).toBe(true)
    expect((await test.call(customer, {}, token)).data).toBeNull()
    const again = await test.call(signUpAsCustomer, { body: { isPolicyAccepted: true } }, token)
    expect(again.data.customerID).toBe(customerId)
  })
})

it('guests are asked to sign in, and users to sign up', async () => {
  const guest = await test.call(customer, {}, await test.tokens.guest('fresh'))
  expect(guest).toMatchObject({ status: 403, code: 'USER_NEEDED' })
  const user = await test.call(updateCustomer, { body: {} }, await test.tokens.user('fresh'))
  expect(user).toMatchObject({ status: 403, code: 'CUSTOMER_NEEDED' })
})
