import { changeLocationDetail, type LocationChange } from '@aisle/api/cart-location'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { surface } from '../../surface.ts'
import ChangeLocationDialog from './change-location.dialog.tsx'

const aLine = (overrides: Partial<LocationChange['lines'][number]> = {}) => ({
  orderLineItemID: id(20),
  productID: id(10),
  title: 'Whole milk',
  image: null,
  outcome: 'kept' as const,
  oldPrice: 3.49,
  newPrice: 3.49,
  oldQty: 2,
  newQty: 2,
  ...overrides,
})

const oak = {
  locationId: id(7),
  name: 'Oak Avenue',
  address: { zip: '46204' },
  fulFillments: [],
}

const aChange = (overrides: object = {}) => ({
  cart: aCart([aCartItem({ qty: 1 })], { locationID: id(7) }),
  location: oak,
  lines: [aLine()],
  availableProductsCount: 1,
  unavailableProducts: [],
  minimum: null,
  slotEffect: 'none',
  losses: [],
  ...overrides,
})

const onClose = vi.fn()
const openDialog = (props: { pendingAdd?: { title: string; qty: number } } = {}) =>
  renderWithProviders(
    <ChangeLocationDialog locationId={id(7)} fulfillmentMethodID={id(2)} close={onClose} {...props} />,
    { surfaces: [surface], cart: { detail: aCart([aCartItem({ qty: 2 })]) } },
  )

const rowOf = async (title: string) => within((await screen.findByText(title)).closest('li') ?? document.body)

it('shows line by line what becomes of the cart, what is lost and the new total', async () => {
  server.use(
    serve(changeLocationDetail, ({ query }) => {
      expect(query.get('locationId')).toBe(id(7))
      return reply(
        aChange({
          lines: [
            aLine(),
            aLine({ orderLineItemID: id(21), title: 'Bread', outcome: 'unavailable', newQty: 0 }),
            aLine({ orderLineItemID: id(22), title: 'Eggs', outcome: 'limit', oldQty: 4 }),
            aLine({ orderLineItemID: id(23), title: 'Butter', outcome: 'price', newPrice: 2.99 }),
          ],
          availableProductsCount: 3,
          minimum: { amount: 35, missing: 12.5 },
          losses: [{ code: 'slot', text: 'The time that is held for you.' }],
        }),
      )
    }),
  )
  openDialog({ pendingAdd: { title: 'Oat drink', qty: 2 } })

  ;(await rowOf('Bread')).getByText('Not available there')
  ;(await rowOf('Eggs')).getByText('2 instead of 4')
  ;(await rowOf('Butter')).getByText('$3.49')
  ;(await rowOf('Butter')).getByText('2 × $2.99')
  within(screen.getByRole('list', { name: 'Comes along as it is' })).getByText('Whole milk')
  const changes = within(screen.getByRole('list', { name: 'What changes' })).getAllByRole('listitem')
  expect(changes.map((row) => row.querySelector('p')?.textContent)).toEqual(['Bread', 'Eggs', 'Butter'])
  screen.getByText('Oak Avenue has 3 of the 4 products in your cart.')
  screen.getByText('2 of Oat drink are added after the change.')
  screen.getByText('The time that is held for you.')
  screen.getByText(/Orders there begin at \$35\.00\. Add \$12\.50 more/)
  expect(screen.getByText('Total now').parentElement?.textContent).toContain('$6.98')
  expect(screen.getByText('Total there').parentElement?.textContent).toContain('$3.49')
})

it('says what the new total holds, and that a time has to be chosen', async () => {
  const cart = aCart([aCartItem({ qty: 1, price: 10 })], { locationID: id(7) })
  const orderSummary = {
    ...cart.orderSummary,
    shippingRate: 6,
    additionalCharges: [{ addChargeType: 1, name: 'Minimum order charge', chargeAmount: 4.99 }],
    deliveryCharge: 5.99,
  }
  server.use(
    serve(changeLocationDetail, () => reply(aChange({ cart: { ...cart, orderSummary }, slotEffect: 'required' }))),
  )
  openDialog()

  await screen.findByText('You choose a time for your order at checkout.')
  screen.getByText('Shipping of $6.00 is in it.')
  screen.getByText('A charge of $4.99 for small orders is in it.')
  screen.getByText('Delivery is added at checkout.')
})

it('is answered by “Apply” and by “Keep shopping here”', async () => {
  server.use(serve(changeLocationDetail, () => reply(aChange())))
  const { user } = openDialog()
  await screen.findByText('Whole milk')

  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await user.click(screen.getByRole('button', { name: 'Keep shopping here' }))

  expect(onClose.mock.calls).toEqual([[true], [false]])
})

it('says that nothing of the cart is there', async () => {
  const lines = [aLine({ outcome: 'unavailable', newQty: 0 })]
  server.use(serve(changeLocationDetail, () => reply(aChange({ lines, availableProductsCount: 0 }))))
  openDialog()

  await screen.findByText(/Oak Avenue has none of the products in your cart/)
})

it('cannot be applied unseen, and compares again', async () => {
  let count = 0
  server.use(
    serve(changeLocationDetail, () => {
      count += 1
      return count === 1 ? refusal('CRT_1', 'No.', 409) : reply(aChange())
    }),
  )
  const { user } = openDialog()

  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
  await user.click(again)

  await screen.findByText('Whole milk')
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', false)
})

it('speaks of the way to get the goods where the store stays the same', async () => {
  const pickup = {
    codeName: 'sp',
    fulfillmentId: id(2),
    fulfillmentMethodID: id(2),
    fulfillmentName: 'Store pickup',
    available: true,
    configuration: {},
  }
  const lines = [aLine(), aLine({ orderLineItemID: id(21), title: 'Bread', outcome: 'unavailable', newQty: 0 })]
  server.use(
    serve(changeLocationDetail, () =>
      reply(aChange({ location: { ...oak, fulFillments: [pickup] }, lines, minimum: { amount: 35, missing: 12.5 } })),
    ),
  )
  renderWithProviders(<ChangeLocationDialog locationId={id(7)} fulfillmentMethodID={id(2)} close={onClose} />, {
    surfaces: [surface],
    cart: { detail: aCart([aCartItem({ qty: 2 })], { locationID: id(7) }) },
  })

  ;(await rowOf('Bread')).getByText('Not available this way')
  screen.getByText('1 of the 2 products in your cart are available for store pickup.')
  screen.getByText(/^Orders of this kind begin at \$35\.00/)
  screen.getByText('Total after the change')
  screen.getByRole('button', { name: 'Keep it as it is' })
  expect(document.body.textContent).not.toContain('Oak Avenue')
})
