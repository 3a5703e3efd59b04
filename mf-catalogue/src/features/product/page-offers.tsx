import type { ProductDetails } from '@aisle/api/product'
import { ProductOffers } from '@aisle/ui/product-offers'
import { useState } from 'react'
import styled from 'styled-components'
import { productMessages } from './product.messages.ts'

/** The offers of a product on its own page: three in the list, the others one press away. */
export function PageOffers({ product }: { readonly product: ProductDetails }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <ProductOffers
      product={product}
      shown={isWhole ? Infinity : undefined}
      more={
        <More type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? productMessages.fewerOffers : productMessages.moreOffers}
        </More>
      }
    />
  )
}

const More = styled.button`
  width: 100%;
  min-height: var(--target);
  padding: var(--space-1) var(--space-3);
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--text-s);
  font-weight: 600;
  text-align: left;
  cursor: pointer;
`
