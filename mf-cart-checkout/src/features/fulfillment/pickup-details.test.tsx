import { cartDetail } from '@aisle/api/cart'
import type { CartFulfillment } from '@aisle/api/cart-detail'
import { setPickupInfo } from '@aisle/api/checkout'
import { aCart, aCartItem, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PickupDetails } from './pickup-details.tsx'

const cart = aCart([aCartItem()])
const [group] = Object.values(cart.fulfillments)
let told: unknown[]
beforeEach(() => {
  told = []
  server.use(
    serve(cartDetail, () => reply(cart)),
    serve(setPickupInfo, ({ body }) => {
      told.push(body)
      return reply(true)
    }),
  )
})

function open(change: Partial<CartFulfillment> = {}) {
  if (!group) throw new Error('the cart has no group')
  const onDone = vi.fn()
  const person = { firstName: 'Ada', lastName: 'King', phone: '3175550100', email: 'ada@example.com' }
  const view = renderWithProviders(<PickupDetails group={{ ...group, ...change }} person={person} onDone={onDone} />, {
    cart: { detail: cart },
  })
  const goOn = () => view.user.click(screen.getByRole('button', { name: 'Continue' }))
  return { ...view, onDone, goOn }
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('knows who orders, and tells the store who else may come', async () => {
  const { user, goOn, onDone } = open()
  expect(valueOf('Email')).toBe('ada@example.com')
  await user.click(screen.getByText('Somebody else may fetch it, too'))
  await user.type(screen.getByLabelText('Their first name'), 'Grace')
  await user.type(screen.getByLabelText('Their last name'), 'Hopper')
  await goOn()

  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(told).toMatchObject([
    { primaryUserFirstName: 'Ada', pickUpByEmail1: 'ada@example.com', alternateUserLastName: 'Hopper' },
  ])
  expect(screen.queryByLabelText('Date of birth')).toBeNull()
})

it('shows everything that was said before', () => {
  open({
    asksBirthDate: true,
    pickupInfo: {
      primaryUserFirstName: 'Robin',
      primaryUserLastName: 'Miller',
      pickupByDOB1: '12/10/1985',
      alternateUserFirstName: 'Grace',
      alternateUserLastName: 'Hopper',
      pickUpByPhone2: '3175550101',
    },
  })

  expect(['First name', 'Phone', 'Date of birth', 'Their first name', 'Their phone'].map(valueOf)).toEqual([
    'Robin',
    '',
    '12/10/1985',
    'Grace',
    '3175550101',
  ])
})

it('leads to the first wrong field, and says all that are', async () => {
  const { user, goOn } = open({ asksBirthDate: true })
  await user.clear(screen.getByLabelText('Last name'))
  await goOn()

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Last name: Field is Required.')
  expect(alert.textContent).toContain('Date of birth: Field is Required.')
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  expect(told).toEqual([])
})

it('says whom a browser shall fill in', () => {
  open()

  expect(screen.getByLabelText('First name').getAttribute('autocomplete')).toBe('section-pickup given-name')
  expect(screen.getByLabelText('Their email').getAttribute('autocomplete')).toBe('section-second email')
  expect(screen.getByLabelText('Their phone').getAttribute('type')).toBe('tel')
})
