import { categoryFilters } from '@aisle/api/category'
import { productList, trendingProducts } from '@aisle/api/product-listing'
import { frequentSearches } from '@aisle/api/search'
import { renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aListing, products, someFilters } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import { bringEverythingNear } from '../testing/nearby.ts'
import SearchPage from './search.page.tsx'

beforeEach(() => {
  server.use(
    serve(productList, ({ query }) => reply(aListing(query.get('q') === 'milk' ? products(3) : [], { title: null }))),
    serve(categoryFilters, () => reply(someFilters)),
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
