import { categoryList } from '@aisle/api/category'
import { wishlistProducts } from '@aisle/api/wishlist'
import { aProduct, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { busy, signedIn } from '../testing/signed-in.ts'
import WishlistPage from './wishlist.page.tsx'

const dairy = { categoryID: id(80), categoryName: 'Dairy', seoName: 'dairy', hasChild: true }
const bakery = { categoryID: id(81), categoryName: 'Bakery', seoName: 'bakery', hasChild: false }
const milk = { ...aProduct(), isWished: true }
const bread = { ...aProduct({ productID: id(11), title: 'Rye bread' }), isWished: true }

const asked: URLSearchParams[] = []
const ofCategory = new Map([
  [null, [milk, bread]],
  [dairy.categoryID, [milk]],
])

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  server.use(
    serve(categoryList, () => reply({ items: [dairy, bakery] })),
    serve(wishlistProducts, ({ query }) => {
      asked.push(query)
      const items = ofCategory.get(query.get('category')) ?? []
      return reply({ items, count: items.length, hasNext: false, wishListName: 'Barbecue' })
    }),
  )
})

const open = (query = '') =>
  renderWithProviders(<WishlistPage />, {
    route: `/wishlist/${id(30)}${query}`,
    path: '/wishlist/:wishListID',
    ...signedIn,
  })
const categories = () => screen.findByRole('combobox', { name: 'Category' })
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent)

describe('a wishlist by category (spec 2 §9)', () => {
  it('shows all of it by default', async () => {
    open()

    expect(await categories()).toHaveProperty('selectedOptions.0.text', 'All')
    await waitFor(() => expect(names()).toEqual(['Whole milk', 'Rye bread']))
    expect(asked.map((query) => query.get('category'))).toEqual([null])
  })

  it('is narrowed down to one, and widened again', async () => {
    const { user } = open()

    await user.selectOptions(await categories(), 'Dairy')
    await waitFor(() => expect(names()).toEqual(['Whole milk']))
    await user.selectOptions(await categories(), 'All')

    await waitFor(() => expect(names()).toEqual(['Whole milk', 'Rye bread']))
  })

  it('begins at the first page, in the order that was chosen', async () => {
    const { user } = open('?page=1&sortBy=2')

    await user.selectOptions(await categories(), 'Dairy')

    await waitFor(() => expect(names()).toEqual(['Whole milk']))
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ Page: '1', sortBy: '2', category: id(80) })
  })

  it('says so when nothing is of it, and leads back to all', async () => {
    const { user } = open()

    await user.selectOptions(await categories(), 'Bakery')
    await screen.findByRole('heading', { name: 'Nothing of this category on the list' })
    await user.click(screen.getByRole('button', { name: 'Show all products' }))

    await waitFor(() => expect(names()).toEqual(['Whole milk', 'Rye bread']))
    expect(await categories()).toHaveProperty('value', '')
  })

  it('is found again on the next visit (spec 1 §3)', async () => {
    const { user, unmount } = open()
    await user.selectOptions(await categories(), 'Dairy')
    await waitFor(() => expect(names()).toEqual(['Whole milk']))
    unmount()

    open()

    await waitFor(() => expect(names()).toEqual(['Whole milk']))
    expect(await categories()).toHaveProperty('selectedOptions.0.text', 'Dairy')
  })

  it('is all of it where the address names what is no category', async () => {
    open('?category=dairy')

    await waitFor(() => expect(names()).toEqual(['Whole milk', 'Rye bread']))
    expect(asked[0]?.has('category')).toBe(false)
  })

  it('can be left where the categories do not load', async () => {
    server.use(serve(categoryList, busy))
    const { user } = open(`?category=${id(80)}`)
    await waitFor(() => expect(names()).toEqual(['Whole milk']))

    await user.selectOptions(await categories(), 'All')

    await waitFor(() => expect(names()).toEqual(['Whole milk', 'Rye bread']))
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull()
  })
})
