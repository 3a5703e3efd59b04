import { favoriteCategories, favoriteList, setFavorites } from '@aisle/api/favorite'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import FavoritesPage from './favorites.page.tsx'

const shell = {
  remote: 'mf-shell',
  contract: 1,
  dialogs: { 'account-drawer': { title: 'Account', size: 'sm' } },
} as const
const signedIn = { session: { status: 'signed-in', customerId: id(5) } } as const
const sent: unknown[] = []

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  server.use(
    serve(favoriteList, () => reply({ items: products(2), count: 2, hasNext: false })),
    serve(favoriteCategories, () => reply({ items: [{ categoryID: id(80), categoryName: 'Dairy' }] })),
    serve(setFavorites, ({ body }) => {
      sent.push(body)
      return reply({ products: [] })
    }),
  )
})

const open = (options = {}) => renderWithProviders(<FavoritesPage />, { surfaces: [surface, shell], ...options })

describe('favorites', () => {
  it('lead a guest to sign in', () => {
    const { platform } = open()

    screen.getByRole('heading', { name: 'Sign in to see your favorites' })
    expect(platform.dialogs.stack.getState().map(({ name }) => name)).toEqual(['account-drawer'])
  })

  it('show the products of a customer', async () => {
    open(signedIn)

    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('are given up with the opposite of what they are, and shown so at once', async () => {
    const { user } = open(signedIn)

    await user.click(await screen.findByRole('button', { name: 'Favorite Product 1', pressed: true }))

    await screen.findByRole('button', { name: 'Favorite Product 1', pressed: false })
    await screen.findByText('1 favorite')
    await waitFor(() => expect(sent).toEqual([{ favoriteProducts: [{ productID: id(100), markAsFavorite: false }] }]))
  })

  it('come back when giving them up fails', async () => {
    server.use(serve(setFavorites, () => refusal('FAV_0001', 'Broken', 400)))
    const { user, platform } = open(signedIn)

    await user.click(await screen.findByRole('button', { name: 'Favorite Product 1', pressed: true }))

    await waitFor(() => expect(platform.toasts.store.getState()).toHaveLength(1))
    await screen.findByRole('button', { name: 'Favorite Product 1', pressed: true })
  })

  it('can be given up all at once', async () => {
    const { user } = open(signedIn)

    await user.click(await screen.findByRole('button', { name: 'Remove all from favorites' }))

    await waitFor(() =>
      expect(sent).toEqual([
        {
          favoriteProducts: [
            { productID: id(100), markAsFavorite: false },
            { productID: id(101), markAsFavorite: false },
          ],
        },
      ]),
    )
  })

  it('are on the page before once all of the last one were given up', async () => {
    const shown: (string | null)[] = []
    server.use(
      serve(favoriteList, ({ query }) => {
        const page = query.get('Page')
        shown.push(page)
        if (page === '1') return reply({ items: products(20), count: 20, hasNext: false })
        return reply({ items: sent.length > 0 ? [] : products(2), count: sent.length > 0 ? 20 : 22, hasNext: false })
      }),
    )
    const { user } = open({ ...signedIn, route: '/favorites?page=2' })

    await user.click(await screen.findByRole('button', { name: 'Remove all from favorites' }))

    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(20))
    expect(shown).toEqual(['2', '2', '1'])
  })

  it('are told of when they are not yet what is wanted, and those that were favorites stay so when that fails', async () => {
    const { user, platform } = open(signedIn)
    await user.click(await screen.findByRole('button', { name: 'Favorite Product 1', pressed: true }))
    await waitFor(() => expect(sent).toHaveLength(1))
    server.use(
      serve(setFavorites, ({ body }) => {
        sent.push(body)
        return refusal('FAV_0001', 'Broken', 400)
      }),
    )

    await user.click(await screen.findByRole('button', { name: 'Save all to favorites' }))

    await waitFor(() => expect(platform.toasts.store.getState()).toHaveLength(1))
    expect(sent[1]).toEqual({ favoriteProducts: [{ productID: id(100), markAsFavorite: true }] })
    screen.getByRole('button', { name: 'Favorite Product 1', pressed: false })
    screen.getByRole('button', { name: 'Favorite Product 2', pressed: true })
  })

  it('are narrowed down by category', async () => {
    const { user } = open(signedIn)
    server.use(
      serve(favoriteList, ({ query }) =>
        reply({ items: products(query.get('category') === id(80) ? 1 : 2), count: 2, hasNext: false }),
      ),
    )

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Dairy')

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  it('1§9 are asked for twenty a page, by category first, and in the order and page that are chosen', async () => {
    const asked: string[] = []
    server.use(
      serve(favoriteList, ({ query }) => {
        asked.push(['Page', 'PageSize', 'sortBy', 'category'].map((name) => query.get(name)).join(' '))
        return reply({ items: products(20), count: 45, hasNext: true })
      }),
    )
    const { user, unmount } = open(signedIn)
    await screen.findAllByRole('article')
    screen.getByText('45 favorites')

    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Recently Purchased')
    await waitFor(() => expect(asked).toHaveLength(3))
    unmount()
    open(signedIn)
    await waitFor(() => expect(asked.slice(3)).toContain('1 20 2 '))

    expect(asked.slice(0, 3)).toEqual(['1 20 0 ', '2 20 0 ', '1 20 2 '])
  })

  it('F11 say so when they do not load, and are asked for again', async () => {
    server.use(serve(favoriteList, () => refusal('FAV_0001', 'Broken', 400)))
    const { user } = open(signedIn)

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your favorites did not load. They are safe. Please try again.')
    server.use(serve(favoriteList, () => reply({ items: products(2), count: 2, hasNext: false })))
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('say so when there are none', async () => {
    server.use(serve(favoriteList, () => reply({ items: [], count: 0, hasNext: false })))
    open(signedIn)

    await screen.findByRole('heading', { name: 'No favorites yet' })
  })

  it('say so when none is of the category, and lead to all of them', async () => {
    server.use(
      serve(favoriteList, ({ query }) =>
        query.get('category') === id(80)
          ? reply({ items: [], count: 0, hasNext: false })
          : reply({ items: products(2), count: 2, hasNext: false }),
      ),
    )
    const { user } = open({ ...signedIn, route: `/favorites?category=${id(80)}` })

    await screen.findByRole('heading', { name: 'No favorites in this category' })
    await user.click(screen.getByRole('button', { name: 'Show all favorites' }))

    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })
})
