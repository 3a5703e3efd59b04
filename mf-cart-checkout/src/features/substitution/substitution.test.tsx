import { cartDetail } from '@aisle/api/cart'
import type { CartItem } from '@aisle/api/cart-detail'
import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { ZERO_ID } from '@aisle/api/ids'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import CartPage from '../../pages/cart.page.tsx'
import { surface } from '../../surface.ts'

const sent: unknown[] = []
let stored: CartItem[] = []

beforeEach(() => {
  sent.length = 0
  let version = 1
  server.use(
    serve(setAllowSubstitute, ({ body, query }) => {
      sent.push([query.get('orderNumber'), body])
      return reply({})
    }),
    serve(cartDetail, () => reply(aCart(stored, { version: (version += 1) }))),
  )
})

const milk = aCartItem({ allowSubstitute: false })
const bread = aCartItem({ orderLineItemID: id(21), productId: id(11), title: 'Rye bread', allowSubstitute: true })

const openCart = (...lines: readonly CartItem[]) =>
  renderWithProviders(<CartPage />, { surfaces: [surface], cart: { detail: aCart(lines) } })

const all = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Allow substitutes for all items' })
const own = (title: string) =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: `Allow a substitute for ${title}` })

it('2§4 asks for each line and for all, and shows what was chosen before', () => {
  const chosen = { substituteProductID: id(12), productID: id(12), productName: 'Oat bread' }
  openCart(milk, { ...bread, selectedSubstitute: chosen })

  expect(own('Whole milk')?.checked).toBe(false)
  expect(own('Rye bread')?.checked).toBe(true)
  expect(screen.getByText('Instead: Oat bread')).toBeDefined()
})

it.each([
  { why: 'is neither where lines differ', lines: [milk, bread], checked: false, indeterminate: true },
  { why: 'is checked where every line allows it', lines: [bread], checked: true, indeterminate: false },
  { why: 'is not where none does', lines: [milk], checked: false, indeterminate: false },
])('2§4 for all $why', ({ lines, checked, indeterminate }) => {
  openCart(...lines)

  expect(all()).toMatchObject({ checked, indeterminate })
})

it.each([
  { why: 'everything is shipped', lines: [{ ...milk, codeName: 'sd' }] },
  { why: 'all are gift cards', lines: [{ ...milk, orderLineItemOrderType: 2 as const }] },
  { why: 'the store says so', lines: [{ ...milk, canSubstitute: false }] },
])('2§4 asks nothing where $why', ({ lines }) => {
  openCart(...lines)

  expect(all()).toBeNull()
  expect(own('Whole milk')).toBeNull()
})

it('lets something else come instead of everything that may be substituted', async () => {
  const card = aCartItem({ orderLineItemID: id(22), title: 'Gift card', orderLineItemOrderType: 2 })
  stored = [{ ...milk, allowSubstitute: true }, bread, card]
  const { user } = openCart(
    milk,
    { ...bread, selectedSubstitute: { substituteProductID: id(12), productName: 'Oat' } },
    card,
  )

  await user.click(all() ?? document.body)

  // Shown at once for all; for the line once the store has it.
  await waitFor(() => expect(own('Whole milk')?.checked).toBe(true))
  expect(all()).toMatchObject({ checked: true, indeterminate: false })
  expect(sent).toEqual([
    [
      'CART-1',
      {
        items: [
          { orderLineItemID: id(20), allowSubstitute: true },
          { orderLineItemID: id(21), allowSubstitute: true, selectedSubstituteProduct: id(12) },
        ],
      },
    ],
  ])
})

it('takes what was chosen in the dialog for the line', async () => {
  stored = [{ ...bread, selectedSubstitute: { substituteProductID: id(12), productName: 'Oat bread' } }]
  const { user, platform } = openCart({
    ...bread,
    selectedSubstitute: { substituteProductID: ZERO_ID, productName: 'No Preference' },
  })
  expect(screen.getByText('Instead: No Preference')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Change substitute of Rye bread' }))
  const [dialog] = platform.dialogs.stack.getState()
  expect(dialog).toMatchObject({
    name: 'substitutes',
    props: { title: 'Rye bread', productID: id(11), selected: ZERO_ID },
  })
  act(() => platform.dialogs.close(dialog?.id ?? '', { substituteProductID: id(12) }))

  await screen.findByText('Instead: Oat bread')
  expect(sent).toEqual([
    ['CART-1', { items: [{ orderLineItemID: id(21), allowSubstitute: true, selectedSubstituteProduct: id(12) }] }],
  ])
})

it('goes back to what is stored and says why where the store refuses', async () => {
  server.use(serve(setAllowSubstitute, () => refusal('CRT_BEING_ORDERED', 'Your order is being placed.', 409)))
  const { user } = openCart(milk)

  await user.click(own('Whole milk') ?? document.body)

  expect((await screen.findByRole('alert')).textContent).toContain('Your order is being placed.')
  expect(own('Whole milk')?.checked).toBe(false)
})
