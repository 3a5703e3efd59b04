import { categoryFilters, categoryList } from '@aisle/api/category'
import { productList } from '@aisle/api/product-listing'
import { aProduct, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aListing, products } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import { openCategory, serveCategory } from './category.builder.tsx'
import CollectionPage from './collection.page.tsx'

const { asked, askedForFilters, lastAsked } = serveCategory()

describe('a category', () => {
  it('shows its name, the way to it, its products and how many there are', async () => {
    openCategory()

    await screen.findByRole('heading', { level: 1, name: 'Fresh fruit' })
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/category/produce'])
    expect(screen.getAllByRole('article')).toHaveLength(20)
    screen.getByText('45 products')
  })

  it('asks for the chosen store, featured first, twenty a page', async () => {
    openCategory()
    await screen.findAllByRole('article')

    expect(Object.fromEntries(lastAsked())).toMatchObject({
      productsBy: 'CT',
      CategorySeoName: 'fresh-fruit',
      Page: '1',
      PageSize: '20',
      sortBy: '0',
      fulfillmentCodeName: 'sp',
      zipCode: '46204',
    })
  })

  it('turns the page', async () => {
    const { user } = openCategory()
    await screen.findAllByRole('article')

    await user.click(screen.getByRole('button', { name: 'Page 2' }))

    await waitFor(() => expect(lastAsked().get('Page')).toBe('2'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'),
    )
  })

  it('goes to its last page from one that is no more', async () => {
    server.use(
      serve(productList, ({ query }) => {
        asked.push(query)
        return reply(aListing(query.get('Page') === '3' ? products(5) : [], { count: 45 }))
      }),
    )
    openCategory('/category/fresh-fruit?page=9')

    expect(await screen.findAllByRole('article')).toHaveLength(5)
    expect(asked.map((query) => query.get('Page'))).toEqual(['9', '3'])
    screen.getByRole('navigation', { name: 'Pagination' })
  })

  it('filters, shows what is filtered by, and forgets the page', async () => {
    const { user } = openCategory('/category/fresh-fruit?page=2')
    await user.click(await screen.findByRole('checkbox', { name: /Oatly/ }))

    await waitFor(() => expect(lastAsked().getAll('filters')).toEqual(['brand:oatly']))
    expect(lastAsked().get('Page')).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Remove filter Oatly' }))

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Oatly' })).toBeNull())
    expect(screen.getByRole('checkbox', { name: /Oatly/ })).toHaveProperty('checked', false)
  })

  it('1§9 shows 20, 40, 60 or 100 a page', async () => {
    const { user } = openCategory('/category/fresh-fruit?page=2')
    await screen.findAllByRole('article')
    const select = screen.getByRole('combobox', { name: 'Items per page', hidden: true })
    expect([...within(select).getAllByRole('option', { hidden: true })].map(({ textContent }) => textContent)).toEqual([
      '20 per page',
      '40 per page',
      '60 per page',
      '100 per page',
    ])

    await user.selectOptions(select, '60 per page')

    await waitFor(() => expect(lastAsked().get('PageSize')).toBe('60'))
    expect(lastAsked().get('Page')).toBe('1')
  })

  it('has counts that follow what is chosen, and keeps the filters in sight until they are here', async () => {
    const { user } = openCategory()
    await user.click(await screen.findByRole('checkbox', { name: 'Oatly (3)' }))
    server.use(
      serve(categoryFilters, async ({ query }) => {
        askedForFilters.push(query)
        return reply({
          items: [{ filterCode: 'brand', name: 'Brand', values: [{ value: 'oatly', label: 'Oatly', count: 1 }] }],
        })
      }),
    )

    expect(askedForFilters.map((query) => query.getAll('filters'))).toEqual([[], ['brand:oatly']])
    screen.getByRole('checkbox', { name: 'Oatly (3)' })
    await user.click(screen.getByRole('checkbox', { name: 'Alpro (2)' }))

    await screen.findByRole('checkbox', { name: 'Oatly (1)' })
    expect(askedForFilters.at(-1)?.getAll('filters')).toEqual(['brand:oatly', 'brand:alpro'])
  })

  it('1§2 has sorting, items per page and filters in a panel on narrow screens', async () => {
    const { user } = openCategory()
    await screen.findAllByRole('article')

    await user.click(screen.getByRole('button', { name: 'Sort and filter', hidden: true }))
    const panel = await screen.findByRole('dialog', { name: 'Sort and filter', hidden: true })
    await user.selectOptions(
      within(panel).getByRole('combobox', { name: 'Sort by', hidden: true }),
      'Price High to Low',
    )
    await waitFor(() => expect(lastAsked().get('sortBy')).toBe('2'))
    await user.selectOptions(
      within(panel).getByRole('combobox', { name: 'Items per page', hidden: true }),
      '40 per page',
    )
    await waitFor(() => expect(lastAsked().get('PageSize')).toBe('40'))
    await user.click(within(panel).getByRole('checkbox', { name: /Alpro/, hidden: true }))
    await waitFor(() => expect(lastAsked().getAll('filters')).toEqual(['brand:alpro']))
    await user.click(within(panel).getByRole('button', { name: 'Show 45 products', hidden: true }))

    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    screen.getByRole('button', { name: 'Sort and filter (1)', hidden: true })
  })

  it('sorts', async () => {
    const { user } = openCategory()
    await screen.findAllByRole('article')

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best Sellers')

    await waitFor(() => expect(lastAsked().get('sortBy')).toBe('3'))
  })

  it('shows a list instead of a grid', async () => {
    const { user } = openCategory()
    await screen.findAllByRole('article')

    await user.click(screen.getByRole('button', { name: 'List view' }))

    expect(screen.getByRole('button', { name: 'List view' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('says so when nothing fits the filters, and takes them away', async () => {
    server.use(serve(productList, ({ query }) => reply(aListing(query.has('filters') ? [] : products(1)))))
    const { user } = openCategory('/category/fresh-fruit?filter=brand:none')

    await screen.findByRole('heading', { name: 'No products found' })
    const [clear] = screen.getAllByRole('button', { name: 'Clear all filters' })
    if (clear) await user.click(clear)

    await screen.findByRole('article', { name: 'Product 1' })
  })

  it('lists the shelves inside', async () => {
    const shelf = (number: number, seoName: string) => ({
      categoryID: `00000000-0000-4000-8000-00000000000${number}`,
      categoryName: seoName,
      seoName,
      hasChild: false,
    })
    server.use(
      serve(categoryList, () =>
        reply({ items: [{ ...shelf(1, 'fresh-fruit'), childCategory: [shelf(2, 'apples')] }] }),
      ),
    )
    openCategory()

    const link = await screen.findByRole('link', { name: 'apples' })
    expect(link.getAttribute('href')).toBe('/category/apples')
  })
})

it('a collection is sorted by price', async () => {
  renderWithProviders(<CollectionPage />, {
    route: '/collection/new',
    path: '/collection/:seoName',
    surfaces: [surface],
  })
  await screen.findAllByRole('article')

  expect(Object.fromEntries(lastAsked())).toMatchObject({ productsBy: 'CL', CollectionSeoName: 'new', sortBy: '1' })
})

it('T32 shows a hostile name as text', async () => {
  const title = '<img src=x onerror=alert(1)>'
  server.use(serve(productList, () => reply(aListing([aProduct({ title })], { title }))))
  openCategory()

  await screen.findByRole('heading', { level: 1, name: title })
  screen.getByRole('article', { name: title })
})
