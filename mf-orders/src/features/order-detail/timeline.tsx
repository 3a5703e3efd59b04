import type { OrderDetail } from '@aisle/api/order-detail'
import { formatDay } from '@aisle/ui/day.rules'
import { CheckIcon } from '@aisle/ui/icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import styled from 'styled-components'
import { messages } from '../../orders.messages.ts'

/** What happened to an order and what is still to come. */
export function Timeline({ events }: { readonly events: OrderDetail['timeline'] }) {
  return (
    <ol>
      {events.map(({ status, text, at, isReached }) => (
        <Event key={status} $isReached={isReached}>
          <Mark $isReached={isReached} aria-hidden="true">
            {isReached ? <CheckIcon size={16} /> : null}
          </Mark>
          <div>
            <strong>{text}</strong>
            <VisuallyHidden>{` ${isReached ? messages.done : messages.toCome}`}</VisuallyHidden>
            {at ? <When>{formatDay(at)}</When> : null}
          </div>
        </Event>
      ))}
    </ol>
  )
}

const Event = styled.li<{ readonly $isReached: boolean }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) 0;
  color: ${({ $isReached }) => ($isReached ? 'inherit' : 'var(--color-muted)')};
`

const Mark = styled.span<{ readonly $isReached: boolean }>`
  display: grid;
  flex: none;
  width: 24px;
  height: 24px;
  place-items: center;
  border: 2px solid ${({ $isReached }) => ($isReached ? 'var(--color-accent)' : 'var(--color-line)')};
  border-radius: 50%;
  color: var(--color-on-accent);
  background: ${({ $isReached }) => ($isReached ? 'var(--color-accent)' : 'transparent')};
`

const When = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
