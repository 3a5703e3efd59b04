import { cartDetail, restoreCart, saveCart } from '@aisle/api/cart'
import { productDetails } from '@aisle/api/product'
import {
  aCart,
  aCartItem,
  aProduct,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CartLine } from './cart-line.tsx'

const variant = (number: number, value: string, isinstock = true) => ({
  productVariantValueID: id(number),
  productID: id(number + 100),
  isDefaultSelected: false,
  isinstock,
  productVariantValues: [{ codeName: 'size', value }],
  price: number,
})
const variants = [variant(1, 'Small'), variant(2, 'Large'), variant(3, 'Huge', false)]
const shirt = aCartItem({ title: 'Shirt', productId: id(101), variantText: 'Size: Small', qty: 2 })
const card = aCartItem({
  title: 'Gift card',
  giftCardAmount: 50,
  giftCardRange: { min: 10, max: 100 },
  orderLineItemOrderType: 2,
})

function open(line = shirt) {
  const sent: unknown[] = []
  server.use(
    serve(productDetails, () => reply({ ...aProduct({ variants }), images: [] })),
    serve(cartDetail, () => reply(aCart([line]))),
    serve(saveCart, ({ body }) => {
      sent.push(body)
      return reply({ ...aCart([{ ...line, variantText: 'Size: Large' }], { version: 2 }), snapshotID: id(70) })
    }),
    serve(restoreCart, ({ body }) => {
      sent.push(body)
      return reply(aCart([line], { version: 3 }))
    }),
  )
  const view = renderWithProviders(
    <ul>
      <CartLine line={line} />
    </ul>,
    { cart: { detail: aCart([line]) } },
  )
  const opener = () => screen.getByRole('button', { name: /^Change (option|amount): / })
  return { ...view, sent, opener }
}

it('2§4 a line becomes another variant in one request', async () => {
  const { user, sent, opener, platform } = open()
  await user.click(opener())
  const choice = await screen.findByRole('combobox', { name: 'Option of Shirt' })
  expect(document.activeElement).toBe(choice)
  expect(choice).toHaveProperty('value', id(1))
  expect(screen.getByRole('option', { name: 'Huge, $3.00 (out of stock)' })).toHaveProperty('disabled', true)
  await user.selectOptions(choice, 'Large, $2.00')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  expect(sent).toMatchObject([
    {
      fulfillmentMethodId: shirt.fulfillmentMethodID,
      products: [{ productId: id(101), orderLineItemID: id(20), qty: 2, productVariantValueID: id(2) }],
    },
  ])
  expect(platform.cart.store.getState().detail?.version).toBe(2)
})

it('2§4 and can be taken back', async () => {
  const { user, sent, opener, platform } = open()
  await user.click(opener())
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Option of Shirt' }), 'Large, $2.00')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const told = await waitFor(() => {
    const [toast] = platform.toasts.store.getState()
    expect(toast).toMatchObject({ text: 'Shirt changed', action: { label: 'Undo' } })
    return toast
  })
  told?.action?.run()
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ snapshotID: id(70) }))
})

it('2§4 T23 a gift card becomes one of another amount, within its bounds', async () => {
  const { user, sent, opener } = open(card)
  await user.click(opener())
  const amount = await screen.findByRole('textbox', { name: 'Amount of Gift card' })
  await user.clear(amount)
  await user.type(amount, '101{Enter}')
  await screen.findByText('Please enter the amount between 10 and 100')
  expect(sent).toEqual([])
  await user.clear(amount)
  await user.type(amount, '75{Enter}')
  await waitFor(() => expect(sent).toMatchObject([{ products: [{ orderLineItemID: id(20), giftCardAmount: 75 }] }]))
})

it('says why it was refused, and the line stays', async () => {
  const { user, opener } = open()
  server.use(serve(saveCart, () => refusal('CRT_0114', 'Only 1 of Shirt are left.')))
  await user.click(opener())
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Option of Shirt' }), 'Large, $2.00')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Only 1 of Shirt are left.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(opener())
})

it('asks for nothing where nothing was changed', async () => {
  const { user, sent, opener } = open(card)
  await user.click(opener())
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  expect(document.activeElement).toBe(opener())
  expect(sent).toEqual([])
})

it('is not offered of what there is one kind of', () => {
  open(aCartItem({ giftCardRange: { min: 25, max: 25 } }))
  expect(screen.queryByRole('button', { name: /^Change (option|amount)/ })).toBeNull()
})
