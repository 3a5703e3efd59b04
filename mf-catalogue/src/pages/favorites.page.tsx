import { openDialog, useSession } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { HeartIcon } from '@aisle/ui/icons'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { ProductGridSkeleton } from '@aisle/ui/product-grid'
import { useEffect } from 'react'
import { favoritesMessages } from '../features/favorites/favorites.messages.ts'
import { FavoritesList } from '../features/favorites/favorites-list.tsx'

export default function FavoritesPage() {
  const status = useSession((state) => state.status)
  return (
    <PageLayout>
      <PageTitle>{favoritesMessages.title}</PageTitle>
      {status === 'signed-in' ? <FavoritesList /> : status === 'guest' ? <SignInFirst /> : <ProductGridSkeleton />}
    </PageLayout>
  )
}

/** Favorites show guests the sign-in drawer (decision 10). */
function SignInFirst() {
  const signIn = () => void openDialog('account-drawer', {})
  useEffect(signIn, [])
  return (
    <EmptyState
      icon={<HeartIcon size={40} />}
      title={favoritesMessages.signIn}
      text={favoritesMessages.signInText}
      actions={
        <Button variant="primary" onClick={signIn}>
          {favoritesMessages.signInAction}
        </Button>
      }
    />
  )
}
