import { saveCart } from '@aisle/api/cart'
import { productCompanions } from '@aisle/api/product'
import {
  aCart,
  aCartItem,
  aProduct,
  aStore,
  bringEverythingNear,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Companions } from './companions.tsx'

const detail = aCart([
  aCartItem({ seoName: 'milk', productId: id(10) }),
  aCartItem({ orderLineItemID: id(21), seoName: 'bread', productId: id(11), title: 'Bread' }),
])
const cards = {
  milk: [aProduct({ productID: id(12), title: 'Cereal' }), aProduct({ productID: id(11), title: 'Bread' })],
  bread: [
    aProduct({ productID: id(13), title: 'Butter' }),
    aProduct({ productID: id(14), title: 'Jam', isinstock: false }),
  ],
}

let letGo = () => {}
beforeEach(() => {
  letGo = bringEverythingNear()
})
afterEach(() => letGo())

const open = () => renderWithProviders(<Companions detail={detail} />, { cart: { detail } })

it('2§5 shows what goes with the cart: in stock, and not in it already', async () => {
  server.use(
    serve(productCompanions, ({ query }) => {
      expect(query.get('locationID')).toBe(aStore().locationId)
      return reply({ items: query.get('ProductSeoName') === 'milk' ? cards.milk : cards.bread })
    }),
  )
  open()
  await screen.findByRole('article', { name: 'Cereal' })
  expect(screen.getAllByRole('article').map((card) => card.textContent.match(/Cereal|Bread|Butter|Jam/)?.[0])).toEqual([
    'Cereal',
    'Butter',
  ])
})

it('keeps its place for what is put into the cart from there', async () => {
  server.use(
    serve(productCompanions, () => reply({ items: cards.milk })),
    serve(saveCart, () =>
      reply(aCart([aCartItem({ productId: id(12), orderLineItemID: id(22), title: 'Cereal' })], { version: 2 })),
    ),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add Cereal to cart' }))
  await screen.findByRole('spinbutton', { name: 'Quantity of Cereal' })
})

it('shows what is known where one answer does not come', async () => {
  server.use(
    serve(productCompanions, ({ query }) =>
      query.get('ProductSeoName') === 'milk' ? refusal('NOT_FOUND', 'x', 404) : reply({ items: cards.bread }),
    ),
  )
  open()
  await screen.findByRole('article', { name: 'Butter' })
})

it('asks for nothing while nobody is near', () => {
  letGo()
  open()
  expect(screen.queryByRole('article')).toBeNull()
})
