import type { AutoShip } from '@aisle/api/auto-ship-detail'
import { Badge } from '@aisle/ui/badge'
import { formatCalendarDay } from '@aisle/ui/day.rules'
import { Image } from '@aisle/ui/image'
import { Panel } from '@aisle/ui/page-layout'
import { Price } from '@aisle/ui/price'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'

/** A product that comes again and again: how often, and when next. */
export function AutoShipCard({ subscription }: { readonly subscription: AutoShip }) {
  const { subscriptionID, title, qty, frequencyText, status, statusText, nextOrderDate, price } = subscription
  return (
    <Panel as="li" aria-label={title}>
      <Row>
        <Image src={subscription.profileImage} alt="" width={80} height={80} />
        <div>
          <TextLink to="subscription" params={{ subscriptionId: subscriptionID }} variant="plain">
            {title}
          </TextLink>
          <Note>
            {qty} × {frequencyText}
          </Note>
          <Price amount={price} />
          {status === 'active' && nextOrderDate ? <Note>Next delivery {formatCalendarDay(nextOrderDate)}</Note> : null}
        </div>
        <Badge tone={status === 'active' ? 'success' : 'neutral'}>{statusText}</Badge>
      </Row>
    </Panel>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: start;
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
