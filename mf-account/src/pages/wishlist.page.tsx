import { ApiError, usePageTitle, usePathParams, useQueryParams, useSession } from '@aisle/platform'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { Pagination } from '@aisle/ui/pagination'
import { ProductGridSkeleton } from '@aisle/ui/product-grid'
import { TextLink } from '@aisle/ui/text-link'
import { useLastPage } from '@aisle/ui/use-last-page'
import { useRememberedQuery } from '@aisle/ui/use-remembered-query'
import { SignInFirst } from '../features/wishlists/sign-in-first.tsx'
import { WishlistChoices } from '../features/wishlists/wishlist-choices.tsx'
import { WishlistMissing } from '../features/wishlists/wishlist-missing.tsx'
import { WishlistResults } from '../features/wishlists/wishlist-results.tsx'
import {
  readWishlistState,
  WISHLIST_PAGE_SIZE as pageSize,
  writeWishlistState,
} from '../features/wishlists/wishlist-state.rules.ts'
import { wishlistMessages as texts } from '../features/wishlists/wishlists.messages.ts'
import { useWishlistProducts } from '../features/wishlists/wishlists.queries.ts'

/** Choices that a customer finds again (spec 1 §3). */
const REMEMBERED = ['sortBy', 'category'] as const

/** One list: its products by category, sorted and in pages of 20 (spec 2 §9). */
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
  const remember = useRememberedQuery({ list: 'wishlist', subject: wishListID, names: REMEMBERED })
  const change = (name: 'sortBy' | 'category' | 'page', value: string, replace = false) => {
    const next = writeWishlistState(query, name, value)
    remember(next)
    setQuery(next, { replace })
  }
  const turn = (page: number, replace = false) => change('page', String(page), replace)
  useLastPage({
    page: state.page,
    pageSize,
    count: isPlaceholderData ? undefined : data?.count,
    onPage: (last) => turn(last, true),
  })
  const onAll = state.category ? () => change('category', '') : undefined

  if (!data && isMissing(error)) return <WishlistMissing />
  const isEmpty = data?.count === 0 && !state.category
  return (
    <PageLayout>
      <TextLink to="wishlists">{texts.allLists}</TextLink>
      <PageTitle aside={isEmpty ? null : <WishlistChoices state={state} onChange={change} />}>{name}</PageTitle>
      <WishlistResults wishListID={wishListID} products={products} onAll={onAll} />
      <Pagination page={state.page} pageSize={pageSize} count={data?.count ?? 0} noun={texts.noun} onPage={turn} />
    </PageLayout>
  )
}

/** An address that is no list's is refused with 400. */
const isMissing = (error: Error | null) => error instanceof ApiError && (error.status === 404 || error.status === 400)
