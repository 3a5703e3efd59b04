import type { Slot } from '@aisle/api/slot'
import { id, renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SlotPicker } from './slot-picker.tsx'

const aSlot = (number: number, overrides: Partial<Slot> = {}): Slot => ({
  slotId: id(number),
  bookingDate: '2026-11-20',
  slotTime: `${number}:00 PM – ${number + 1}:00 PM`,
  startsAt: '2026-11-20T18:00:00Z',
  endsAt: '2026-11-20T19:00:00Z',
  placesLeft: 3,
  isAvailable: true,
  ...overrides,
})

const days = [
  { date: '2026-11-20', isOpen: true, slots: [aSlot(1), aSlot(2, { placesLeft: 0 })] },
  { date: '2026-11-21', isOpen: true, slots: [aSlot(3, { bookingDate: '2026-11-21' })] },
]

it('chooses a slot of a day', async () => {
  const onSelect = vi.fn()
  const { user } = renderWithProviders(<SlotPicker days={days} selectedSlotId={undefined} onSelect={onSelect} />)

  await user.click(screen.getByRole('tab', { name: 'Sat, Nov 21' }))
  await user.click(screen.getByRole('radio', { name: '3:00 PM – 4:00 PM' }))

  expect(onSelect).toHaveBeenCalledExactlyOnceWith(days[1]?.slots[0], '2026-11-21')
})

it('says how many places are left and refuses a full slot', () => {
  renderWithProviders(<SlotPicker days={days} selectedSlotId={undefined} onSelect={() => {}} />)

  screen.getByText('3 places left')
  expect(screen.getByRole('radio', { name: '2:00 PM – 3:00 PM' })).toHaveProperty('disabled', true)
})

it('says so when nothing can be booked', () => {
  renderWithProviders(<SlotPicker days={[]} selectedSlotId={undefined} onSelect={() => {}} />)

  screen.getByText(/No time slots are open/)
})
