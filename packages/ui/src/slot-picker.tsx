import type { Slot, SlotDays } from '@aisle/api/slot'
import { useState } from 'react'
import styled from 'styled-components'
import { formatWeekday } from './day.rules.ts'
import { RadioGroup } from './radio-group.tsx'
import { dayToShow, isBookable, placesLabel } from './slot-picker.rules.ts'
import { Tabs } from './tabs.tsx'

export type SlotPickerProps = {
  /** Seven days of the store (decision 35). */
  readonly days: SlotDays['days']
  readonly selectedSlotId: string | undefined
  readonly onSelect: (slot: Slot, date: string) => void
  readonly isDisabled?: boolean
  readonly error?: string | undefined
}

/** Days as tabs, the slots of a day as radio buttons with the places that are left. */
export function SlotPicker({ days, selectedSlotId, onSelect, isDisabled, error }: SlotPickerProps) {
  const [chosenDay, setChosenDay] = useState<string>()
  const date = chosenDay ?? dayToShow(days, selectedSlotId)
  const day = days.find((candidate) => candidate.date === date)
  if (!day) return <Closed>No time slots are open for booking. Please choose another store or method.</Closed>
  const choose = (slotId: string) => {
    const slot = day.slots.find((candidate) => candidate.slotId === slotId)
    if (slot) onSelect(slot, day.date)
  }
  return (
    <Tabs
      label="Day"
      selected={day.date}
      onSelect={setChosenDay}
      tabs={days.map(({ date: id, isOpen, slots }) => ({
        id,
        label: formatWeekday(id),
        isDisabled: !isOpen || slots.length === 0,
      }))}
    >
      {day.slots.length === 0 ? (
        <Closed>The store takes no orders for this day. Please choose another one.</Closed>
      ) : (
        <RadioGroup
          legend={`Time slot, ${formatWeekday(day.date)}`}
          look="slots"
          value={selectedSlotId}
          isDisabled={isDisabled}
          error={error}
          onChange={choose}
          options={day.slots.map((slot) => ({
            value: slot.slotId,
            label: slot.slotTime,
            note: placesLabel(slot),
            isDisabled: !isBookable(slot) && slot.slotId !== selectedSlotId,
          }))}
        />
      )}
    </Tabs>
  )
}

const Closed = styled.p`
  color: var(--color-muted);
`
