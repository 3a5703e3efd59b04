import { wishlistList } from '@aisle/api/wishlist'
import { useCall, useSession, useShoppingTerms } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { BookmarkIcon } from '@aisle/ui/icons'
import { PageLayout, PageSection, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { NewListForm } from '../features/wishlists/new-list-form.tsx'
import { SignInFirst } from '../features/wishlists/sign-in-first.tsx'
import { WishlistCard } from '../features/wishlists/wishlist-card.tsx'
import { wishlistMessages as texts } from '../features/wishlists/wishlists.messages.ts'

/** The lists that a customer keeps. A guest is asked to sign in (decision 10). */
export default function WishlistsPage() {
  const status = useSession((state) => state.status)
  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      {status === 'signed-in' ? <Wishlists /> : null}
      {status === 'guest' ? <SignInFirst /> : null}
    </PageLayout>
  )
}

function Wishlists() {
  const { items } = useCall(wishlistList, { query: useShoppingTerms() })
  return (
    <Stack data-gap={5}>
      {items.length === 0 ? (
        <EmptyState icon={<BookmarkIcon size={40} />} title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <Stack as="ul" data-gap={3}>
          {items.map((list) => (
            <WishlistCard key={list.wishListID} list={list} />
          ))}
        </Stack>
      )}
      <PageSection title={texts.newList}>
        <Panel>
          <NewListForm />
        </Panel>
      </PageSection>
    </Stack>
  )
}
