import type { Discount } from '@aisle/api/discount'
import { Link } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { Image } from '@aisle/ui/image'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { DiscountTerms } from './discount-terms.tsx'

/** A deal in the list. */
export function DiscountCard({ discount }: { readonly discount: Discount }) {
  const id = useId()
  const { discountID, discountName, description, imageURL, rewardText } = discount
  return (
    <Card aria-labelledby={id}>
      {imageURL ? <Image src={imageURL} alt="" width={600} height={300} fit="cover" /> : null}
      <Body>
        {rewardText ? <Badge tone="accent">{rewardText}</Badge> : null}
        <h2 id={id}>
          <CoverLink discountID={discountID}>{discountName}</CoverLink>
        </h2>
        {description ? <p>{description}</p> : null}
        <DiscountTerms discount={discount} />
      </Body>
    </Card>
  )
}

const CoverLink = ({ discountID, children }: { readonly discountID: string; readonly children: ReactNode }) => (
  <Link to="discount" params={{ discountId: discountID }}>
    {children}
  </Link>
)

const Card = styled.article`
  position: relative;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    box-shadow: var(--shadow-1);
  }
`

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-4);
  h2 {
    font-size: var(--text-l);
  }
`
