import { cart, type CartProduct, lineKeyOf, useCart, useQuantityInCart } from '@aisle/platform'
import styled from 'styled-components'
import { QuantityField } from './quantity-field.tsx'
import { useTakeOut } from './use-take-out.ts'

export type AddControlProps = {
  readonly product: CartProduct
  readonly isInStock: boolean
  /** Cards wait 300 ms for more clicks, the main flow 400 ms (decision 5). */
  readonly origin?: 'card' | 'main'
  readonly size?: 'm' | 'l'
}

/** Adds a product, then counts it: add, added with quantity field, out of stock, saving (spec 1 §2). */
export function AddControl({ product, isInStock, origin = 'card', size = 'm' }: AddControlProps) {
  const { title } = product
  const qty = useQuantityInCart(product)
  const line = lineKeyOf(product)
  const isSaving = useCart((state) => state.wanted[line] !== undefined)
  const failure = useCart((state) => state.failures[line])

  const takeOut = useTakeOut()

  const change = (next: number) => (next > 0 ? cart.setQuantity(product, next, origin) : takeOut(product, qty, origin))
  // Whoever is shown no quantity yet wants one more than there is.
  const add = { size, onAdd: () => cart.add(product, 1, origin) }

  return (
    <Root aria-busy={isSaving || undefined}>
      {qty > 0 || (isInStock && product.limit > 0) ? (
        <QuantityField title={title} qty={qty} limit={product.limit} add={add} onChange={change} />
      ) : (
        <OutOfStock>Out Of Stock</OutOfStock>
      )}
      {failure ? <Failure role="status">{failure}</Failure> : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  position: relative;
  min-height: var(--target);
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 -3px;
    height: 2px;
    border-radius: 2px;
    background: var(--color-accent);
    visibility: hidden;
    transition: visibility 0s 200ms;
  }
  &[aria-busy]::after {
    visibility: visible;
  }
`

const OutOfStock = styled.p`
  display: grid;
  place-items: center;
  min-height: var(--target);
  border: 1px dashed var(--color-control);
  border-radius: var(--radius-m);
  color: var(--color-muted);
  font-size: var(--text-s);
  font-weight: 600;
`

const Failure = styled.p`
  margin-top: var(--space-1);
  font-size: var(--text-s);
  color: var(--color-danger);
`
