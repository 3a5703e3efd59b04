import { locationDetail } from '@aisle/api/location'
import { availableSlots } from '@aisle/api/slot'
import { aStore, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import Chooser from './chooser.tsx'

const store = aStore()

const aMethod = (number: number, fulfillmentName: string, configuration: object = {}, available = true) => ({
  fulfillmentId: id(number),
  fulfillmentMethodID: id(number),
  codeName: `code-${number}`,
  fulfillmentName,
  isActive: true,
  available,
  configuration,
})

const elm = {
  locationId: store.locationId,
  name: store.name,
  address: { line1: '12 Elm Street', city: 'Springfield', zip: '46204' },
  timeZone: 'UTC',
  fulFillments: [
    aMethod(2, 'Store pickup', { isSlotBookingRequired: true }),
    aMethod(3, 'Standard delivery'),
    aMethod(4, 'Scheduled delivery', { isComingSoon: true }),
    aMethod(5, 'Locker', {}, false),
  ],
}

const tomorrow = new Date(Date.now() + 24 * 3_600_000)
const slots = {
  days: [
    {
      date: tomorrow.toISOString().slice(0, 10),
      isOpen: true,
      slots: [
        {
          slotId: id(9),
          bookingDate: tomorrow.toISOString().slice(0, 10),
          slotTime: '9:00 AM – 10:00 AM',
          startsAt: tomorrow.toISOString(),
          endsAt: tomorrow.toISOString(),
          placesLeft: 3,
          isAvailable: true,
        },
      ],
    },
  ],
  timeZone: 'UTC',
  serverTime: new Date().toISOString(),
}

function show() {
  const onClose = vi.fn()
  const { user } = renderWithProviders(<Chooser store={store} findStore="/find-store" onClose={onClose} />, {
    shopping: store,
  })
  const dialog = screen.getByRole('dialog', { name: 'How you shop' })
  const method = (name: string) => within(dialog).findByRole<HTMLInputElement>('radio', { name: new RegExp(name) })
  return { user, onClose, dialog, method }
}

describe('1§2 how one shops', () => {
  it('offers what the store has, says when, and what is still to come or not to be had', async () => {
    server.use(
      serve(locationDetail, () => reply(elm)),
      serve(availableSlots, () => reply(slots)),
    )
    const { user, dialog, method } = show()

    expect((await method('Store pickup')).checked).toBe(true)
    await within(dialog).findByText('Next: Tomorrow, 9:00 AM – 10:00 AM')
    expect([(await method('Scheduled delivery')).disabled, (await method('Locker')).disabled]).toEqual([true, true])
    within(dialog).getByText('Coming soon')
    within(dialog).getByText('Not available here')

    await user.click(await method('Standard delivery'))
    within(dialog).getByRole('button', { name: 'Use standard delivery' })
  })

  it('is shown without a time that cannot be had (1§8)', async () => {
    server.use(
      serve(locationDetail, () => reply(elm)),
      serve(availableSlots, () => refusal('SLOT_0001', 'no', 400)),
    )
    const { user, dialog, method, onClose } = show()
    await method('Store pickup')
    await waitFor(() => expect(dialog.textContent).not.toContain('Looking for the next time'))

    await user.click(within(dialog).getByText('Done'))

    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says that it cannot be had, and asks again', async () => {
    let isThere = false
    server.use(
      serve(locationDetail, () => (isThere ? reply(elm) : refusal('LOC_0001', 'no', 400))),
      serve(availableSlots, () => reply(slots)),
    )
    const { user, dialog, method } = show()
    await within(dialog).findByText('The options of this store could not be loaded. Your store stays as it is.')
    isThere = true

    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))

    expect((await method('Store pickup')).checked).toBe(true)
  })
})
