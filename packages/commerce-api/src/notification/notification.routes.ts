import {
  deleteNotifications,
  type Notification,
  notificationList,
  registerDevice,
  unregisterDevice,
} from '@aisle/api/notification'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import { notFound } from '../server/server.errors.ts'
import * as store from './notifications.store.ts'
import type { NotificationRecord } from './notifications.table.ts'

export const notificationRoutes: Domain = ({ serve }) => {
  serve(notificationList, async ({ tx, shopper }) => ({
    items: (await store.readNotifications(tx, customerIdOf(shopper))).map(presentNotification),
  }))

  serve(deleteNotifications, async ({ tx, shopper, body }) => {
    if ((await store.removeNotifications(tx, customerIdOf(shopper), body)) === 0) throw notFound()
    return true
  })

  serve(registerDevice, async ({ tx, shopper, body }) => {
    await store.saveDevice(tx, customerIdOf(shopper), body.token, body.platform ?? 'web')
    return true
  })

  serve(unregisterDevice, async ({ tx, shopper, params }) => {
    if ((await store.removeDevice(tx, customerIdOf(shopper), params.token)) === 0) throw notFound()
    return true
  })
}

const presentNotification = (row: NotificationRecord): Notification => ({
  notificationID: row.notificationId,
  title: row.title,
  text: row.body,
  createdAt: row.createdAt.toISOString(),
  isRead: row.isRead,
  orderID: row.orderId,
  linkType: row.linkType,
  seoName: row.seoName,
})
