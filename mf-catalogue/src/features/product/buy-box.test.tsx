import type { ProductDetails } from '@aisle/api/product'
import { id, renderWithProviders } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aDetail } from '../../catalogue.builder.ts'
import { surface } from '../../surface.ts'
import { BuyBox } from './buy-box.tsx'

const show = (overrides: Partial<ProductDetails>, options: Parameters<typeof renderWithProviders>[1] = {}) => {
  const product = aDetail(overrides)
  return renderWithProviders(
    <BuyBox product={product} shown={product} variant={undefined} onVariant={() => {}} headingLevel={1} />,
    { surfaces: [surface], ...options },
  )
}

describe('beside the images of a product', () => {
  it('stands what whoever buys it has to know', () => {
    show({
      brand: 'Meadow',
      sizeText: '1 gal',
      ratingAverage: 4.5,
      ratingCount: 2,
      isSponsored: true,
      hasAgeRestriction: true,
      unitPrice: { amount: 0.03, unit: 'fl oz' },
      shortDescription: 'From happy cows',
      warning: 'Contains milk.',
      hasDiscount: true,
      discounts: [{ discountID: id(60), displayName: 'Two for one' }],
    })

    for (const text of ['Meadow', '1 gal', 'Sponsored', 'Age Restricted', 'From happy cows', 'Contains milk.'])
      screen.getByText(text)
    expect(screen.getByText('fl oz', { exact: false }).textContent).toBe('$0.03 /  per fl oz')
    screen.getByText('Rated 4.5 out of 5, 2 reviews')
    screen.getByRole('button', { name: 'Offer for Whole milk' })
  })

  it('is nothing of what the product has not', () => {
    show({ brand: null, sizeText: null, ratingCount: 0, unitPrice: null, shortDescription: null, warning: null })

    for (const text of [/Sponsored/, /Age Restricted/, /Rated/, / per /]) expect(screen.queryByText(text)).toBeNull()
    expect(screen.queryByRole('button', { name: /ffer/ })).toBeNull()
  })

  it('decision 5 is added from the main flow, with what is chosen and no more than there is', async () => {
    const { user, platform } = show({ qtyOnHand: 7, qtyLimit: 12 })
    const add = vi.spyOn(platform.cart, 'add').mockReturnValue()

    await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))

    expect(add).toHaveBeenCalledExactlyOnceWith({ productId: id(10), title: 'Whole milk', limit: 7 }, 1, 'main')
  })
})

it.each([
  { where: 'page', headingLevel: 1, isShared: true },
  { where: 'quick view', headingLevel: 3, isShared: false },
] as const)('is shared from its $where: $isShared', async ({ headingLevel, isShared }) => {
  const product = aDetail()
  renderWithProviders(
    <BuyBox product={product} shown={product} variant={undefined} onVariant={() => {}} headingLevel={headingLevel} />,
    { surfaces: [surface] },
  )

  if (isShared) await screen.findByRole('button', { name: 'Share' })
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('button', { name: 'Share' }) !== null).toBe(isShared)
})

describe('1§3 auto-ship', () => {
  const autoShip = {
    isSubscribeForAutoShip: true,
    autoShipDiscount: 5,
    autoShipFrequencies: [
      { frequency: '7', label: 'Every week' },
      { frequency: '14', label: 'Every 2 weeks' },
    ],
  }
  const choice = () => screen.queryByRole('radio', { name: 'Auto-ship' })

  it('says what it saves, and is added with how often it comes', async () => {
    const { user, platform } = show(autoShip, { session: { status: 'signed-in', customerId: id(5) } })
    const add = vi.spyOn(platform.cart, 'add').mockReturnValue()
    screen.getByText('Save 5% on every delivery')

    await user.click(screen.getByRole('radio', { name: 'Auto-ship' }))
    const often = screen.getByRole('combobox')
    expect(
      within(often)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Every week', 'Every 2 weeks'])
    await user.selectOptions(often, 'Every 2 weeks')
    await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))

    expect(add.mock.calls[0]?.[0]).toMatchObject({ orderLineItemOrderType: 1, frequency: '14' })
  })

  it.each([
    ['is not allowed', { ...autoShip, isSubscribeForAutoShip: false }],
    ['has run out', { ...autoShip, isinstock: false }],
    ['is blacklisted', { ...autoShip, isProductBlacklisted: true }],
    ['has no rhythm', { ...autoShip, autoShipFrequencies: [] }],
  ])('is no choice where the product %s', (_why, product) => {
    show(product)

    expect(choice()).toBeNull()
  })
})
