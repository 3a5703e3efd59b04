import { cartDetail, saveCart } from '@aisle/api/cart'
import { locationList } from '@aisle/api/location'
import { productDetails } from '@aisle/api/product'
import {
  aCart,
  aCartItem,
  aProduct,
  aStore,
  createTestPlatform,
  id,
  refusal,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { putIntoCart } from './put-into-cart.ts'

const way = {
  codeName: 'sp',
  fulfillmentId: id(3),
  fulfillmentMethodID: id(2),
  fulfillmentName: 'Store pickup',
  available: true,
  configuration: {},
}
const location = { locationId: id(1), name: 'Elm Street', address: { zip: '46204-1234' }, fulFillments: [way] }
const closed = { ...location, locationId: id(9), fulFillments: [{ ...way, available: false }] }

const saved: unknown[] = []
beforeEach(() => {
  saved.splice(0)
  server.use(
    serve(productDetails, () => reply({ ...aProduct(), images: [] })),
    serve(locationList, () => reply({ items: [closed, location], count: 2 })),
    serve(cartDetail, () => reply(aCart([]))),
    serve(saveCart, ({ body }) => {
      saved.push(body)
      return reply(aCart([aCartItem()]))
    }),
  )
})

describe('putting a product into the cart of a foreign page', () => {
  it('takes the first location that hands it over, and says which', async () => {
    const platform = createTestPlatform({ shopping: null })

    const put = await putIntoCart(platform, 'whole-milk')

    expect(put).toEqual({ title: 'Whole milk', place: 'Elm Street', method: 'Store pickup' })
    const products = [expect.objectContaining({ productId: id(10), qty: 1 })]
    expect(saved).toEqual([
      expect.objectContaining({ locationID: id(1), zipCode: '46204', fulfillmentMethodId: id(2), products }),
    ])
    expect(platform.cart.store.getState().detail?.totalItems).toBe(1)
  })

  it('stays with the location that was chosen', async () => {
    const platform = createTestPlatform({ shopping: aStore({ name: 'Oak Street' }) })

    expect(await putIntoCart(platform, 'whole-milk')).toMatchObject({ place: 'Oak Street' })
  })

  it.each([
    {
      why: 'it is out of stock',
      handler: serve(productDetails, () => reply({ ...aProduct({ isinstock: false }), images: [] })),
      says: 'Whole milk is out of stock right now.',
    },
    {
      why: 'no location takes orders',
      handler: serve(locationList, () => reply({ items: [closed], count: 1 })),
      says: 'No location of this store takes orders right now.',
    },
    {
      why: 'the store refuses it',
      handler: serve(saveCart, () => refusal('CRT_0001', 'Only 2 are left.')),
      says: 'Only 2 are left.',
    },
  ])('says why when $why', async ({ handler, says }) => {
    server.use(handler)

    const platform = createTestPlatform({ shopping: null })

    await expect(putIntoCart(platform, 'whole-milk')).rejects.toThrow(says)
    await platform.cart.refresh()
  })
})
