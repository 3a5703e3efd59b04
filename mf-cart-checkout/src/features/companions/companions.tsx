import type { CartDetail } from '@aisle/api/cart-detail'
import { Carousel } from '@aisle/ui/carousel'
import { ProductCard } from '@aisle/ui/product-card'
import { useNearby } from '@aisle/ui/use-nearby'
import { useState } from 'react'
import { linesOfCart } from '../lines/lines-of-cart.rules.ts'
import { companionsMessages as messages } from './companions.messages.ts'
import { useCompanions } from './companions.queries.ts'
import { askedProducts, companionsOf } from './companions.rules.ts'

/**
 * What goes with the products of the cart, as it was when the page came: what is put in from here stays in its place.
 * Asked for once somebody comes near; its absence fails nothing.
 */
export function Companions({ detail }: { readonly detail: CartDetail }) {
  const [asked] = useState(() => {
    const lines = linesOfCart(detail)
    return { seoNames: askedProducts(lines), inCart: new Set(lines.map(({ productId }) => productId)) }
  })
  const [place, isNear] = useNearby()
  const { data = [] } = useCompanions(asked.seoNames, isNear)
  const products = companionsOf(data, asked.inCart)
  return (
    <div ref={place}>
      {products.length > 0 ? (
        <Carousel title={messages.title}>
          {products.map((product) => (
            <ProductCard key={product.productID} product={product} />
          ))}
        </Carousel>
      ) : null}
    </div>
  )
}
