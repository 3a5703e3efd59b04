import type { CartDetail, CartFulfillment } from '@aisle/api/cart-detail'
import type { BookedSlot } from '@aisle/api/slot'
import { Button } from '@aisle/ui/button'
import { WarningIcon } from '@aisle/ui/icons'
import { ClockIcon } from '@aisle/ui/later-icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { useHeldSlots } from './held-slots.ts'
import { clockText, holdPhase, millisecondsLeft } from './hold-clock.rules.ts'
import { NearestSlots } from './nearest-slots.tsx'
import { slotOf } from './slot-of.rules.ts'
import { slotText } from './slot-text.ts'
import { slotMessages as texts } from './time-slot.messages.ts'

type SlotHoldsProps = {
  readonly detail: Pick<CartDetail, 'fulfillments'>
  /** The slots that the shopper has chosen, by way of receiving. */
  readonly slots: Readonly<Record<string, BookedSlot>>
  readonly onHeld: (method: string, slot: BookedSlot) => void
  /** None of what is offered instead will do. */
  readonly onChooseAgain: (method: string) => void
}

/**
 * How long the chosen slots are held yet, and what to take instead of one whose time is over. Stands beside the open
 * step, which stays as it is.
 */
export function SlotHolds({ detail, slots, onHeld, onChooseAgain }: SlotHoldsProps) {
  return Object.values(detail.fulfillments).map((group) => {
    const slot = slots[group.fulfillmentMethodID]
    if (!slot) return null
    return (
      <SlotHold
        key={slot.slotBookingID}
        group={group}
        slot={slot}
        onHeld={(other) => onHeld(group.fulfillmentMethodID, other)}
        onChooseAgain={() => onChooseAgain(group.fulfillmentMethodID)}
      />
    )
  })
}

type SlotHoldProps = {
  readonly group: CartFulfillment
  readonly slot: BookedSlot
  readonly onHeld: (slot: BookedSlot) => void
  readonly onChooseAgain: () => void
}

function SlotHold({ group, slot, onHeld, onChooseAgain }: SlotHoldProps) {
  const phase = useHold(group, slot)
  const name = slotText(slot)
  const isOver = phase.name === 'over'
  return (
    <>
      <VisuallyHidden role="status">
        {isOver ? texts.over(name) : phase.name === 'ending' ? texts.ending(name) : ''}
      </VisuallyHidden>
      {isOver ? (
        <Box $isOver>
          <WarningIcon />
          <Content>
            <p>{texts.over(name)}</p>
            <NearestSlots group={group} lostSlotId={slot.slotId} onHeld={onHeld} />
            <div>
              <Button size="s" variant="quiet" onClick={onChooseAgain}>
                {texts.otherTimes}
              </Button>
            </div>
          </Content>
        </Box>
      ) : phase.left === undefined ? null : (
        <Box $isOver={false}>
          <ClockIcon />
          <Content>
            <p>{texts.held(name)}</p>
          </Content>
          <Left role="timer" $isEnding={phase.name === 'ending'}>
            {texts.left(clockText(phase.left))}
          </Left>
        </Box>
      )}
    </>
  )
}

type Phase = { readonly name: 'held' | 'ending' | 'over'; readonly left?: number }

/** Where the hold stands. Once its time is over the store is asked, and has the last word. */
function useHold(group: CartFulfillment, slot: BookedSlot): Phase {
  const { data, dataUpdatedAt, refetch } = useHeldSlots()
  const now = useNow()
  const [since] = useState(() => Date.now())
  const hold = data && slotOf(data, group)
  const isHeld = hold?.slotBookingID === slot.slotBookingID
  const left =
    data && isHeld && hold.expiresAt
      ? millisecondsLeft({ expiresAt: hold.expiresAt, serverTime: data.serverTime, toldAt: dataUpdatedAt }, now)
      : undefined
  const isTimeOver = left === 0
  const ask = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isTimeOver) ask()
  }, [isTimeOver])

  // What was known before the slot was chosen says nothing about it.
  if (data && !isHeld) return { name: dataUpdatedAt < since ? 'held' : 'over' }
  return left === undefined ? { name: 'held' } : { name: holdPhase(left), left }
}

const SECOND = 1000

/** The device's clock, read every second and when the page is looked at again. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const read = () => setNow(Date.now())
    const timer = setInterval(read, SECOND)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return now
}

const Box = styled.div<{ readonly $isOver: boolean }>`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-left: 4px solid ${({ $isOver }) => ($isOver ? 'var(--color-warning)' : 'var(--color-accent)')};
  border-radius: var(--radius-m);
  background: var(--color-surface);
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $isOver }) => ($isOver ? 'var(--color-warning)' : 'var(--color-accent)')};
  }
`

const Content = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-2);
  min-width: 0;
`

const Left = styled.span<{ readonly $isEnding: boolean }>`
  font-weight: ${({ $isEnding }) => ($isEnding ? 600 : 400)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
