import { saveCart } from '@aisle/api/cart'
import { callKey } from '@aisle/api/endpoint'
import { productCompanions, productDetails, productSubstitutes } from '@aisle/api/product'
import type { ProductCard } from '@aisle/api/product-card'
import { productList } from '@aisle/api/product-listing'
import { productReviews } from '@aisle/api/review'
import {
  aCart,
  aCartItem,
  aProduct,
  aStore,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDetail, aListing } from '../catalogue.builder.ts'
import { productsInput } from '../features/listing/listing.calls.ts'
import { readListing } from '../features/listing/listing-state.rules.ts'
import { surface } from '../surface.ts'
import ProductPage from './product.page.tsx'

let answer = Promise.withResolvers<void>()

beforeEach(() => {
  answer = Promise.withResolvers()
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // images never arrive here
  const nothing = () => reply({ items: [] })
  server.use(
    serve(productReviews, () => reply({ items: [], count: 0, hasNext: false })),
    serve(productCompanions, nothing),
    serve(productSubstitutes, nothing),
  )
})

afterEach(() => answer.resolve())

/** The store tells of the product once it is let. */
const tells = (details: Parameters<typeof aDetail>[0] = {}) =>
  server.use(
    serve(productDetails, async () => {
      await answer.promise
      return reply(aDetail(details))
    }),
  )

const store = aStore()
const terms = { locationID: store.locationId, fulfillmentCodeName: store.codeName, zipCode: store.zipCode }

/** From a category that showed these cards. */
function comeFrom(cards: readonly ProductCard[], place = terms) {
  const input = productsInput({ kind: 'category', seoName: 'dairy' }, readListing(new URLSearchParams(), 0), place)
  return renderWithProviders(<ProductPage />, {
    route: '/detail/whole-milk',
    path: '/detail/:seoName',
    surfaces: [surface],
    calls: [{ key: [...callKey(productList, input)], data: aListing(cards) }],
  })
}

const card = aProduct({ price: 3.49, profileImage: '/images/milk.jpg', imageAlt: 'A carton of milk' })
const busy = () => document.querySelector('[aria-busy]')

describe('a product whose card was on screen', () => {
  it('shows title, image and price at once, and says that they are being confirmed', () => {
    tells()
    comeFrom([aProduct({ seoName: 'oat-drink', title: 'Oat drink' }), card])

    screen.getByRole('heading', { level: 1, name: 'Whole milk' })
    screen.getByText('$3.49')
    expect(screen.getByRole('img', { name: 'Whole milk' }).getAttribute('src')).toBe('/images/milk.jpg')
    expect(busy()).not.toBeNull()
  })

  it('keeps heading and image in place when the store confirms it', async () => {
    tells({ regularPrice: null })
    comeFrom([card])
    const heading = screen.getByRole('heading', { level: 1 })
    const image = screen.getByRole('img', { name: 'Whole milk' })

    answer.resolve()
    await screen.findByText('USA')

    expect(busy()).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    expect(screen.getByRole('img', { name: 'A carton of milk' })).toBe(image)
  })

  it('shows the price and the stock that the store confirms', async () => {
    tells({ price: 3.99, regularPrice: null, isinstock: false })
    comeFrom([card])
    screen.getByRole('button', { name: 'Add Whole milk to cart' })

    answer.resolve()
    await screen.findByText('$3.99')

    expect(screen.queryByText('$3.49')).toBeNull()
    screen.getByText('Out Of Stock')
    expect(screen.queryByRole('button', { name: 'Add Whole milk to cart' })).toBeNull()
  })

  it('is put into the cart before the store has confirmed it', async () => {
    tells()
    server.use(serve(saveCart, () => reply(aCart([aCartItem({ qty: 1 })]))))
    const { user } = comeFrom([card])

    await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))

    await screen.findByRole('spinbutton', { name: 'Quantity of Whole milk' })
    expect(busy()).not.toBeNull()
  })

  it('keeps the place of auto-ship until it is known how often', async () => {
    tells({ isSubscribeForAutoShip: true, autoShipFrequencies: [{ frequency: '7', label: 'Every week' }] })
    comeFrom([{ ...card, isSubscribeForAutoShip: true }])

    const autoShip = screen.getByRole<HTMLInputElement>('radio', { name: 'Auto-ship' })
    expect(autoShip.disabled).toBe(true)
    answer.resolve()
    await waitFor(() => expect(autoShip.disabled).toBe(false))
  })

  it('that has gone meanwhile is not kept on screen', async () => {
    server.use(serve(productDetails, () => refusal('PRD_0404', 'No such product', 404)))
    comeFrom([card])
    screen.getByRole('heading', { level: 1, name: 'Whole milk' })

    await screen.findByRole('heading', { name: 'We could not find this product' })
    expect(screen.queryByText('$3.49')).toBeNull()
    vi.mocked(console.error).mockClear() // React logs every error that a boundary catches
  })
})

it.each([
  ['another store', [card], { ...terms, locationID: id(9) }],
  ['another way to get it', [card], { ...terms, fulfillmentCodeName: 'sd' }],
  ['another product', [aProduct({ seoName: 'oat-drink' })], terms],
  ['a preview', [{ ...card, isDummyProd: true }], terms],
])('a card of %s tells nothing of a product', async (_, cards, place) => {
  tells()
  comeFrom(cards, place)

  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  screen.getByText('Loading product')
  answer.resolve()
  await screen.findByRole('heading', { level: 1, name: 'Whole milk' })
})
