import { productCompanions, productSubstitutes } from '@aisle/api/product'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Carousel } from '@aisle/ui/carousel'
import { productMessages } from './product.messages.ts'
import { useNearby } from '@aisle/ui/use-nearby'
import { CatalogueCard } from './catalogue-card.tsx'
import { productInput } from './product.calls.ts'

const calls = { companions: productCompanions, substitutes: productSubstitutes }

type RelatedProductsProps = { readonly kind: keyof typeof calls; readonly seoName: string }

/** What goes with a product or stands in for it; companions only while in stock (spec 1 §7). Its absence fails nothing. */
export function RelatedProducts({ kind, seoName }: RelatedProductsProps) {
  const [place, isNear] = useNearby()
  const { data } = useCallIfReady(calls[kind], productInput(seoName, useShoppingTerms()), { enabled: isNear })
  const products = (data?.items ?? []).filter(({ isinstock }) => kind === 'substitutes' || isinstock)
  return (
    <div ref={place}>
      {products.length > 0 ? (
        <Carousel title={productMessages[kind]}>
          {products.map((product) => (
            <CatalogueCard key={product.productID} product={product} />
          ))}
        </Carousel>
      ) : null}
    </div>
  )
}
