import { cartDetail, saveCart } from '@aisle/api/cart'
import { productByZipCode, productNearbyStores } from '@aisle/api/product'
import {
  aCart,
  aCartItem,
  aCartProduct,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDetail, aLocation } from '../../catalogue.builder.ts'
import { surface } from '../../surface.ts'
import { BuyMore } from './buy-more.tsx'

function More({ isGiftCard = false }: { readonly isGiftCard?: boolean }) {
  const [note, setNote] = useState<string>()
  return <BuyMore product={aDetail()} bought={isGiftCard ? undefined : aCartProduct()} note={note} onNote={setNote} />
}

type Options = Parameters<typeof renderWithProviders>[1]
const open = (options: Options = {}) => renderWithProviders(<More />, { surfaces: [surface], ...options })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note for the picker/ })
const inCart = (instruction: string | null) => ({ cart: { detail: aCart([aCartItem({ qty: 2, instruction })]) } })

describe('a note for the picker (spec 2 §7)', () => {
  it('waits for the product where it is not in the cart yet', async () => {
    const { user } = open()

    await user.type(field(), 'Green ones')

    expect(field().value).toBe('Green ones')
    expect(field().maxLength).toBe(500)
    expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull()
  })

  it('is changed in the line, at the quantity that is there', async () => {
    const sent: unknown[] = []
    server.use(
      serve(saveCart, ({ body }) => {
        sent.push(body)
        return reply(aCart([aCartItem({ qty: 2, instruction: 'Ripe ones' })], { version: 9 }))
      }),
    )
    const { user, platform } = open(inCart('Green ones'))
    expect(field().value).toBe('Green ones')
    expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull()

    await user.clear(field())
    await user.type(field(), 'Ripe ones')
    await user.click(screen.getByRole('button', { name: 'Save note' }))

    await waitFor(() => expect(platform.toasts.store.getState()).toMatchObject([{ text: 'Note saved' }]))
    expect(sent).toMatchObject([{ products: [{ productId: id(10), qty: 2, instruction: 'Ripe ones' }] }])
    expect(field().value).toBe('Ripe ones')
    expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull()
  })

  it('stays in the field where the store refuses it', async () => {
    const read = vi.fn(() => reply(aCart([aCartItem({ qty: 2 })], { version: 9 })))
    server.use(
      serve(saveCart, () => refusal('CRT_INSTRUCTION_REFUSED', 'Please write your note in plain text.')),
      serve(cartDetail, read),
    )
    const { user, platform } = open(inCart(null))

    await user.type(field(), 'Odd one')
    await user.click(screen.getByRole('button', { name: 'Save note' }))

    await waitFor(() => expect(platform.cart.store.getState().failures[id(10)]).toMatch(/plain text/))
    await waitFor(() => expect(read).toHaveBeenCalled())
    expect(field().value).toBe('Odd one')
    expect(platform.toasts.store.getState().map(({ text }) => text)).not.toContain('Note saved')
    vi.mocked(console.error).mockClear()
  })

  it('is not asked for of a gift card', () => {
    renderWithProviders(<More isGiftCard />)

    expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull()
  })
})

describe('other stores (spec 1 §7)', () => {
  const asked: string[] = []
  const near = { location: aLocation(), isinstock: false, qtyOnHand: 0 }
  const far = {
    location: aLocation({ locationId: id(4), name: 'Oak Avenue', distance: 4.04 }),
    isinstock: true,
    qtyOnHand: 3,
  }

  beforeEach(() => {
    asked.length = 0
    server.use(
      serve(productNearbyStores, ({ query }) => {
        asked.push(query.toString())
        return reply({ items: [near, far] })
      }),
      serve(productByZipCode, ({ query }) =>
        reply({ isAvailable: query.get('zipCode') === '46204', locationID: null }),
      ),
    )
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

  async function openStores(options: Options = {}) {
    const opened = open(options)
    const details = screen.getByText('Check other stores').closest('details')
    if (!details) throw new Error('There is nothing to open.')
    // A `details` tells that it was opened a moment later, and its code comes then.
    await act(async () => {
      details.open = true
      await new Promise((resolve) => setTimeout(resolve, 10))
      await vi.dynamicImportSettled()
    })
    await screen.findByRole('textbox', { name: 'Zip code' })
    return opened
  }
  const stores = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('link').textContent, item.lastElementChild?.textContent])

  it('are not asked before they are wanted', () => {
    open()

    expect(asked).toEqual([])
  })

  it('are listed nearest first, with distance and stock, near the zip code of the own one', async () => {
    await openStores()

    await screen.findByText('In stock at 1 of 2 stores.')
    expect(stores()).toEqual([
      ['Elm Street', 'Out Of Stock'],
      ['Oak Avenue', 'In stock'],
    ])
    screen.getByText('Shopping here · 1.3 miles away')
    screen.getByText('4.0 miles away')
    await screen.findByText('Delivered to 46204')
    expect(screen.getByRole('link', { name: 'Oak Avenue' }).getAttribute('href')).toBe(`/location/${id(4)}`)
    expect(asked).toEqual([`productID=${id(10)}&zipCode=46204`])
  })

  it('are looked for near another zip code, once it is one', async () => {
    const { user } = await openStores()
    const zip = screen.getByRole('textbox', { name: 'Zip code' })

    await user.clear(zip)
    await user.type(zip, '123')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    screen.getByText('Please enter a valid zip code.')
    await user.type(zip, '45')
    await user.click(screen.getByRole('button', { name: 'Check' }))

    await screen.findByText('Not delivered to 12345')
    expect(asked).toEqual([`productID=${id(10)}&zipCode=46204`, `productID=${id(10)}&zipCode=12345`])
  })

  it('are said to be in no order where nobody knows the zip code', async () => {
    const items = [near, far].map((one) => ({ ...one, location: { ...one.location, distance: null } }))
    server.use(serve(productNearbyStores, () => reply({ items })))
    await openStores()

    await screen.findByText(/We do not know the zip code 46204/)
  })

  it('are looked for where the shopper is only when asked to, and only there', async () => {
    const getCurrentPosition = vi.fn((found: (place: object) => void) =>
      found({ coords: { latitude: 39.7, longitude: -86.1 } }),
    )
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    const { user } = await openStores()
    await screen.findByText('In stock at 1 of 2 stores.')
    expect(getCurrentPosition).not.toHaveBeenCalled()

    await user.click(screen.getByRole('button', { name: 'Use my location' }))

    await waitFor(() => expect(asked.at(-1)).toBe(`productID=${id(10)}&latitude=39.7&longitude=-86.1`))
    expect(screen.queryByText(/elivered to/)).toBeNull()
  })

  it('say so where the device does not tell where it is', async () => {
    const getCurrentPosition = (_: unknown, refuse: () => void) => refuse()
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    const { user } = await openStores()

    await user.click(screen.getByRole('button', { name: 'Use my location' }))

    await screen.findByText('We could not find out where you are. Please enter your zip code instead.')
  })

  it('say so where they cannot be asked, and are asked again', async () => {
    server.use(serve(productNearbyStores, () => refusal('X', 'Broken', 400)))
    const { user } = await openStores()

    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(serve(productNearbyStores, () => reply({ items: [far] })))
    await user.click(retry)

    await screen.findByText('In stock at 1 of 1 store.')
    vi.mocked(console.error).mockClear()
  })

  it('say so where there are none', async () => {
    server.use(serve(productNearbyStores, () => reply({ items: [] })))
    await openStores()

    await screen.findByText('No stores found')
  })
})
