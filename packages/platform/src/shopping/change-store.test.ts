import { customer, setPreferredLocation } from '@aisle/api/customer'
import { locationDetail } from '@aisle/api/location'
import { CHOSEN_STORE_COOKIE } from '@aisle/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aCart, aCartItem, aStore, createTestPlatform, id, refusal, reply, serve, server } from '../testing/testing.tsx'
import { createStoreNews } from './store-news.ts'

const elm = aStore()
const oak = aStore({ locationId: id(7), name: 'Oak Avenue', codeName: 'sd', fulfillmentId: id(8) })
const casey = {
  customerID: id(50),
  isVerifiedOnline: false,
  isLoyalty: false,
  preferredLocationID: oak.locationId,
  preferredFulfillmentMethodID: oak.fulfillmentId,
  zipCode: '46204',
}
const oakThere = {
  locationId: oak.locationId,
  name: oak.name,
  address: { zip: '46204' },
  fulFillments: [
    {
      codeName: 'sd',
      fulfillmentId: oak.fulfillmentId,
      fulfillmentMethodID: oak.fulfillmentId,
      fulfillmentName: oak.displayName,
      available: true,
      configuration: {},
    },
  ],
}
const serveCustomer = (change: Partial<typeof casey> = {}) =>
  server.use(
    serve(customer, () => reply({ ...casey, ...change })),
    serve(locationDetail, () => reply(oakThere)),
  )
const signedIn = { status: 'signed-in' } as const
const news = () => createStoreNews('fresh').read()

afterEach(() => {
  document.cookie = `${CHOSEN_STORE_COOKIE}=; Max-Age=0; Path=/`
  localStorage.clear()
  sessionStorage.clear()
})

describe('1§4 preferred location', () => {
  it('is shopped at once the customer is known', async () => {
    serveCustomer()
    const { session, shopping } = createTestPlatform({ shopping: elm, session: signedIn })

    await session.refreshCustomer()

    await vi.waitFor(() => expect(shopping.store.getState().store).toEqual(oak))
    expect(shopping.store.getState().preferred).toEqual({ locationId: id(7), fulfillmentMethodId: id(8) })
    expect(news()).toEqual({ isOffer: false })
  })

  it('does not take a cart to another store', async () => {
    serveCustomer()
    const cart = { detail: aCart([aCartItem()]) }
    const { session, shopping, dialogs } = createTestPlatform({ shopping: elm, session: signedIn, cart })

    await session.refreshCustomer()

    await vi.waitFor(() => expect(shopping.store.getState().preferred).not.toBeUndefined())
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(shopping.store.getState().store).toEqual(elm)
    expect(dialogs.stack.getState()).toEqual([])
  })

  it('is offered to be the store of the cart, once in a tab', async () => {
    serveCustomer()
    const cart = { detail: aCart([aCartItem()]) }
    const first = createTestPlatform({ shopping: elm, session: signedIn, cart })

    await first.session.refreshCustomer()
    await vi.waitFor(() => expect(news()).toEqual({ isOffer: true }))
    createStoreNews('fresh').remove()
    await first.session.refreshCustomer()
    await new Promise((resolve) => setTimeout(resolve, 0))

    expect(news()).toBeUndefined()
  })

  it('is not taken for a change on every load where its way is not offered any more', async () => {
    serveCustomer({ preferredFulfillmentMethodID: id(99) })
    const { session, shopping, bus } = createTestPlatform({ shopping: oak, session: signedIn })
    const changes = vi.fn()
    bus.on('location.changed', changes, { signal: new AbortController().signal })

    await session.refreshCustomer()

    await vi.waitFor(() => expect(shopping.store.getState().preferred).not.toBeUndefined())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(changes).not.toHaveBeenCalled()
    expect(news()).toBeUndefined()
  })

  it('does not undo what the customer has chosen, on the next load either', async () => {
    serveCustomer()
    const first = createTestPlatform({ shopping: oak, session: { ...signedIn, customerId: casey.customerID } })
    await first.shopping.choose(elm)
    const second = createTestPlatform({ shopping: elm, session: signedIn })

    await second.session.refreshCustomer()

    await vi.waitFor(() => expect(second.shopping.store.getState().preferred).not.toBeUndefined())
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(second.shopping.store.getState().store).toEqual(elm)
  })

  it('is offered to be the chosen store where it is another', async () => {
    const { shopping } = createTestPlatform({ shopping: elm, session: { ...signedIn, customerId: casey.customerID } })

    await shopping.choose(oak)

    expect(news()).toEqual({ isOffer: true })
  })

  it('is not offered to guests', async () => {
    const { shopping } = createTestPlatform({ shopping: elm })

    await shopping.choose(oak)

    expect(news()).toEqual({ isOffer: false })
  })

  it('becomes the store that one shops at', async () => {
    const bodies: unknown[] = []
    server.use(
      serve(setPreferredLocation, ({ body }) => {
        bodies.push(body)
        return reply(true)
      }),
    )
    const { shopping, toasts } = createTestPlatform({ shopping: oak, session: signedIn })

    expect(await shopping.makePreferred()).toBe(true)

    expect(bodies).toEqual([{ locationId: oak.locationId, fulfillmentMethodId: oak.fulfillmentId }])
    expect(shopping.store.getState().preferred?.locationId).toBe(oak.locationId)
    expect(toasts.store.getState()).toMatchObject([{ tone: 'success' }])
  })

  it('stays what it was, with a message, when it cannot be saved', async () => {
    server.use(serve(setPreferredLocation, () => refusal('CUST_0009', 'No', 400)))
    const { shopping, toasts } = createTestPlatform({ shopping: oak, session: signedIn })

    expect(await shopping.makePreferred()).toBe(false)

    expect(shopping.store.getState().preferred).toBeUndefined()
    expect(toasts.store.getState()).toMatchObject([{ tone: 'error' }])
  })
})
