import type { CartFulfillment } from '@aisle/api/cart-detail'
import { availableSlots, type BookedSlot, bookSlot, rebookSlot, type Slot } from '@aisle/api/slot'
import { api, useCallIfReady, useShopping } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { SlotPicker } from '@aisle/ui/slot-picker'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../cart.messages.ts'
import { sevenDaysFrom } from './seven-days.rules.ts'
import { slotOf } from './slot-of.rules.ts'

type TimeSlotProps = {
  readonly group: CartFulfillment
  readonly orderNumber: string
  /** A slot held before, to be exchanged. */
  readonly held: BookedSlot | undefined
  readonly onDone: (slot: BookedSlot) => void
}

/** When the order is fetched or comes: a slot is held for the shopper as soon as it is chosen. */
export function TimeSlot({ group, orderNumber, held, onDone }: TimeSlotProps) {
  const store = useShopping((state) => state.store)
  const locationID = store?.locationId ?? ''
  const [today] = useState(() => new Date())
  const slots = useCallIfReady(
    availableSlots,
    { query: { locationID, ...sevenDaysFrom(today), fulfillmentCodeName: group.codeName, zipCode: store?.zipCode } },
    { enabled: Boolean(store) },
  )
  const [choice, setChoice] = useState<{ readonly slot: Slot; readonly date: string }>()
  const book = useMutation({
    mutationFn: ({ slot, date }: NonNullable<typeof choice>) => {
      const body = {
        slotId: slot.slotId,
        bookingDate: date,
        locationID,
        fulfillmentCodeName: group.codeName,
        orderNumber,
      }
      return held
        ? api.call(rebookSlot, { params: { slotBookingId: held.slotBookingID }, body })
        : api.call(bookSlot, { body })
    },
    onSuccess: (blocked) => {
      const slot = slotOf(blocked, group)
      if (slot) onDone(slot)
    },
    onError: () => void slots.refetch(),
  })

  if (slots.isPending) {
    return (
      <Loading label="Loading time slots">
        <Skeleton height="200px" radius="m" />
      </Loading>
    )
  }
  if (!slots.data) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void slots.refetch()}>{messages.tryAgain}</Button>}>
        {slots.error?.message}
      </Alert>
    )
  }
  return (
    <Stack $gap={4}>
      <SlotPicker
        days={slots.data.days}
        selectedSlotId={choice?.slot.slotId ?? held?.slotId}
        onSelect={(slot, date) => setChoice({ slot, date })}
        isDisabled={book.isPending}
      />
      {book.error ? <Alert variant="danger">{book.error.message}</Alert> : null}
      <div>
        <Button
          variant="primary"
          isBusy={book.isPending}
          disabled={!choice && !held}
          onClick={() => (choice ? book.mutate(choice) : held && onDone(held))}
        >
          Continue
        </Button>
      </div>
    </Stack>
  )
}
