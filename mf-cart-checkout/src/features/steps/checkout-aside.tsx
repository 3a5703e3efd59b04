import type { CartDetail } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import { orderTotal } from '@aisle/api/order-totals'
import { Disclosure } from '@aisle/ui/disclosure'
import { OrderTotalsList } from '@aisle/ui/order-totals'
import { Cluster, Panel, Stack } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'
import { Aside } from '../lines/cart-layout.tsx'
import { stepsMessages as texts } from './steps.messages.ts'

type FiguresProps = { readonly detail: CartDetail; readonly isChanging: boolean }

/** The sums beside the steps; a phone has them in a bar. */
export const CheckoutAside = ({ detail, isChanging }: FiguresProps) => (
  <WiderThanPhone>
    <Panel>
      <Stack data-gap={4}>
        <Heading>{texts.orderSummary}</Heading>
        <Goods detail={detail} />
        <OrderTotalsList totals={detail.orderSummary} isChanging={isChanging} />
      </Stack>
    </Panel>
  </WiderThanPhone>
)

/** The total above the open step of a phone, and the sums behind it. */
export const SummaryBar = ({ detail, isChanging }: FiguresProps) => (
  <Bar>
    <Disclosure
      title={
        <Title>
          <span>{texts.orderSummary}</span>
          <Total aria-busy={isChanging}>{formatMoney(orderTotal(detail.orderSummary))}</Total>
        </Title>
      }
    >
      <Stack data-gap={4}>
        <Goods detail={detail} />
        <OrderTotalsList totals={detail.orderSummary} isChanging={isChanging} />
      </Stack>
    </Disclosure>
  </Bar>
)

/** What the sums are of, and the way back to it. */
const Goods = ({ detail }: Pick<FiguresProps, 'detail'>) => (
  <Cluster data-justify="between">
    <span>{texts.items(detail.totalItems)}</span>
    <TextLink to="cart">{texts.editCart}</TextLink>
  </Cluster>
)

const WiderThanPhone = styled(Aside)`
  @media (max-width: 767px) {
    display: none;
  }
`

const Bar = styled.div`
  padding: 0 var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  > details {
    border-bottom: 0;
  }
  summary > span {
    flex: 1;
  }
  @media (min-width: 768px) {
    display: none;
  }
`

const Heading = styled.h2`
  font-size: var(--text-l);
`

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
`

const Total = styled.span`
  font-variant-numeric: tabular-nums;
  transition: opacity var(--motion);
  &[aria-busy='true'] {
    opacity: 0.4;
  }
`
