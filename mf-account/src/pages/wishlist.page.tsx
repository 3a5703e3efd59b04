import { wishlistProducts } from '@aisle/api/wishlist'
import {
  ApiError,
  openDialog,
  toast,
  useCallIfReady,
  usePageTitle,
  usePathParams,
  useQueryParams,
  useSession,
  useShoppingTerms,
} from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { EmptyState } from '@aisle/ui/empty-state'
import { BookmarkIcon, TrashIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { LinkButton } from '@aisle/ui/link-button'
import { Cluster, PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { Pagination } from '@aisle/ui/pagination'
import { ProductCard } from '@aisle/ui/product-card'
import { ProductGrid, ProductGridSkeleton } from '@aisle/ui/product-grid'
import { Select } from '@aisle/ui/select'
import { TextLink } from '@aisle/ui/text-link'
import { SignInFirst } from '../features/wishlists/sign-in-first.tsx'
import { readWishlistState, wishlistSortOptions } from '../features/wishlists/wishlist-state.rules.ts'
import { wishlistMessages as texts } from '../features/wishlists/wishlists.messages.ts'
import { useTakeOffList } from '../features/wishlists/wishlists.queries.ts'

const PAGE_SIZE = 20

/** One list: its products, sorted and in pages of 20 (spec 2 §9). */
export default function WishlistPage() {
  const status = useSession((state) => state.status)
  if (status === 'signed-in') return <WishlistOfCustomer />
  return (
    <PageLayout>
      <PageTitle>{texts.title}</PageTitle>
      {status === 'guest' ? <SignInFirst /> : <ProductGridSkeleton />}
    </PageLayout>
  )
}

function WishlistOfCustomer() {
  const { wishListID = '' } = usePathParams()
  const [query, setQuery] = useQueryParams()
  const { page, sortBy } = readWishlistState(query)
  const { data, error } = useCallIfReady(wishlistProducts, {
    params: { WishListID: wishListID },
    query: { Page: page, PageSize: PAGE_SIZE, sortBy, ...useShoppingTerms() },
  })
  const name = data?.wishListName ?? 'Wishlist'
  usePageTitle(name)
  const change = (values: Readonly<Record<string, string>>) => setQuery({ ...Object.fromEntries(query), ...values })
  if (error) return <Missing error={error} />
  return (
    <PageLayout>
      <TextLink to="wishlists">{texts.allLists}</TextLink>
      <PageTitle
        aside={
          data && data.count > 0 ? (
            <Select
              label={texts.sortBy}
              isLabelHidden
              value={String(sortBy)}
              options={wishlistSortOptions}
              onChange={(event) => change({ sortBy: event.target.value, page: '1' })}
            />
          ) : null
        }
      >
        {name}
      </PageTitle>
      {data ? <Products wishListID={wishListID} products={data.items} /> : <ProductGridSkeleton />}
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={data?.count ?? 0}
        noun="products"
        onPage={(next) => change({ page: String(next) })}
      />
    </PageLayout>
  )
}

type ProductsProps = {
  readonly wishListID: string
  readonly products: readonly Parameters<typeof ProductCard>[0]['product'][]
}

function Products({ wishListID, products }: ProductsProps) {
  const remove = useTakeOffList(wishListID)
  const askToTakeOff = async (productId: string) => {
    const { deleteItemTitle: title, deleteText: text, delete: confirmLabel } = texts
    if (await openDialog('confirm', { title, text, confirmLabel, isDestructive: true }))
      remove.mutate(productId, {
        onSuccess: () => toast('success', texts.updated),
        onError: ({ message }) => toast('error', texts.failed(message)),
      })
  }
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<BookmarkIcon size={40} />}
        title={texts.emptyListTitle}
        text={texts.emptyListText}
        actions={<LinkButton to="home">{texts.startShopping}</LinkButton>}
      />
    )
  }
  return (
    <ProductGrid label={texts.title}>
      {products.map((product) => (
        <ProductCard
          key={product.productID}
          product={product}
          headingLevel={2}
          actions={
            <IconButton
              label={texts.takeOff(product.title)}
              variant="floating"
              onClick={() => void askToTakeOff(product.productID)}
            >
              <TrashIcon />
            </IconButton>
          }
        />
      ))}
    </ProductGrid>
  )
}

/** A list that is no more, or somebody else's: the answer is the same (T6). */
function Missing({ error }: { readonly error: Error }) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <PageLayout width="form">
      {isMissing ? (
        <EmptyState
          headingLevel={1}
          icon={<BookmarkIcon size={40} />}
          title={texts.missing}
          text={texts.missingText}
          actions={<LinkButton to="wishlists">{texts.back}</LinkButton>}
        />
      ) : (
        <>
          <PageTitle>{texts.title}</PageTitle>
          <Alert variant="danger">{texts.failed(error.message)}</Alert>
          <Cluster>
            <LinkButton to="wishlists">{texts.back}</LinkButton>
          </Cluster>
        </>
      )}
    </PageLayout>
  )
}
