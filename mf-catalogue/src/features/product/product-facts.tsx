import type { ProductDetails } from '@aisle/api/product'
import { Disclosure } from '@aisle/ui/disclosure'
import { Panel } from '@aisle/ui/page-layout'
import { RichText } from '@aisle/ui/rich-text'
import styled from 'styled-components'
import { productMessages } from './product.messages.ts'
import { LinkedProducts } from './linked-products.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { useLinked } from './use-linked.ts'

type ProductFactsProps = {
  readonly product: ProductDetails
  /** The product as the chosen variant. */
  readonly shown: ProductDetails
}

/** Description, details and nutrition, each of them where there is one. */
export function ProductFacts({ product, shown }: ProductFactsProps) {
  const { description, descriptionText, details = [], nutrition } = product
  const linked = useLinked(product, shown)
  const text = description ? <RichText html={description} headingLevel={3} /> : descriptionText
  if (!text && details.length === 0 && !nutrition && linked.length === 0) return null
  return (
    <Panel>
      {text ? (
        <Disclosure title={<h2>{productMessages.description}</h2>} isOpen>
          {text}
        </Disclosure>
      ) : null}
      {linked.length > 0 ? <LinkedProducts shown={shown} linked={linked} /> : null}
      {details.length > 0 ? (
        <Disclosure title={<h2>{productMessages.details}</h2>}>
          <Details>
            {details.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Details>
        </Disclosure>
      ) : null}
      {nutrition ? (
        <Disclosure title={<h2>{productMessages.nutrition}</h2>}>
          <NutritionTable nutrition={nutrition} />
        </Disclosure>
      ) : null}
    </Panel>
  )
}

const Details = styled.dl`
  display: grid;
  gap: var(--space-2) var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    border-bottom: 1px solid var(--color-line);
    padding: var(--space-1) 0;
  }
  dt {
    color: var(--color-muted);
  }
  dd {
    text-align: right;
  }
`
