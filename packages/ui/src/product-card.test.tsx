import { aConfiguration, aProduct, id, renderWithProviders } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductCard } from './product-card.tsx'

const catalogue = {
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    product: { path: '/detail/:seoName', title: 'Product', linkName: 'product' },
    discount: { path: '/discount/:discountId', title: 'Deals', linkName: 'discount' },
  },
} as const
const giftCards = {
  remote: 'mf-giftcards',
  contract: 1,
  routes: { giftCard: { path: '/gift-cards/:giftCardId', title: 'Gift Card', linkName: 'giftCard' } },
} as const

const renderCard = (
  overrides: Parameters<typeof aProduct>[0] = {},
  options: Parameters<typeof renderWithProviders>[1] = {},
) =>
  renderWithProviders(<ProductCard product={aProduct(overrides)} />, { surfaces: [catalogue, giftCards], ...options })

const offers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ discountID: id(index + 1), displayName: `Offer ${index + 1}` }))

describe('a product card', () => {
  it('is an article named by its title, which leads to the product', () => {
    renderCard()

    const card = screen.getByRole('article', { name: 'Whole milk' })
    expect(within(card).getByRole('link', { name: 'Whole milk' }).getAttribute('href')).toBe('/detail/whole-milk')
  })

  it('shows sale, regular and unit price', () => {
    renderCard({ price: 2.5, regularPrice: 3, unitPrice: { amount: 0.02, unit: 'fl oz' } })

    expect(screen.getByRole('article').textContent).toMatch(/Sale price: \$2\.50Regular price: \$3\.00\$0\.02.*fl oz/)
  })

  it('shows no regular price that is not higher', () => {
    renderCard({ price: 3, regularPrice: 3 })

    expect(screen.getByRole('article').textContent).not.toContain('Regular price')
  })

  it('says that a product is age restricted or sponsored', () => {
    renderCard({ hasAgeRestriction: true, isSponsored: true })

    screen.getByText('Age Restricted')
    screen.getByText(/Sponsored/)
  })

  it('lists three offers and then More', async () => {
    const { user } = renderCard({ hasDiscount: true, discounts: offers(5) })

    await user.click(screen.getByRole('button', { name: '5 offers for Whole milk' }))

    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Offer 1', 'Offer 2', 'Offer 3', 'More']),
    )
    expect(screen.queryByRole('link', { name: 'Offer 4' })).toBeNull()
  })

  it('hides offers where the store switched them off', () => {
    renderCard(
      { hasDiscount: true, discounts: offers(1) },
      { tenant: { configuration: aConfiguration({ enableOfferTag: false }) } },
    )

    expect(screen.queryByRole('button', { name: /offer/i })).toBeNull()
  })

  it('buys the variant that was chosen', async () => {
    const variant = (number: number, value: string, price: number) => ({
      productVariantValueID: id(number),
      productID: id(number + 10),
      isDefaultSelected: number === 40,
      isinstock: true,
      productVariantValues: [{ value, codeName: 'size' }],
      price,
    })
    const { user } = renderCard({ variants: [variant(40, 'Small', 2), variant(41, 'Large', 4)] })

    expect(screen.getByRole('article').textContent).toContain('$2.00')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Option of Whole milk' }), 'Large')

    expect(screen.getByRole('article').textContent).toContain('$4.00')
  })

  it('lets the amount of a gift card be chosen on its page', () => {
    renderCard({ title: 'Gift card', productFamily: 1, giftCardID: id(5) })

    expect(screen.getByRole('link', { name: 'Choose amount' }).getAttribute('href')).toBe(`/gift-cards/${id(5)}?type=1`)
  })

  it('offers nothing on a placeholder of the preview', () => {
    renderCard({ isDummyProd: true })

    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
