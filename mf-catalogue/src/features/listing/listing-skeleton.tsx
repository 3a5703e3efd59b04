import { ProductGridSkeleton } from '@aisle/ui/product-grid'
import { Skeleton } from '@aisle/ui/skeleton'
import styled from 'styled-components'
import { Layout, Main, Sidebar } from './listing.styles.ts'
import type { ListingState } from './listing-state.rules.ts'

/** In the place of a listing whose products are on their way. */
export function ListingSkeleton({ state: { view, pageSize } }: { readonly state: ListingState }) {
  return (
    <Layout>
      <Sidebar />
      <Main>
        <Toolbar>
          <Skeleton width="96px" />
        </Toolbar>
        <ProductGridSkeleton view={view} count={pageSize} />
      </Main>
    </Layout>
  )
}

const Toolbar = styled.div`
  display: grid;
  align-items: center;
  height: var(--target);
`
