import { categoryFilters } from '@aisle/api/category'
import { discountDetail, discountList } from '@aisle/api/discount'
import { productList } from '@aisle/api/product-listing'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDiscount, aListing, products } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import DiscountPage from './discount.page.tsx'
import DiscountsPage from './discounts.page.tsx'

const page = (number: number, hasNext: boolean) =>
  reply({
    items: [aDiscount({ discountID: id(60 + number), discountName: `Deal ${number}` })],
    count: 2,
    hasNext,
  })

it('shows deals ten at a time', async () => {
  server.use(serve(discountList, ({ query }) => page(Number(query.get('page')), query.get('page') === '1')))
  const { user } = renderWithProviders(<DiscountsPage />, { surfaces: [surface] })

  await screen.findByRole('article', { name: 'Deal 1' })
  await user.click(screen.getByRole('button', { name: 'Show more deals' }))

  await screen.findByRole('article', { name: 'Deal 2' })
  screen.getByRole('article', { name: 'Deal 1' })
  expect(screen.queryByRole('button', { name: 'Show more deals' })).toBeNull()
})

it('says so when there are no deals', async () => {
  server.use(serve(discountList, () => reply({ items: [], count: 0, hasNext: false })))
  renderWithProviders(<DiscountsPage />, { surfaces: [surface] })

  await screen.findByRole('heading', { name: 'No deals right now' })
})

it('shows what a deal is about and its products', async () => {
  server.use(
    serve(discountDetail, () => reply(aDiscount())),
    serve(productList, ({ query }) => reply(aListing(query.get('discountID') === id(60) ? products(2) : []))),
    serve(categoryFilters, () => reply({ items: [] })),
  )
  renderWithProviders(<DiscountPage />, {
    route: `/discount/${id(60)}`,
    path: '/discount/:discountId',
    surfaces: [surface],
  })

  await screen.findByRole('heading', { level: 1, name: 'Two for one' })
  screen.getByText('Buy 1 · Until Nov 30, 2026')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})
