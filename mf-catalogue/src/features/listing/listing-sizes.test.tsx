import { categoryFilters, categoryList } from '@aisle/api/category'
import { productList } from '@aisle/api/product-listing'
import { aProduct, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { Pagination } from '@aisle/ui/pagination'
import { ProductCard } from '@aisle/ui/product-card'
import { ProductGrid } from '@aisle/ui/product-grid'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aListing, products, someFilters } from '../../catalogue.builder.ts'
import CategoryPage from '../../pages/category.page.tsx'
import { stylesByWidth } from '../../style-sheet.builder.ts'
import { surface } from '../../surface.ts'

it('1§9 columns of the grid by the width of the window', () => {
  renderWithProviders(<ProductGrid label="Products">{[<p key="1">A product</p>]}</ProductGrid>, { surfaces: [surface] })

  const columns = stylesByWidth(screen.getByRole('list', { name: 'Products' }), 'grid-template-columns')
  expect(columns.map(([width, value]) => [width, Number(/repeat\((\d)/.exec(value)?.[1])])).toEqual([
    [0, 2],
    [600, 3],
    [1024, 4],
    [1440, 5],
    [1600, 6],
    [1920, 7],
  ])
})

it('1§9 the image of the list view: 100 px, 150 and 200 where there is room', () => {
  renderWithProviders(<ProductCard product={aProduct({ title: 'Milk' })} view="list" />, { surfaces: [surface] })

  const card = screen.getByRole('article', { name: 'Milk' })
  const areas = [...stylesByWidth(card, 'grid-template'), ...stylesByWidth(card, 'grid-template-columns')]
  const images = areas.map(([width, value]) => [width, /(\d+)px minmax/.exec(value)?.[1]])
  expect(images.filter(([, image]) => image)).toEqual([
    [0, '100'],
    [600, '150'],
    [1024, '200'],
  ])
})

it('1§2 filters stand beside the products from 1024 px, and sorting and filters in a panel below that', async () => {
  server.use(
    serve(productList, () => reply(aListing(products(1)))),
    serve(categoryFilters, () => reply(someFilters)),
    serve(categoryList, () => reply({ items: [] })),
  )
  renderWithProviders(<CategoryPage />, { route: '/category/x', path: '/category/:seoName', surfaces: [surface] })
  await screen.findByRole('article')
  /** By width, what of the control's surroundings hides it or shows it. */
  const around = (role: 'button' | 'combobox', name: string) => {
    const [control] = screen.getAllByRole(role, { name, hidden: true })
    for (let element = control?.parentElement; element; element = element.parentElement) {
      const shown = stylesByWidth(element, 'display')
      if (shown.some(([, display]) => display === 'none')) return shown
    }
    return []
  }

  expect({
    sidebar: stylesByWidth(screen.getByRole('complementary', { name: 'Filters', hidden: true }), 'display'),
    panel: around('button', 'Sort and filter'),
    sorting: around('combobox', 'Items per page'),
  }).toEqual({
    sidebar: [
      [0, 'none'],
      [1024, 'block'],
    ],
    panel: [[1024, 'none']],
    sorting: [
      [0, 'none'],
      [1024, 'flex'],
    ],
  })
})

it('1§2 pages are turned at the lower edge of the window, wherever the list is scrolled to', () => {
  renderWithProviders(<Pagination page={1} pageSize={20} count={41} noun="products" onPage={() => {}} />, {
    surfaces: [surface],
  })

  const bar = screen.getByRole('navigation', { name: 'Pagination' })
  expect(stylesByWidth(bar, 'position')).toEqual([[0, 'sticky']])
})
