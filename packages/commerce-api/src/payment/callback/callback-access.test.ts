import { afterEach, describe, expect, it } from 'vitest'
import type { Sent } from '../../testing/payment-callbacks.ts'
import { changed, openCallbackApp, START } from './callback.builder.ts'
import { forgetCallbacks } from './payment-callbacks.store.ts'

const { test, payments, send, shopperAtTheLastStep, startAgain } = await openCallbackApp()
afterEach(startAgain)

describe('F32 who may tell of payments', () => {
  const refusals: [string, Partial<Sent>, number][] = [
    ['has another key', { merchantKey: 'another' }, 401],
    ['was sent six minutes ago', { now: new Date(START.getTime() - 6 * 60_000) }, 401],
    ['comes from a provider that there is not', { provider: 'acme' }, 404],
    ['is sent to a tenant that there is not', { tenant: 'nobody-has-this' }, 400],
  ]
  it.each(refusals)('one that %s is refused', async (_, change, status) => {
    const given = await shopperAtTheLastStep()
    payments.behave('lose-answer')
    await given.pay()
    expect(await send(given.first(), change)).toBe(status)
    expect(await given.state()).toMatchObject({ state: 'reserved', audit: null, events: 0 })
  })

  it('T1 a tenant does not speak for another one, whoever signs', async () => {
    const ours = await shopperAtTheLastStep()
    const theirs = await shopperAtTheLastStep()
    payments.behave('lose-answer')
    await ours.pay()
    expect(await send(ours.first(), { tenant: theirs.tenant })).toBe(400)
    const renamed = changed(ours.first(), { tenant: theirs.tenant })
    expect(await send(renamed)).toBe(204)
    expect(await ours.state()).toMatchObject({ state: 'reserved', paid: 'authorising' })
  })

  const raw = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
    test.request({
      method: 'POST',
      url: '/callbacks/payments/datacap/fresh',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
  it('nobody does without a signature, in a large body, in another type, or from a page', async () => {
    expect((await raw('{}')).statusCode).toBe(401)
    expect((await raw(JSON.stringify({ text: 'x'.repeat(17_000) }))).statusCode).toBe(413)
    expect((await raw('{}', { 'content-type': 'text/plain' })).statusCode).toBe(415)
    const asked = await test.request({
      method: 'OPTIONS',
      url: '/callbacks/payments/datacap/fresh',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(asked.statusCode).toBe(404)
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('what was told is forgotten after a month', async () => {
    const given = await shopperAtTheLastStep()
    await given.pay()
    await send(given.first())
    await test.database.transaction(given.tenant, (tx) => forgetCallbacks(tx, START))
    expect(await given.state()).toMatchObject({ events: 1 })
    await test.database.transaction(given.tenant, (tx) => forgetCallbacks(tx, new Date(START.getTime() + 1)))
    expect(await given.state()).toMatchObject({ events: 0 })
  })
})
