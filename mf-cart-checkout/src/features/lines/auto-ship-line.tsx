import type { CartItem } from '@aisle/api/cart-detail'
import { OrderLineType } from '@aisle/api/product-kind'
import { cart, Link, useLink, useQuantityInCart } from '@aisle/platform'
import { Select } from '@aisle/ui/select'
import { useRequireCustomer } from '@aisle/ui/use-require-customer'
import styled from 'styled-components'
import { linesMessages as messages } from './lines.messages.ts'
import { productOf } from './line-product.ts'
import { useSubscriptionOf } from './use-subscription-of.ts'

type AutoShipLineProps = {
  readonly line: CartItem
  /** Just now, by a press: the focus goes on to the choice. */
  readonly isAskedFor: boolean
}

const takeFocus = (control: HTMLElement | null) => control?.focus()

/** Once, or again and again in a rhythm (spec 2 §4). Guests are asked to sign in first (spec 2 §6). */
export function AutoShipLine({ line, isAskedFor }: AutoShipLineProps) {
  const { title, frequency, autoShipFrequencies = [], autoShipDiscount } = line
  const requireCustomer = useRequireCustomer()
  const product = productOf(line)
  const qty = useQuantityInCart(product)
  const choose = async (rhythm: string) => {
    const kind = rhythm
      ? { orderLineItemOrderType: OrderLineType.AutoShip, frequency: rhythm }
      : { orderLineItemOrderType: OrderLineType.Normal }
    if (rhythm && !(await requireCustomer())) return
    cart.setQuantity({ ...product, ...kind }, qty, 'cart')
    await cart.settle()
  }
  return (
    <Root>
      <Select
        label={messages.howOftenOf(title)}
        isLabelHidden
        ref={isAskedFor ? takeFocus : undefined}
        value={frequency ?? ''}
        onChange={({ target }) => void choose(target.value)}
        options={[
          { value: '', label: messages.once },
          ...autoShipFrequencies.map((option) => ({
            value: option.frequency,
            label: messages.autoShip(option.label.toLowerCase(), autoShipDiscount),
          })),
        ]}
      />
      <Subscribed productId={line.productId} />
    </Root>
  )
}

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
