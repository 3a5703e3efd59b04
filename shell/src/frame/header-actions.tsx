import { shortName } from '@aisle/api/short-name'
import { openDialog, useSession } from '@aisle/platform'
import { UserIcon } from '@aisle/ui/icons'
import type { ComponentType } from 'react'
import { frameMessages } from '../shell.messages.ts'
import { CartLink } from './cart-link.tsx'
import { AccountButton } from './header.styles.ts'

function Account() {
  const firstName = useSession((state) => state.profile?.firstName)
  return (
    <AccountButton
      type="button"
      aria-label={[frameMessages.account, firstName].filter(Boolean).join(', ')}
      onClick={() => void openDialog('account-drawer', {})}
    >
      <UserIcon size={24} />
      <span>{firstName ? shortName(firstName) : frameMessages.account}</span>
    </AccountButton>
  )
}

/** What the shell itself has at the end of the header, in order. Each is 44 px wide on a phone. */
export const headerActions: readonly { readonly name: string; readonly Action: ComponentType }[] = [
  { name: 'account', Action: Account },
  { name: 'cart', Action: CartLink },
]
