import { openDialog, useSession } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { HeartIcon } from '@aisle/ui/icons'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { ProductGridSkeleton } from '@aisle/ui/product-grid'
import { useEffect } from 'react'
import { messages } from '../catalogue.messages.ts'
import { FavoritesList } from '../features/favorites/favorites-list.tsx'

export default function FavoritesPage() {
  const status = useSession((state) => state.status)
  return (
    <PageLayout>
      <PageTitle>{messages.favorites.title}</PageTitle>
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
      title={messages.favorites.signIn}
      text={messages.favorites.signInText}
      actions={
        <Button variant="primary" onClick={signIn}>
          {messages.favorites.signInAction}
        </Button>
      }
    />
  )
}
