import { usePageTitle } from '@aisle/platform'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pageTitle, startPageTitles } from './page-title.ts'
import { RouteTitle } from './route-title.tsx'

const table = [{ path: '/detail/:slug', title: 'Product', remote: 'mf-catalogue', page: 'product' }]

function Milk() {
  usePageTitle('Whole Milk')
  return null
}

it('1§2 names the page as its route does', () => {
  render(<RouteTitle table={table} pathname="/detail/whole-milk" />)

  expect(pageTitle.getState()).toBe('Product')
})

it('1§2 leaves the name to a page that names itself', () => {
  startPageTitles(() => 'Fresh Fields Market')

  render(
    <>
      <RouteTitle table={table} pathname="/detail/whole-milk" />
      <Milk />
    </>,
  )

  expect(pageTitle.getState()).toBe('Whole Milk')
  expect(document.title).toBe('Whole Milk · Fresh Fields Market')
})
