import { categoryFilters } from '@aisle/api/category'
import type { ProductCard } from '@aisle/api/product-card'
import { discountDetail, discountList, discountTriggerProducts } from '@aisle/api/discount'
import { productList } from '@aisle/api/product-listing'
import { aConfiguration, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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

it('says of each deal what one gets, for what, until when and with which code', async () => {
  server.use(
    serve(discountList, () => reply({ items: [aDiscount({ couponCode: 'FRUIT' })], count: 1, hasNext: false })),
  )
  renderWithProviders(<DiscountsPage />, { surfaces: [surface] })

  const deal = within(await screen.findByRole('article', { name: 'Two for one' }))
  deal.getByText('Get 1 free')
  deal.getByText('Buy 1 · Coupon code: FRUIT · Until Nov 30, 2026')
  expect(deal.getByRole('link', { name: 'Two for one' }).getAttribute('href')).toBe(`/discount/${id(60)}`)
  expect(screen.queryByRole('button', { name: 'Show more deals' })).toBeNull()
})

it('F11 says so when a page of deals does not load, keeps those that did, and tries again', async () => {
  server.use(
    serve(discountList, ({ query }) =>
      query.get('page') === '1' ? page(1, true) : refusal('DSC_0001', 'Broken', 400),
    ),
  )
  const { user } = renderWithProviders(<DiscountsPage />, { surfaces: [surface] })
  await user.click(await screen.findByRole('button', { name: 'Show more deals' }))

  const retry = await screen.findByRole('button', { name: 'Try again' })
  screen.getByRole('article', { name: 'Deal 1' })
  server.use(serve(discountList, ({ query }) => page(Number(query.get('page')), false)))
  await user.click(retry)

  await screen.findByRole('article', { name: 'Deal 2' })
})

it('says so when there are no deals', async () => {
  server.use(serve(discountList, () => reply({ items: [], count: 0, hasNext: false })))
  renderWithProviders(<DiscountsPage />, { surfaces: [surface] })

  await screen.findByRole('heading', { name: 'No deals right now' })
})

type Deal = {
  readonly discount?: object
  readonly listed?: ProductCard[]
  readonly triggers?: ProductCard[]
  readonly blacklistHandling?: number
}

function openDeal({ discount = {}, listed = products(2), triggers = [], blacklistHandling }: Deal = {}) {
  server.use(
    serve(discountDetail, () => reply(aDiscount(discount))),
    serve(discountTriggerProducts, () => reply({ items: triggers, count: triggers.length, hasNext: false })),
    serve(productList, ({ query }) =>
      reply(aListing(query.get('discountID') === id(60) ? listed : [], { description: 'On all fruit' })),
    ),
    serve(categoryFilters, () => reply({ items: [] })),
  )
  return renderWithProviders(<DiscountPage />, {
    route: `/discount/${id(60)}`,
    path: '/discount/:discountId',
    surfaces: [surface],
    tenant: { configuration: aConfiguration({ blacklistHandling }) },
  })
}

it('2§2 names page and mobile header after the deal', async () => {
  const titles: unknown[] = []
  const ending = new AbortController()
  document.addEventListener('aisle:title', (event) => titles.push(Reflect.get(event, 'detail')), ending)
  openDeal({ discount: { discountName: 'Apple week' } })

  await screen.findByRole('heading', { level: 1, name: 'Apple week' })
  expect(titles.at(-1)).toBe('Apple week')
  ending.abort()
})

it('says that a deal is over, and leads to those that are not', async () => {
  server.use(serve(discountDetail, () => refusal('DISCOUNT_NOT_FOUND', 'There is no such discount', 404)))
  renderWithProviders(<DiscountPage />, {
    route: `/discount/${id(61)}`,
    path: '/discount/:discountId',
    surfaces: [surface],
  })

  await screen.findByRole('heading', { level: 1, name: 'This deal is over' })
  expect(screen.getByRole('link', { name: 'All deals' }).getAttribute('href')).toBe('/discount')
  vi.mocked(console.error).mockClear() // React logs what a boundary catches
})

it('shows what one must buy beside what is made cheaper', async () => {
  const [trigger, cheaper] = products(2)
  if (!trigger || !cheaper) throw new Error('the builder makes two')
  openDeal({ discount: { products: [cheaper] }, listed: [cheaper], triggers: [trigger] })

  const carousel = await screen.findByRole('region', { name: 'Buy from these to get the deal' })
  within(carousel).getByRole('article', { name: 'Product 1' })
})

it('shows the products once where all of them count', async () => {
  openDeal({ discount: { products: products(2) }, triggers: products(2) })

  await screen.findByRole('article', { name: 'Product 2' })
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Buy from these to get the deal' })).toBeNull()
})

it.each([
  [undefined, ['Subscribe to Product 1']],
  [2, ['Subscribe to Product 1', 'Subscribe to Product 2']],
])('2§4 offers to subscribe to what can be; blacklist handling %s', async (blacklistHandling, offered) => {
  const [one, two, three, four] = products(4, { isSubscribeForAutoShip: true }).map((product, index) => ({
    ...product,
    isProductBlacklisted: index === 1,
    isinstock: index !== 2,
    isSubscribeForAutoShip: index !== 3,
  }))
  if (!one || !two || !three || !four) throw new Error('the builder makes four')
  const { user, platform } = openDeal({ listed: [one, two, three, four], blacklistHandling })
  await screen.findByRole('article', { name: 'Product 4' })

  const buttons = screen.getAllByRole('button', { name: /^Subscribe to/ })
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(offered)
  await user.click(screen.getByRole('button', { name: 'Subscribe to Product 1' }))
  expect(platform.dialogs.stack.getState().map(({ name }) => name)).toEqual(['quick-product'])
})

it('shows what a deal is about and its products', async () => {
  openDeal()

  await screen.findByRole('heading', { level: 1, name: 'Two for one' })
  screen.getByText('On all fruit')
  screen.getByText('Buy 1 · Until Nov 30, 2026')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})
