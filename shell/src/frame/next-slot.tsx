import { availableSlots } from '@aisle/api/slot'
import { useCallIfReady } from '@aisle/platform'
import { useState } from 'react'
import { chooserMessages } from './frame-extras.messages.ts'
import { dayAt, dayName, nextSlot, slotWindow } from './next-slot.rules.ts'

type NextSlotProps = {
  readonly locationID: string
  readonly timeZone: string | undefined
  readonly codeName: string
  readonly zipCode: string
}

/** The next time at which goods can be fetched or come; nothing where that cannot be had (spec 1 §8). */
export function NextSlot({ locationID, timeZone, codeName, zipCode }: NextSlotProps) {
  const [today] = useState(() => dayAt(new Date(), timeZone))
  const { data, isError } = useCallIfReady(availableSlots, {
    query: { locationID, ...slotWindow(today), fulfillmentCodeName: codeName, zipCode },
  })
  if (isError) return null
  if (!data) return chooserMessages.looking
  const next = nextSlot(data)
  if (!next) return chooserMessages.noSlot
  return chooserMessages.next(`${dayName(next.day, today, chooserMessages)}, ${next.slot.slotTime}`)
}
