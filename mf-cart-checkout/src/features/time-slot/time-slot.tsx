import type { CartFulfillment } from '@aisle/api/cart-detail'
import type { BookedSlot } from '@aisle/api/slot'
import { ApiError } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { SlotPicker } from '@aisle/ui/slot-picker'
import { errorText } from '@aisle/ui/error-text.rules'
import { useState } from 'react'
import { messages } from '../../cart.messages.ts'
import { useHoldSlot } from './held-slots.ts'
import type { SlotChoice } from './hold-slot.ts'
import { isSlotGone } from './lost-slots.rules.ts'
import { NearestSlots } from './nearest-slots.tsx'
import { slotMessages as texts } from './time-slot.messages.ts'
import { useSlotDays } from './use-slot-days.ts'
import { StepActions } from '../steps/step-actions.ts'

type TimeSlotProps = {
  readonly group: CartFulfillment
  /** A slot held before, to be exchanged. */
  readonly held: BookedSlot | undefined
  /** Why the slot of before is not held any more, and which it was. */
  readonly lost: string | undefined
  readonly lostSlotId?: string | undefined
  readonly onDone: (slot: BookedSlot) => void
}

/** When the order is fetched or comes: a slot is held for the shopper as soon as it is chosen. */
export function TimeSlot({ group, held, lost, lostSlotId, onDone }: TimeSlotProps) {
  const slots = useSlotDays(group.codeName)
  const [chosen, setChosen] = useState<SlotChoice>()
  const book = useHoldSlot({ group, held })
  const hold = (wish: SlotChoice) =>
    book.mutate(wish, { onSuccess: (slot) => slot && onDone(slot), onError: () => void slots.refetch() })
  const isGone = book.error instanceof ApiError && isSlotGone(book.error.code)
  // Going on with the slot of before holds it anew: its time may have run out while the shopper was elsewhere.
  const before = held && { slotId: held.slotId, date: held.bookingDate.slice(0, 10) }
  const tried = book.variables
  const insteadOf = isGone ? tried?.slotId : lostSlotId
  const choice = isGone ? (chosen === tried ? undefined : chosen) : (chosen ?? before)

  if (slots.isPending) {
    return (
      <Loading label={texts.loading}>
        <Skeleton height="200px" radius="m" />
      </Loading>
    )
  }
  if (!slots.data) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void slots.refetch()}>{messages.tryAgain}</Button>}>
        {slots.error ? errorText(slots.error) : null}
      </Alert>
    )
  }
  return (
    <Stack data-gap={4}>
      {lost && book.isIdle ? <Alert variant="danger">{lost}</Alert> : null}
      {insteadOf ? <NearestSlots key={insteadOf} group={group} lostSlotId={insteadOf} onHeld={onDone} /> : null}
      <SlotPicker
        days={slots.data.days}
        selectedSlotId={choice?.slotId}
        onSelect={({ slotId }, date) => setChosen({ slotId, date })}
        isDisabled={book.isPending}
      />
      {book.error ? <Alert variant="danger">{errorText(book.error)}</Alert> : null}
      <StepActions>
        <Button variant="primary" isBusy={book.isPending} disabled={!choice} onClick={() => choice && hold(choice)}>
          {texts.goOn}
        </Button>
      </StepActions>
    </Stack>
  )
}
