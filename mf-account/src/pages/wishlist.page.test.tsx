import { saveCart } from '@aisle/api/cart'
import { categoryList } from '@aisle/api/category'
import { deleteWishlistProducts, wishlistProducts } from '@aisle/api/wishlist'
import {
  aCart,
  aCartItem,
  aProduct,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, told } from '../testing/answer.ts'
import { busy, signedIn, surfaces } from '../testing/signed-in.ts'
import WishlistPage from './wishlist.page.tsx'

const milk = { ...aProduct(), isWished: true }
const bread = { ...aProduct({ productID: id(11), title: 'Rye bread', seoName: 'rye-bread' }), isWished: true }
const aPage = (items: object[], overrides: object = {}) => ({
  items,
  count: items.length,
  hasNext: false,
  wishListName: 'Barbecue',
  ...overrides,
})

const asked: URLSearchParams[] = []
const sent: unknown[] = []
let onList = [milk, bread]

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  sent.length = 0
  onList = [milk, bread]
  server.use(
    serve(wishlistProducts, ({ query }) => {
      asked.push(query)
      return reply(aPage(onList))
    }),
    serve(categoryList, () => reply({ items: [] })),
    serve(deleteWishlistProducts, ({ body }) => {
      sent.push(body)
      onList = [bread]
      return reply({ wishProductCount: 1 })
    }),
  )
})

const open = (query = '', options: object = signedIn) =>
  renderWithProviders(<WishlistPage />, {
    route: `/wishlist/${id(30)}${query}`,
    path: '/wishlist/:wishListID',
    ...options,
  })
const namesOfProducts = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)

describe('a wishlist (spec 2 §4)', () => {
  it('leads a guest to sign in', () => {
    const { platform } = open('', { surfaces })

    screen.getByRole('heading', { name: 'Sign in to see your wishlists' })
    expect(platform.dialogs.stack.getState().map(({ name }) => name)).toEqual(['account-drawer'])
  })

  it('shows its products, 20 to a page, the cheapest first', async () => {
    open()

    await screen.findByRole('heading', { level: 1, name: 'Barbecue' })
    expect(namesOfProducts()).toEqual(['Whole milk', 'Rye bread'])
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ Page: '1', PageSize: '20', locationID: id(1) })
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty(
      'selectedOptions.0.text',
      'Price Low to High',
    )
  })

  it('says so when nothing is on it', async () => {
    onList = []
    open()

    await screen.findByRole('heading', { name: 'Nothing on this list yet' })
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveProperty('pathname', '/')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('puts a product into the cart and keeps it', async () => {
    server.use(
      serve(saveCart, ({ body }) => {
        sent.push(body)
        return reply(aCart([aCartItem()]))
      }),
    )
    const { user } = open()

    await user.click(await screen.findByRole('button', { name: 'Add Whole milk to cart' }))

    await waitFor(() => expect(sent).toMatchObject([{ products: [{ productId: id(10), qty: 1 }] }]))
    await screen.findByRole('spinbutton', { name: 'Quantity of Whole milk' })
    expect(namesOfProducts()).toEqual(['Whole milk', 'Rye bread'])
  })

  it('can be sorted, with the old order in sight until the new one is here', async () => {
    const held = Promise.withResolvers<void>()
    const { user } = open()
    await screen.findAllByRole('article')
    server.use(
      serve(wishlistProducts, async ({ query }) => {
        asked.push(query)
        await held.promise
        return reply(aPage([bread, milk]))
      }),
    )

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best Sellers')
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(namesOfProducts()).toEqual(['Whole milk', 'Rye bread'])
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sort by' }))
    held.resolve()

    await waitFor(() => expect(namesOfProducts()).toEqual(['Rye bread', 'Whole milk']))
    expect(asked[1]?.get('sortBy')).not.toBe(asked[0]?.get('sortBy'))
  })

  it('turns its pages', async () => {
    server.use(
      serve(wishlistProducts, ({ query }) =>
        reply(aPage(query.get('Page') === '2' ? [bread] : [milk], { count: 21, hasNext: true })),
      ),
    )
    const { user } = open()

    await user.click(await screen.findByRole('button', { name: 'Page 2' }))

    await waitFor(() => expect(namesOfProducts()).toEqual(['Rye bread']))
  })

  it('goes to its last page from one that is no more', async () => {
    server.use(
      serve(wishlistProducts, ({ query }) => {
        asked.push(query)
        return reply(aPage(query.get('Page') === '1' ? [milk] : [], { count: 20 }))
      }),
    )
    open('?page=2')

    await screen.findByRole('article', { name: 'Whole milk' })
    expect(asked.map((query) => query.get('Page'))).toEqual(['2', '1'])
  })
})

describe('a wishlist that cannot be shown', () => {
  it('F11 says so and tries again', async () => {
    server.use(serve(wishlistProducts, busy))
    const { user } = open()

    await screen.findByText('We could not load this list. What is on it is safe.')
    server.use(serve(wishlistProducts, () => reply(aPage([milk]))))
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByRole('article', { name: 'Whole milk' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('T6 is the same whether it is deleted or of somebody else', async () => {
    server.use(serve(wishlistProducts, () => refusal('WISHLIST_NOT_FOUND', 'This list does not exist.', 404)))
    open()

    await screen.findByRole('heading', { level: 1, name: 'This list is not here' })
    expect(screen.getByRole('link', { name: 'Back to all lists' })).toHaveProperty('pathname', '/manage-wishlist')
  })
})

describe('taking a product off a wishlist (spec 2 §5)', () => {
  const press = async () => {
    const view = open()
    await view.user.click(await screen.findByRole('button', { name: 'Take Whole milk off the list' }))
    return view
  }

  it('happens once that is confirmed, and is told', async () => {
    const { platform } = await press()
    expect(platform.dialogs.stack.getState()[0]?.props).toMatchObject({ text: 'Are you sure you want to Delete?' })

    await answer(platform, true)

    await waitFor(() => expect(namesOfProducts()).toEqual(['Rye bread']))
    await waitFor(() => expect(told(platform)).toEqual(['Item Updated to Wishlist']))
    expect(sent).toEqual([{ wishListID: id(30), productIds: [id(10)] }])
  })

  it('does not happen when it is not', async () => {
    const { platform } = await press()

    await answer(platform, false)

    expect(platform.queryClient.isMutating()).toBe(0)
    expect(namesOfProducts()).toEqual(['Whole milk', 'Rye bread'])
  })

  it('leaves the product and says so when it is refused', async () => {
    server.use(serve(deleteWishlistProducts, busy))
    const { platform } = await press()

    await answer(platform, true)

    await waitFor(() => expect(told(platform)).toEqual(['Error! The store is busy.']))
    expect(namesOfProducts()).toEqual(['Whole milk', 'Rye bread'])
  })

  it('stays as it was on screen when the list cannot be read again', async () => {
    const { platform } = await press()
    server.use(serve(wishlistProducts, busy))

    await answer(platform, true)

    await waitFor(() => expect(told(platform)).toEqual(['Item Updated to Wishlist']))
    expect(namesOfProducts()).toEqual(['Whole milk', 'Rye bread'])
  })
})
