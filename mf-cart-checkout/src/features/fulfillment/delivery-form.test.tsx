import { addressList, createAddress } from '@aisle/api/address'
import type { CartFulfillment } from '@aisle/api/cart-detail'
import { applyShipToStoreLocation, shipToStoreLocation } from '@aisle/api/cart-location'
import { deliveryRate, setOrderAddress, shippingRates } from '@aisle/api/checkout'
import { locationSettings } from '@aisle/api/configuration'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeliveryDetails } from './delivery-details.tsx'

const cart = aCart([aCartItem({ codeName: 'sd' })])
const [shipped] = Object.values(cart.fulfillments)
const home = {
  addressId: id(50),
  customerAddressesID: id(50),
  type: 0,
  isDefault: true,
  firstName: 'Ada',
  lastName: 'King',
  phone: null,
  line1: '2 Home St',
  city: 'Lima',
  state: 'OH',
  zip: '45801',
}
const rate = (number: number, name: string, amount: number) => ({
  rateID: id(number),
  fulfillmentMethodID: id(2),
  name,
  amount,
})

let asksFull: boolean
/** What the store is told, one after the other. */
let told: unknown[]
beforeEach(() => {
  asksFull = false
  told = []
  server.use(
    serve(addressList, () => reply({ items: [home] })),
    serve(locationSettings, () => reply({ askFullAddressForDelivery: asksFull })),
    serve(shipToStoreLocation, () =>
      reply({
        items: [
          {
            locationId: id(60),
            name: 'Uptown',
            address: { line1: '9 Up St', zip: '45801' },
            fulFillments: [],
            distance: 2.5,
          },
        ],
      }),
    ),
    serve(shippingRates, () => reply({ rates: [rate(70, 'Standard', 5), rate(71, 'Express', 12)] })),
    serve(deliveryRate, () => reply({ amount: 2.5, isWarehouse: false })),
    serve(setOrderAddress, ({ body }) => {
      told.push(body)
      return reply({ ...cart, version: 1 + told.length })
    }),
  )
})
afterEach(() => localStorage.clear())

function open(change: Partial<CartFulfillment> = {}, isCustomer = true) {
  if (!shipped) throw new Error('the cart has no group')
  const onDone = vi.fn()
  const person = { firstName: 'Ada', lastName: 'King', phone: '' }
  const view = renderWithProviders(
    <DeliveryDetails group={{ ...shipped, ...change }} person={person} onDone={onDone} />,
    { cart: { detail: cart }, ...(isCustomer ? { session: { status: 'signed-in' as const, customerId: id(9) } } : {}) },
  )
  const goOn = () => view.user.click(screen.getByRole('button', { name: 'Continue' }))
  const type = async () => {
    await view.user.click(await screen.findByRole('radio', { name: /address$/ }))
    await view.user.type(screen.getByLabelText('Address'), '1 New St')
    await view.user.type(screen.getByLabelText('City'), 'Lima')
    await view.user.selectOptions(screen.getByLabelText('State'), 'OH')
    await view.user.type(screen.getByLabelText('Zip code'), '45801')
  }
  return { ...view, onDone, goOn, type }
}
const field = (label: string) => screen.findByLabelText(label)

it('has it left at the door of a kept address, with a note', async () => {
  const { user, goOn, onDone } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Contactless delivery' }))
  await user.type(await field('Delivery instruction'), 'Ring twice')
  await goOn()

  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('2 Home St, Lima, OH 45801', 'Ring twice'))
  expect(told).toMatchObject([
    { customerAddressesID: id(50), deliveryInstruction: 'Ring twice', isContactlessDelivery: true },
  ])
})

it('says what could not be loaded, and asks for it again', async () => {
  server.use(
    serve(addressList, () => refusal('ANY', 'No.', 500)),
    serve(shippingRates, () => refusal('ANY', 'No.', 500)),
  )
  const { user } = open()
  await screen.findByText('Your saved addresses could not be loaded.', {}, { timeout: 5000 })
  await screen.findByText('The ways of shipping could not be loaded.', {}, { timeout: 5000 })
  server.use(serve(addressList, () => reply({ items: [home] })))
  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  if (again) await user.click(again)

  expect(await screen.findByRole('radio', { name: /2 Home St/ })).toBeDefined()
})

it('shows what was said before', async () => {
  open({ deliveryInstruction: 'Ring twice', isContactlessDelivery: true, address: { ...home, line1: '7 Else St' } })

  expect(await field('Delivery instruction')).toHaveProperty('value', 'Ring twice')
  expect(screen.getByRole('checkbox', { name: 'Contactless delivery' })).toHaveProperty('checked', true)
  expect(await field('Address')).toHaveProperty('value', '7 Else St')
})

describe('1§4 an address that is saved', () => {
  const saved = { address: { ...home, addressId: id(51), customerAddressesID: id(51) }, deletedAddressId: id(50) }

  it('is remembered in place of the one that it replaces', async () => {
    localStorage.setItem(
      'aisle:fresh:addresses',
      JSON.stringify({ version: 1, value: { scd: id(50) }, until: Date.now() + 60_000 }),
    )
    server.use(serve(createAddress, () => reply(saved)))
    const { user, type, goOn, onDone } = open()
    await type()
    await user.click(screen.getByRole('checkbox', { name: 'Save to my addresses' }))
    await goOn()

    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(JSON.parse(localStorage.getItem('aisle:fresh:addresses') ?? '')).toMatchObject({
      value: { scd: id(51), sd: id(51) },
    })
  })

  it('is used all the same where it cannot be saved, which is said', async () => {
    server.use(serve(createAddress, () => refusal('ADDRESS_LIMIT', 'You cannot keep more addresses.', 409)))
    const { user, type, goOn, onDone, platform } = open()
    await type()
    await user.click(screen.getByRole('checkbox', { name: 'Save to my addresses' }))
    await goOn()

    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(platform.toasts.store.getState()[0]?.text).toContain('You cannot keep more addresses.')
  })

  it('is no offer to guests', async () => {
    const { type } = open({}, false)
    await type()

    expect(screen.queryByRole('checkbox', { name: 'Save to my addresses' })).toBeNull()
  })
})

describe('a store that asks for full addresses', () => {
  it('is told the phone number, and the first wrong field has the focus', async () => {
    asksFull = true
    const { user, type, goOn, onDone } = open({}, false)
    await type()
    await goOn()

    expect((await screen.findByRole('alert')).textContent).toContain('Phone: Field is Required.')
    expect(document.activeElement).toBe(await field('Phone'))
    await user.type(await field('Phone'), '212-555-0100')
    await goOn()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(told).toMatchObject([{ address: { phone: '212-555-0100' } }])
  })

  it('has a kept address completed that lacks it', async () => {
    asksFull = true
    const { goOn } = open()
    await screen.findByRole('radio', { name: /2 Home St/ })
    await goOn()

    expect(await field('Address')).toHaveProperty('value', '2 Home St')
    expect(document.activeElement).toBe(await field('Phone'))
    expect(told).toEqual([])
  })
})

it('says at once that the store does not deliver there, and keeps what was typed', async () => {
  server.use(
    serve(setOrderAddress, () =>
      refusal('ORD_ADDRESS_OUT_OF_AREA', 'This store does not deliver to your address.', 409),
    ),
  )
  const { type, goOn, onDone } = open({}, false)
  await type()
  await goOn()

  expect((await screen.findByRole('alert')).textContent).toContain('does not deliver')
  expect(await field('Address')).toHaveProperty('value', '1 New St')
  expect(onDone).not.toHaveBeenCalled()
})

describe('2§4 the rates of shipping', () => {
  it('can be chosen among, and the store keeps the choice at once', async () => {
    const { user } = open({ shippingRateID: id(70) })
    const express = await screen.findByRole('radio', { name: 'Express, $12.00' })
    expect(screen.getByRole('radio', { name: 'Standard, $5.00' })).toHaveProperty('checked', true)
    await user.click(express)

    // A customer has one cart: its number is not sent.
    await waitFor(() => expect(told).toEqual([{ fulfillmentMethodID: id(2), shippingRateID: id(71) }]))
    expect(screen.getByText('The delivery charge for this order is $2.50.')).toBeTruthy()
  })

  it('are told where there is one alone', async () => {
    server.use(serve(shippingRates, () => reply({ rates: [rate(70, 'Standard', 5)] })))
    open()

    expect(await screen.findByText('Shipping: Standard, $5.00')).toBeTruthy()
  })
})

it('ships to a store, which the shopper has to name', async () => {
  server.use(
    serve(applyShipToStoreLocation, ({ query }) => {
      told.push(Object.fromEntries(query))
      return reply({ ...cart, version: 2, shipToStoreLocationID: id(60) })
    }),
  )
  const { user, goOn, onDone } = open({}, false)
  await user.click(await screen.findByRole('radio', { name: 'A store, where you fetch it' }))
  await goOn()
  expect((await screen.findByRole('alert')).textContent).toContain('choose a store')
  await user.click(screen.getByRole('radio', { name: 'Uptown' }))
  await goOn()

  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('Shipped to Uptown', ''))
  expect(told).toEqual([{ locationID: id(60), orderNumber: 'CART-1' }])
})
