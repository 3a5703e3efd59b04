import { createPaymentMethod, paymentMethodList } from '@aisle/api/payment-method'
import { myGiftCards } from '@aisle/api/gift-card'
import { aCart, id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { business, show, signedIn } from './payment-step.builder.tsx'

const ORIGIN = 'http://partners.localhost:3000'
const kept = {
  paymentMethodId: id(80),
  isDefault: true,
  brand: 'visa',
  last4: '1111',
  expiryMonth: 1,
  expiryYear: 2040,
}

const taken = { type: 'token', token: 'tok_12345678', brand: 'visa', last4: '4242' }

/** Plays the provider's form in its frame, which answers for a card, or says nothing. */
function playForm(says: object | undefined = taken) {
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details')
  const source = Object.assign(Object.create(window), {
    postMessage(message: { type: string; nonce?: string }) {
      const answer = message.type === 'hello' ? { type: 'ready', height: 231.5 } : { ...says, nonce: message.nonce }
      window.dispatchEvent(new MessageEvent('message', { data: answer, origin: ORIGIN, source }))
    },
  })
  Object.defineProperty(frame, 'contentWindow', { value: source })
  fireEvent.load(frame)
  return frame
}

beforeEach(() =>
  server.use(
    serve(paymentMethodList, () => reply({ items: [] })),
    serve(myGiftCards, () => reply({ items: [], count: 0, hasNext: false })),
  ),
)
afterEach(() => vi.useRealTimers())

it('says that saved cards could not be loaded, takes a new one, and asks for them again', async () => {
  server.use(serve(paymentMethodList, () => refusal('ANY', 'No.', 500)))
  const { user } = show(undefined, { session: signedIn })
  const alert = await screen.findByText('Your saved cards could not be loaded.', {}, { timeout: 5000 })
  expect(screen.getByTitle('Card details')).toBeDefined()
  server.use(serve(paymentMethodList, () => reply({ items: [kept] })))
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('radio', { name: 'Visa ending in 1111' })).toBeDefined()
  expect(alert.isConnected).toBe(false)
})

it('begins with the default card, unless that has expired', async () => {
  const isChecked = async (cards: readonly object[], name: string) => {
    server.use(serve(paymentMethodList, () => reply({ items: cards })))
    const { unmount } = show(undefined, { session: signedIn })
    expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true)
    unmount()
  }
  await isChecked([kept], 'Visa ending in 1111')
  await isChecked([{ ...kept, expiryYear: 2020, isExpired: true }], 'New card')
})

describe('the provider’s form', () => {
  it('T52 may run scripts and its own form, and lead no page but its own elsewhere', () => {
    show()
    const { src, sandbox } = screen.getByTitle<HTMLIFrameElement>('Card details')
    expect(new URL(src).pathname).toBe('/payments/datacap/fields')
    expect(String(sandbox).split(' ').sort()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts'])
  })

  it.each([
    ['nothing of its gateway', {}, '/payments/datacap/fields'],
    ['USAEPAY', { currentPaymentGateway: 'USAEPAY' }, '/payments/usaepay/fields'],
  ])('decision 23: is that of a store that says %s', (_, gateway, path) => {
    show(aCart(), { tenant: business(gateway) })
    expect(new URL(screen.getByTitle<HTMLIFrameElement>('Card details').src).pathname).toBe(path)
  })

  it.each([null, ''])('decision 23: is none where the gateway is %j', (currentPaymentGateway) => {
    show(aCart(), { tenant: business({ currentPaymentGateway }) })
    expect(screen.queryByTitle('Card details')).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('does not take card payments')
  })

  it('has its place taken until it is there, and then the height that it needs', () => {
    show()
    expect(screen.getByText('Loading the card form')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    const frame = playForm()
    expect(screen.queryByText('Loading the card form')).toBeNull()
    expect(frame.style.height).toBe('232px')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  })

  it('that does not come can be asked for again', async () => {
    vi.useFakeTimers()
    show()
    act(() => vi.advanceTimersByTime(15_000))
    expect(screen.getByRole('alert').textContent).toContain('The card form did not load. Nothing was charged.')
    expect(screen.queryByTitle('Card details')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    playForm()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  })
})

describe('a card that is not taken', () => {
  it('is told apart from a failure: the form says what is wrong with it, the page where to look', async () => {
    const { user, onDone } = show()
    playForm({ type: 'error', message: 'Enter the card number.' })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Please check the card details above.')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('was not charged where the form does not answer', async () => {
    vi.useFakeTimers()
    show()
    playForm({ type: 'nothing' })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await act(() => vi.advanceTimersByTimeAsync(20_100))
    expect(screen.getByRole('alert').textContent).toContain('did not answer. Nothing was charged.')
  })
})

describe('a new card', () => {
  const bodies: unknown[] = []
  beforeEach(() => {
    bodies.length = 0
    server.use(
      serve(createPaymentMethod, ({ body }) => {
        bodies.push(body)
        return reply(kept)
      }),
    )
  })

  it('pays for this order only, unless the customer keeps it', async () => {
    const { user, onDone } = show(aCart(), { session: signedIn })
    await screen.findByTitle('Card details')
    playForm()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({
        label: 'Card ending in 4242',
        input: { paymentToken: 'tok_12345678' },
      }),
    )
    expect(bodies).toEqual([])
  })

  it('is kept before the order, which it then pays as a kept one', async () => {
    const { user, onDone } = show(aCart(), { session: signedIn })
    await screen.findByTitle('Card details')
    playForm()
    await user.click(screen.getByRole('checkbox', { name: 'Keep this card for next time' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({
        label: 'Card ending in 4242',
        input: { paymentMethodID: kept.paymentMethodId },
      }),
    )
    expect(bodies).toEqual([{ token: 'tok_12345678' }])
  })

  it('that could not be kept is said to be none, and the order waits', async () => {
    server.use(serve(createPaymentMethod, () => refusal('PAY_CARD_REFUSED', 'This card could not be kept.', 409)))
    const { user, onDone } = show(aCart(), { session: signedIn })
    await screen.findByTitle('Card details')
    playForm()
    await user.click(screen.getByRole('checkbox', { name: 'Keep this card for next time' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This card could not be kept.')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('is kept by nobody without an account', () => {
    show()
    expect(screen.queryByRole('checkbox', { name: 'Keep this card for next time' })).toBeNull()
  })

  const address = {
    firstName: 'Robin',
    lastName: 'Miller',
    line1: '1 Main St',
    city: 'Troy',
    state: 'NY',
    zip: '12180',
  }
  const delivered = () => {
    const cart = aCart()
    const groups = Object.entries(cart.fulfillments).map(([method, group]) => [method, { ...group, address }])
    return { ...cart, fulfillments: Object.fromEntries(groups) }
  }

  it('is known by the address of the delivery', async () => {
    const { user, onDone } = show(delivered())
    playForm()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({
        label: 'Card ending in 4242',
        input: { paymentToken: 'tok_12345678', billingAddress: address },
      }),
    )
  })

  it('may be known by another one, which has to be complete and can be filled in by the browser', async () => {
    const { user, onDone } = show(delivered())
    playForm()
    await user.click(screen.getByRole('checkbox', { name: 'Billing address is the same as the delivery address' }))
    const street = screen.getByRole('textbox', { name: 'Address' })
    expect(street).toHaveProperty('autocomplete', 'billing address-line1')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(street.getAttribute('aria-invalid')).toBe('true')
    expect(onDone).not.toHaveBeenCalled()

    await user.type(street, '7 Bank St')
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Lima')
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'OH')
    await user.type(screen.getByRole('textbox', { name: 'Zip code' }), '45801')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const own = { firstName: 'Robin', lastName: 'Miller', line1: '7 Bank St', city: 'Lima', state: 'OH', zip: '45801' }
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({
        label: 'Card ending in 4242',
        input: { paymentToken: 'tok_12345678', billingAddress: own },
      }),
    )
  })
})
