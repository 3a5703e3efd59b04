import { cart, type CartProduct, toast, useCart, useQuantityInCart } from '@aisle/platform'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from './button.tsx'
import { PlusIcon } from './icons.tsx'
import { QuantityField } from './quantity-field.tsx'

export type AddControlProps = {
  readonly product: CartProduct
  readonly isInStock: boolean
  /** Cards wait 300 ms for more clicks, the main flow 400 ms (decision 5). */
  readonly origin?: 'card' | 'main'
  readonly size?: 'm' | 'l'
}

/** Adds a product, then counts it: add, added with quantity field, out of stock, saving (spec 1 §2). */
export function AddControl({ product, isInStock, origin = 'card', size = 'm' }: AddControlProps) {
  const { productId, title } = product
  const qty = useQuantityInCart(productId)
  const isSaving = useCart((state) => state.wanted[productId] !== undefined)
  const failure = useCart((state) => state.failures[productId])
  const [takesFocus, setTakesFocus] = useState(false)

  const change = (next: number) => {
    setTakesFocus(next === 0)
    cart.setQuantity(product, next, origin)
    if (next > 0) return
    const undo = () => cart.setQuantity(product, qty, origin)
    toast('success', `${title} removed`, { action: { label: 'Undo', run: undo } })
  }

  // Whoever is shown no quantity yet wants one more than there is.
  const add = () => {
    setTakesFocus(true)
    cart.add(product, 1, origin)
  }

  return (
    <Root aria-busy={isSaving || undefined} onBlur={() => setTakesFocus(false)} $isSaving={isSaving}>
      {qty > 0 ? (
        <QuantityField title={title} qty={qty} limit={product.limit} hasFocus={takesFocus} onChange={change} />
      ) : isInStock && product.limit > 0 ? (
        <Button
          variant="primary"
          size={size}
          isWide
          aria-label={`Add ${title} to cart`}
          data-action={`add ${title}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over from the field that it replaced
          autoFocus={takesFocus}
          onClick={add}
        >
          <PlusIcon size={18} />
          Add
        </Button>
      ) : (
        <OutOfStock>Out Of Stock</OutOfStock>
      )}
      {failure ? <Failure role="status">{failure}</Failure> : null}
    </Root>
  )
}

const Root = styled.div<{ readonly $isSaving: boolean }>`
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
    visibility: ${({ $isSaving }) => ($isSaving ? 'visible' : 'hidden')};
    transition: visibility 0s 200ms;
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
