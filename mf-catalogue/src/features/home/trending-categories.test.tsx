import { aConfiguration, id, renderWithProviders } from '@aisle/platform/testing'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aListing, products } from '../../catalogue.builder.ts'
import { surface } from '../../surface.ts'
import { TrendingProducts } from '../search/trending-products.tsx'
import { TrendingCategories } from './trending-categories.tsx'

const nextTask = () => new Promise((done) => setTimeout(done))
const bakery = { categoryID: id(1), categoryName: 'Bakery', seoName: 'bakery', hasChild: false }

it.each([
  ['categories', <TrendingCategories key="" />, { items: [bakery] }, 'Bakery'],
  ['products', <TrendingProducts key="" />, aListing(products(1)), 'Product 1'],
])('kept trending %s wait for the page to be taken over as the server rendered it', async (_what, list, kept, name) => {
  const { platform, container } = renderWithProviders(list, {
    surfaces: [surface],
    tenant: { configuration: aConfiguration({ showTrendingCategory: true }) },
  })
  const rendered = container.innerHTML
  const [query] = platform.queryClient.getQueryCache().getAll()

  await act(async () => {
    platform.queryClient.setQueryData(query?.queryKey ?? [], kept)
    await nextTask() // which is when the cache tells of it
  })

  expect(container.innerHTML).toBe(rendered)
  expect(screen.queryByText(name)).toBeNull()
})
