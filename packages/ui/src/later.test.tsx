import { aProduct, id, renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProductCard } from './product-card.tsx'

const wishes = {
  remote: 'mf-account',
  contract: 1,
  routes: {},
  widgets: { wish: { slot: 'product-card.actions' } },
} as const

const renderCard = (overrides: Parameters<typeof aProduct>[0] = {}) =>
  renderWithProviders(<ProductCard product={aProduct(overrides)} lateActions={<button type="button">Look</button>} />, {
    surfaces: [wishes],
    WidgetView: ({ name, props }) => <button type="button">{`${name} ${JSON.stringify(props)}`}</button>,
  })

// In this order: a page remembers that the shopper has moved.
it('a card asks for what others put into its corner only once the shopper has moved', async () => {
  const { user } = renderCard()
  expect(screen.queryByRole('button', { name: /^(wish|Look)/ })).toBeNull()

  await user.pointer({ target: document.body, coords: { x: 1, y: 1 } })
  // The way to a press, for all that is known.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('button', { name: /^(wish|Look)/ })).toBeNull()

  await screen.findByRole('button', { name: `wish {"productId":"${id(10)}","title":"Whole milk"}` })
  screen.getByRole('button', { name: 'Look' })
})

it('1§5 what is in its corner is about the product, whichever variant is chosen', async () => {
  const variant = (number: number, value: string) => ({
    productVariantValueID: id(number),
    productID: id(number),
    isDefaultSelected: false,
    isinstock: true,
    productVariantValues: [{ value, codeName: 'size' }],
  })
  const { user } = renderCard({ variants: [variant(20, 'Small'), variant(21, 'Large')] })

  await user.selectOptions(screen.getByRole('combobox', { name: 'Option of Whole milk' }), 'Large')

  await screen.findByRole('button', { name: `wish {"productId":"${id(10)}","title":"Whole milk"}` })
})

it('a card that comes after that has it at once', async () => {
  renderCard()

  await screen.findByRole('button', { name: /^wish/ })
})
