import { openDialog, useShopping } from '@aisle/platform'
import { MegaphoneIcon } from '@aisle/ui/icons'
import styled from 'styled-components'
import { Dot, headerIcon } from './header-icon.styles.ts'
import { noticesMessages as texts } from './notices.messages.ts'
import { useAnnouncements } from './use-notices.ts'

/** The way to the store's announcements. They are unread when new or changed, once a store is chosen (spec 1 §4). */
export function AnnouncementsButton() {
  const { items, pending } = useAnnouncements()
  const hasStore = useShopping((state) => state.store !== null)
  if (items.length === 0) return null
  const unread = hasStore ? pending.length : 0
  return (
    <IconButton
      type="button"
      aria-label={texts.announcementsWith(unread)}
      title={texts.announcements}
      onClick={() => void openDialog('announcement', {})}
    >
      <MegaphoneIcon size={22} />
      {unread > 0 && <Dot />}
    </IconButton>
  )
}

const IconButton = styled.button`
  ${headerIcon}
`
