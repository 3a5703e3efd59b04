import { guestCustomer } from '@aisle/api/guest'
import { useGo, useQueryParams } from '@aisle/platform'
import {
  aCart,
  aCartItem,
  id,
  renderWithProviders,
  reply,
  serve,
  server,
  setViewport,
  viewportWidth,
} from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import CheckoutPage from '../../pages/checkout.page.tsx'
import { surface } from '../../surface.ts'

const robin = { customerID: id(5), firstName: 'Robin', lastName: 'Miller', email: 'robin@example.com', phone: null }
const pickup = `details:${id(2)}`

/** What the browser has beside the page. */
function Browser() {
  const go = useGo()
  const [query] = useQueryParams()
  return (
    <>
      <output aria-label="Address">{query.toString()}</output>
      <button type="button" onClick={() => void go(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => void go(1)}>
        Browser forward
      </button>
    </>
  )
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent

/** A guest whose address is proven comes to the checkout; its steps `done` are known. */
function open(done: readonly string[], query = '') {
  const draft = { cartNumber: 'CART-1', shop: `${id(1)} ${id(2)}`, done, guestID: id(5) }
  localStorage.setItem(
    'aisle:fresh:checkout-draft',
    JSON.stringify({ version: 1, value: draft, until: Date.now() + 60_000 }),
  )
  server.use(serve(guestCustomer, () => reply(robin)))
  const cart = aCart([aCartItem()])
  const groups = Object.entries(cart.fulfillments).map(([method, group]) => [
    method,
    { ...group, allowPayAtStore: true, pickupInfo: { primaryUserFirstName: 'Robin', primaryUserLastName: 'Miller' } },
  ])
  return renderWithProviders(
    <>
      <CheckoutPage />
      <Browser />
    </>,
    {
      route: `/checkout${query}`,
      path: '/checkout',
      surfaces: [surface],
      cart: { detail: { ...cart, fulfillments: Object.fromEntries(groups) } },
    },
  )
}
const isOpen = (name: string) =>
  waitFor(() => expect(screen.getByRole('region', { name }).getAttribute('aria-current')).toBe('step'))
const heading = (name: string) => screen.getByRole('heading', { name, level: 2 })

beforeEach(() => setViewport(viewportWidth.desktop))
afterEach(() => localStorage.clear())

describe('the address of a checkout', () => {
  it('names the step that is open, and leads from one to the next and back', async () => {
    const { user } = open(['contact', pickup])
    await isOpen('Payment')
    await waitFor(() => expect(address()).toBe('step=payment'))

    await user.click(await screen.findByRole('radio', { name: 'Pay at the store' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await isOpen('Review')
    await waitFor(() => expect(address()).toBe('step=review'))
    await waitFor(() => expect(document.activeElement).toBe(heading('Review')))

    await user.click(screen.getByRole('button', { name: 'Browser back' }))
    await isOpen('Payment')
    await waitFor(() => expect(document.activeElement).toBe(heading('Payment')))
    await user.click(screen.getByRole('button', { name: 'Browser forward' }))
    await isOpen('Review')
  })

  it.each([
    { asked: 'contact', opens: 'Contact', becomes: 'contact' },
    { asked: 'pickup', opens: 'Pickup', becomes: 'pickup' },
    { asked: 'review', opens: 'Payment', becomes: 'payment' },
    { asked: 'nonsense', opens: 'Payment', becomes: 'payment' },
  ])('asked for $asked opens $opens', async ({ asked, opens, becomes }) => {
    open(['contact', pickup], `?step=${asked}`)

    await isOpen(opens)
    await waitFor(() => expect(address()).toBe(`step=${becomes}`))
  })

  it('keeps what is done when an earlier step is looked at again', async () => {
    const { user } = open(['contact', pickup])
    await isOpen('Payment')

    await user.click(screen.getByRole('button', { name: 'Edit Contact' }))
    await isOpen('Contact')
    await user.click(screen.getByRole('button', { name: 'Continue' }))

    await isOpen('Payment')
  })
})

describe('on a phone', () => {
  beforeEach(() => setViewport(viewportWidth.phone))

  it('is one page for each step, with its place in the row, the way back, and the total', async () => {
    const { user } = open(['contact', pickup])
    await isOpen('Payment')

    expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull()
    expect(screen.getByText('Step 3 of 4')).toBeDefined()
    expect(screen.getByText('Order summary', { selector: 'summary *' }).closest('summary')?.textContent).toContain(
      '$3.49',
    )
    await user.click(screen.getByRole('button', { name: 'Back to Pickup' }))

    await isOpen('Pickup')
    expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(heading('Pickup')))
  })
})
