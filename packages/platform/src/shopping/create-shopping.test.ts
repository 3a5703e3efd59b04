import { restoreCart } from '@aisle/api/cart'
import { applyChangeLocation } from '@aisle/api/cart-location'
import { CHOSEN_STORE_COOKIE, readChosenStore } from '@aisle/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import { createMoveUndo } from './move-undo.ts'
import { aCart, aCartItem, aStore, createTestPlatform, id, refusal, reply, serve, server } from '../testing/testing.tsx'

const elm = aStore()
const oak = aStore({ locationId: id(7), name: 'Oak Avenue', codeName: 'sd', fulfillmentId: id(8) })
const cookie = () =>
  readChosenStore(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${CHOSEN_STORE_COOKIE}=`))
      ?.slice(CHOSEN_STORE_COOKIE.length + 1),
  )

afterEach(() => {
  sessionStorage.clear()
  document.cookie = `${CHOSEN_STORE_COOKIE}=; Max-Age=0; Path=/`
})

/** The question that comes with the code for it. */
const asked = ({ stack }: Dialogs) =>
  vi.waitFor(() => {
    const [question] = stack.getState()
    if (!question) throw new Error('Nothing is asked yet.')
    return question
  })

describe('choosing a store', () => {
  it('is kept in a cookie that the gateway reads too', async () => {
    const { shopping } = createTestPlatform({ shopping: null })

    expect(await shopping.choose(oak)).toBe(true)

    expect(shopping.store.getState().store).toEqual(oak)
    expect(cookie()).toEqual(oak)
  })

  it('1§9 is kept for three days, and for pages of this store alone', async () => {
    const writes = vi.spyOn(document, 'cookie', 'set')
    const { shopping } = createTestPlatform({ shopping: null })

    await shopping.choose(oak)

    expect(writes.mock.calls).toEqual([
      [expect.stringMatching(/^aisle-store=.*; Path=\/; Max-Age=259200; SameSite=Lax$/)],
    ])
    writes.mockRestore()
  })

  it('asks first when the cart would change, and changes nothing on "no"', async () => {
    const { shopping, dialogs } = createTestPlatform({ shopping: elm, cart: { detail: aCart([aCartItem()]) } })

    const choice = shopping.choose(oak)
    const question = await asked(dialogs)
    dialogs.close(question.id, false)

    expect(question.name).toBe('confirm')
    expect(await choice).toBe(false)
    expect(shopping.store.getState().store).toEqual(elm)
    expect(cookie()).toBeUndefined()
  })

  it('waits until it is known what is in the cart, and asks then', async () => {
    const { shopping, dialogs, cart } = createTestPlatform({ shopping: elm, cart: { status: 'starting' } })

    const choice = shopping.choose(oak)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(shopping.store.getState().store).toEqual(elm)
    cart.store.setState({ status: 'ready', detail: aCart([aCartItem()]) })
    dialogs.close((await asked(dialogs)).id, false)

    expect(await choice).toBe(false)
    expect(shopping.store.getState().store).toEqual(elm)
  })

  it('moves the cart along on "yes"', async () => {
    const moved = aCart([aCartItem()], { locationID: oak.locationId, version: 2 })
    server.use(
      serve(applyChangeLocation, ({ query }) => reply(query.get('locationId') === oak.locationId ? moved : null)),
    )
    const { shopping, dialogs, cart } = createTestPlatform({ shopping: elm, cart: { detail: aCart([aCartItem()]) } })

    const choice = shopping.choose(oak)
    dialogs.close((await asked(dialogs)).id, true)

    expect(await choice).toBe(true)
    expect(cart.store.getState().detail?.locationID).toBe(oak.locationId)
  })

  it('stays where it is, with a message, when the cart cannot be moved', async () => {
    server.use(serve(applyChangeLocation, () => refusal('CRT_0031', 'This store is closed today.')))
    const { shopping, dialogs, toasts } = createTestPlatform({ shopping: elm, cart: { detail: aCart([aCartItem()]) } })

    const choice = shopping.choose(oak)
    dialogs.close((await asked(dialogs)).id, true)

    expect(await choice).toBe(false)
    expect(toasts.store.getState()).toMatchObject([{ tone: 'error', text: 'This store is closed today.' }])
  })

  it('leaves the question to the remote that has a dialog for it', async () => {
    const { shopping, dialogs, cart } = createTestPlatform({
      shopping: elm,
      cart: { detail: aCart([aCartItem()]) },
      surfaces: [
        { remote: 'mf-cart-checkout', contract: 1, dialogs: { 'change-location': { title: 'Change', size: 'md' } } },
      ],
    })

    const moved = aCart([aCartItem()], { locationID: oak.locationId, version: 2 })
    server.use(serve(applyChangeLocation, () => reply(moved)))

    const choice = shopping.choose(oak)
    const question = await asked(dialogs)
    dialogs.close(question.id, true)

    expect(question).toMatchObject({ name: 'change-location', remote: 'mf-cart-checkout' })
    expect(await choice).toBe(true)
    expect(cart.store.getState().detail?.locationID).toBe(oak.locationId)
  })

  it('forgets the number of a guest’s cart of which nothing is there', async () => {
    server.use(serve(applyChangeLocation, () => reply(aCart([], { locationID: oak.locationId, version: 2 }))))
    const { shopping, dialogs, cart } = createTestPlatform({ shopping: elm, cart: { detail: aCart([aCartItem()]) } })

    const choice = shopping.choose(oak)
    dialogs.close((await asked(dialogs)).id, true)

    expect(await choice).toBe(true)
    expect(cart.store.getState().detail).toBeNull()
  })

  describe('2§4 can be undone', () => {
    const atElm = aCart([aCartItem({ qty: 4 })])
    const moveToOak = async (answers: Parameters<typeof server.use>) => {
      const moved = aCart([aCartItem()], { locationID: oak.locationId, version: 2, snapshotID: id(90) })
      server.use(
        serve(applyChangeLocation, () => reply(moved)),
        ...answers,
      )
      const platform = createTestPlatform({ shopping: elm, cart: { detail: atElm } })
      const choice = platform.shopping.choose(oak)
      platform.dialogs.close((await asked(platform.dialogs)).id, true)
      await choice
      const [{ text, action } = {}] = platform.toasts.store.getState()
      expect(text).toBe('Your cart is at Oak Avenue now.')
      action?.run()
      return platform
    }

    it('with the cart as it was, at its store', async () => {
      const bodies: unknown[] = []
      const { shopping, cart } = await moveToOak([
        serve(restoreCart, ({ body }) => {
          bodies.push(body)
          return reply({ ...atElm, version: 3 })
        }),
      ])

      await vi.waitFor(() => expect(cart.store.getState().detail).toMatchObject({ version: 3, locationID: id(1) }))
      expect(shopping.store.getState().store).toEqual(elm)
      expect(cookie()).toEqual(elm)
      expect(bodies).toEqual([{ snapshotID: id(90) }])
    })

    it('on the page that comes after the one that was reloaded, and not once it was done', async () => {
      const delivery = { ...elm, fulfillmentId: id(8), codeName: 'sd', displayName: 'Home delivery' }
      const changed = { ...atElm, version: 2, snapshotID: id(90) }
      server.use(
        serve(applyChangeLocation, () => reply(changed)),
        serve(restoreCart, () => reply({ ...atElm, version: 3 })),
      )
      const before = createTestPlatform({ shopping: elm, cart: { detail: atElm } })
      const choice = before.shopping.choose(delivery)
      const question = await asked(before.dialogs)
      expect(question.props).toMatchObject({ title: 'Change to home delivery?' })
      before.dialogs.close(question.id, true)
      expect(await choice).toBe(true)

      const { shopping, toasts, cart } = createTestPlatform({ shopping: delivery, cart: { detail: changed } })
      shopping.offerUndo()
      await vi.waitFor(() => expect(toasts.store.getState()).toHaveLength(1))
      const [{ text, action } = {}] = toasts.store.getState()
      expect(text).toBe('Your cart is for home delivery now.')
      action?.run()

      await vi.waitFor(() => expect(cart.store.getState().detail?.version).toBe(3))
      expect(shopping.store.getState().store).toEqual(elm)
      expect(createMoveUndo('fresh').read()).toBeUndefined()
    })

    it('as far as there is enough, which is told', async () => {
      const adjustments = [{ productId: id(10), title: 'Whole milk', wantedQty: 4, qty: 1 }]
      const { toasts } = await moveToOak([serve(restoreCart, () => reply({ ...atElm, version: 3, adjustments }))])

      await vi.waitFor(() =>
        expect(toasts.store.getState().at(-1)).toMatchObject({ tone: 'error', text: expect.stringContaining('milk') }),
      )
    })

    it('or is told that it cannot', async () => {
      const { shopping, toasts } = await moveToOak([serve(restoreCart, () => refusal('CRT_1', 'Too late.', 409))])

      await vi.waitFor(() => expect(toasts.store.getState().at(-1)).toMatchObject({ tone: 'error', text: 'Too late.' }))
      expect(shopping.store.getState().store).toEqual(oak)
    })
  })

  it('asks nothing without a cart', async () => {
    const { shopping, dialogs } = createTestPlatform({ shopping: elm })

    expect(await shopping.choose(oak)).toBe(true)
    expect(dialogs.stack.getState()).toEqual([])
  })
})
