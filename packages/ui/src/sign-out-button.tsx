import { session, toast } from '@aisle/platform'
import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** The way out, with a warning where only this store could be told of it. */
export function SignOutButton({ isWide }: Pick<ButtonProps, 'isWide'>) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    // Signed out here in any case, and the store goes on as for a guest; who did not hear of it is the provider.
    session.signOut().catch(() => toast('warning', texts.signedOutHere, { milliseconds: 8000 }))
  }
  return (
    <Button isWide={isWide} isBusy={isLeaving} onClick={leave}>
      {texts.signOut}
    </Button>
  )
}

const texts = {
  signOut: 'Sign out',
  signedOutHere: 'You are signed out of this store. The sign-in service could not be told.',
} as const
