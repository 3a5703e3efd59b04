import type { CartItem } from '@aisle/api/cart-detail'
import { OrderLineType } from '@aisle/api/product-kind'
import { Link, useLink } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Select } from '@aisle/ui/select'
import { useRequireCustomer } from '@aisle/ui/use-require-customer'
import styled from 'styled-components'
import { linesMessages as messages } from './lines.messages.ts'
import { type LineChange, useChangeLine } from './use-change-line.ts'
import { useSubscriptionOf } from './use-subscription-of.ts'

type AutoShipLineProps = {
  readonly line: CartItem
  /** Just now, by a press: the focus goes on to the choice. */
  readonly isAskedFor: boolean
}

const takeFocus = (control: HTMLElement | null) => control?.focus()

/**
 * Once, or again and again in a rhythm (spec 2 §4). Guests are asked to sign in first (spec 2 §6). With a line of that
 * rhythm the line becomes one, which can be taken back.
 */
export function AutoShipLine({ line, isAskedFor }: AutoShipLineProps) {
  const { title, frequency, autoShipFrequencies = [], autoShipDiscount } = line
  const requireCustomer = useRequireCustomer()
  const change = useChangeLine(line, () => undefined)
  const choose = async (rhythm: string) => {
    if (rhythm && !(await requireCustomer())) return
    change.mutate(kindOf(rhythm))
  }
  return (
    <Root>
      <Select
        label={messages.howOftenOf(title)}
        isLabelHidden
        ref={isAskedFor ? takeFocus : undefined}
        value={change.wanted ? rhythmOf(change.wanted) : (frequency ?? '')}
        aria-busy={change.isPending}
        onChange={({ target }) => void choose(target.value)}
        options={[
          { value: '', label: messages.once },
          ...autoShipFrequencies.map((option) => ({
            value: option.frequency,
            label: messages.autoShip(option.label.toLowerCase(), autoShipDiscount),
          })),
        ]}
      />
      {change.refusal ? <Alert variant="danger">{change.refusal}</Alert> : null}
      <Subscribed productId={line.productId} />
    </Root>
  )
}

const kindOf = (rhythm: string): LineChange =>
  rhythm
    ? { orderLineItemOrderType: OrderLineType.AutoShip, frequency: rhythm }
    : { orderLineItemOrderType: OrderLineType.Normal }

const rhythmOf = (change: LineChange) => ('frequency' in change ? change.frequency : '')

/** A second rhythm is seldom meant: the first one is pointed at. */
function Subscribed({ productId }: Pick<CartItem, 'productId'>) {
  const subscriptionId = useSubscriptionOf(productId)
  const isShown = useLink('subscriptions') !== null
  if (subscriptionId === undefined) return null
  return (
    <Note>
      {messages.alreadySubscribed}{' '}
      {isShown ? (
        <Link to="subscription" params={{ subscriptionId }}>
          {messages.seeSubscription}
        </Link>
      ) : null}
    </Note>
  )
}

const Root = styled.div`
  display: grid;
  flex: 1 1 100%;
  order: -1;
  gap: var(--space-1);
  max-width: 320px;
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
