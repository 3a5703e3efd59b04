import { addressList, deleteAddress, setDefaultAddress } from '@aisle/api/address'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '../account.builder.ts'
import { answer } from '../testing/answer.ts'
import { signedIn } from '../testing/signed-in.ts'
import AddressesPage from './addresses.page.tsx'

const home = anAddress({ isDefault: true })
const work = anAddress({ customerAddressesID: id(21), line1: '1 Main Street' })
let kept = [home, work]

beforeEach(() => {
  kept = [home, work]
  server.use(
    serve(addressList, () => reply({ items: kept })),
    serve(deleteAddress, ({ params }) => {
      kept = kept.filter(({ customerAddressesID }) => customerAddressesID !== params.customerAddressesID)
      return reply(true)
    }),
    serve(setDefaultAddress, ({ body }) => {
      const chosen = JSON.stringify(body)
      kept = kept.map((address) => ({ ...address, isDefault: chosen.includes(address.customerAddressesID) }))
      return reply(true)
    }),
  )
})

const open = () => renderWithProviders(<AddressesPage />, signedIn)
const card = async (line1: string) => within(await screen.findByRole('listitem', { name: line1 }))

describe('addresses (spec 1 §4)', () => {
  it('open the form, for another one or to change one', async () => {
    const { user, platform } = open()
    const opened = () => platform.dialogs.stack.getState().at(-1)

    await user.click((await card('1 Main Street')).getByRole('button', { name: 'Edit 1 Main Street' }))
    await waitFor(() => expect(opened()).toMatchObject({ name: 'address-form', props: { addressId: id(21) } }))
    await user.click(screen.getByRole('button', { name: 'Add address' }))

    await waitFor(() => expect(opened()).toMatchObject({ name: 'address-form', props: {} }))
  })

  it('have one default at a time', async () => {
    const { user } = open()
    ;(await card('12 Elm Street')).getByText('Default')

    await user.click((await card('1 Main Street')).getByRole('button', { name: 'Set as default' }))

    await waitFor(async () => (await card('12 Elm Street')).getByRole('button', { name: 'Set as default' }))
    ;(await card('1 Main Street')).getByText('Default')
  })

  it('are deleted once that was confirmed', async () => {
    const { user, platform } = open()

    await user.click((await card('1 Main Street')).getByRole('button', { name: 'Delete 1 Main Street' }))
    await answer(platform, true)

    await waitFor(() => expect(screen.queryByRole('listitem', { name: '1 Main Street' })).toBeNull())
  })

  it('say so where there are none', async () => {
    kept = []
    open()

    await screen.findByRole('heading', { name: 'No addresses yet' })
    screen.getByRole('button', { name: 'Add address' })
  })
})
