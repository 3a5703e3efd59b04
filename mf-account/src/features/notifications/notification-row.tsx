import type { Notification } from '@aisle/api/notification'
import { Link } from '@aisle/platform'
import { IconButton } from '@aisle/ui/icon-button'
import { CloseIcon } from '@aisle/ui/icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import styled from 'styled-components'
import { notificationMessages as texts } from './notifications.messages.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type Props = { readonly notification: Notification; readonly onRemove: () => void }

/** One notification, what it is about, and the way to be rid of it. */
export function NotificationRow({ notification, onRemove }: Props) {
  const { title, text, createdAt, isRead, orderID } = notification
  return (
    <Row aria-label={title} data-unread={!isRead}>
      <div>
        <h2>
          {!isRead && (
            <>
              <Dot />
              <VisuallyHidden>{texts.unread}: </VisuallyHidden>
            </>
          )}
          {title}
        </h2>
        {text && <p>{text}</p>}
        <small>
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
          {orderID && (
            <Link to="order" params={{ orderId: orderID }}>
              {texts.seeOrder}
            </Link>
          )}
        </small>
      </div>
      <IconButton label={texts.remove(title)} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Row>
  )
}

const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--color-accent);
`

const Row = styled.li`
  display: flex;
  gap: var(--space-3);
  justify-content: space-between;
  padding: var(--space-4) var(--space-2) var(--space-4) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  &[data-unread='true'] {
    background: var(--color-accent-soft);
  }
  > div {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-m);
  }
  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    color: var(--color-muted);
  }
  a {
    padding: var(--space-1) 0;
    font-weight: 600;
  }
`
