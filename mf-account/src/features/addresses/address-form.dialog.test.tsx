import { addressList, createAddress, updateAddress } from '@aisle/api/address'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anAddress } from '../../account.builder.ts'
import { signedIn } from '../../testing/signed-in.ts'
import AddressFormDialog from './address-form.dialog.tsx'

const home = anAddress({ isDefault: true })
const work = anAddress({ customerAddressesID: id(21), line1: '1 Main Street' })
let kept = [home, work]
const sent: unknown[] = []

beforeEach(() => {
  kept = [home, work]
  sent.length = 0
  server.use(
    serve(addressList, () => reply({ items: kept })),
    serve(createAddress, ({ body }) => {
      sent.push(['new', body])
      return reply({ address: anAddress({ customerAddressesID: id(22) }) })
    }),
    serve(updateAddress, ({ body, params }) => {
      sent.push([params.customerAddressesID, body])
      return reply({ address: work })
    }),
  )
})

const close = vi.fn()
const open = (addressId?: string) =>
  renderWithProviders(<AddressFormDialog {...(addressId ? { addressId } : {})} close={close} />, signedIn)
type User = ReturnType<typeof open>['user']

const field = (name: string) => screen.findByRole('textbox', { name })
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save address' }))
async function fillIn(user: User) {
  await user.type(await field('First name'), 'Casey')
  await user.type(await field('Last name'), 'Shaw')
  await user.type(await field('Address'), '12 Elm Street')
  await user.type(await field('City'), 'Springfield')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'IL')
  await user.type(await field('Zip code'), '62701')
}

const typed = {
  firstName: 'Casey',
  lastName: 'Shaw',
  line1: '12 Elm Street',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  type: 0,
}

describe('a new address (spec 1 §4)', () => {
  it.each([
    ['the first one leaves to the store that it is the default', 0, false, typed],
    ['another one is no default by itself', 2, false, typed],
    ['another one becomes the default where that is ticked', 2, true, { ...typed, isDefault: true }],
  ])('%s', async (_, keptNumber, ticks, body) => {
    kept = kept.slice(0, keptNumber)
    const { user } = open()
    await fillIn(user)
    const tick = screen.queryByRole('checkbox', { name: 'Use as my default address' })
    expect(tick !== null).toBe(keptNumber > 0)

    if (tick && ticks) await user.click(tick)
    await save(user)

    await waitFor(() => expect(close).toHaveBeenLastCalledWith({ addressId: id(22) }))
    expect(sent).toEqual([['new', body]])
  })
})

describe('a form that is not complete', () => {
  it('has the focus on the first field that is wrong, each time that it is sent', async () => {
    const { user } = open()
    await user.type(await field('Last name'), 'Shaw{Enter}')

    expect(screen.getAllByText('Field is Required.')).toHaveLength(5)
    expect(document.activeElement).toBe(await field('First name'))

    await user.keyboard('Casey{Enter}')

    expect(document.activeElement).toBe(await field('Address'))
    expect(sent).toEqual([])
  })
})

describe('a kept address (spec 1 §7)', () => {
  it('is shown as it is and changed where it is kept', async () => {
    const { user } = open(work.customerAddressesID)
    expect(await field('Address')).toHaveProperty('value', '1 Main Street')

    await user.clear(await field('City'))
    await user.type(await field('City'), 'Salem')
    await save(user)

    await waitFor(() => expect(close).toHaveBeenLastCalledWith({ addressId: work.customerAddressesID }))
    const body = { ...typed, line1: '1 Main Street', city: 'Salem', phone: '5551234567', country: 'US' }
    expect(sent).toEqual([[work.customerAddressesID, body]])
  })

  it('can become the default', async () => {
    const { user } = open(work.customerAddressesID)

    await user.click(await screen.findByRole('checkbox', { name: 'Use as my default address' }))
    await save(user)

    await waitFor(() => expect(sent).toMatchObject([[work.customerAddressesID, { isDefault: true }]]))
  })

  it('that is the default stays it', async () => {
    const { user } = open(home.customerAddressesID)
    await field('Address')
    expect(screen.queryByRole('checkbox')).toBeNull()

    await save(user)

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('1.isDefault')
  })

  it('tells why it was not saved, and keeps what was typed', async () => {
    server.use(serve(updateAddress, () => refusal('BUSY', 'The store is busy.', 409)))
    const { user } = open(work.customerAddressesID)
    await user.type(await field('Apartment, suite, unit'), '4b')

    await save(user)

    expect((await screen.findByRole('alert')).textContent).toContain('Error! The store is busy.')
    expect(await field('Apartment, suite, unit')).toHaveProperty('value', '4b')
  })

  it('that is gone is told of', async () => {
    open(id(29))

    await screen.findByText('This address is no longer kept.')
  })
})
