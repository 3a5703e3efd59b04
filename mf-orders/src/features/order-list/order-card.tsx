import { formatMoney } from '@aisle/api/money'
import type { OrderListItem } from '@aisle/api/order'
import { formatDay } from '@aisle/ui/day.rules'
import { Image } from '@aisle/ui/image'
import { Panel } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'
import { messages } from '../../orders.messages.ts'
import { OrderStatusBadge } from './order-status.tsx'

/** An order in a list: what, when, where it is. */
export function OrderCard({ order }: { readonly order: OrderListItem }) {
  return (
    <Panel as="article" aria-label={messages.order(order.orderNumber)}>
      <Head>
        <div>
          <Title>
            <TextLink to="order" params={{ orderId: order.orderID }} variant="plain">
              {messages.order(order.orderNumber)}
            </TextLink>
          </Title>
          <Note>
            {formatDay(order.placedAt)} · {order.fulfillmentName}
            {order.storeName ? ` · ${order.storeName}` : ''}
          </Note>
        </div>
        <OrderStatusBadge order={order} />
      </Head>
      <Images>
        {order.images.slice(0, 5).map((image) => (
          <Image key={image.url} src={image.url} alt={image.alt} width={56} height={56} />
        ))}
      </Images>
      <Foot>
        <span>{messages.items(order.totalItems)}</span>
        <strong>{formatMoney(order.total)}</strong>
      </Foot>
    </Panel>
  )
}

const Head = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: start;
  justify-content: space-between;
`

const Title = styled.h2`
  font-size: var(--text-m);
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`

const Images = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 56px);
  gap: var(--space-2);
  margin: var(--space-3) 0;
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`
