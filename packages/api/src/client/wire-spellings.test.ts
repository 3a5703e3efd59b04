import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '../endpoint.ts'
import { configuration } from '../configuration.ts'
import { client, ID, input, json, read, send, settled } from './client.builder.ts'

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what back ends write differently', () => {
  const business = { isActive: true, businessName: 'Fresh', mode: 3, tenantAcr: 'acr', accountID: 'a-1' }
  const method = {
    codeName: 'sp',
    isActive: true,
    fulfillmentId: ID,
    fulfillmentMethodID: ID,
    fulfillmentName: 'Pickup',
  }
  const lists = { fulfillments: [method], socialPlatforms: [{ name: 'x', url: 'https://x.test' }] }
  const { tenantAcr, accountID } = business
  const boxed = { businessConfigurations: business, ...lists, tenantAcr, accountID }

  it.each([
    ['in a box (v1)', boxed, boxed],
    ['flat (v2)', { ...business, ...lists }, boxed],
    ['with another spelling', { ...business, ...lists, fulfillments: undefined, fulFillments: [method] }, boxed],
    ['without lists', { businessConfigurations: business }, { ...boxed, fulfillments: [], socialPlatforms: [] }],
    [
      'with empty lists',
      { ...business, fulfillments: null, socialPlatforms: null },
      { ...boxed, fulfillments: [], socialPlatforms: [] },
    ],
  ])('1§7 a configuration that comes %s is read', async (_, data, read) => {
    send.mockResolvedValueOnce(json({ success: true, data }))

    expect((await settled(client().call(configuration, {}))).data).toEqual(read)
  })

  it.each([[null], [[]], ['text'], [{}], [{ businessConfigurations: [] }]])(
    'F13 the configuration %j is none',
    async (data) => {
      send.mockResolvedValueOnce(json({ success: true, data }))

      expect((await settled(client().call(configuration, {}))).error).toMatchObject({ code: 'BAD_REPLY' })
    },
  )

  it('decision 25 the description of an error is read in both spellings', async () => {
    send.mockResolvedValueOnce(json({ success: false, errors: [{ errorCode: 'X', description: 'Sold out.' }] }))

    expect((await settled(client().call(read, input))).error).toMatchObject({ code: 'X', message: 'Sold out.' })
  })

  it.each(['fulFillments', 'fulfillments'])('decision 25 a location’s %s are read', async (name) => {
    const locations = endpoint({
      name: 'locations',
      method: 'GET',
      path: '/v1/location',
      access: 'guest',
      data: z.object({ items: z.array(z.object({ fulFillments: z.array(z.string()) })) }),
    })
    send.mockResolvedValueOnce(json({ success: true, data: { items: [{ [name]: ['sp'] }] } }))

    expect((await settled(client().call(locations, {}))).data).toEqual({ items: [{ fulFillments: ['sp'] }] })
  })

  it('T54 a reply pollutes no prototype', async () => {
    const text = '{"success":true,"data":{"name":"Milk","__proto__":{"polluted":1,"fulFillments":[]}}}'
    send.mockResolvedValueOnce(new Response(text))

    expect(await settled(client().call(read, input))).toEqual({ data: { name: 'Milk' } })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
