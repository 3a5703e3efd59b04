import { categoryFilters } from '@aisle/api/category'
import { discountList } from '@aisle/api/discount'
import { locationList } from '@aisle/api/location'
import { productReviews } from '@aisle/api/review'
import { productList } from '@aisle/api/product-listing'
import { searchCorrections } from '@aisle/api/search'
import {
  aProduct,
  bringEverythingNear,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { hostileHtml } from '@aisle/ui/hostile-html.corpus'
import { ProductCard } from '@aisle/ui/product-card'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDetail, aDiscount, aLocation } from './catalogue.builder.ts'
import { ProductReviews } from './features/product/product-reviews.tsx'
import DiscountsPage from './pages/discounts.page.tsx'
import FindStorePage from './pages/find-store.page.tsx'
import SearchPage from './pages/search.page.tsx'
import { surface } from './surface.ts'

const surfaces = [surface]

/** What the elements of a page say. */
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Where a text was taken for markup there are elements that no page of ours has. */
function expectNoStrangers() {
  const strange = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.matches('script, iframe, object, embed, marquee, math, base, x-y, [srcdoc], [src="x"]') ||
      element.getAttributeNames().some((name) => name.startsWith('on')),
  )
  expect(strange).toEqual([])
}

beforeEach(() => bringEverythingNear())

describe(`T32 each of ${hostileHtml.length} attempts is the text that it is`, () => {
  it('as the name of a product, in what it says and in what it is called', () => {
    const cards = hostileHtml.map((title, index) => (
      <ProductCard key={title} product={aProduct({ productID: id(1000 + index), title, shortDescription: title })} />
    ))
    renderWithProviders(cards, { surfaces })

    expect(textsOf('article h3')).toEqual(hostileHtml)
    expect(
      [...document.querySelectorAll('article [aria-label^="Add "]')].map((one) => one.getAttribute('aria-label')),
    ).toEqual(hostileHtml.map((title) => `Add ${title} to cart`))
    expectNoStrangers()
  })

  it('as a review: its title, its words and who wrote it', async () => {
    const items = hostileHtml.map((text, index) => ({
      reviewID: id(2000 + index),
      productID: id(10),
      rating: 5,
      title: text,
      text,
      authorName: text,
      createdAt: '2026-11-01T10:00:00Z',
    }))
    server.use(serve(productReviews, () => reply({ items, count: items.length, hasNext: false })))
    renderWithProviders(<ProductReviews product={aDetail()} />, { surfaces })

    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(items.length))
    expect(textsOf('article strong')).toEqual(hostileHtml)
    expect(textsOf('article > p')).toEqual(hostileHtml)
    expect([...document.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'))).toEqual(
      hostileHtml.map((name) => `Review by ${name}`),
    )
    expectNoStrangers()
  })

  it('as the name and the street of a store', async () => {
    const items = hostileHtml.map((name, index) =>
      aLocation({
        locationId: id(3000 + index),
        name,
        address: { line1: name, city: name, state: 'IL', zip: '62701' },
      }),
    )
    server.use(serve(locationList, () => reply({ items, count: items.length })))
    renderWithProviders(<FindStorePage />, { route: '/find-store', surfaces, shopping: null })

    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(items.length))
    const headings = textsOf('article :is(h2, h3)')
    expect(hostileHtml.filter((name) => !headings.includes(name))).toEqual([])
    expectNoStrangers()
  })

  it('as an offer: its name, its terms and its coupon', async () => {
    const items = hostileHtml.map((text, index) =>
      aDiscount({
        discountID: id(4000 + index),
        discountName: text,
        description: text,
        triggerText: text,
        rewardText: text,
        couponCode: text,
      }),
    )
    server.use(serve(discountList, () => reply({ items, count: items.length, hasNext: false })))
    renderWithProviders(<DiscountsPage />, { surfaces })

    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(items.length))
    expect(textsOf('article h2')).toEqual(hostileHtml)
    const said = textsOf('article')
    expect(hostileHtml.filter((text, index) => said[index]?.split(text).length !== 6)).toEqual([])
    expectNoStrangers()
  })

  it('as what the store says of an error', async () => {
    const told = hostileHtml.join(' ')
    server.use(
      serve(productList, () => refusal('X_0001', told)),
      serve(searchCorrections, () => reply({ nearest: [] })),
      serve(categoryFilters, () => reply({ items: [] })),
    )
    const { platform } = renderWithProviders(<SearchPage />, { route: '/search?q=milk', surfaces })

    // Markup in a refusal is a program's, not the store's: the general sentence stands for it (spec 2 §8).
    await waitFor(() =>
      expect([document.body.textContent, ...platform.toasts.store.getState().map(({ text }) => text)].join()).toContain(
        'An error occurred. Please try again later.',
      ),
    )
    expect(document.body.textContent).not.toContain('<')
    expectNoStrangers()
  })
})
