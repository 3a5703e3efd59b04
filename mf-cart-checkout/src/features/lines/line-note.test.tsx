import { cartDetail, saveCart } from '@aisle/api/cart'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartLine } from './cart-line.tsx'
import { productOf } from './line-product.ts'

type Item = Parameters<typeof aCartItem>[0]

const open = (overrides: Item = {}) => {
  const line = aCartItem({ qty: 2, ...overrides })
  return renderWithProviders(
    <ul>
      <CartLine line={line} />
    </ul>,
    { cart: { detail: aCart([line]) } },
  )
}

describe('the note of a line (spec 2 §3)', () => {
  it('T32 is shown as text', () => {
    open({ instruction: '<b>Green</b> ones' })

    screen.getByText('<b>Green</b> ones')
  })

  it('is changed at the quantity that is there, and may be taken away', async () => {
    const sent: unknown[] = []
    server.use(
      serve(saveCart, ({ body }) => {
        sent.push(body)
        return reply(aCart([aCartItem({ qty: 2, instruction: null })], { version: 9 }))
      }),
    )
    const { user } = open({ instruction: 'Green ones' })

    await user.click(screen.getByRole('button', { name: 'Edit note of Whole milk' }))
    const field = screen.getByRole('textbox', { name: /^Note for the picker of Whole milk/ })
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save note' }))

    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /note/ }))
    expect(sent).toMatchObject([{ products: [{ productId: id(10), qty: 2, instruction: '' }] }])
  })

  it('stays to be corrected where the store refuses it', async () => {
    const read = vi.fn(() => reply(aCart([aCartItem({ qty: 2 })], { version: 9 })))
    server.use(
      serve(saveCart, () => refusal('CRT_INSTRUCTION_REFUSED', 'Please write your note in plain text.')),
      serve(cartDetail, read),
    )
    const { user } = open()

    await user.click(screen.getByRole('button', { name: 'Add a note to Whole milk' }))
    await user.keyboard('Odd one')
    await user.click(screen.getByRole('button', { name: 'Save note' }))

    await screen.findByText('Please write your note in plain text.')
    await waitFor(() => expect(read).toHaveBeenCalled())
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Odd one')
  })

  it('is not asked for of a gift card', () => {
    open({ orderLineItemOrderType: 2 })

    expect(screen.queryByRole('button', { name: /note/ })).toBeNull()
  })
})

it.each([
  {},
  { orderLineItemOrderType: 1, frequency: '7' },
  { orderLineItemOrderType: 2, giftCardAmount: 25 },
] as const)('a line that is %o is changed by its own name', (given) => {
  const line = aCartItem({ ...given, qtyOnHand: 40 })

  expect(productOf(line)).toEqual({
    productId: id(10),
    orderLineItemID: line.orderLineItemID,
    title: 'Whole milk',
    limit: 12,
    fulfillmentMethodID: line.fulfillmentMethodID,
  })
})
