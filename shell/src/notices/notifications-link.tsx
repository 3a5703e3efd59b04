import { userInfo } from '@aisle/api/customer'
import { Link, linkTo, useCallIfReady } from '@aisle/platform'
import { BellIcon } from '@aisle/ui/icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import styled from 'styled-components'
import { Dot, headerIcon } from './header-icon.styles.ts'
import { noticesMessages as texts } from './notices.messages.ts'

/** A customer's way to their notifications, with a dot while some are unread. */
export function NotificationsLink() {
  const unread = useCallIfReady(userInfo, {}).data?.unreadNotifications ?? 0
  if (linkTo('notifications') === null) return null
  return (
    <Place>
      <Link to="notifications">
        <BellIcon size={22} />
        {unread > 0 && <Dot />}
        <VisuallyHidden>{texts.notificationsWith(unread)}</VisuallyHidden>
      </Link>
    </Place>
  )
}

const Place = styled.span`
  > a {
    ${headerIcon}
  }
`
