import { formatMoney } from '@aisle/api/money'
import { type ThankYou, thankYou } from '@aisle/api/thank-you'
import { Slot, useCall, useLink, usePathParams } from '@aisle/platform'
import { CheckIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { OrderTotalsList } from '@aisle/ui/order-totals'
import { Cluster, PageLayout, PageSection, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'
import { messages } from '../cart.messages.ts'
import { orderCompleteMessages as texts } from '../features/order-complete/order-complete.messages.ts'
import { OrderedFulfillment } from '../features/order-complete/ordered-fulfillment.tsx'
import { useConfirmedOrder } from '../features/placing/use-place-order.ts'

/** The order was placed: its number, what comes when, what it costs and how it is paid. */
export default function OrderCompletePage() {
  const { orderNumber = '' } = usePathParams()
  const order = useCall(thankYou, { query: { OrderNumber: orderNumber } })
  useConfirmedOrder(orderNumber)
  return (
    <PageLayout width="form">
      <Stack data-gap={5}>
        <Done aria-hidden="true">
          <CheckIcon size={32} />
        </Done>
        <PageTitle>{messages.thankYou(order.firstName)}</PageTitle>
        <Stack data-gap={2}>
          <p>
            <strong>{texts.orderNumber(order.orderNumber)}</strong>
          </p>
          {order.email ? <p>{texts.confirmationSent(order.email)}</p> : null}
          {order.earnedLoyaltyPoints ? <p>{texts.pointsEarned(order.earnedLoyaltyPoints)}</p> : null}
          {order.subscriptionCount ? <Subscriptions count={order.subscriptionCount} /> : null}
        </Stack>
        {order.orderFulfillments.map((fulfillment) => (
          <OrderedFulfillment key={fulfillment.fulfillmentMethodID} fulfillment={fulfillment} />
        ))}
        <PageSection title={texts.summary}>
          <Panel>
            <OrderTotalsList totals={order.orderSummary} />
          </Panel>
        </PageSection>
        <Payments payments={order.payments} />
        <Slot name="order-complete.after" props={{ orderNumber }} />
        <Cluster>
          <LinkButton to="home">{texts.continueShopping}</LinkButton>
          {order.isGuest ? null : (
            <LinkButton to="order" params={{ orderId: order.orderID }} variant="secondary">
              {texts.viewOrder}
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </PageLayout>
  )
}

function Subscriptions({ count }: { readonly count: number }) {
  const hasPage = useLink('subscriptions') !== null
  return (
    <p>
      {texts.subscriptions(count)}{' '}
      {hasPage ? <TextLink to="subscriptions">{texts.manageSubscriptions}</TextLink> : null}
    </p>
  )
}

function Payments({ payments }: Pick<ThankYou, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <PageSection title={texts.payment}>
      <Panel>
        <ul>
          {payments.map(({ kind, label, amount }) => (
            <li key={`${kind}${label}`}>{`${label}: ${formatMoney(amount)}`}</li>
          ))}
        </ul>
      </Panel>
    </PageSection>
  )
}

const Done = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-on-accent);
`
