import { id, renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDetail } from '../../catalogue.builder.ts'
import { surface } from '../../surface.ts'
import { PageOffers } from './page-offers.tsx'

async function open(count: number) {
  const discounts = Array.from({ length: count }, (_, index) => ({
    discountID: id(60 + index),
    displayName: `Offer ${index + 1}`,
  }))
  const opened = renderWithProviders(<PageOffers product={aDetail({ hasDiscount: count > 0, discounts })} />, {
    surfaces: [surface],
  })
  for (const toggle of screen.queryAllByRole('button')) await opened.user.click(toggle)
  return opened
}

const offers = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

describe('the offers on the page of a product (spec 2 §9)', () => {
  it('are three, then all of them, and three again', async () => {
    const { user } = await open(5)
    expect(offers()).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])

    await user.click(screen.getByRole('button', { name: 'More', expanded: false }))
    expect(offers()).toEqual(['Offer 1', 'Offer 2', 'Offer 3', 'Offer 4', 'Offer 5'])
    expect(screen.getByRole('link', { name: 'Offer 5' }).getAttribute('href')).toBe(`/discount/${id(64)}`)
    await user.click(screen.getByRole('button', { name: 'Fewer', expanded: true }))

    expect(offers()).toHaveLength(3)
  })

  it.each([0, 1, 3])('are %i without More', async (count) => {
    await open(count)

    expect(offers()).toHaveLength(count)
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })
})
