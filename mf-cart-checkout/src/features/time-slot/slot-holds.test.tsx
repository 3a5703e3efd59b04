import { availableSlots, blockedSlots, bookSlot, type BookedSlot } from '@aisle/api/slot'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SlotHolds } from './slot-holds.tsx'

const detail = aCart([aCartItem()])
const at = (slot: number, hour: number) => ({
  slotId: id(slot),
  bookingDate: '2030-01-04',
  slotTime: `${hour}:00 AM – ${hour + 1}:00 AM`,
  startsAt: `2030-01-04T${hour + 5}:00:00Z`,
  endsAt: `2030-01-04T${hour + 6}:00:00Z`,
})
const serverTime = '2030-01-04T10:00:00.000Z'
const booked = (booking: number, slot: ReturnType<typeof at>, seconds = 900): BookedSlot => ({
  ...slot,
  slotBookingID: id(booking),
  fulfillmentMethodID: id(2),
  expiresAt: new Date(Date.parse(serverTime) + seconds * 1000).toISOString(),
})
const nine = at(30, 9)
const ten = at(31, 10)

let held: readonly BookedSlot[]
beforeEach(() => {
  held = [booked(40, nine)]
  server.use(
    serve(blockedSlots, () => reply({ heldSlots: held, serverTime })),
    serve(availableSlots, ({ query }) =>
      reply({
        days: [],
        timeZone: 'America/New_York',
        serverTime,
        nearest: query.get('nearSlotID') === nine.slotId ? [{ ...ten, placesLeft: 3, isAvailable: true }] : [],
      }),
    ),
  )
})

function show() {
  const onHeld = vi.fn()
  const onChooseAgain = vi.fn()
  const view = renderWithProviders(
    <SlotHolds detail={detail} slots={{ [id(2)]: booked(40, nine) }} onHeld={onHeld} onChooseAgain={onChooseAgain} />,
  )
  return { ...view, onHeld, onChooseAgain }
}
const takeTen = () => screen.findByRole('button', { name: /10:00 AM – 11:00 AM/ })

it('F55 counts down on the clock of the store, whatever the device has', async () => {
  show()

  expect((await screen.findByRole('timer')).textContent).toMatch(/^1(5:00|4:5\d) left$/)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('tells politely of the last two minutes', async () => {
  held = [booked(40, nine, 119)]
  show()

  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('2 more minutes'))
})

it('holds the nearest time with one click once the hold has run out', async () => {
  held = [booked(40, nine, 1)]
  const { user, onHeld } = show()
  await screen.findByRole('timer')
  held = []
  server.use(serve(bookSlot, () => reply({ heldSlots: [booked(41, ten)], serverTime })))

  await user.click(await takeTen())

  expect(screen.getByRole('status').textContent).toContain('no longer held')
  await waitFor(() => expect(onHeld).toHaveBeenCalledExactlyOnceWith(id(2), booked(41, ten)))
})

it('says so where the nearest time has gone as well, and leads to all of them', async () => {
  held = []
  server.use(serve(bookSlot, () => refusal('CRT_0018', 'This time slot has no place left.', 409)))
  const { user, onHeld, onChooseAgain } = show()

  await user.click(await takeTen())

  expect((await screen.findByRole('alert')).textContent).toContain('no place left')
  await user.click(screen.getByRole('button', { name: 'See all times' }))
  expect(onChooseAgain).toHaveBeenCalledOnce()
  expect(onHeld).not.toHaveBeenCalled()
})
