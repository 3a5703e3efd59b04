import { openDialog } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { BookmarkIcon } from '@aisle/ui/icons'
import { useEffect } from 'react'
import { wishlistMessages as texts } from './wishlists.messages.ts'

const signIn = () => void openDialog('account-drawer', {})

/** Wishlists show guests the sign-in drawer (decision 10). */
export function SignInFirst() {
  useEffect(signIn, [])
  return (
    <EmptyState
      icon={<BookmarkIcon size={40} />}
      title={texts.guestTitle}
      text={texts.guestText}
      actions={
        <Button variant="primary" onClick={signIn}>
          {texts.signIn}
        </Button>
      }
    />
  )
}
