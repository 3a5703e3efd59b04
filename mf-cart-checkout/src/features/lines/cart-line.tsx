import type { CartItem } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import { cart, lineKeyOf, useCart, useQuantityInCart } from '@aisle/platform'
import { Image } from '@aisle/ui/image'
import { Price } from '@aisle/ui/price'
import { QuantityField } from '@aisle/ui/quantity-field'
import { useTakeOut } from '@aisle/ui/use-take-out'
import styled from 'styled-components'
import { LineStock } from '../out-of-stock/line-stock.tsx'
import { SaveForLater } from '../saved/save-for-later.tsx'
import { LineSubstitution } from '../substitution/line-substitution.tsx'
import { focusHeading } from './focus-heading.ts'
import { LineAutoShip } from './line-auto-ship.tsx'
import { LineChange } from './line-change.tsx'
import { Note, Row, Title } from './line-look.ts'
import { LineNote } from './line-note.tsx'
import { isPicked, productOf } from './line-product.ts'
import { linesMessages as lines } from './lines.messages.ts'
import { LinkedLines } from './linked-lines.tsx'

/** One product of the cart with its quantity and what it comes to. */
export function CartLine({ line }: { readonly line: CartItem }) {
  const product = productOf(line)
  const quantity = useQuantityInCart(product)
  const failure = useCart((state) => state.failures[lineKeyOf(product)])

  const takeOut = useTakeOut()

  const change = (qty: number) => {
    if (qty > 0) return cart.setQuantity(product, qty, 'cart')
    takeOut(product, quantity, 'cart')
    focusHeading()
  }

  if (quantity === 0) return null
  return (
    <Item aria-label={line.title}>
      <Image src={line.profileImage} alt="" width={96} height={96} />
      <Facts>
        <Title to="product" params={{ seoName: line.seoName }}>
          {line.title}
        </Title>
        <Note>
          {line.giftCardAmount
            ? lines.giftCardOf(formatMoney(line.giftCardAmount))
            : (line.variantText ?? line.sizeText)}
        </Note>
        <Price amount={line.price} regularAmount={line.regularPrice} />
        {line.rewarded?.map(({ qty, price }) => (
          <Note key={price}>{lines.rewarded(qty, formatMoney(price))}</Note>
        ))}
        {line.discountAmount ? <Saving>{lines.saved(formatMoney(line.discountAmount))}</Saving> : null}
        <LineStock line={line} />
        <LineSubstitution line={line} />
        {failure ? <Refusal role="status">{failure}</Refusal> : null}
      </Facts>
      <Choices>
        <LineChange line={line} />
        {isPicked(line) ? <LineNote line={line} /> : null}
        <SaveForLater line={line} />
        <LineAutoShip line={line} />
      </Choices>
      <Amounts>
        <QuantityField title={line.title} qty={quantity} limit={product.limit} onChange={change} />
        <Total aria-busy={quantity !== line.qty}>{formatMoney(line.totalPrice)}</Total>
      </Amounts>
      <LinkedLines linkedProducts={line.linkedProducts} />
    </Item>
  )
}

/** What else may be done with a line: words in a row, on phones over the whole width. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 var(--space-1);
  align-items: center;
  > button {
    margin-left: calc(-1 * var(--space-3));
  }
  @media (min-width: 600px) {
    grid-column: 2 / -1;
  }
`

const Saving = styled.p`
  color: var(--color-success);
  font-size: var(--text-s);
  font-weight: 600;
`

const Item = styled(Row)`
  gap: var(--space-3) var(--space-4);
  @media (min-width: 600px) {
    grid-template-columns: 96px minmax(0, 1fr) auto;
  }
`

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
`

/** Why a quantity is not what was asked for: read in passing, it interrupts nobody (spec 2 §8). */
const Refusal = styled.p`
  color: var(--color-danger);
  font-size: var(--text-s);
`

const Amounts = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  @media (min-width: 600px) {
    grid-area: 1 / 3;
    align-self: start;
  }
`

const Total = styled.span`
  min-width: 88px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
  transition: opacity var(--motion);
  &[aria-busy='true'] {
    opacity: 0.4;
  }
`
