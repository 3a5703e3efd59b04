import { substituteItems } from '@aisle/api/cart-stock'
import { ZERO_ID } from '@aisle/api/ids'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import SubstitutesDialog from './substitutes.dialog.tsx'

const items = [
  { substituteProductID: ZERO_ID, productName: 'No Preference' },
  { substituteProductID: id(12), productID: id(12), productName: 'Oat bread', price: 4.5, qtyOnHand: 3 },
  { substituteProductID: id(13), productID: id(13), productName: 'Spelt bread', price: 5, qtyOnHand: 0 },
]

function open(selected?: string) {
  const close = vi.fn()
  const view = renderWithProviders(
    <SubstitutesDialog title="Rye bread" productID={id(11)} {...(selected ? { selected } : {})} close={close} />,
    { cart: { detail: aCart([aCartItem()], { locationID: id(1) }) } },
  )
  return { ...view, close }
}

it('2§4 offers No Preference first, and nothing that has run out', async () => {
  const asked: unknown[] = []
  server.use(
    serve(substituteItems, ({ query, body }) => {
      asked.push([query.get('locationID'), body])
      return reply({ items })
    }),
  )
  open()

  await screen.findByRole('group', { name: 'What may come instead of Rye bread?' })
  const [first, oat, spelt] = screen.getAllByRole<HTMLInputElement>('radio')
  expect(first).toMatchObject({ checked: true, value: ZERO_ID })
  expect(oat).toMatchObject({ disabled: false })
  expect(spelt).toMatchObject({ disabled: true })
  expect(screen.getByText('$5.00 · Out Of Stock')).toBeDefined()
  // Prices and stock are those of the cart's store.
  expect(asked).toEqual([[id(1), { productID: id(11) }]])
})

it('answers what was chosen', async () => {
  server.use(serve(substituteItems, () => reply({ items })))
  const { user, close } = open(id(12))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Oat bread' })).checked).toBe(true)

  await user.click(screen.getByRole('radio', { name: 'No Preference' }))
  await user.click(screen.getByRole('button', { name: 'Save substitute' }))

  expect(close).toHaveBeenCalledWith({ substituteProductID: ZERO_ID })
})

it('has no preference where the one that was chosen is no longer offered', async () => {
  server.use(serve(substituteItems, () => reply({ items })))
  const { user, close } = open(id(99))

  await user.click(await screen.findByRole('button', { name: 'Save substitute' }))

  expect(close).toHaveBeenCalledWith({ substituteProductID: ZERO_ID })
})

it('asks again where the substitutes did not come', async () => {
  server.use(serve(substituteItems, () => refusal('BUSY', 'Busy.', 409)))
  const { user } = open()
  await screen.findByText(/could not be loaded/)

  server.use(serve(substituteItems, () => reply({ items })))
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('radio', { name: 'Oat bread' })
})
