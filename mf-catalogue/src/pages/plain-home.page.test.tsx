import { categoryList } from '@aisle/api/category'
import type { PageComponent } from '@aisle/api/page-component'
import { pageTemplate } from '@aisle/api/page-template'
import { trendingProducts } from '@aisle/api/product-listing'
import { aConfiguration, id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aListing, aTemplate, products } from '../catalogue.builder.ts'
import { emptyStore, node, showHome } from './home.builder.tsx'

beforeEach(emptyStore)

describe('a store without a home page of its own', () => {
  const aCategory = (number: number, categoryName: string) => ({
    categoryID: id(number),
    categoryName,
    seoName: categoryName.toLowerCase(),
    hasChild: false,
  })
  const asleep: PageComponent = { ...node('asleep'), type: 'text', text: 'Asleep', isActive: false }

  it.each([
    ['no part at all', () => reply({ sections: [] })],
    ['no part that is shown now', () => reply(aTemplate(asleep))],
    ['none, says a back end of others', () => refusal('TPL_0001', 'There is no template.', 404)],
  ])('shows its categories and what is bought most where the template has %s', async (_why, answer) => {
    server.use(
      serve(pageTemplate, answer),
      serve(categoryList, () => reply({ items: [aCategory(60, 'Bakery'), aCategory(61, 'Dairy')] })),
      serve(trendingProducts, () => reply(aListing(products(2)))),
    )
    showHome({ tenant: { configuration: aConfiguration({ businessName: 'Corner Pantry' }) } })

    await screen.findByRole('heading', { level: 1, name: 'Welcome to Corner Pantry' })
    expect((await screen.findByRole('link', { name: 'Dairy' })).getAttribute('href')).toBe('/category/dairy')
    await screen.findByRole('article', { name: 'Product 2' })
    expect(screen.queryByRole('alert')).toBeNull()
    vi.mocked(console.error).mockClear() // React logs what a boundary catches
  })

  it('says that its shelves are empty', async () => {
    server.use(serve(pageTemplate, () => reply({ sections: [] })))
    showHome()

    await screen.findByRole('heading', { level: 2, name: 'Our shelves are being filled' })
  })
})
