import { aConfiguration, aProduct, id, renderWithProviders } from '@aisle/platform/testing'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

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

/** A card with what it shows later, which is at once after the first move in this document. */
const renderCard = (
  overrides: Parameters<typeof aProduct>[0] = {},
  options: Parameters<typeof renderWithProviders>[1] = {},
  props: Omit<ProductCardProps, 'product'> = {},
) =>
  act(async () =>
    renderWithProviders(<ProductCard product={aProduct(overrides)} {...props} />, {
      surfaces: [catalogue, giftCards],
      ...options,
    }),
  )

const offers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ discountID: id(index + 1), displayName: `Offer ${index + 1}` }))

describe('a product card', () => {
  it('is an article named by its title, which leads to the product', async () => {
    await renderCard()

    const card = screen.getByRole('article', { name: 'Whole milk' })
    expect(within(card).getByRole('link', { name: 'Whole milk' }).getAttribute('href')).toBe('/detail/whole-milk')
  })

  it('shows sale, regular and unit price', async () => {
    await renderCard({ price: 2.5, regularPrice: 3, unitPrice: { amount: 0.02, unit: 'fl oz' } })

    expect(screen.getByRole('article').textContent).toMatch(/Sale price: \$2\.50Regular price: \$3\.00\$0\.02.*fl oz/)
  })

  it('shows no regular price that is not higher', async () => {
    await renderCard({ price: 3, regularPrice: 3 })

    expect(screen.getByRole('article').textContent).not.toContain('Regular price')
  })

  it('says that a product is age restricted or sponsored', async () => {
    await renderCard({ hasAgeRestriction: true, isSponsored: true })

    screen.getByText('Age Restricted')
    screen.getByText(/Sponsored/)
  })

  it.each([1, 3])('lists %i offers without More', async (count) => {
    const { user } = await renderCard({ hasDiscount: true, discounts: offers(count) })

    await user.click(screen.getByRole('button', { name: /for Whole milk$/ }))

    expect(screen.getAllByRole('link', { name: /^Offer/ })).toHaveLength(count)
    expect(screen.queryByRole('link', { name: 'More' })).toBeNull()
  })

  it('lists three offers and then More', async () => {
    const { user } = await renderCard({ hasDiscount: true, discounts: offers(5) })

    await user.click(screen.getByRole('button', { name: '5 offers for Whole milk' }))

    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Offer 1', 'Offer 2', 'Offer 3', 'More']),
    )
    expect(screen.queryByRole('link', { name: 'Offer 4' })).toBeNull()
  })

  it('hides offers where the store switched them off', async () => {
    await renderCard(
      { hasDiscount: true, discounts: offers(1) },
      { tenant: { configuration: aConfiguration({ enableOfferTag: false }) } },
    )

    expect(screen.queryByRole('button', { name: /offer/i })).toBeNull()
  })

  it('shows and buys the variant that was chosen, as a card does, and no more of it than there are', async () => {
    const variant = (number: number, value: string, price: number) => ({
      productVariantValueID: id(number),
      productID: id(number + 10),
      isDefaultSelected: number === 40,
      isinstock: number !== 42,
      qtyOnHand: 7,
      productVariantValues: [{ value, codeName: 'size' }],
      price,
    })
    const { user, platform } = await renderCard({
      variants: [variant(40, 'Small', 2), variant(41, 'Large', 4), variant(42, 'Huge', 6)],
    })
    const add = vi.spyOn(platform.cart, 'add').mockReturnValue()
    const options = screen.getByRole('combobox', { name: 'Option of Whole milk' })
    expect(
      within(options)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Small', 'Large', 'Huge – Out Of Stock'])

    expect(screen.getByRole('article').textContent).toContain('$2.00')
    await user.selectOptions(options, 'Large')
    expect(screen.getByRole('article').textContent).toContain('$4.00')
    await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))

    expect(add).toHaveBeenCalledExactlyOnceWith({ productId: id(51), title: 'Whole milk', limit: 7 }, 1, 'card')
    await user.selectOptions(options, 'Huge – Out Of Stock')
    screen.getByText('Out Of Stock', { selector: 'p' })
  })

  it('has its description in a list only', async () => {
    const { unmount } = await renderCard({ shortDescription: 'Fresh and cold' })
    expect(screen.queryByText('Fresh and cold')).toBeNull()
    unmount()

    await renderCard({ shortDescription: 'Fresh and cold' }, {}, { view: 'list' })
    screen.getByText('Fresh and cold')
  })

  it('1§3 has the store’s image where the product has none, loaded at once in the first screen only', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // no picture comes while a test runs
    const images = () => [...document.querySelectorAll('img')]
    const tenant = { configuration: aConfiguration({ defaultProductImageURL: '/any.svg' }) }
    const { unmount } = await renderCard({ profileImage: null }, { tenant })
    expect(images().map((image) => [image.getAttribute('src'), image.loading])).toEqual([['/any.svg', 'lazy']])
    unmount()

    await renderCard({ profileImage: '/milk.svg' }, { tenant }, { isPriority: true })
    expect(images().map((image) => [image.getAttribute('src'), image.getAttribute('fetchpriority')])).toEqual([
      ['/milk.svg', 'high'],
    ])
  })

  it('lets the amount of a gift card be chosen on its page', async () => {
    await renderCard({ title: 'Gift card', productFamily: 1, giftCardID: id(5) })

    expect(screen.getByRole('link', { name: 'Choose amount' }).getAttribute('href')).toBe(`/gift-cards/${id(5)}?type=1`)
  })

  it('offers nothing on a placeholder of the preview', async () => {
    await renderCard({ isDummyProd: true })

    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
