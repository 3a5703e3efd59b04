import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createJsonClient } from '../testing/json-client.ts'
import { startForTests, storeOrigin } from '../testing/start-partners.ts'
import { createLoyaltySessions } from './loyalty-sessions.ts'

const running = startForTests()
const { call } = createJsonClient(running)
const member = { tenant: 'fresh', account: 'FF-100', customer: randomUUID() }

const whoIs = async (token: string, origin = storeOrigin) => {
  const address = `${running.url}/loyalty/member?${new URLSearchParams({ origin }).toString()}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.json() }
}

describe('a member of the loyalty program', () => {
  it('is known by the token that the store got for them', async () => {
    const { status, body } = await call('/loyalty/sessions', member)
    expect(status).toBe(201)

    expect(await whoIs(String(body['token']))).toEqual({
      status: 200,
      body: { member: member.customer.slice(-6), account: 'FF-100', expiresIn: expect.closeTo(600, -1) },
    })
  })

  it('T38 is nobody in the frame of another store, or by another token', async () => {
    const { body } = await call('/loyalty/sessions', member)

    expect((await whoIs(String(body['token']), 'http://corner.localhost:3000')).status).toBe(401)
    expect((await whoIs('another-token')).status).toBe(401)
  })

  it.each([{ ...member, tenant: '../x' }, { ...member, customer: 'me' }, {}])('is not made of %o', async (body) => {
    expect((await call('/loyalty/sessions', body)).status).toBe(400)
  })

  it('is made for the store’s server only', async () => {
    expect((await call('/loyalty/sessions', member, 'another-key')).status).toBe(401)
  })

  it('is signed out after ten minutes', () => {
    let now = new Date('2026-11-22T10:00:00Z')
    const sessions = createLoyaltySessions(() => now)
    const { token, expiresAt } = sessions.start(member)
    expect(expiresAt).toBe('2026-11-22T10:10:00.000Z')

    now = new Date('2026-11-22T10:09:59Z')
    expect(sessions.find(token)).toMatchObject(member)
    now = new Date('2026-11-22T10:10:00Z')
    expect(sessions.find(token)).toBeUndefined()
  })
})
