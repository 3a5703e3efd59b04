import { formatMoney } from '@aisle/api/money'
import type { OrderFulfillment } from '@aisle/api/order-detail'
import { useLink } from '@aisle/platform'
import { Image } from '@aisle/ui/image'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import { formatWeekday } from '@aisle/ui/day.rules'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'
import { messages } from '../../orders.messages.ts'
import { linePrices } from './line-prices.rules.ts'

type OrderPartProps = {
  readonly part: OrderFulfillment
  /** The order, where it is of somebody who can review what has reached them. */
  readonly reviewableOrderId?: string
}

/** The part of an order that comes one way. */
export function OrderPart({ part, reviewableOrderId }: OrderPartProps) {
  const canReview = useLink('reviews') !== null && reviewableOrderId !== undefined && part.status === 'completed'
  const { slot, address, storeName, pickupPerson } = part
  const facts = [
    slot ? `${formatWeekday(slot.bookingDate.slice(0, 10))}, ${slot.slotTime}` : undefined,
    address ? `${address.line1}, ${address.city}, ${address.state} ${address.zip}` : storeName,
    pickupPerson ? messages.fetchedBy(`${pickupPerson.firstName} ${pickupPerson.lastName}`) : undefined,
  ].filter((fact) => fact !== undefined && fact !== null)
  return (
    <PageSection title={part.fulfillmentName} aside={<span>{part.statusText}</span>}>
      <Panel>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <ul>
          {part.orderLineItems.map((line) => (
            <Line key={line.orderLineItemID} aria-label={line.title}>
              <Image src={line.profileImage} alt="" width={56} height={56} />
              <div>
                <TextLink to="product" params={{ seoName: line.seoName }} variant="plain">
                  {line.title}
                </TextLink>
                <Note>
                  {linePrices(line)}
                  {line.sizeText ? ` · ${line.sizeText}` : ''}
                </Note>
                {canReview ? (
                  <TextLink
                    to="reviews"
                    params={{ product: line.seoName, order: reviewableOrderId }}
                    aria-label={messages.writeReviewOf(line.title)}
                  >
                    {messages.writeReview}
                  </TextLink>
                ) : null}
              </div>
              <span>{formatMoney(line.totalPrice)}</span>
            </Line>
          ))}
        </ul>
      </Panel>
    </PageSection>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--color-line);
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  font-variant-numeric: tabular-nums;
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
