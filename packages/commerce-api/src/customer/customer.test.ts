import {
  customer,
  linkExistingCustomer,
  setPreferredLocation,
  signUpAsCustomer,
  signupExists,
  updateCustomer,
  userInfo,
} from '@aisle/api/customer'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

const ids = testIds('fresh')
const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
})

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

  it('1§7 is not open to an address that nobody has proven', async () => {
    const unproven = await test.tokens.user('fresh', randomUUID(), 'new@example.com', { email_verified: false })
    const refused = await test.call(signUpAsCustomer, { body: { isPolicyAccepted: true } }, unproven)
    expect(refused).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' })
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
})

describe('1§7 a record that the store has of somebody without an account', () => {
  const recordOf = (email: string) =>
    insertCustomer(test, 'fresh', { subject: `record:${randomUUID()}`, email, firstName: 'Otis', lastName: 'Quill' })
  const accepted = { body: { isPolicyAccepted: true as const } }

  it('is told of and given to who has proven the address, with their consent', async () => {
    const email = `${randomUUID()}@example.com`
    const { customerId } = await recordOf(email)
    const token = await test.tokens.user('fresh', randomUUID(), email.toUpperCase())

    expect((await test.call(signupExists, {}, token)).data).toEqual({ alreadyExist: true })
    expect((await test.call(customer, {}, token)).data).toBeNull()
    const linked = await test.call(linkExistingCustomer, accepted, token)

    expect(linked.data).toMatchObject({ customerID: customerId, firstName: 'Otis' })
    expect((await test.call(customer, {}, token)).data?.customerID).toBe(customerId)
    expect((await test.call(linkExistingCustomer, accepted, token)).data.customerID).toBe(customerId)
    const rows = await test.query(
      'SELECT policy_accepted_at IS NOT NULL AS agreed FROM commerce.customers WHERE customer_id = $1',
      [customerId],
    )
    expect(rows).toEqual([{ agreed: true }])
  })

  it('T16 is neither told of nor given to who has not proven the address', async () => {
    const email = `${randomUUID()}@example.com`
    await recordOf(email)
    const unproven = await test.tokens.user('fresh', randomUUID(), email, { email_verified: false })

    expect((await test.call(signupExists, {}, unproven)).data).toEqual({ alreadyExist: false })
    expect(await test.call(linkExistingCustomer, accepted, unproven)).toMatchObject({ status: 403 })
  })

  it('T16 never is another account’s, whatever address that has', async () => {
    const email = `${randomUUID()}@example.com`
    await insertCustomer(test, 'fresh', { email })
    const token = await test.tokens.user('fresh', randomUUID(), email)

    expect((await test.call(signupExists, {}, token)).data).toEqual({ alreadyExist: false })
    expect(await test.call(linkExistingCustomer, accepted, token)).toMatchObject({ status: 404, code: 'NO_RECORD' })
  })

  it('is given to one of two accounts that ask at once', async () => {
    const email = `${randomUUID()}@example.com`
    await recordOf(email)
    const tokens = await Promise.all([1, 2, 3].map(() => test.tokens.user('fresh', randomUUID(), email)))

    const replies = await Promise.all(tokens.map((token) => test.call(linkExistingCustomer, accepted, token)))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })

  it('is given or not to who signs up with another device at once, and they have one record', async () => {
    for (let round = 0; round < 20; round += 1) {
      const email = `${randomUUID()}@example.com`
      await recordOf(email)
      const token = await test.tokens.user('fresh', randomUUID(), email)

      const [linked, signedUp] = await Promise.all([
        test.call(linkExistingCustomer, accepted, token),
        test.call(signUpAsCustomer, accepted, token),
      ])

      expect(linked.data.customerID).toBe(signedUp.data.customerID)
    }
  })

  it('needs the terms to be accepted', async () => {
    const request = { method: 'POST', url: linkExistingCustomer.path, payload: { isPolicyAccepted: false } } as const
    const response = await test.request(request, await test.tokens.user('fresh'))
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('You must agree to our Terms of Service and Privacy Policy.')
  })
})

it('guests are asked to sign in, and users to sign up', async () => {
  const guest = await test.call(customer, {}, await test.tokens.guest('fresh'))
  expect(guest).toMatchObject({ status: 403, code: 'USER_NEEDED' })
  const user = await test.call(updateCustomer, { body: {} }, await test.tokens.user('fresh'))
  expect(user).toMatchObject({ status: 403, code: 'CUSTOMER_NEEDED' })
})
