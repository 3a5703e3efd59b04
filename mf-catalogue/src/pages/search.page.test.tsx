import { categoryFilters } from '@aisle/api/category'
import { productList, trendingProducts } from '@aisle/api/product-listing'
import { frequentSearches, searchCorrections } from '@aisle/api/search'
import { bringEverythingNear, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aListing, products, someFilters } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import SearchPage from './search.page.tsx'

const corrections = new Map([
  ['mlik', { correctedTo: 'milk', nearest: ['milk'] }],
  ['xyzzy', { correctedTo: null, nearest: ['rye', 'rice'] }],
])

beforeEach(() => {
  server.use(
    serve(productList, ({ query }) =>
      reply(aListing(query.get('q')?.startsWith('m') ? products(3) : [], { title: null })),
    ),
    serve(categoryFilters, () => reply(someFilters)),
    serve(searchCorrections, ({ query }) => reply(corrections.get(query.get('q') ?? '') ?? { nearest: [] })),
    serve(frequentSearches, () => reply({ items: [{ keyword: 'bread' }] })),
    serve(trendingProducts, () => reply(aListing(products(2)))),
  )
  return bringEverythingNear()
})

const search = (query: string) =>
  renderWithProviders(<SearchPage />, { route: `/search${query}`, path: '/search', surfaces: [surface] })

it('shows what was found', async () => {
  search('?q=milk')

  await screen.findByRole('heading', { level: 1, name: 'Results for “milk”' })
  expect(await screen.findAllByRole('article')).toHaveLength(3)
})

it('1§2 is titled Search, whatever its heading says', async () => {
  const titles: unknown[] = []
  const hear = (event: Event) => titles.push(event instanceof CustomEvent && event.detail)
  document.addEventListener('aisle:title', hear)
  search('?q=milk')

  await screen.findByRole('heading', { level: 1, name: 'Results for “milk”' })
  await screen.findAllByRole('article')
  document.removeEventListener('aisle:title', hear)
  expect(new Set(titles)).toEqual(new Set(['Search']))
})

it('says so when nothing was found, and leads on', async () => {
  search('?q=xyzzy')

  await screen.findByRole('heading', { name: 'Nothing found for “xyzzy”' })
  expect((await screen.findByRole('link', { name: 'bread' })).getAttribute('href')).toBe('/search?q=bread')
  screen.getByRole('group', { name: 'Frequent searches' })
  await screen.findByRole('heading', { name: 'Trending now' })
})

it('asks for nothing before there is a phrase', async () => {
  search('')

  await screen.findByRole('heading', { name: 'What are you looking for?' })
  await screen.findByRole('link', { name: 'bread' })
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('T32 shows a hostile phrase as text', async () => {
  search('?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')

  await screen.findByRole('heading', { level: 1, name: 'Results for “<img src=x onerror=alert(1)>”' })
})

it('says what a misspelt phrase was taken for, and leads there', async () => {
  search('?q=mlik')

  const link = await screen.findByRole('link', { name: 'milk' })
  expect(link.getAttribute('href')).toBe('/search?q=milk')
  expect(link.closest('[role=status]')?.textContent).toBe('Did you mean milk?')
})

it('says nothing of the kind where nothing was corrected, nor when it cannot be had', async () => {
  server.use(serve(searchCorrections, () => refusal('SRC_0001', 'Broken', 400)))
  search('?q=milk')

  expect(await screen.findAllByRole('article')).toHaveLength(3)
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers words that are near where nothing was found', async () => {
  search('?q=xyzzy')

  const near = within(await screen.findByRole('group', { name: 'Similar words' }))
  expect(near.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=rye',
    '/search?q=rice',
  ])
})

it('T57 asks for no longer phrase than the store takes', async () => {
  const asked: (string | null)[] = []
  server.use(
    serve(productList, ({ query }) => {
      asked.push(query.get('q'))
      return reply(aListing(products(1), { title: null }))
    }),
  )
  search(`?q=${'m'.repeat(300)}`)

  await screen.findByRole('article')
  expect(asked).toEqual(['m'.repeat(200)])
})

it('offers the best match as an order', async () => {
  search('?q=milk')

  const order = await screen.findByRole('combobox', { name: 'Sort by' })
  expect(within(order).getByRole('option', { name: 'Best Match' })).toBeDefined()
})
