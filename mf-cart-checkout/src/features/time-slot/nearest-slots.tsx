import type { CartFulfillment } from '@aisle/api/cart-detail'
import { availableSlots, type BookedSlot } from '@aisle/api/slot'
import { useCallIfReady, useShopping } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import { useState } from 'react'
import styled from 'styled-components'
import { useHoldSlot } from './held-slots.ts'
import { sevenDaysFrom } from './seven-days.rules.ts'
import { slotText } from './slot-text.ts'
import { slotMessages as texts } from './time-slot.messages.ts'

type NearestSlotsProps = {
  readonly group: CartFulfillment
  readonly lostSlotId: string
  readonly onHeld: (slot: BookedSlot) => void
}

/** The times to take instead of one that is lost, as the store names them. One click holds one. */
export function NearestSlots({ group, lostSlotId, onHeld }: NearestSlotsProps) {
  const store = useShopping((state) => state.store)
  const [today] = useState(() => new Date())
  const query = {
    locationID: store?.locationId ?? '',
    ...sevenDaysFrom(today),
    fulfillmentCodeName: group.codeName,
    zipCode: store?.zipCode,
    nearSlotID: lostSlotId,
  }
  const days = useCallIfReady(availableSlots, { query }, { enabled: Boolean(store) })
  const hold = useHoldSlot({ group, held: undefined })
  if (!days.data?.nearest) return null
  const { nearest } = days.data
  return (
    <Stack data-gap={2}>
      <p>{nearest.length > 0 ? texts.nearest : texts.noneNear}</p>
      <Times>
        {nearest.map((slot) => (
          <li key={slot.slotId}>
            <Button
              size="s"
              isBusy={hold.isPending && hold.variables.slotId === slot.slotId}
              disabled={hold.isPending && hold.variables.slotId !== slot.slotId}
              onClick={() =>
                hold.mutate(
                  { slotId: slot.slotId, date: slot.bookingDate.slice(0, 10) },
                  { onSuccess: (held) => held && onHeld(held), onError: () => void days.refetch() },
                )
              }
            >
              {slotText(slot)}
            </Button>
          </li>
        ))}
      </Times>
      {hold.error ? <Alert variant="danger">{errorText(hold.error)}</Alert> : null}
    </Stack>
  )
}

const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  list-style: none;
`
