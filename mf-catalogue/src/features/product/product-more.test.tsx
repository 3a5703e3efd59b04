import { linkedProducts, type ProductDetails } from '@aisle/api/product'
import { productReviews, reviewSummary } from '@aisle/api/review'
import { aProduct, bringEverythingNear, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDetail } from '../../catalogue.builder.ts'
import { NutritionTable } from './nutrition-table.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewSummaryView } from './review-summary-view.tsx'

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('what comes with a product', () => {
  const crate = { ...aProduct({ productID: id(80), title: 'Crate', price: 1.15 }), linkedQty: 2 }
  const bottle = aProduct({ productID: id(81), title: 'Bottle deposit', price: 0.05 })
  const facts = (product: ProductDetails, shown = product) =>
    renderWithProviders(<ProductFacts product={product} shown={shown} />)

  it('is listed with quantity and price, and summed up to the cent', () => {
    facts(aDetail({ price: 10.07, linkedProducts: [crate, bottle] }))

    screen.getByRole('heading', { name: 'Comes with' })
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Item', 'Quantity', 'Price'],
      ['Crate', '2', '$2.30'],
      ['Bottle deposit', '1', '$0.05'],
      ['Together with Whole milk', '$12.42'],
    ])
  })

  it('is that of the variant which was chosen', async () => {
    server.use(
      serve(linkedProducts, ({ query }) => reply({ items: query.get('productID') === id(11) ? [bottle] : [crate] })),
    )
    const product = aDetail({ linkedProducts: [crate] })
    facts(product, { ...product, productID: id(11), price: 2 })

    await waitFor(() =>
      expect(rowsOf(screen.getByRole('table'))).toEqual([
        ['Item', 'Quantity', 'Price'],
        ['Bottle deposit', '1', '$0.05'],
        ['Together with Whole milk', '$2.05'],
      ]),
    )
  })

  it('is not told of where there is nothing', () => {
    facts(aDetail({ linkedProducts: [] }))

    expect(screen.queryByRole('heading', { name: 'Comes with' })).toBeNull()
  })
})

describe('nutrition facts', () => {
  const nutrition = {
    servingSize: '1 cup',
    servingsPerContainer: '8',
    calories: 0,
    rows: [
      { name: 'Total Fat', amount: '8 g', dailyValue: '10%' },
      { name: 'Trans Fat', amount: '0 g', level: 1 },
    ],
    ingredients: 'Milk',
    allergens: 'Contains milk',
  }

  it('are a table with what they are for, what is in it and what to beware of', () => {
    renderWithProviders(<NutritionTable nutrition={nutrition} />)

    screen.getByText('Serving size 1 cup · 8 servings per container · 0 calories')
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Nutrient', 'Amount', 'Daily value'],
      ['Total Fat', '8 g', '10%'],
      ['Trans Fat', '0 g', '–'],
    ])
    screen.getByRole('rowheader', { name: 'Trans Fat' })
    expect(screen.getByText('Ingredients:').parentElement?.textContent).toBe('Ingredients: Milk')
    expect(screen.getByText('Allergens:').parentElement?.textContent).toBe('Allergens: Contains milk')
  })

  it('leave out what is not known', () => {
    renderWithProviders(<NutritionTable nutrition={{ servingSize: '1 cup', calories: null, rows: [] }} />)

    screen.getByText('Serving size 1 cup')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText(/Ingredients|Allergens|calories/)).toBeNull()
  })
})

describe('what customers think of a product', () => {
  const summary = { average: 3.25, count: 12, counts: { 1: 1, 2: 2, 3: 3, 4: 2, 5: 4 } }
  const aReview = (number: number) => ({
    reviewID: id(700 + number),
    productID: id(10),
    rating: 4,
    title: null,
    text: `Review ${number}`,
    authorName: `Author ${number}`,
    createdAt: '2026-11-01T10:00:00Z',
  })

  beforeEach(() => bringEverythingNear())

  it('is an average, and how many gave how many stars', () => {
    renderWithProviders(<ReviewSummaryView summary={summary} />)

    screen.getByText('3.3')
    expect(screen.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual([
      '5 stars',
      '4 stars',
      '3 stars',
      '2 stars',
      '1 star',
    ])
    expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual([
      '4 of 12',
      '2 of 12',
      '3 of 12',
      '2 of 12',
      '1 of 12',
    ])
  })

  it('is nothing where nobody has said anything', () => {
    const none = { average: null, count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }
    renderWithProviders(<ReviewSummaryView summary={none} />)

    expect(screen.queryByRole('meter')).toBeNull()
  })

  it('is read five at a time until there are no more', async () => {
    const asked: string[] = []
    server.use(
      serve(productReviews, ({ query }) => {
        asked.push(`${query.get('Page')} of ${query.get('PageSize')}`)
        const first = (Number(query.get('Page')) - 1) * 5
        const items = Array.from({ length: Math.min(5, 12 - first) }, (_, index) => aReview(first + index + 1))
        return reply({ items, count: 12, hasNext: first + 5 < 12 })
      }),
    )
    const { user } = renderWithProviders(<ProductReviews product={aDetail({ reviewSummary: summary })} />)
    const more = () => screen.getByRole('button', { name: 'Show more reviews' })

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5))
    await user.click(more())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    await user.click(more())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))

    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull()
    expect(asked).toEqual(['1 of 5', '2 of 5', '3 of 5'])
    screen.getByRole('article', { name: 'Review by Author 12' })
  })

  it('is nothing yet where nobody has said anything, and leads to who may', () => {
    const none = { average: null, count: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }
    const account = {
      remote: 'mf-account',
      contract: 1,
      routes: { reviews: { path: '/reviews', title: 'Reviews', linkName: 'reviews' } },
    } as const
    const product = aDetail({ reviewSummary: none })
    const { unmount } = renderWithProviders(<ProductReviews product={product} />, { surfaces: [account] })

    screen.getByText('Nobody has reviewed this product yet.')
    const link = screen.getByRole('link', { name: 'Write a review' })
    expect(link.getAttribute('href')).toBe('/reviews?product=whole-milk')
    unmount()

    renderWithProviders(<ProductReviews product={product} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([true, false])('says of whoever bought it that they did: %s', (isVerifiedPurchase) => {
    renderWithProviders(<ReviewCard review={{ ...aReview(1), isVerifiedPurchase }} />)

    expect(screen.queryByText('Verified purchase') !== null).toBe(isVerifiedPurchase)
    screen.getByText('Rated 4.0 out of 5')
    screen.getByText('Nov 1, 2026')
  })

  it('is asked for where the page of the product does not tell it', async () => {
    server.use(
      serve(reviewSummary, () => reply({ ...summary, count: 1 })),
      serve(productReviews, () => reply({ items: [aReview(1)], count: 1, hasNext: false })),
    )
    renderWithProviders(<ProductReviews product={aDetail({ reviewSummary: null })} />)

    await screen.findByRole('article', { name: 'Review by Author 1' })
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull()
  })
})
