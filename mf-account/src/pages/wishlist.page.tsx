import { ApiError, usePageTitle, usePathParams, useQueryParams, useSession } from '@aisle/platform'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { Pagination } from '@aisle/ui/pagination'
import { ProductGridSkeleton } from '@aisle/ui/product-grid'
import { Select } from '@aisle/ui/select'
import { TextLink } from '@aisle/ui/text-link'
import { useLastPage } from '../features/paging/use-last-page.ts'
import { SignInFirst } from '../features/wishlists/sign-in-first.tsx'
import { WishlistMissing } from '../features/wishlists/wishlist-missing.tsx'
import { WishlistResults } from '../features/wishlists/wishlist-results.tsx'
import {
  readWishlistState,
  WISHLIST_PAGE_SIZE as pageSize,
  wishlistSortOptions,
} from '../features/wishlists/wishlist-state.rules.ts'
import { wishlistMessages as texts } from '../features/wishlists/wishlists.messages.ts'
import { useWishlistProducts } from '../features/wishlists/wishlists.queries.ts'

/** One list: its products, sorted and in pages of 20 (spec 2 §9). */
export default function WishlistPage() {
  const status = useSession((state) => state.status)
  const { wishListID = '' } = usePathParams()
  if (status === 'signed-in') return <WishlistOfCustomer key={wishListID} wishListID={wishListID} />
  return (
    <PageLayout>
      <PageTitle>{texts.title}</PageTitle>
      {status === 'guest' ? <SignInFirst /> : <ProductGridSkeleton />}
    </PageLayout>
  )
}

function WishlistOfCustomer({ wishListID }: { readonly wishListID: string }) {
  const [query, setQuery] = useQueryParams()
  const state = readWishlistState(query)
  const products = useWishlistProducts(wishListID, state)
  const { data, error, isPlaceholderData } = products
  const name = data?.wishListName ?? texts.list
  usePageTitle(name)
  const change = (values: Readonly<Record<string, string>>) => setQuery({ ...Object.fromEntries(query), ...values })
  const turn = (page: number) => change({ page: String(page) })
  useLastPage({ page: state.page, pageSize, count: isPlaceholderData ? undefined : data?.count, onPage: turn })

  if (!data && isMissing(error)) return <WishlistMissing />
  return (
    <PageLayout>
      <TextLink to="wishlists">{texts.allLists}</TextLink>
      <PageTitle
        aside={
          data?.count === 0 ? null : (
            <Select
              label={texts.sortBy}
              isLabelHidden
              value={String(state.sortBy)}
              options={wishlistSortOptions}
              onChange={(event) => change({ sortBy: event.target.value, page: '1' })}
            />
          )
        }
      >
        {name}
      </PageTitle>
      <WishlistResults wishListID={wishListID} products={products} />
      <Pagination page={state.page} pageSize={pageSize} count={data?.count ?? 0} noun={texts.noun} onPage={turn} />
    </PageLayout>
  )
}

/** An address that is no list's is refused with 400. */
const isMissing = (error: Error | null) => error instanceof ApiError && (error.status === 404 || error.status === 400)
