import { saveCart } from '@aisle/api/cart'
import { setFavorites } from '@aisle/api/favorite'
import { linkedProducts, productCompanions, productDetails, productSubstitutes } from '@aisle/api/product'
import { trendingProducts } from '@aisle/api/product-listing'
import { productReviews } from '@aisle/api/review'
import {
  aCart,
  aCartItem,
  aProduct,
  bringEverythingNear,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDetail } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import ProductPage from './product.page.tsx'

const aReview = {
  reviewID: id(70),
  productID: id(10),
  rating: 5,
  title: 'Lovely',
  text: '<b>Fresh</b> and cold',
  authorName: 'Ann',
  createdAt: '2026-11-01T10:00:00Z',
}

const trending = {
  items: [aProduct({ title: 'Whole milk' }), aProduct({ productID: id(12), title: 'Bread everybody buys' })],
  count: 2,
  hasNext: false,
}

beforeEach(() => {
  server.use(
    serve(productDetails, () => reply(aDetail())),
    serve(productReviews, () => reply({ items: [aReview], count: 2, hasNext: false })),
    serve(productCompanions, () =>
      reply({
        items: [
          aProduct({ title: 'Cookies' }),
          aProduct({ productID: id(11), title: 'Sold out cake', isinstock: false }),
        ],
      }),
    ),
    serve(productSubstitutes, () => reply({ items: [] })),
    serve(trendingProducts, () => reply(trending)),
    serve(linkedProducts, () => reply({ items: [] })),
  )
  return bringEverythingNear()
})

const open = (options = {}) =>
  renderWithProviders(<ProductPage />, {
    route: '/detail/whole-milk',
    path: '/detail/:seoName',
    surfaces: [surface],
    ...options,
  })

const variant = (number: number, value: string, price: number) => ({
  productVariantValueID: id(number),
  productID: id(number + 100),
  isDefaultSelected: number === 40,
  isinstock: true,
  productVariantValues: [{ value, codeName: 'size' }],
  price,
})

const wishlists = {
  remote: 'mf-account',
  contract: 1,
  dialogs: { wishlist: { title: 'Add to wishlist', size: 'xs' } },
} as const

describe('a product', () => {
  it('shows title, price, facts and the way to it', async () => {
    open()

    await screen.findByRole('heading', { level: 1, name: 'Whole milk' })
    screen.getByText('$3.49')
    screen.getByText('$4.29')
    await screen.findByText('USA')
    screen.getByRole('img', { name: 'A carton of milk' })
    expect(screen.getByRole('link', { name: 'Dairy' }).getAttribute('href')).toBe('/category/dairy')
  })

  it('has no empty line where a feed knows neither brand nor size', async () => {
    const plain = { brand: null, sizeText: null, ratingCount: 0, shortDescription: null, hasAgeRestriction: false }
    server.use(serve(productDetails, () => reply({ ...aDetail(), ...plain })))
    open()

    const heading = await screen.findByRole('heading', { level: 1, name: 'Whole milk' })
    const lines = [...(heading.parentElement?.children ?? [])].map(({ textContent }) => textContent)
    expect(lines).not.toContain('')
    expect(lines.join(' ')).not.toMatch(/undefined|null/)
  })

  it('T31 shows the description without what could run', async () => {
    open()

    const bold = await screen.findByText('happy')
    expect(bold.tagName).toBe('B')
    expect(document.querySelector('script')).toBeNull()
  })

  it('T32 shows reviews as text', async () => {
    open()

    const review = await screen.findByRole('article', { name: 'Review by Ann' })
    within(review).getByText('<b>Fresh</b> and cold')
  })

  it('is put into the cart', async () => {
    server.use(serve(saveCart, () => reply(aCart([aCartItem({ qty: 1 })]))))
    const { user } = open()

    await user.click(await screen.findByRole('button', { name: 'Add Whole milk to cart' }))

    await screen.findByRole('spinbutton', { name: 'Quantity of Whole milk' })
  })

  it('is bought as the variant that was chosen, which is a product of its own', async () => {
    const sent: unknown[] = []
    server.use(
      serve(productDetails, () => reply(aDetail({ variants: [variant(40, 'Small', 2), variant(41, 'Large', 4)] }))),
      serve(saveCart, ({ body }) => {
        sent.push(body)
        return reply(aCart([aCartItem({ qty: 1, productId: id(141) })]))
      }),
    )
    const { user } = open()

    await user.click(await screen.findByRole('radio', { name: 'Large' }))
    screen.getByText('$4.00')
    await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))

    await waitFor(() => expect(sent).toMatchObject([{ products: [{ productId: id(141), qty: 1 }] }]))
  })

  it('1§4 is kept as the product that lists show, whichever variant is chosen', async () => {
    const sent: unknown[] = []
    server.use(
      serve(productDetails, () =>
        reply(aDetail({ isFavorite: false, variants: [variant(40, 'Small', 2), variant(41, 'Large', 4)] })),
      ),
      serve(setFavorites, ({ body }) => {
        sent.push(body)
        return reply({ products: [] })
      }),
    )
    const { user, platform } = open({
      surfaces: [surface, wishlists],
      session: { status: 'signed-in', customerId: id(5) },
    })

    await user.click(await screen.findByRole('radio', { name: 'Large' }))
    await user.click(screen.getByRole('button', { name: 'Add to favorite' }))
    await user.click(screen.getByRole('radio', { name: 'Small' }))

    await screen.findByRole('button', { name: 'Remove from favorite' })
    expect(sent).toEqual([{ favoriteProducts: [{ productID: id(10), markAsFavorite: true }] }])
    await user.click(screen.getByRole('button', { name: 'Add to wishlist' }))
    await waitFor(() =>
      expect(platform.dialogs.stack.getState()).toMatchObject([{ name: 'wishlist', props: { productId: id(10) } }]),
    )
  })

  it('asks a guest to sign in for auto-ship', async () => {
    const autoShip = { isSubscribeForAutoShip: true, autoShipFrequencies: [{ frequency: '7', label: 'Every week' }] }
    server.use(serve(productDetails, () => reply(aDetail(autoShip))))
    const { user } = open()

    await user.click(await screen.findByRole('radio', { name: 'Auto-ship' }))

    screen.getByText('Auto-ship needs an account. Please sign in.')
    expect(screen.queryByRole('button', { name: 'Add Whole milk to cart' })).toBeNull()
  })

  it('shows companions that are in stock, and nothing for substitutes that there are not', async () => {
    open()

    await screen.findByRole('heading', { name: 'Goes well with' })
    screen.getByRole('article', { name: 'Cookies' })
    expect(screen.queryByRole('article', { name: 'Sold out cake' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Similar products' })).toBeNull()
  })

  it('shows what others buy, without the product itself', async () => {
    open()

    await screen.findByRole('heading', { name: 'Trending products' })
    screen.getByRole('article', { name: 'Bread everybody buys' })
    expect(screen.queryByRole('article', { name: 'Whole milk' })).toBeNull()
  })

  it.each([
    { why: 'there are none', items: [] },
    { why: 'the only one is the product itself', items: trending.items.slice(0, 1) },
  ])('shows nothing of what others buy where $why', async ({ items }) => {
    server.use(serve(trendingProducts, () => reply({ items, count: items.length, hasNext: false })))
    open()

    await screen.findByRole('heading', { name: 'Goes well with' })
    expect(screen.queryByRole('heading', { name: 'Trending products' })).toBeNull()
  })

  const blocks = [
    { block: 'reviews', call: productReviews, article: /^Review by/ },
    { block: 'companions', call: productCompanions, article: 'Cookies' },
    { block: 'substitutes', call: productSubstitutes, article: 'Oats' },
    { block: 'trending products', call: trendingProducts, article: /^Bread/ },
  ]
  const broken = [
    { how: 'fails', answer: () => refusal('X', 'Broken', 500) },
    { how: 'never answers', answer: () => new Promise<never>(() => {}) },
  ]

  it.each(blocks.flatMap((block) => broken.map((way) => ({ ...block, ...way }))))(
    'F11 a call for $block that $how takes only its own block',
    async ({ call, article, answer }) => {
      server.use(serve(productSubstitutes, () => reply({ items: [aProduct({ productID: id(13), title: 'Oats' })] })))
      server.use(serve(call, answer))
      open()

      await screen.findByRole('heading', { level: 1, name: 'Whole milk' })
      await screen.findByRole('button', { name: 'Add Whole milk to cart' })
      const others = blocks.filter((other) => other.call !== call)
      await Promise.all(others.map((other) => screen.findByRole('article', { name: other.article })))
      expect(screen.queryByRole('article', { name: article })).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )
})
