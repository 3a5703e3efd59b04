import type { ProductCard } from '@aisle/api/product-card'
import { Link } from '@aisle/platform'
import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { ChevronDownIcon, TagIcon } from './icons.tsx'
import { ProductLink } from './product-link.tsx'

/** Offers listed before the More link (spec 2 §9). */
const OFFERS_SHOWN = 3

type ProductOffersProps = {
  readonly product: ProductCard
  /** How many are listed. */
  readonly shown?: number | undefined
  /** What leads to the others. */
  readonly more?: ReactNode
}

/** The offers of a product in a list that drops down: three, then a link to all on the product's page. */
export function ProductOffers({
  product,
  shown = OFFERS_SHOWN,
  more = <ProductLink product={product}>More</ProductLink>,
}: ProductOffersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const discounts = product.discounts ?? []
  if (!product.hasDiscount || discounts.length === 0) return null
  const label = discounts.length === 1 ? 'Offer' : `${discounts.length} offers`
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  return (
    <Root onBlur={closeWhenLeft} onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${label} for ${product.title}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <TagIcon size={14} />
        {label}
        <ChevronDownIcon size={14} />
      </Toggle>
      <List id={id} hidden={!isOpen}>
        {discounts.slice(0, shown).map(({ discountID, displayName }) => (
          <li key={discountID}>
            <Link to="discount" params={{ discountId: discountID }}>
              {displayName}
            </Link>
          </li>
        ))}
        {discounts.length > OFFERS_SHOWN ? <li>{more}</li> : null}
      </List>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  z-index: 2;
  justify-self: start;
`

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 28px;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: 99px;
  background: var(--color-accent-soft);
  color: var(--color-accent);
  font-size: var(--text-xs);
  font-weight: 600;
  cursor: pointer;
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
`

const List = styled.ul`
  position: absolute;
  left: 0;
  top: calc(100% + 4px);
  z-index: 4;
  min-width: 180px;
  max-width: 260px;
  max-height: 60vh;
  overflow: auto;
  padding: var(--space-1) 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  a,
  span {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: var(--space-1) var(--space-3);
    color: var(--color-text);
    font-size: var(--text-s);
  }
`
