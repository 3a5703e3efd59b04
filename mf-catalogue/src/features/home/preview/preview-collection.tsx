import type { PageComponentOf } from '@aisle/api/page-component'
import { productList } from '@aisle/api/product-listing'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { ProductCard } from '@aisle/ui/product-card'
import { createContext, useContext } from 'react'
import styled from 'styled-components'
import { CollectionBlock } from '../collection-block.tsx'
import { blockInput } from '../home.calls.ts'
import { type ColumnCount, placeholderProducts } from './placeholders.rules.ts'
import { previewMessages } from './preview.messages.ts'

/** How many placeholders stand beside each other. */
export const Columns = createContext<ColumnCount>(4)

/** A collection as shoppers see it, or placeholders where it has no products: editors see where it will be. */
export function PreviewCollection({ component }: { readonly component: PageComponentOf<'collection'> }) {
  const { collection, collectionTitle } = component
  const columns = useContext(Columns)
  const { data, isError } = useCallIfReady(productList, blockInput(collection.id, useShoppingTerms()))
  if (!isError && data?.items.length !== 0) return <CollectionBlock component={component} />
  return (
    <section aria-label={collectionTitle || collection.name}>
      <h2>{collectionTitle || collection.name}</h2>
      <p>{previewMessages.empty}</p>
      <Grid $columns={columns}>
        {placeholderProducts.map((product) => (
          <li key={product.productID}>
            <ProductCard product={product} />
          </li>
        ))}
      </Grid>
    </section>
  )
}

/** As many columns as were chosen, and fewer where a card would have no room. */
const Grid = styled.ul<{ readonly $columns: ColumnCount }>`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-3);
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      max(120px, calc((100% - ${({ $columns }) => $columns - 1} * var(--space-3)) / ${({ $columns }) => $columns})),
      1fr
    )
  );
`
