import { notificationList } from '@aisle/api/notification'
import { openDialog, toast, useCall } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { BellIcon } from '@aisle/ui/icons'
import { PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { NotificationRow } from '../features/notifications/notification-row.tsx'
import { notificationMessages as texts } from '../features/notifications/notifications.messages.ts'
import {
  allNotifications,
  useMarkRead,
  useRemoveNotifications,
} from '../features/notifications/notifications.queries.ts'
import { PushSettings } from '../features/notifications/push-settings.tsx'

/** What the store told this customer (spec 1 §4): one or all can be removed. */
export default function NotificationsPage() {
  const { items } = useCall(notificationList, allNotifications)
  const remove = useRemoveNotifications()
  const { mutate: markRead } = useMarkRead()
  const list = useRef<HTMLDivElement>(null)
  const unread = items.flatMap(({ isRead, notificationID }) => (isRead ? [] : notificationID)).join()

  useEffect(() => {
    if (unread) markRead(unread.split(','))
  }, [unread, markRead])

  const take = (ids: readonly string[]) => {
    // Each removal is told of, also where the next one has begun before it is done.
    void remove.mutateAsync(ids).then(
      () => toast('success', texts.removed),
      (error: Error) => toast('error', texts.removeFailed(errorText(error))),
    )
    // The button that was pressed is gone with its row.
    list.current?.focus()
  }
  const takeAll = async () => {
    const { removeAllTitle: title, removeAllText: text, removeAll: confirmLabel } = texts
    if (await openDialog('confirm', { title, text, confirmLabel, isDestructive: true }))
      take(items.map(({ notificationID }) => notificationID))
  }

  return (
    <PageLayout width="form">
      <PageTitle
        aside={
          items.length > 0 ? (
            <Button isBusy={remove.isPending} onClick={() => void takeAll()}>
              {texts.removeAll}
            </Button>
          ) : null
        }
      >
        {texts.title}
      </PageTitle>
      <Place ref={list} tabIndex={-1}>
        {items.length === 0 ? (
          <EmptyState icon={<BellIcon size={40} />} title={texts.none} text={texts.noneText} />
        ) : (
          <Stack as="ul" data-gap={3}>
            {items.map((notification) => (
              <NotificationRow
                key={notification.notificationID}
                notification={notification}
                onRemove={() => take([notification.notificationID])}
              />
            ))}
          </Stack>
        )}
      </Place>
      <PushSettings />
    </PageLayout>
  )
}

const Place = styled.div`
  outline: none;
`
