import { availableSlots, bookSlot, rebookSlot } from '@aisle/api/slot'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TimeSlot } from './time-slot.tsx'

const [group] = Object.values(aCart([aCartItem()]).fulfillments)
const at = (slot: number, hour: number) => ({
  slotId: id(slot),
  bookingDate: '2030-01-04',
  slotTime: `${hour}:00 AM – ${hour + 1}:00 AM`,
  startsAt: `2030-01-04T${hour + 5}:00:00Z`,
  endsAt: `2030-01-04T${hour + 6}:00:00Z`,
})
const booked = (booking: number, slot: ReturnType<typeof at>) => ({ ...slot, slotBookingID: id(booking) })
const early = at(30, 9)
const late = at(31, 10)
const held = booked(40, early)

/** What the store is asked, and what it answers to a PUT and to a POST. */
let asked: string[]
beforeEach(() => {
  asked = []
  const slots = [early, late].map((slot) => ({ ...slot, placesLeft: 3, isAvailable: true }))
  server.use(
    serve(availableSlots, ({ query }) =>
      reply({
        days: [{ date: '2030-01-04', isOpen: true, slots }],
        ...(query.get('nearSlotID')
          ? { nearest: slots.filter(({ slotId }) => slotId !== query.get('nearSlotID')) }
          : {}),
        timeZone: 'America/Indianapolis',
        serverTime: '2030-01-04T10:00:00Z',
      }),
    ),
  )
})
const answer = (given: { exchange: () => Response; hold?: () => Response }) =>
  server.use(
    serve(rebookSlot, () => {
      asked.push('exchange')
      return given.exchange()
    }),
    serve(bookSlot, () => {
      asked.push('hold')
      return (given.hold ?? given.exchange)()
    }),
  )
const holding = (booking: number, slot: ReturnType<typeof at>) => () =>
  reply({ storePickupSlot: booked(booking, slot), serverTime: '2030-01-04T10:00:00Z' })

function openStep(lost?: string) {
  if (!group) throw new Error('the cart has no group')
  const onDone = vi.fn()
  const view = renderWithProviders(
    <TimeSlot group={group} held={lost ? undefined : held} lost={lost} onDone={onDone} />,
  )
  return { ...view, onDone }
}
const slotOption = (name: RegExp) => screen.findByRole('radio', { name })
const next = () => screen.getByRole('button', { name: 'Continue' })

describe('a hold that has run out', () => {
  const gone = () => refusal('CRT_0014', 'Your time slot is no longer reserved for you.', 409)

  it('does not keep the shopper from another slot', async () => {
    answer({ exchange: gone, hold: holding(41, late) })
    const { user, onDone } = openStep()

    await user.click(await slotOption(/10:00 AM – 11:00 AM/))
    await user.click(next())

    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(booked(41, late)))
    expect(asked).toEqual(['exchange', 'hold'])
  })

  it('is held anew for whoever goes on with it', async () => {
    answer({ exchange: gone, hold: holding(41, early) })
    const { user, onDone } = openStep()

    await slotOption(/9:00 AM/)
    await user.click(next())

    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(booked(41, early)))
  })
})

it('asks for another slot where the chosen one is full, and says so', async () => {
  answer({ exchange: () => refusal('CRT_0018', 'This time slot has no place left.', 409) })
  const { user, onDone } = openStep()
  await user.click(await slotOption(/10:00 AM – 11:00 AM/))
  await user.click(next())

  expect((await screen.findByRole('alert')).textContent).toContain('no place left')
  expect(next()).toHaveProperty('disabled', true)
  answer({ exchange: holding(42, early) })
  await user.click(await slotOption(/9:00 AM/))
  await user.click(next())

  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(booked(42, early)))
})

it('keeps the choice while the store cannot be reached', async () => {
  answer({ exchange: () => Response.error() })
  const { user } = openStep()
  await user.click(await slotOption(/10:00 AM – 11:00 AM/))
  await user.click(next())

  await screen.findByRole('alert', {}, { timeout: 10_000 })
  expect(await slotOption(/10:00 AM – 11:00 AM/)).toHaveProperty('checked', true)
  expect(next()).toHaveProperty('disabled', false)
}, 15_000)

it('says why the slot of before is lost, until another is chosen', async () => {
  answer({ exchange: holding(41, late) })
  const { user, onDone } = openStep('Your time slot is no longer reserved for you.')

  expect((await screen.findByRole('alert')).textContent).toContain('no longer reserved')
  await user.click(await slotOption(/10:00 AM – 11:00 AM/))
  await user.click(next())

  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(booked(41, late)))
  expect(asked).toEqual(['hold'])
})

it('holds the nearest time to a full one with one click', async () => {
  answer({ exchange: () => refusal('CRT_0018', 'This time slot has no place left.', 409) })
  const { user, onDone } = openStep()
  await user.click(await slotOption(/10:00 AM – 11:00 AM/))
  await user.click(next())
  const nearest = await screen.findByRole('button', { name: /9:00 AM – 10:00 AM/ })
  answer({ exchange: holding(42, early) })
  await user.click(nearest)

  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(booked(42, early)))
})

it('F21 F55 shows the store’s days to a device that is years behind', async () => {
  const serverTime = '2030-01-04T10:00:00Z'
  const windows: string[] = []
  server.use(
    serve(availableSlots, ({ query }) => {
      const [from, to] = [query.get('fromDate') ?? '', query.get('toDate') ?? '']
      windows.push(`${from} ${to}`)
      const slots = [{ ...early, placesLeft: 3, isAvailable: true }]
      const days = [{ date: '2030-01-04', isOpen: true, slots }].filter(({ date }) => from <= date && date <= to)
      return reply({ days, timeZone: 'America/Indianapolis', serverTime })
    }),
  )
  openStep()

  expect(await slotOption(/9:00 AM/)).toBeDefined()
  expect(windows.slice(1)).toEqual(['2030-01-02 2030-01-12'])
})
