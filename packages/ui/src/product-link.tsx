import type { ProductCard } from '@aisle/api/product-card'
import { giftCardRouteType } from '@aisle/api/product-kind'
import { Link } from '@aisle/platform'
import type { ReactNode } from 'react'

type Linked = Pick<ProductCard, 'seoName' | 'productFamily' | 'giftCardID'>

/** A link to a product's page, or to its gift card page (decision 27). */
export function ProductLink({ product, children }: { readonly product: Linked; readonly children: ReactNode }) {
  const type = giftCardRouteType(product.productFamily ?? 0)
  if (type !== undefined && product.giftCardID) {
    return (
      <Link to="giftCard" params={{ giftCardId: product.giftCardID, type: type === 1 ? '1' : '2' }}>
        {children}
      </Link>
    )
  }
  return (
    <Link to="product" params={{ seoName: product.seoName }}>
      {children}
    </Link>
  )
}
