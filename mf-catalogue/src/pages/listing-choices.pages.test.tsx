import { categoryFilters } from '@aisle/api/category'
import { setFavorites } from '@aisle/api/favorite'
import { productList } from '@aisle/api/product-listing'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aListing, products } from '../catalogue.builder.ts'
import { stylesByWidth } from '../style-sheet.builder.ts'
import { surface } from '../surface.ts'
import { openCategory, serveCategory } from './category.builder.tsx'
import CollectionPage from './collection.page.tsx'

const { lastAsked } = serveCategory()

const openCollection = () =>
  renderWithProviders(<CollectionPage />, {
    route: '/collection/new',
    path: '/collection/:seoName',
    surfaces: [surface],
  })
const columns = () => stylesByWidth(screen.getByRole('list', { name: 'Products' }), 'grid-template-columns')

describe('1§3 what was chosen in a category', () => {
  async function choose() {
    const { user, unmount } = openCategory()
    await screen.findAllByRole('article')
    expect(columns()).toHaveLength(6)

    await user.click(screen.getByRole('button', { name: 'List view' }))
    expect(columns()).toEqual([[0, 'minmax(0,1fr)']])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best Sellers')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Items per page', hidden: true }), '60 per page')
    await waitFor(() => expect(lastAsked().get('PageSize')).toBe('60'))
    unmount()
  }

  it('is found again in the next one: order, items per page, and list instead of grid', async () => {
    await choose()

    openCategory('/category/bread')

    await waitFor(() =>
      expect(Object.fromEntries(lastAsked())).toMatchObject({
        CategorySeoName: 'bread',
        sortBy: '3',
        PageSize: '60',
        Page: '1',
      }),
    )
    await screen.findAllByRole('article')
    expect(columns()).toEqual([[0, 'minmax(0,1fr)']])
  })

  it('is not what a collection begins with', async () => {
    await choose()

    openCollection()

    await screen.findAllByRole('article')
    expect(Object.fromEntries(lastAsked())).toMatchObject({ sortBy: '1', PageSize: '20' })
    expect(columns()).toHaveLength(6)
  })
})

it('shows the list from its beginning after the page was turned', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue()
  const { user } = openCategory()
  await screen.findAllByRole('article')
  expect(scrolled).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Page 2' }))

  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' })
})

it('1§2 keeps all products of the page as favorites by one press beside its title', async () => {
  const sent: unknown[] = []
  server.use(
    serve(productList, () => reply(aListing(products(2)))),
    serve(setFavorites, ({ body }) => {
      sent.push(body)
      return reply({ products: [] })
    }),
  )
  const { user } = openCategory('/category/fresh-fruit', { session: { status: 'signed-in', customerId: id(5) } })

  await user.click(await screen.findByRole('button', { name: 'Save all to favorites' }))

  await screen.findByRole('button', { name: 'Remove all from favorites' })
  const favoriteProducts = [id(100), id(101)].map((productID) => ({ productID, markAsFavorite: true }))
  expect(sent).toEqual([{ favoriteProducts }])
})

it('opens four groups of filters, and those in which something is chosen', async () => {
  const group = (number: number) => ({
    filterCode: `group-${number}`,
    name: `Group ${number}`,
    values: [{ value: 'a', label: `Value ${number}`, count: 1 }],
  })
  server.use(serve(categoryFilters, () => reply({ items: [1, 2, 3, 4, 5, 6].map(group) })))
  openCategory('/category/fresh-fruit?filter=group-6:a')
  const sidebar = within(await screen.findByRole('complementary', { name: 'Filters', hidden: true }))
  await sidebar.findByText('Group 6')

  const groups = [1, 2, 3, 4, 5, 6].map((number) => sidebar.getByText(`Group ${number}`).closest('details'))
  expect(groups.map((details) => details?.open)).toEqual([true, true, true, true, false, true])
})

it('loads the pictures of the first four products first, and others when they are near', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // no picture comes while a test runs
  server.use(serve(productList, () => reply(aListing(products(6, { profileImage: '/images/milk.jpg' })))))
  openCategory()
  const cards = await screen.findAllByRole('article')

  expect(cards.map((card) => card.querySelector('img')?.getAttribute('fetchpriority'))).toEqual([
    ...Array.from({ length: 4 }, () => 'high'),
    null,
    null,
  ])
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 4 }, () => null),
    'lazy',
    'lazy',
  ])
})
